/* The parts of scoring/, each by the rule that it carries out. */
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "random.h"
#include "scoring/advance.h"
#include "scoring/bracket.h"
#include "scoring/elo.h"
#include "scoring/fraction.h"
#include "scoring/memory.h"
#include "scoring/placing.h"
#include "scoring/repair.h"
#include "scoring/serpentine.h"
#include "scoring/simulate.h"
#include "scoring/table_split.h"

static char text[FRACTION_TEXT_MAX];

TEST G20_sums_of_shares_are_exact(void)
{
    /* 1/2 + 1/3 + ... + 1/300, the denominator has 433 bits; as another program has it */
    struct fraction sum = fraction_of(0, 1);
    for (uint64_t i = 2; i <= 300; i++) {
        struct fraction term = fraction_of(1, i);
        fraction_add(&sum, &term);
    }
    fraction_text(&sum, text);
    ASSERT_STR_EQ(
        "9718718168344687745885643632655723138231031398825639386760275515227962131637474777411478466"
        "42372339312290503394387657800649981607/18397381299590993108835864436623220092161285465266337"
        "4268720829648680278563543357948435787798951318481034810987982367438330656000",
        text);
    PASS();
}

TEST G20_what_does_not_fit_is_never_silent(void)
{
    struct fraction sum = fraction_of(0, 1), one = fraction_of(1, 1);
    for (uint64_t i = 2; i <= 500; i++) {
        struct fraction term = fraction_of(1, i);
        fraction_add(&sum, &term);
    }
    ASSERT(sum.lost);
    fraction_add(&sum, &one);
    ASSERT(sum.lost);
    fraction_scale(&sum, 1, 2);
    ASSERT(sum.lost);
    PASS();
}

TEST G20_fractions_agree_with_128_bits(void)
{
    __extension__ typedef unsigned __int128 wide;
    uint64_t state = 99;
    for (int i = 0; i < 20000; i++) {
        uint64_t a = random_next(&state) >> 34, b = (random_next(&state) >> 34) + 1;
        uint64_t c = random_next(&state) >> 34, d = (random_next(&state) >> 34) + 1;
        struct fraction x = fraction_of(a, b), y = fraction_of(c, d), sum = x;
        wide left = (wide)a * d, right = (wide)c * b;
        ASSERT_EQ((left > right) - (left < right), fraction_compare(&x, &y));
        fraction_add(&sum, &y);
        fraction_scale(&sum, b, 1); /* (ad + cb) / bd times bd is ad + cb */
        fraction_scale(&sum, d, 1);
        ASSERT_EQ(1, sum.bottom_limbs);
        ASSERT_EQ(1u, sum.bottom[0]);
        wide whole = left + right;
        for (int limb = 0; limb < 4; limb++, whole >>= 32)
            ASSERT_EQ((uint32_t)whole, sum.top[limb]);
    }
    PASS();
}

TEST G21_halves_are_rounded_up(void)
{
    static const struct {
        uint64_t top, bottom;
        int digits;
        const char *wanted;
    } rows[] = {
        {900, 32, 2, "28.13"}, {500, 32, 2, "15.63"}, {1, 200, 2, "0.01"}, {1, 201, 2, "0.00"},
        {5, 1, 0, "5"},        {1, 2, 0, "1"},        {0, 7, 3, "0.000"},  {999999, 1000000, 2, "1.00"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct fraction value = fraction_of(rows[i].top, rows[i].bottom);
        fraction_decimal(&value, rows[i].digits, text);
        ASSERT_STR_EQ(rows[i].wanted, text);
    }
    PASS();
}

TEST fractions_are_read_back(void)
{
    struct fraction value;
    static const char *const bad[] = {"", "/", "1/", "/2", "1/0", "-1/2", "1.5", "1/2/3", "x"};
    ASSERT(fraction_parse(&value, "50/100"));
    fraction_text(&value, text);
    ASSERT_STR_EQ("1/2", text);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ASSERT_FALSE(fraction_parse(&value, bad[i]));
    PASS();
}

TEST G30_every_rank_sits_once(void)
{
    for (int players = 1; players <= 300; players++) {
        int tables = serpentine_tables(players), rank[4], seen[301] = {0}, threes = 0;
        for (int t = 1; t <= tables; t++) {
            int count = serpentine_table(players, tables, t, rank, 4);
            threes += count == 3;
            for (int i = 0; i < count; i++) {
                ASSERT(rank[i] >= 1 && rank[i] <= players);
                ASSERT_EQ(0, seen[rank[i]]++);
                ASSERT(i == 0 || rank[i] > rank[i - 1]);
            }
        }
        for (int r = 1; r <= players; r++)
            ASSERT_EQ(1, seen[r]);
        if (players > 8) /* G-31: the best seeds have the short tables */
            ASSERT_EQ((4 - players % 4) % 4, threes);
    }
    PASS();
}

/* Every way to fill tables of `size` and one fewer, tried one by one. */
TEST G10_split_of_players_over_tables(int size)
{
    for (int players = 0; players <= 100; players++) {
        int tables = 0, shorts = 0;
        for (int full = players / size; full >= 0 && !tables; full--)
            for (int small = 0; full * size + small * (size - 1) <= players && !tables; small++)
                if (full * size + small * (size - 1) == players && (size > 2 || !small)) {
                    tables = full + small;
                    shorts = small;
                }
        struct table_split split = table_split(players, size);
        ASSERT_EQ(tables > 0, split.possible);
        if (split.possible) {
            ASSERT_EQ_FMT(tables, split.tables, "%d");
            ASSERT_EQ_FMT(shorts, split.short_tables, "%d");
        }
    }
    PASS();
}

TEST G34_sizes_of_knockouts(void)
{
    for (int n = 0; n <= 1100; n++) {
        bool wanted = (n >= 3 && n <= 4) || (n >= 9 && n <= 16) || (n >= 33 && n <= 64) ||
                      (n >= 129 && n <= 256) || (n >= 513 && n <= 1024);
        ASSERT_EQ_FMT((int)wanted, (int)knockout_possible(n), "%d");
    }
    PASS();
}

TEST G33_A25_every_winner_goes_on_once(enum bracket_mode mode)
{
    for (int players = 9; players <= 256; players++) {
        struct bracket_round round, next;
        struct error err;
        uint64_t state = (uint64_t)players;
        if (!knockout_possible(players))
            continue;
        ASSERT(bracket_first(&round, players, &err));
        while (round.tables > 1) {
            int winner[64], seen[257] = {0}, total = 0;
            for (int t = 0; t < round.tables; t++)
                winner[t] = round.table[t].rank[random_below(&state, round.table[t].players)];
            bracket_next(&next, winner, round.tables, mode);
            for (int t = 0; t < next.tables; t++) {
                ASSERT(next.table[t].players == 3 || next.table[t].players == 4);
                for (int i = 0; i < next.table[t].players; i++, total++)
                    ASSERT_EQ(0, seen[next.table[t].rank[i]]++);
            }
            ASSERT_EQ(round.tables, total);
            free(round.table);
            round = next;
        }
        free(round.table);
    }
    PASS();
}

/* An event of `players` with `rounds` rounds of chance tables, played. */
static void make_event(struct event *event, const char *rules, int players, int rounds, uint64_t seed)
{
    struct error err;
    int played, tables = serpentine_tables(players);
    event_init(event);
    event->rules = mem_copy_text(rules);
    for (int p = 0; p < players; p++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("%d", p + 1);
        player->name = mem_format("Player %d", p + 1);
    }
    for (int r = 0; r < rounds; r++) {
        struct round *round = event_add_round(event, STAGE_PRELIM, r + 1);
        for (int t = 0; t < tables; t++)
            round_add_table(round, t + 1);
        for (int p = 0; p < players; p++) {
            struct table *table = &round->table[(p % tables + p / tables * r) % tables];
            table->seat[table->seats++] = p;
        }
    }
    struct rules resolved = event_rules(event);
    simulate_open(event, &resolved, seed, NULL, &played, &err);
}

TEST R2021_10_changes_of_a_game_add_up_to_zero(void)
{
    struct event event;
    struct elo elo;
    struct error err;
    make_event(&event, "dcwc2021", 33, 7, 3);
    struct rules rules = event_rules(&event);
    struct elo_options options = elo_defaults(rules.set);
    ASSERT(elo_compute(&elo, &event, &rules, &options, &err));
    for (int g = 0; g < elo.games; g++) {
        double sum = 0;
        for (int i = 0; i < elo.game[g]->seats; i++)
            sum += elo.delta[g][i];
        ASSERT_EQ(0, elo_micros(sum));
    }
    elo_release(&elo);
    event_release(&event);
    PASS();
}

/* Ratings before a semifinal, other winning scores and other points: no document has it so. */
TEST parts_of_rule_sets_combine(void)
{
    struct ruleset mixed = *ruleset_find("wc2025");
    mixed.ranked_by = RANKED_BY_RATING;
    mixed.rating.min_games = 4;
    mixed.parameter.cap.kind = CAP_TARGET;
    mixed.target[VARIANT_BASE] = 8;
    mixed.points = (struct place_points){.usual = {7, 4}, .of_three = {6}};
    struct rules rules = rules_resolve(&mixed, &(struct rule_options){.set = 0});
    struct advance_options wish = {.skip_semifinal = false};
    struct elo_options options = elo_defaults(rules.set);
    struct table_score score;
    struct event event;
    struct ranking ranking;
    struct placing placing;
    struct error err;
    struct elo elo;
    int played;
    make_event(&event, "wc2025", 20, 4, 5);
    ASSERT(elo_compute(&elo, &event, &rules, &options, &err));
    ASSERT(ranking_compute(&ranking, &event, &rules, &err));
    for (int i = 0; i < ranking.count; i++)
        ASSERT_EQ(elo.row[i].player, ranking.player[i]);
    while (event_state(&event, &rules) == EVENT_STAGE_OVER) {
        ASSERTm(err.text, event_advance(&event, &rules, &wish, &err));
        ASSERT(simulate_open(&event, &rules, 5, NULL, &played, &err));
    }
    ASSERT_EQ(STAGE_FINAL, event.round[event.rounds - 1].stage);
    ASSERT(placing_compute(&placing, &event, &rules, ranking.rank, &err));
    ASSERT_EQ(event_champion(&event), placing.placed[0].player);
    ASSERT(table_score(&rules, placing_final_table(&event), &score, &err));
    for (int i = 0; i < score.seats; i++) {
        ASSERT(!score.seat[i].win || (score.seat[i].vp == 8 && score.seat[i].points == 7 * POINT_UNIT));
        ASSERT(score.seat[i].place < 3 || score.seat[i].points < 4 * POINT_UNIT);
    }
    placing_release(&placing);
    ranking_release(&ranking);
    elo_release(&elo);
    event_release(&event);
    PASS();
}

/* Neither the round itself nor later ones are history: it is mended as if it stood alone after the first. */
static bool repair_alone(struct event *event, const struct round *round, struct repair *moves)
{
    struct error err;
    struct round alone = {.tables = round->tables, .table = mem_new(struct table, round->tables)};
    memcpy(alone.table, round->table, (size_t)round->tables * sizeof *round->table);
    int rounds = event->rounds;
    event->rounds = 1;
    bool ok = repair_round(moves, &alone, event, &err);
    event->rounds = rounds;
    free(alone.table);
    return ok;
}

TEST R2019_22_repair_never_leaves_a_short_table(void)
{
    uint64_t state = 7;
    for (int i = 0; i < 3000; i++) {
        struct event event;
        struct repair repair, alone;
        struct error err;
        int players = 8 + random_below(&state, 20), struck = random_below(&state, 6), before = 0, after = 0;
        make_event(&event, "dm2019", players, 3, (uint64_t)i);
        struct round *round = &event.round[1];
        for (int s = 0; s < struck; s++) {
            struct table *table = &round->table[random_below(&state, round->tables)];
            if (table->seats)
                table->seats--;
        }
        for (int t = 0; t < round->tables; t++) {
            before += round->table[t].seats;
            free(round->table[t].result); /* not played yet */
            round->table[t].result = NULL;
        }
        bool ok_alone = repair_alone(&event, round, &alone);
        bool ok = repair_round(&repair, round, &event, &err);
        ASSERT_EQ(ok, ok_alone);
        ASSERT_EQ(ok, table_split(before, 4).possible || before == 0);
        for (int t = 0; ok && t < round->tables; t++) {
            ASSERT(round->table[t].seats == 3 || round->table[t].seats == 4);
            after += round->table[t].seats;
        }
        if (ok) {
            ASSERT_EQ(before, after);
            ASSERT_EQ(repair.moves, alone.moves);
            ASSERT_FALSE(repair.moves &&
                         memcmp(repair.move, alone.move, (size_t)repair.moves * sizeof *repair.move));
            repair_release(&repair);
            repair_release(&alone);
        }
        event_release(&event);
    }
    PASS();
}

/* Each method places everybody once, finalists first; the champion won the final. */
TEST places_after_the_final(const char *rules_name)
{
    for (uint64_t seed = 1; seed <= 200; seed++) {
        struct event event;
        struct standings standings;
        struct placing placing;
        struct error err = {.status = STATUS_OK};
        struct advance_options wish = {.skip_semifinal = false};
        int played, seen[40] = {0};
        make_event(&event, rules_name, 16 + (int)(seed % 13), 4, seed);
        struct rules rules = event_rules(&event);
        while (event_state(&event, &rules) == EVENT_STAGE_OVER) {
            ASSERTm(err.text, event_advance(&event, &rules, &wish, &err));
            ASSERT(simulate_open(&event, &rules, seed, NULL, &played, &err));
        }
        ASSERT(standings_compute(&standings, &event, &rules, 1u << STAGE_PRELIM, &err));
        int *rank = standings_ranks(&standings, event.players);
        ASSERT(placing_compute(&placing, &event, &rules, rank, &err));
        ASSERT_EQ(event.players, placing.count);
        ASSERT_EQ(event_champion(&event), placing.placed[0].player);
        for (int i = 0; i < placing.count; i++) {
            enum stage wanted = i < 4 ? STAGE_FINAL : i < 16 ? STAGE_SEMIFINAL : STAGE_PRELIM;
            ASSERT_EQ(wanted, placing.placed[i].stage);
            ASSERT_EQ(0, seen[placing.placed[i].player]++);
            ASSERT_EQ(i == 0 || strcmp(rules_name, "nc2020") != 0, placing.placed[i].official);
            if (i > 16)
                ASSERT(placing.placed[i].prelim_rank > placing.placed[i - 1].prelim_rank);
        }
        placing_release(&placing);
        free(rank);
        standings_release(&standings);
        event_release(&event);
    }
    PASS();
}

TEST R2020_6_what_is_brought_along_reads_back(void)
{
    struct tally tally = {.games = 3, .wins = 2, .n1 = 2, .n3 = 1, .vp = 28, .points = 12 * POINT_UNIT},
                 again;
    char brought[BROUGHT_TEXT_MAX];
    tally.share = fraction_of(3085, 3600);
    brought_text(&tally, brought);
    ASSERT(brought_parse(brought, &again));
    ASSERT_EQ(0, fraction_compare(&tally.share, &again.share));
    ASSERT_EQ(tally.vp, again.vp);
    ASSERT_EQ(tally.points, again.points);
    ASSERT_EQ(1, again.n3);
    ASSERT_FALSE(brought_parse("games 3", &again));
    ASSERT_FALSE(brought_parse("games -3 wins 0 vp 0 points 0 places 0 0 0 share 1/2", &again));
    PASS();
}

SUITE(scoring)
{
    static const char *const rules[] = {"wc2004", "nc2020", "wc2025"};
    RUN_TEST(G20_sums_of_shares_are_exact);
    RUN_TEST(G20_what_does_not_fit_is_never_silent);
    RUN_TEST(G20_fractions_agree_with_128_bits);
    RUN_TEST(G21_halves_are_rounded_up);
    RUN_TEST(fractions_are_read_back);
    RUN_TEST(G30_every_rank_sits_once);
    for (int size = 2; size <= SEATS_MAX; size++)
        RUN_TESTp(G10_split_of_players_over_tables, size);
    RUN_TEST(G34_sizes_of_knockouts);
    for (int mode = BRACKET_FOLD; mode <= BRACKET_RESEED; mode++) {
        greatest_set_test_suffix(bracket_mode_word((enum bracket_mode)mode));
        RUN_TESTp(G33_A25_every_winner_goes_on_once, (enum bracket_mode)mode);
    }
    RUN_TEST(R2021_10_changes_of_a_game_add_up_to_zero);
    RUN_TEST(parts_of_rule_sets_combine);
    RUN_TEST(R2019_22_repair_never_leaves_a_short_table);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        greatest_set_test_suffix(rules[i]);
        RUN_TESTp(places_after_the_final, rules[i]);
    }
    RUN_TEST(R2020_6_what_is_brought_along_reads_back);
}
