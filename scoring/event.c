#include "scoring/event.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scoring/id_table.h"
#include "scoring/memory.h"

WORD_LIST(player_status_word, PLAYER_STATUSES(WORD_OF_ROW))
WORD_LIST(stage_word, STAGES(WORD_OF_ROW))
WORD_LIST(sheet_state_word, SHEET_STATES(WORD_OF_ROW))
WORD_LIST(variant_word, VARIANTS(WORD_OF_ROW))

const char *later_stage_word(int i)
{
    return stage_word(i + STAGE_SEMIFINAL);
}

void event_init(struct event *event)
{
    *event = (struct event){.table_size = TABLE_SIZE_DEFAULT};
}

static void player_release(struct player *player)
{
    free(player->id);
    free(player->name);
    free(player->apart);
    free(player->brought);
    for (int i = 0; i < player->attributes; i++) {
        free(player->attribute[i].key);
        free(player->attribute[i].value);
    }
    free(player->attribute);
}

static void round_release(struct round *round)
{
    for (int t = 0; t < round->tables; t++) {
        struct result *result = round->table[t].result;
        if (result)
            free(result->note);
        free(result);
    }
    free(round->table);
}

void log_entry_release(struct log_entry *entry)
{
    free(entry->at);
    free(entry->did);
    free(entry->by);
    free(entry->why);
    free(entry->back);
    free(entry->request);
    *entry = (struct log_entry){.kind = LOG_CHANGE};
}

void event_release(struct event *event)
{
    free(event->name);
    free(event->date);
    free(event->venue);
    free(event->rules);
    for (int i = 0; i < event->players; i++)
        player_release(&event->player[i]);
    free(event->player);
    for (int i = 0; i < event->rounds; i++)
        round_release(&event->round[i]);
    free(event->round);
    for (int i = 0; i < event->qualities; i++) {
        free(event->quality[i].name);
        free(event->quality[i].proof);
    }
    free(event->quality);
    struct made_by *made_by = &event->made_by;
    free(made_by->version);
    free(made_by->method);
    free(made_by->stopped_by);
    free(made_by->priority);
    free(made_by->avoid);
    free(made_by->by);
    for (int i = 0; i < event->log_entries; i++)
        log_entry_release(&event->log[i]);
    free(event->log);
    event_init(event);
}

/* Makes room for one more element; the capacity is the next power of two, so it need not be stored. */
static void *grow_by_one(void *block, int count, size_t size)
{
    if (count & (count - 1))
        return block;
    size_t old_count = (size_t)count;
    return mem_grow(block, old_count, count ? 2 * old_count : 1, size);
}

struct player *event_add_player(struct event *event)
{
    event->player = grow_by_one(event->player, event->players, sizeof *event->player);
    return &event->player[event->players++];
}

struct round *event_add_round(struct event *event, enum stage stage, int number)
{
    event->round = grow_by_one(event->round, event->rounds, sizeof *event->round);
    struct round *round = &event->round[event->rounds++];
    round->stage = stage;
    round->number = number;
    return round;
}

struct table *round_add_table(struct round *round, int number)
{
    round->table = grow_by_one(round->table, round->tables, sizeof *round->table);
    struct table *table = &round->table[round->tables++];
    table->number = number;
    return table;
}

struct log_entry *event_log(struct event *event, const char *at, const char *did)
{
    event->log = grow_by_one(event->log, event->log_entries, sizeof *event->log);
    struct log_entry *entry = &event->log[event->log_entries++];
    *entry = (struct log_entry){.at = mem_copy_text(at), .did = mem_copy_text(did)};
    return entry;
}

static struct attribute *find_attribute(const struct player *player, const char *key)
{
    for (int i = 0; i < player->attributes; i++)
        if (!strcmp(player->attribute[i].key, key))
            return &player->attribute[i];
    return NULL;
}

const char *player_get(const struct player *player, const char *key)
{
    const struct attribute *attribute = find_attribute(player, key);
    return attribute && attribute->value ? attribute->value : "";
}

bool player_has(const struct player *player, const char *key)
{
    return find_attribute(player, key) != NULL;
}

static struct attribute *add_attribute(struct player *player, const char *key)
{
    player->attribute = grow_by_one(player->attribute, player->attributes, sizeof *player->attribute);
    struct attribute *attribute = &player->attribute[player->attributes++];
    *attribute = (struct attribute){.key = mem_copy_text(key)};
    return attribute;
}

void player_set(struct player *player, const char *key, const char *value)
{
    struct attribute *attribute = find_attribute(player, key);
    if (attribute) {
        char *copy = mem_copy_text(value);
        free(attribute->value);
        attribute->value = copy;
        if (*copy)
            return;
        free(attribute->key);
        free(attribute->value);
        *attribute = player->attribute[--player->attributes];
        return;
    }
    if (!*value)
        return;
    add_attribute(player, key)->value = mem_copy_text(value);
}

void player_set_place(struct player *player, const char *key)
{
    struct attribute *attribute = find_attribute(player, key);
    if (!attribute)
        attribute = add_attribute(player, key);
    free(attribute->value);
    attribute->value = NULL;
}

/* The number that an id is, 0 for any other id ("07" is not 7). */
static int id_number(const char *id)
{
    char canonical[16];
    long number = strtol(id, NULL, 10);
    if (number < 1 || number > PLAYERS_MAX)
        return 0;
    snprintf(canonical, sizeof canonical, "%ld", number);
    return strcmp(canonical, id) ? 0 : (int)number;
}

void event_number_players(struct event *event)
{
    bool *taken = mem_new(bool, PLAYERS_MAX + 1);
    for (int i = 0; i < event->players; i++)
        if (event->player[i].id)
            taken[id_number(event->player[i].id)] = true;
    int next = 1;
    for (int i = 0; i < event->players; i++) {
        if (event->player[i].id)
            continue;
        /* Ids beyond the largest number that can be taken are free anyway. */
        while (next <= PLAYERS_MAX && taken[next])
            next++;
        event->player[i].id = mem_format("%d", next++);
    }
    free(taken);
}

struct id_table *event_ids(const struct event *event)
{
    struct id_table *ids = id_table_new();
    for (int p = 0; p < event->players; p++)
        id_table_add(ids, event->player[p].id);
    return ids;
}

void event_drop_rounds(struct event *event, enum stage stage, int from)
{
    int kept = 0;
    for (int i = 0; i < event->rounds; i++) {
        if (event->round[i].stage == stage && event->round[i].number >= from)
            round_release(&event->round[i]);
        else
            event->round[kept++] = event->round[i];
    }
    if (kept < event->rounds) /* what is added later must find empty places */
        memset(event->round + kept, 0, (size_t)(event->rounds - kept) * sizeof *event->round);
    event->rounds = kept;
}

int event_stage_rounds(const struct event *event, enum stage stage)
{
    int count = 0;
    for (int i = 0; i < event->rounds; i++)
        count += event->round[i].stage == stage;
    return count;
}

struct round *event_find_round(const struct event *event, enum stage stage, int number)
{
    for (int i = 0; i < event->rounds; i++)
        if (event->round[i].stage == stage && event->round[i].number == number)
            return &event->round[i];
    return NULL;
}

int round_tables_done(const struct round *round)
{
    int done = 0;
    for (int t = 0; t < round->tables; t++)
        done += round->table[t].result != NULL;
    return done;
}

int table_seat_of(const struct table *table, int player)
{
    for (int i = 0; i < table->seats; i++)
        if (table->seat[i] == player)
            return i;
    return -1;
}

void game_next(struct game *game)
{
    const struct event *event = game->event;
    game->table = NULL;
    game->table_index++;
    for (; game->round_index < event->rounds; game->round_index++, game->table_index = 0) {
        game->round = &event->round[game->round_index];
        if (game->round->stage == game->stage && game->table_index < game->round->tables) {
            game->table = &game->round->table[game->table_index];
            return;
        }
    }
}

struct game game_first(const struct event *event, enum stage stage)
{
    struct game game = {.event = event, .stage = stage, .table_index = -1};
    game_next(&game);
    return game;
}
