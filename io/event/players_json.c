#include "io/event/players_json.h"

#include <string.h>

#include "io/event/event_file.h"
#include "io/text/utf8.h"
#include "scoring/id_table.h"
#include "scoring/memory.h"
#include "scoring/player_columns.h"

/* `apart` may also be a list of ids, which stands for the text with blanks between them. */
static bool read_apart(const struct json_at *at, struct player *player, struct error *err)
{
    struct text list = {0};
    const char *id;
    bool ok = json_need_array(at, err);
    for (struct json_at item = json_first(at); item.node && ok; json_next(&item)) {
        ok = json_get_id(&item, &id, err);
        if (ok)
            text_addf(&list, "%s%s", list.length ? " " : "", id);
    }
    if (ok && list.length)
        player_set(player, "apart", list.at);
    text_release(&list);
    return ok;
}

/* Everything about a player that is not id, name or status: text and numbers become attributes, the rest
 * stays in the document. */
static bool read_attributes(const struct json_at *at, struct player *player, struct error *err)
{
    for (struct json_at item = json_first(at); item.node; json_next(&item)) {
        const char *word = json_word(&item);
        if (item.index == PLAYER_MEMBERS_MAX)
            return json_fail(at, err, "more than %d members", PLAYER_MEMBERS_MAX);
        if (!word && !strcmp(item.key, "apart") && json_given(&item) && !read_apart(&item, player, err))
            return false;
        if (!word && !strcmp(item.key, "table") && json_given(&item))
            return json_fail(&item, err, "must be a table number");
        if (!word || !strcmp(item.key, "id") || !strcmp(item.key, "name") || !strcmp(item.key, "status"))
            continue;
        if (utf8_has_control(word))
            return json_fail(&item, err, "control character, must be plain text");
        player_set(player, item.key, word);
    }
    return true;
}

static bool read_player(const struct json_at *at, struct player *player, bool id_needed, struct error *err)
{
    if (!json_need_object(at, err))
        return false;
    struct json_at id = json_member(at, "id"), name = json_member(at, "name");
    const char *text;
    int status = PLAYER_ACTIVE;
    if (id_needed || json_given(&id)) {
        if (!json_get_id(&id, &text, err))
            return false;
        player->id = mem_copy_text(text);
    }
    if (!json_get_text(&name, &text, err))
        return false;
    if (!text[strspn(text, " ")])
        return json_fail(&name, err, "empty, every player needs a name");
    if (strlen(text) > JSON_NAME_BYTES_MAX)
        return json_fail(&name, err, "longer than %d bytes", JSON_NAME_BYTES_MAX);
    if (utf8_has_control(text))
        return json_fail(&name, err, "control character, must be plain text");
    player->name = mem_copy_text(text);
    if (!json_read_word(at, "status", player_status_word, &status, err))
        return false;
    player->status = (enum player_status)status;
    return read_attributes(at, player, err);
}

/* What can be read only when all ids are known. */
static bool settle_players(const struct json_at *list, struct event *event, struct error *err)
{
    struct id_table *index = event_ids(event);
    bool ok = true;
    for (struct json_at item = json_first(list); item.node && ok; json_next(&item)) {
        const char *column = NULL;
        int first = id_table_find(index, event->player[item.index].id);
        if (first != item.index) {
            struct json_at id = json_member(&item, "id");
            ok = json_fail(&id, err, "'%.40s' is also the id of players[%d], ids must differ",
                           event->player[item.index].id, first);
        } else if (!player_columns_read(event, index, item.index, &column, err)) {
            struct error reason = *err;
            struct json_at member = json_member(&item, column);
            ok = json_fail(&member, err, "%s", reason.text);
        }
    }
    id_table_free(index);
    return ok;
}

bool players_json_read(const struct json_at *list, struct event *event, bool ids_needed, struct error *err)
{
    if (!json_need_array(list, err))
        return false;
    for (struct json_at item = json_first(list); item.node; json_next(&item)) {
        if (item.index == PLAYERS_MAX)
            return json_fail(list, err, "more than %d players", PLAYERS_MAX);
        if (!read_player(&item, event_add_player(event), ids_needed, err))
            return false;
    }
    if (!ids_needed)
        event_number_players(event);
    return settle_players(list, event, err);
}

bool players_json_read_roster(const struct json_at *top, struct event *event, struct error *err)
{
    struct json_at list = json_is_array(top) ? *top : json_member(top, "players");
    return players_json_read(&list, event, false, err);
}
