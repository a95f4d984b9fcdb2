#include "io/sheet/page_parts.h"
#include "io/text/html.h"

#include "scoring/memory.h"

#include <stdlib.h>

static void add_words(struct text *out, const struct view *view)
{
    text_add(out, "\"words\":{");
    for (int w = 0; w < WORD_COUNT; w++) {
        text_addf(out, "%s\"%s\":", w ? "," : "", word_key((enum word)w));
        html_add_json(out, view_word(view, (enum word)w));
    }
    text_add(out, "},\n");
}

static void add_players(struct text *out, const struct view *view)
{
    text_add(out, "\"players\":[");
    for (int i = 0; i < view->players; i++) {
        const struct player *player = &view->event->player[view->player[i]];
        text_addf(out, "%s\n{\"i\":", i ? "," : "");
        html_add_json(out, player->id);
        text_add(out, ",\"n\":");
        html_add_json(out, player->name);
        text_add(out, ",\"c\":");
        html_add_json(out, player_get(player, "country"));
        text_add(out, "}");
    }
    text_add(out, "],\n");
}

/* Seats are given as numbers of the list of players above. */
static void add_rounds(struct text *out, const struct view *view, const int *number)
{
    text_add(out, "\"rounds\":[");
    for (int i = 0; i < view->rounds; i++) {
        const struct round *round = view_round(view, i);
        char title[ROUND_TITLE_MAX];
        bool open = false;
        view_round_title(view, round, title);
        text_addf(out, "%s\n{\"t\":", i ? "," : "");
        html_add_json(out, title);
        text_addf(out, ",\"seeded\":%s,\"drawn\":%s,\"tables\":[", round_is_seeded(round) ? "true" : "false",
                  view_has_numbers(view, round) ? "false" : "true");
        for (int t = 0; t < round->tables; t++) {
            const struct table *table = &round->table[t];
            int order[SEATS_MAX];
            int seats = view_seats(view, round, table, order);
            text_addf(out, "%s[%d", t ? "," : "", table->number);
            for (int s = 0; s < seats; s++)
                text_addf(out, ",%d", number[table->seat[order[s]]]);
            text_add(out, "]");
            open = open || !table->result;
        }
        text_addf(out, "],\"open\":%s}", open ? "true" : "false");
    }
    text_add(out, "]\n");
}

void page_add_data(struct text *out, const struct view *view)
{
    int *number = mem_new(int, view->event->players + 1);
    for (int i = 0; i < view->players; i++)
        number[view->player[i]] = i;
    text_addf(out, "{\"size\":%d,\n", view->event->table_size);
    add_words(out, view);
    add_players(out, view);
    add_rounds(out, view, number);
    text_add(out, "}");
    free(number);
}
