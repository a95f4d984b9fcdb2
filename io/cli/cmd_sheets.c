#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "io/cli/command.h"
#include "io/cli/reading_options.h"
#include "io/cli/round_option.h"
#include "io/sheet/sheets.h"
#include "io/text/file.h"
#include "io/text/utf8.h"

static WORD_LIST(paper_word, "a4", "letter")

static const struct option_row options[] = {
    {"output", 'o', "FILE", "where to write, ending in %s", sheet_format_ending},
    {"kind", 'k', "LIST", "%s", sheets_word},
    ROUND_OPTION("only this round"),
    {"paper", 'p', "SIZE", "%s (a4)", paper_word},
    {"title", 0, "TEXT", "instead of the name of the event"},
    {"logo", 0, "FILE.png", "a picture for the head of the pages"},
    {"url", 0, "URL", "address of the phone page, printed as a QR code"},
    {"lang", 'l', "LANGUAGE", "%s (en)", language_code},
    {"mono", 0, NULL, "black and white"},
    {"time", 0, "TEXT", "the printed time (now; SOURCE_DATE_EPOCH sets the clock)"},
    {"force", 'f', NULL, "replace FILE if it exists"},
    READING_OPTIONS{0}};

static void format_time(char *text, size_t room)
{
    const char *fixed = getenv("SOURCE_DATE_EPOCH");
    time_t now = fixed ? (time_t)strtoll(fixed, NULL, 10) : time(NULL);
    struct tm parts;
    struct tm *ok = fixed ? gmtime_r(&now, &parts) : localtime_r(&now, &parts);
    if (!ok || !strftime(text, room, "%Y-%m-%d %H:%M", &parts))
        snprintf(text, room, "-");
}

static bool parse_round(const struct arguments *arguments, struct view_options *view, struct error *err)
{
    struct round_option option;
    if (!round_option_read(arguments, &option, err))
        return false;
    view->one_stage = option.given;
    view->stage = option.stage;
    view->round = option.round;
    return true;
}

/* What goes on paper must be one line of text. */
static bool check_texts(const struct arguments *arguments, struct error *err)
{
    static const char *const names[] = {"title", "url", "time"};
    struct error ignored = {0};
    for (int i = 0; i < 3; i++) {
        const char *text = arguments_text(arguments, names[i]);
        if (text && (!utf8_check(names[i], text, strlen(text), &ignored) || utf8_has_control(text)))
            return error_set(err, STATUS_USAGE, "--%s: must be one line of UTF-8 text", names[i]);
    }
    return true;
}

static bool parse_view(const struct arguments *arguments, struct view_options *view, struct error *err)
{
    int paper = 0, language = 0;
    if (!arguments_word(arguments, "paper", &paper, err) ||
        !arguments_word(arguments, "lang", &language, err))
        return false;
    view->letter = paper == 1;
    view->language = language_at(language);
    view->mono = arguments_flag(arguments, "mono");
    view->title = arguments_text(arguments, "title");
    view->url = arguments_text(arguments, "url");
    return check_texts(arguments, err) && parse_round(arguments, view, err);
}

static bool parse_request(const struct arguments *arguments, struct sheets_request *request,
                          struct error *err)
{
    const char *path = arguments_text(arguments, "output"), *kinds = arguments_text(arguments, "kind");
    if (!path)
        return error_set(err, STATUS_USAGE, "sheets: -o FILE is missing");
    request->format = sheet_format_of(path, err);
    return request->format && (!kinds || sheets_parse_kinds(kinds, request, err)) &&
           parse_view(arguments, &request->view, err);
}

/* Better to refuse before the work than after it. */
static bool output_is_free(const struct arguments *arguments, struct error *err)
{
    const char *path = arguments_text(arguments, "output");
    if (arguments_flag(arguments, "force") || access(path, F_OK))
        return true;
    return error_set(err, STATUS_IO, "%.200s: exists already; choose another name or add --force", path);
}

static enum status sheets_command(const struct arguments *arguments, struct error *err)
{
    struct sheets_request request = {0};
    struct event_file file;
    char now[40];
    char *logo = NULL;
    struct text out = {0};
    format_time(now, sizeof now);
    request.view.time = arguments_text(arguments, "time") ? arguments_text(arguments, "time") : now;
    if (!parse_request(arguments, &request, err) || !output_is_free(arguments, err) ||
        !reading_schedule(arguments, &file, err))
        return err->status;
    request.view.logo_name = arguments_text(arguments, "logo");
    bool ok =
        !request.view.logo_name || file_read(request.view.logo_name, &logo, &request.view.logo_length, err);
    request.view.logo = logo;
    if (ok && !sheets_make(&file.event, &request, &out, err)) {
        ok = false;
        if (err->status == STATUS_NEGATIVE)
            error_prefix(err, "%s", file_title(arguments->operand[0]));
    }
    ok = ok && file_write(arguments_text(arguments, "output"), out.at ? out.at : "", out.length,
                          arguments_flag(arguments, "force"), err);
    text_release(&out);
    free(logo);
    event_file_release(&file);
    return ok ? STATUS_OK : err->status;
}

static void explain_kinds(struct text *out)
{
    struct text_table table;
    text_table_init(&table, 2);
    for (int k = 0; sheet_kind_at(k); k++) {
        text_table_add(&table, sheet_kind_at(k)->word);
        text_table_add(&table, sheet_kind_at(k)->about);
    }
    text_table_print(&table, out, 2);
    text_table_release(&table);
}

const struct command cmd_sheets = {
    .name = "sheets",
    .usage = "EVENT -o FILE [--kind LIST] [--round R] [--paper a4|letter] [--lang LANGUAGE]",
    .summary = "printable sheets, and a page for every player's phone",
    .explain = explain_kinds,
    .about = "The HTML page holds everything and needs no network.  An SVG file holds one drawing: %s.\n"
             "Without --kind: all there is, in a CSV file the index.\n",
    .words = sheet_drawing_word,
    .example = "rota sheets instances/schedule16.csv -o sheets.txt --kind wall,index --round 1",
    .options = options,
    .least = 1,
    .most = 1,
    .run = sheets_command};
