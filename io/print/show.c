#include "io/print/show.h"

#include <assert.h>

#include "io/text/text_table.h"

static const char *const ordinals[SEATS_MAX] = {"1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"};

void show_title(const struct event *event, struct text *out)
{
    const char *comma = "";
    const char *const parts[] = {event->name, event->venue, event->date};
    for (int i = 0; i < 3; i++)
        if (parts[i] && *parts[i]) {
            text_addf(out, "%s%s", comma, parts[i]);
            comma = ", ";
        }
    if (*comma)
        text_add(out, "\n\n");
}

static void add_person(struct text *out, const struct player *player)
{
    const char *country = player_get(player, "country");
    text_add(out, player->name);
    if (*country)
        text_addf(out, " (%s)", country);
}

static void add_round_name(struct text *out, const struct round *round)
{
    static const char *const words[] = {[STAGE_PRELIM] = "Round",
                                        [STAGE_SEMIFINAL] = "Semifinal",
                                        [STAGE_FINAL] = "Final",
                                        [STAGE_KNOCKOUT] = "Knock-out round"};
    static_assert(sizeof words / sizeof *words == STAGES(COUNT_ROW), "a text for each");
    text_addf(out, "%s %d", words[round->stage], round->number);
}

/* The seats of a table as the next cells of a row. */
static void add_seats(struct text_table *cells, const struct event *event, const struct table *table)
{
    struct text cell = {0};
    for (int i = 0; i < event->table_size; i++) {
        text_clear(&cell);
        text_add(&cell, "");
        if (i < table->seats)
            add_person(&cell, &event->player[table->seat[i]]);
        if (i < table->seats && table->result)
            text_addf(&cell, " %d%s", table->result->vp[i], table->result->winner == i ? "*" : "");
        text_table_add(cells, cell.at);
    }
    text_release(&cell);
}

static void add_seat_titles(struct text_table *cells, const struct event *event)
{
    for (int i = 0; i < event->table_size; i++)
        text_table_add(cells, ordinals[i]);
}

void show_round(const struct event *event, const struct round *round, int table, struct text *out)
{
    struct text_table cells;
    text_table_init(&cells, 1 + event->table_size);
    cells.right[0] = true;
    text_table_add(&cells, "table");
    add_seat_titles(&cells, event);
    for (int t = 0; t < round->tables; t++)
        if (!table || round->table[t].number == table) {
            text_table_addf(&cells, "%d", round->table[t].number);
            add_seats(&cells, event, &round->table[t]);
        }
    add_round_name(out, round);
    text_add_char(out, '\n');
    text_table_print(&cells, out, 1);
    text_table_release(&cells);
}

void show_table(const struct event *event, int table, struct text *out)
{
    struct text_table cells;
    struct text name = {0};
    text_table_init(&cells, 1 + event->table_size);
    text_table_add(&cells, "");
    add_seat_titles(&cells, event);
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++)
            if (event->round[r].table[t].number == table) {
                text_clear(&name);
                add_round_name(&name, &event->round[r]);
                text_table_add(&cells, name.at);
                add_seats(&cells, event, &event->round[r].table[t]);
            }
    text_addf(out, "Table %d\n", table);
    text_table_print(&cells, out, 1);
    text_table_release(&cells);
    text_release(&name);
}

static int find_seat(const struct table *table, int player)
{
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i] == player)
            return i;
    return -1;
}

static void add_game(struct text_table *cells, const struct event *event, const struct round *round,
                     const struct table *table, int seat)
{
    struct text cell = {0};
    add_round_name(&cell, round);
    text_table_add(cells, cell.at);
    text_table_addf(cells, "table %d", table->number);
    text_table_addf(cells, "sits %s", ordinals[seat]);
    text_clear(&cell);
    text_add(&cell, "with ");
    const char *comma = "";
    for (int i = 0; i < table->seats; i++)
        if (i != seat) {
            text_add(&cell, comma);
            add_person(&cell, &event->player[table->seat[i]]);
            comma = ", ";
        }
    text_table_add(cells, cell.at);
    text_release(&cell);
}

void show_player(const struct event *event, int player, struct text *out)
{
    struct text_table cells;
    const struct player *row = &event->player[player];
    add_person(out, row);
    text_addf(out, ", id %s", row->id);
    if (row->status != PLAYER_ACTIVE)
        text_addf(out, ", %s", player_status_word(row->status));
    text_add_char(out, '\n');
    text_table_init(&cells, 4);
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++) {
            int seat = find_seat(&event->round[r].table[t], player);
            if (seat >= 0)
                add_game(&cells, event, &event->round[r], &event->round[r].table[t], seat);
        }
    text_table_print(&cells, out, 1);
    text_table_release(&cells);
}
