#include "io/ask/ask.h"

#include <string.h>

#include "io/ask/questions.h"

static const struct question {
    const char *name;
    bool (*answer)(const struct json_at *top, struct json_out *out, struct error *err);
} questions[] = {
#define Q(name) {#name, ask_##name},
    QUESTIONS(Q)
#undef Q
};
enum { QUESTION_COUNT = sizeof questions / sizeof *questions };

const char *json_ask_question(int i)
{
    return i >= 0 && i < QUESTION_COUNT ? questions[i].name : NULL;
}

static bool answer_question(const char *name, const char *text, size_t length, struct json_out *out,
                            struct error *err)
{
    int question = word_find(json_ask_question, name);
    if (question < 0)
        return error_set(err, STATUS_INPUT, "unknown question '%.40s'; see: rota ask --help", name);
    struct cJSON *document = json_parse("standard input", text, length, err);
    if (!document)
        return false;
    struct json_at top = json_top("standard input", document);
    bool ok = json_need_object(&top, err) && questions[question].answer(&top, out, err);
    json_free(document);
    return ok;
}

bool ask_answer(const char *question, const char *text, size_t length, struct text *answer, struct error *err)
{
    struct json_out out = json_out_to(answer);
    if (answer_question(question, text, length, &out, err))
        return true;
    err->status = STATUS_INPUT;
    json_out_open(&out, '{');
    json_out_key_text(&out, "error", err->text);
    json_out_close(&out, '}');
    return false;
}
