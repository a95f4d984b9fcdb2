#include "scoring/player_columns.h"

#include <stdlib.h>
#include <string.h>

#include "scoring/memory.h"

enum { NUMBER_DIGITS_MAX = 7 };

/* A whole number from 1, 0 for any other text. */
static int parse_number(const char *text)
{
    if (strlen(text) > NUMBER_DIGITS_MAX || text[strspn(text, "0123456789")])
        return 0;
    return (int)strtol(text, NULL, 10);
}

static char *number_text(int number)
{
    return number ? mem_format("%d", number) : mem_copy_text("");
}

static bool read_table(struct event *event, const struct id_table *ids, int player, const char *text,
                       struct error *err)
{
    (void)ids;
    int table = parse_number(text);
    if (!table)
        return error_set(err, STATUS_INPUT, "'%.40s' is not a table number, must be 1 or more", text);
    player_fix_table(&event->player[player], table);
    return true;
}

static char *table_text(const struct event *event, const struct player *player)
{
    (void)event;
    return number_text(player->table);
}

/* Ids with blanks or tabs between them. */
static bool read_apart(struct event *event, const struct id_table *ids, int player, const char *text,
                       struct error *err)
{
    static const char blanks[] = " \t";
    bool ok = true;
    while (ok && *(text += strspn(text, blanks))) {
        size_t length = strcspn(text, blanks);
        char *id = mem_format("%.*s", (int)length, text);
        int other = id_table_find(ids, id);
        if (other < 0)
            ok = error_set(err, STATUS_INPUT, "unknown player '%.40s', must be ids of this roster", id);
        else if (other == player)
            ok = error_set(err, STATUS_INPUT, "'%.40s' is the player's own id", id);
        else
            player_keep_apart(&event->player[player], other);
        free(id);
        text += length;
    }
    return ok;
}

static char *apart_text(const struct event *event, const struct player *player)
{
    char *text = mem_copy_text("");
    for (int i = 0; i < player->aparts; i++) {
        char *more = mem_format("%s%s%s", text, i ? " " : "", event->player[player->apart[i]].id);
        free(text);
        text = more;
    }
    return text;
}

/* Anything but the number of a round is a column of the organiser's own, such as the year of joining a club.
 */
static bool read_since(struct event *event, const struct id_table *ids, int player, const char *text,
                       struct error *err)
{
    (void)ids;
    (void)err;
    int since = parse_number(text);
    if (since)
        player_come_late(&event->player[player], since);
    return true;
}

static char *since_text(const struct event *event, const struct player *player)
{
    (void)event;
    return number_text(player->since);
}

static bool read_brought(struct event *event, const struct id_table *ids, int player, const char *text,
                         struct error *err)
{
    (void)ids;
    struct tally tally;
    if (!brought_parse(text, &tally))
        return error_set(err, STATUS_INPUT, "cannot be read: %.80s", text);
    player_bring(&event->player[player], &tally);
    return true;
}

static char *brought_column_text(const struct event *event, const struct player *player)
{
    (void)event;
    char text[BROUGHT_TEXT_MAX] = "";
    if (player->brought)
        brought_text(player->brought, text);
    return mem_copy_text(text);
}

static const struct column {
    const char *key;
    bool (*read)(struct event *event, const struct id_table *ids, int player, const char *text,
                 struct error *err);
    char *(*text)(const struct event *event, const struct player *player);
} columns[] = {{"table", read_table, table_text},
               {"apart", read_apart, apart_text},
               {"since", read_since, since_text},
               {"brought", read_brought, brought_column_text}};
enum { COLUMNS = sizeof columns / sizeof *columns };

bool player_columns_read(struct event *event, const struct id_table *ids, int player, const char **column,
                         struct error *err)
{
    bool ok = true;
    for (int c = 0; ok && c < COLUMNS; c++) {
        const char *held = player_get(&event->player[player], columns[c].key);
        if (!*held)
            continue;
        char *text = mem_copy_text(held); /* the field takes its place */
        *column = columns[c].key;
        ok = columns[c].read(event, ids, player, text, err);
        free(text);
    }
    return ok;
}

char *player_column_text(const struct event *event, const struct player *player, const char *column)
{
    const char *text = player_get(player, column);
    for (int c = 0; c < COLUMNS && !*text; c++)
        if (!strcmp(columns[c].key, column))
            return columns[c].text(event, player);
    return mem_copy_text(text);
}

void player_fix_table(struct player *player, int table)
{
    player->table = table;
    player_set_place(player, "table");
}

void player_come_late(struct player *player, int since)
{
    player->since = since;
    player_set_place(player, "since");
}

void player_keep_apart(struct player *player, int other)
{
    size_t count = (size_t)player->aparts;
    player->apart = mem_grow(player->apart, count, count + 1, sizeof *player->apart);
    player->apart[player->aparts++] = other;
    player_set_place(player, "apart");
}

bool player_is_apart(const struct player *player, int other)
{
    for (int i = 0; i < player->aparts; i++)
        if (player->apart[i] == other)
            return true;
    return false;
}

void player_bring(struct player *player, const struct tally *tally)
{
    if (!player->brought)
        player->brought = mem_new(struct tally, 1);
    *player->brought = *tally;
    player_set_place(player, "brought");
}

struct player *event_copy_player(struct event *to, const struct player *from)
{
    struct player *copy = event_add_player(to);
    copy->id = mem_copy_text(from->id);
    copy->name = mem_copy_text(from->name ? from->name : from->id);
    copy->has_lot = from->has_lot;
    copy->lot = from->lot;
    copy->table = from->table;
    copy->since = from->since;
    for (int i = 0; i < from->attributes; i++) {
        const struct attribute *attribute = &from->attribute[i];
        if (attribute->value)
            player_set(copy, attribute->key, attribute->value);
        else
            player_set_place(copy, attribute->key);
    }
    if (from->brought)
        player_bring(copy, from->brought);
    return copy;
}

void event_copy_aparts(struct event *to, const struct event *from)
{
    struct id_table *ids = event_ids(to);
    for (int p = 0; p < from->players; p++) {
        const struct player *player = &from->player[p];
        int copy = player->aparts ? id_table_find(ids, player->id) : -1;
        for (int i = 0; copy >= 0 && i < player->aparts; i++) {
            int other = id_table_find(ids, from->player[player->apart[i]].id);
            if (other >= 0 && !player_is_apart(&to->player[copy], other))
                player_keep_apart(&to->player[copy], other);
        }
    }
    id_table_free(ids);
}
