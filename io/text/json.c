#include "io/text/json.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "io/text/utf8.h"
#include "scoring/memory.h"

/* Where the second walk over the text is. */
struct cursor {
    const char *file, *start, *at, *end;
    int line;
    struct error *err;
};

static bool fail_here(const struct cursor *cursor, const char *what)
{
    const char *begin = cursor->at;
    while (begin > cursor->start && begin[-1] != '\n')
        begin--;
    return error_set(cursor->err, STATUS_INPUT, "%s:%d:%d: %s", cursor->file, cursor->line,
                     (int)(cursor->at - begin) + 1, what);
}

/* What cJSON lets pass or would die of: deep nesting, control characters, a NUL in disguise. */
static bool scan(struct cursor *cursor)
{
    int depth = 0;
    bool quoted = false;
    for (; cursor->at < cursor->end; cursor->at++) {
        unsigned char c = (unsigned char)*cursor->at;
        if (c == '\\' && quoted) {
            if (cursor->end - cursor->at >= 6 && !memcmp(cursor->at, "\\u0000", 6))
                return fail_here(cursor, "NUL character in a string");
            cursor->at += cursor->end - cursor->at > 1;
        } else if (c == '"') {
            quoted = !quoted;
        } else if (c < 0x20 && (quoted || !strchr("\t\r\n", c))) {
            return fail_here(cursor, quoted ? "control character in a string; is a quote missing?"
                                            : "control character");
        } else if (!quoted && (c == '[' || c == '{') && ++depth > JSON_DEPTH_MAX) {
            return fail_here(cursor, "nested too deeply");
        } else if (!quoted && (c == ']' || c == '}')) {
            depth--;
        }
        cursor->line += *cursor->at == '\n';
    }
    return true;
}

static void skip_blanks(struct cursor *cursor)
{
    while (cursor->at < cursor->end && strchr(" \t\r\n", *cursor->at)) {
        cursor->line += *cursor->at == '\n';
        cursor->at++;
    }
}

/* Past the string, which is known to be well formed. */
static void skip_string(struct cursor *cursor)
{
    for (cursor->at++; cursor->at < cursor->end && *cursor->at != '"'; cursor->at++)
        cursor->at += *cursor->at == '\\';
    cursor->at++;
}

static const char *skip_digits(const char *at)
{
    return at + strspn(at, "0123456789");
}

/* The grammar of a number; strtod, which cJSON uses, takes more. */
static bool is_number(const char *at)
{
    at += *at == '-';
    const char *end = skip_digits(at);
    if (end == at || (*at == '0' && end > at + 1))
        return false;
    if (*end == '.') {
        at = end + 1;
        end = skip_digits(at);
        if (end == at)
            return false;
    }
    if (*end == 'e' || *end == 'E') {
        at = end + 1;
        at += *at == '+' || *at == '-';
        end = skip_digits(at);
        if (end == at)
            return false;
    }
    return !*end;
}

static bool keep_number(struct cursor *cursor, cJSON *node)
{
    size_t length = strspn(cursor->at, "0123456789+-.eE");
    char *digits = mem_new(char, length + 1);
    memcpy(digits, cursor->at, length);
    node->valuestring = digits; /* cJSON_Delete frees it */
    if (!is_number(digits))
        return fail_here(cursor, "malformed number");
    if (!isfinite(node->valuedouble))
        return fail_here(cursor, "number too large");
    cursor->at += length;
    return true;
}

static int compare_keys(const void *a, const void *b)
{
    return strcmp((*(const cJSON *const *)a)->string, (*(const cJSON *const *)b)->string);
}

/* By sorting, since an object may have as many members as there are players. */
static bool refuse_double_keys(const struct cursor *cursor, const cJSON *object)
{
    size_t count = 0, i = 0;
    const cJSON *child;
    cJSON_ArrayForEach(child, object) count++;
    const cJSON **member = mem_new(const cJSON *, count);
    cJSON_ArrayForEach(child, object) member[i++] = child;
    qsort(member, count, sizeof *member, compare_keys);
    bool ok = true;
    for (i = 1; i < count && ok; i++)
        if (!strcmp(member[i - 1]->string, member[i]->string)) {
            int line = member[i]->valueint, other = member[i - 1]->valueint;
            ok = error_set(cursor->err, STATUS_INPUT, "%s:%d: member '%s' stands twice in one object",
                           cursor->file, line > other ? line : other, member[i]->string);
        }
    free(member);
    return ok;
}

/* Walks the tree and its text side by side; the depth is limited by scan(). */
static bool annotate(struct cursor *cursor, cJSON *node)
{
    skip_blanks(cursor);
    node->valueint = cursor->line;
    if (cJSON_IsNumber(node))
        return keep_number(cursor, node);
    if (cJSON_IsString(node)) {
        skip_string(cursor);
        return true;
    }
    if (!cJSON_IsArray(node) && !cJSON_IsObject(node)) {
        cursor->at += strspn(cursor->at, "abcdefghijklmnopqrstuvwxyz");
        return true;
    }
    cursor->at++;
    for (cJSON *child = node->child; child; child = child->next) {
        skip_blanks(cursor);
        if (cJSON_IsObject(node)) {
            skip_string(cursor);
            skip_blanks(cursor);
            cursor->at++;
        }
        if (!annotate(cursor, child))
            return false;
        skip_blanks(cursor);
        cursor->at += child->next != NULL;
    }
    skip_blanks(cursor);
    cursor->at++;
    return !cJSON_IsObject(node) || refuse_double_keys(cursor, node);
}

struct cJSON *json_parse(const char *file, const char *text, size_t length, struct error *err)
{
    if (!utf8_check(file, text, length, err))
        return NULL;
    if (length >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3)) {
        text += 3;
        length -= 3;
    }
    struct cursor cursor = {file, text, text, text + length, 1, err};
    if (!scan(&cursor))
        return NULL;
    const char *stop = text;
    cJSON *document = cJSON_ParseWithLengthOpts(text, length + 1, &stop, true);
    cursor = (struct cursor){file, text, text, text + length, 1, err};
    if (!document) {
        for (; cursor.at < stop && cursor.at < cursor.end; cursor.at++)
            cursor.line += *cursor.at == '\n';
        fail_here(&cursor,
                  cursor.at == cursor.end ? "the file ends in the middle, JSON expected" : "not JSON");
        return NULL;
    }
    if (annotate(&cursor, document))
        return document;
    cJSON_Delete(document);
    return NULL;
}

void json_free(struct cJSON *node)
{
    cJSON_Delete(node);
}

bool json_looks_like(const char *text, size_t length)
{
    size_t i = length >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3) ? 3 : 0;
    while (i < length && strchr(" \t\r\n", text[i]))
        i++;
    return i < length && (text[i] == '{' || text[i] == '[');
}
