#include "io/event/standings_file.h"

#include <string.h>

bool standings_file_is(const char *file, const struct cJSON *document)
{
    struct json_at top = json_top(file, document);
    struct json_at standings = json_member(&top, "standings"), rota = json_member(&top, "rota");
    return json_given(&standings) && !json_given(&rota);
}

const char *standings_file_title(const char *file, const struct cJSON *document)
{
    struct json_at top = json_top(file, document);
    struct json_at name = json_member(&top, "name");
    const char *word = json_word(&name);
    return word && *word ? word : file;
}

static int count_items(const struct json_at *list)
{
    int count = 0;
    for (struct json_at item = json_first(list); item.node; json_next(&item))
        count++;
    return count;
}

int standings_file_rows(const char *file, const struct cJSON *document)
{
    struct json_at top = json_top(file, document);
    struct json_at standings = json_member(&top, "standings"), unranked = json_member(&top, "unranked");
    return count_items(&standings) + count_items(&unranked);
}

static bool add_row(struct season *season, struct league_tournament *t, const struct json_at *at,
                    struct error *err)
{
    struct json_at place_at = json_member(at, "place"), games_at = json_member(at, "games");
    struct json_at id_at = json_member(at, "id"), name_at = json_member(at, "name");
    struct json_at share_at = json_member(at, "share");
    int64_t place = 0, games = 1;
    const char *id, *name, *share;
    struct fraction avg;
    if (!json_need_object(at, err) || !json_get_integer(&place_at, 1, PLAYERS_MAX, &place, err) ||
        !json_get_integer(&games_at, 1, PLAYERS_MAX, &games, err) || !json_get_text(&id_at, &id, err) ||
        !json_get_text(&share_at, &share, err))
        return false;
    name = id;
    if (json_given(&name_at) && !json_get_text(&name_at, &name, err))
        return false;
    if (!fraction_parse(&avg, share))
        return json_fail(&share_at, err, "must be a fraction such as \"5/16\"");
    fraction_scale(&avg, 1, (uint64_t)games);
    struct error reason = {.status = STATUS_OK};
    return season_add_result(season, t, id, name, (int)place, &avg, &reason) ||
           json_fail(at, err, "%s", reason.text);
}

bool standings_file_add(struct season *season, struct league_tournament *tournament, const char *file,
                        const struct cJSON *document, struct error *err)
{
    struct json_at top = json_top(file, document);
    struct json_at standings = json_member(&top, "standings");
    if (!json_need_array(&standings, err))
        return false;
    for (struct json_at item = json_first(&standings); item.node; json_next(&item))
        if (!add_row(season, tournament, &item, err))
            return false;
    return true;
}
