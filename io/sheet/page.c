/* Rounds, standings and stages are plain HTML and can be read without the program; search, the view of one
 * player, tables and quality are made by io/sheet/page.js from the data at the end of the page. */
#include "io/sheet/page.h"

#include "io/sheet/kinds.h"
#include "io/sheet/page_files.h"
#include "io/sheet/page_parts.h"
#include "io/text/html.h"

static void add_head(struct text *out, const struct view *view)
{
    text_addf(out, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n",
              view->options.language->code);
    /* Nothing may be fetched from anywhere, whatever a name holds. */
    text_add(out,
             "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
             "style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'\">\n"
             "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
             "<meta name=\"color-scheme\" content=\"light dark\">\n<title>");
    html_add(out, view->title);
    text_add(out, "</title>\n<link rel=\"icon\" href=\"data:,\">\n<style>\n");
    text_add(out, (const char *)page_css);
    text_add(out, "</style>\n</head>\n");
}

static void add_banner(struct text *out, const struct view *view)
{
    const struct event *event = view->event;
    const char *const parts[] = {event->venue, event->date};
    text_addf(out, "<body>\n<a class=\"skip\" href=\"#main\">%s</a>\n<header>\n", view_word(view, WORD_SKIP));
    if (view->options.logo) {
        text_add(out, "<img alt=\"\" src=\"data:image/png;base64,");
        html_add_base64(out, view->options.logo, view->options.logo_length);
        text_add(out, "\">\n");
    }
    text_add(out, "<div><h1><bdi>");
    html_add(out, view->title);
    text_add(out, "</bdi></h1>\n<p>");
    for (int i = 0; i < 2; i++)
        if (parts[i] && *parts[i]) {
            html_add(out, parts[i]);
            text_add(out, " &middot; ");
        }
    text_addf(out, "%d %s &middot; %s ", view->players, view_word(view, WORD_PLAYERS),
              view_word(view, WORD_AS_OF));
    html_add(out, view->options.time);
    text_add(out, "</p></div>\n</header>\n");
}

static void add_search(struct text *out, const struct view *view)
{
    text_addf(out,
              "<div id=\"finder\" hidden><label for=\"q\">%s</label>\n"
              "<input id=\"q\" type=\"search\" autocomplete=\"off\" spellcheck=\"false\" "
              "placeholder=\"%s\" aria-describedby=\"count\">\n"
              "<p id=\"count\" role=\"status\"></p>\n<ul id=\"hits\"></ul></div>\n"
              "<div id=\"person\" hidden></div>\n",
              view_word(view, WORD_SEARCH), view_word(view, WORD_SEARCH_HINT));
}

/* The program of the page fills the panels of tabs without content. */
static const struct tab {
    const char *id;
    enum word title;
    const struct sheet_kind *kind; /* shown only where there is such a sheet; NULL = always */
    void (*add)(struct text *out, const struct view *view);
} tabs[] = {{"players", WORD_MY_GAMES, NULL, add_search},
            {"rounds", WORD_ROUNDS, NULL, page_add_rounds},
            {"tables", WORD_TABLES, NULL, NULL},
            {"standings", WORD_STANDINGS, &sheet_standings, page_add_standings},
            {"stage", WORD_STAGE, &sheet_stage, page_add_stage},
            {"quality", WORD_QUALITY, NULL, NULL}};
enum { TABS = sizeof tabs / sizeof *tabs };

static bool has_tab(const struct view *view, const struct tab *tab)
{
    struct error ignored = {0};
    return !tab->kind || sheet_kind_present(tab->kind, view, &ignored);
}

static void add_tabs(struct text *out, const struct view *view)
{
    text_addf(out, "<nav aria-label=\"%s\">\n<div class=\"tabs\" role=\"tablist\" hidden>\n",
              view_word(view, WORD_EVENT));
    for (int t = 0; t < TABS; t++)
        if (has_tab(view, &tabs[t]))
            text_addf(out,
                      "<button role=\"tab\" id=\"tab-%s\" aria-controls=\"panel-%s\" "
                      "aria-selected=\"false\" tabindex=\"-1\">%s</button>\n",
                      tabs[t].id, tabs[t].id, view_word(view, tabs[t].title));
    text_add(out, "</div>\n</nav>\n");
}

static void add_panels(struct text *out, const struct view *view)
{
    text_add(out, "<main id=\"main\" tabindex=\"-1\">\n");
    for (int t = 0; t < TABS; t++) {
        if (!has_tab(view, &tabs[t]))
            continue;
        text_addf(out, "<section id=\"panel-%s\" class=\"panel\" aria-labelledby=\"head-%s\">\n", tabs[t].id,
                  tabs[t].id);
        text_addf(out, "<h2 id=\"head-%s\">%s</h2>\n", tabs[t].id, view_word(view, tabs[t].title));
        if (tabs[t].add)
            tabs[t].add(out, view);
        text_add(out, "</section>\n");
    }
    text_add(out, "</main>\n");
}

void page_print(const struct view *view, struct text *out)
{
    add_head(out, view);
    add_banner(out, view);
    add_tabs(out, view);
    add_panels(out, view);
    text_add(out, "<script type=\"application/json\" id=\"data\">");
    page_add_data(out, view);
    text_add(out, "</script>\n<script>\n");
    text_add(out, (const char *)page_js);
    text_add(out, "</script>\n</body>\n</html>\n");
}
