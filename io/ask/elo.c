/* The rating qualifier: elo. */
#include <stdlib.h>
#include <string.h>

#include "io/ask/input.h"
#include "io/ask/questions.h"
#include "io/print/elo_json.h"
#include "scoring/elo.h"
#include "scoring/memory.h"
#include "scoring/promotion.h"

static WORD_LIST(alternate_mode_word, "fill", "reseed")

static bool read_options(const struct json_at *top, const struct ruleset *set, struct elo_options *options,
                         struct error *err)
{
    int rounding = ELO_ROUND_NONE;
    *options = elo_defaults(set);
    if (!json_read_real(top, "k", -1e6, 1e6, &options->k, err) ||
        !json_read_real(top, "start", -1e6, 1e6, &options->start, err) ||
        !json_read_int(top, "min_games", 0, PLAYERS_MAX, &options->min_games, err) ||
        !json_read_int(top, "max_games", 1, PLAYERS_MAX, &options->max_games, err) ||
        !json_read_word(top, "rounding", elo_rounding_word, &rounding, err))
        return false;
    options->rounding = (enum elo_rounding)rounding;
    return true;
}

static bool read_promotion(const struct json_at *top, const struct ask *ask,
                           struct promotion_options *options, bool *no_show, struct error *err)
{
    int mode = 0;
    *options = (struct promotion_options){.max_players = 256, .no_show = no_show};
    if (!json_read_int(top, "promote", 0, PLAYERS_MAX, &options->promote, err) ||
        !json_read_int(top, "alternates", 0, PLAYERS_MAX, &options->alternates, err) ||
        !json_read_int(top, "max_players", 0, PLAYERS_MAX, &options->max_players, err) ||
        !json_read_word(top, "alternate_mode", alternate_mode_word, &mode, err))
        return false;
    options->reseed = mode == 1;
    return ask_mark_players(top, "no_shows", ask, no_show, err);
}

static bool answer(const struct json_at *top, const struct ask *ask, const struct elo *elo, int most,
                   struct json_out *out, struct error *err)
{
    struct json_at promote = json_member(top, "promote");
    bool *no_show = mem_new(bool, ask->event.players);
    struct promotion_options options;
    struct promotion promotion;
    bool ok = read_promotion(top, ask, &options, no_show, err), promoting = ok && json_given(&promote);
    if (promoting)
        promotion_compute(&promotion, &ask->event, elo, &options);
    if (ok)
        elo_json_put(out, &ask->event, elo, most, promoting ? &promotion : NULL);
    if (promoting)
        promotion_release(&promotion);
    free(no_show);
    return ok;
}

bool ask_elo(const struct json_at *top, struct json_out *out, struct error *err)
{
    struct elo_options options;
    struct elo elo;
    struct ask ask;
    ask_init(&ask);
    bool ok = ask_read_rules(top, ruleset_ranked_by(RANKED_BY_RATING)->year, &ask.rules, err) &&
              ask_read_players(top, &ask, err) && ask_read_games(top, &ask, true, err) &&
              ask_read_lots(top, &ask, err) && read_options(top, ask.rules.set, &options, err) &&
              elo_compute(&elo, &ask.event, &ask.rules, &options, err);
    if (ok) {
        ok = answer(top, &ask, &elo, options.max_games, out, err);
        elo_release(&elo);
    }
    ask_release(&ask);
    return ok;
}
