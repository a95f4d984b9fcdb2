/* Who leaves: never advanced, never champion, never first to choose, and everybody else keeps the order. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "greatest.h"
#include "random.h"
#include "sample.h"
#include "scoring/advance.h"
#include "scoring/closing_day.h"
#include "scoring/leavers.h"
#include "scoring/memory.h"
#include "scoring/outcome.h"
#include "scoring/placing.h"
#include "scoring/pooled.h"
#include "scoring/simulate.h"

enum { PEOPLE_DAYS = 60 };

static struct error err;
static char message[200];
static int played;

/* Players a table of four each, moved on by different steps from round to round, and all games played. */
static void make_day(struct event *event, const char *rules_name, int players, int rounds, uint64_t seed)
{
    event_init(event);
    event->rules = mem_copy_text(rules_name);
    event->lot_seed = seed;
    for (int p = 0; p < players; p++) {
        struct player *player = event_add_player(event);
        player->id = mem_format("%d", p + 1);
        player->name = mem_format("P%d", p + 1);
    }
    for (int r = 1; r <= rounds; r++) {
        struct round *round = event_add_round(event, STAGE_PRELIM, r);
        for (int t = 0; t < players / 4; t++) {
            struct table *table = round_add_table(round, t + 1);
            for (int i = 0; i < 4; i++)
                table->seat[table->seats++] = (4 * ((t + r * i) % (players / 4))) + i;
        }
    }
    struct rules rules = event_rules(event);
    simulate_open(event, &rules, seed, NULL, &played, &err);
}

static bool play_on(struct event *event, uint64_t seed, const struct advance_options *wish)
{
    struct rules rules = event_rules(event);
    return event_advance(event, &rules, wish, &err) &&
           simulate_open(event, &rules, seed, NULL, &played, &err);
}

static int winner_of(const struct table *table)
{
    return table->seat[table->result->winner];
}

static bool sits_in(const struct round *round, int player)
{
    for (int t = 0; t < round->tables; t++)
        if (table_seat_of(&round->table[t], player) >= 0)
            return true;
    return false;
}

static const struct advance_options plain = {.qualify = 16}, up = {.qualify = 16, .move_up = true};

TEST G52_a_semifinal_winner_who_left_has_no_seat_in_the_final(enum player_status status)
{
    struct event event;
    make_day(&event, "wc2025", 20, 4, 3);
    ASSERTm(err.text, play_on(&event, 3, &plain));
    int gone = winner_of(&event.round[4].table[1]);
    event.player[gone].status = status;
    ASSERTm(err.text, play_on(&event, 3, &plain));
    ASSERT_EQ(3, event.round[5].table[0].seats);
    ASSERT_FALSE(sits_in(&event.round[5], gone));
    event_release(&event);
    PASS();
}

TEST G52_the_next_of_the_same_table_moves_up_when_asked(void)
{
    struct event event;
    int place[SEATS_MAX], next = -1;
    make_day(&event, "wc2025", 20, 4, 3);
    ASSERTm(err.text, play_on(&event, 3, &plain));
    const struct table *table = &event.round[4].table[1];
    struct rules rules = event_rules(&event);
    table_places(&rules, table, place);
    for (int i = 0; i < table->seats; i++)
        next = place[i] == 2 ? table->seat[i] : next;
    int gone = winner_of(table);
    event.player[gone].status = PLAYER_DQ;
    ASSERTm(err.text, play_on(&event, 3, &up));
    ASSERT_EQ(4, event.round[5].table[0].seats);
    ASSERT(sits_in(&event.round[5], next));
    ASSERT_FALSE(sits_in(&event.round[5], gone));
    event_release(&event);
    PASS();
}

TEST G51_the_next_of_the_final_is_champion_when_the_winner_is_disqualified(const char *rules_name)
{
    struct event event;
    struct outcome outcome;
    make_day(&event, rules_name, 20, 4, 8);
    ASSERTm(err.text, play_on(&event, 8, &plain));
    ASSERTm(err.text, play_on(&event, 8, &plain));
    ASSERT(outcome_compute(&outcome, &event, &err));
    int first = outcome.placing.champion, second = outcome.placing.placed[1].player,
        count = outcome.placing.count;
    ASSERT_EQ(winner_of(&event.round[5].table[0]), first);
    outcome_release(&outcome);
    event.player[first].status = PLAYER_DQ;
    ASSERT(outcome_compute(&outcome, &event, &err));
    ASSERT_EQ(second, outcome.placing.champion);
    ASSERT_EQ(second, event_champion(&event));
    ASSERT_EQ(second, outcome.placing.placed[0].player);
    ASSERT_EQ(count - 1, outcome.placing.count);
    outcome_release(&outcome);
    event_release(&event);
    PASS();
}

TEST A23_one_who_withdrew_is_ranked_when_asked_and_never_seeded(void)
{
    struct event event;
    struct ranking ranking;
    make_day(&event, "wc2025", 20, 4, 4);
    event.options.set |= 1u << OPTION_RANK_WITHDRAWN;
    event.options.parameter.rank_withdrawn = true;
    struct rules rules = event_rules(&event);
    ASSERT(ranking_compute(&ranking, &event, &rules, &err));
    int best = ranking.player[0];
    ranking_release(&ranking);
    event.player[best].status = PLAYER_WITHDRAWN;
    ASSERTm(err.text, play_on(&event, 4, &plain));
    ASSERT_FALSE(sits_in(&event.round[4], best));
    event_release(&event);
    PASS();
}

TEST R2019_21_who_left_a_table_of_the_semifinal_goes_nowhere(void)
{
    struct event event;
    make_day(&event, "wc2025", 20, 4, 5);
    ASSERTm(err.text, play_on(&event, 5, &plain));
    struct table *table = &event.round[4].table[0];
    int gone = winner_of(table);
    table->result->left = 1u << table->result->winner;
    table->result->winner = (table->result->winner + 1) % table->seats;
    ASSERT_EQ(PLAYER_DQ, leaver_status(&event, gone));
    ASSERTm(err.text, play_on(&event, 5, &plain));
    ASSERT_FALSE(sits_in(&event.round[5], gone));
    event_release(&event);
    PASS();
}

TEST A21_two_who_leave_both_have_the_last_place_and_its_points(int seats)
{
    struct rules rules = rules_resolve(ruleset_find("dm2019"), &(struct rule_options){.set = 0});
    struct result result = {.vp = {10, 7}, .winner = 0, .left = seats == 4 ? 12 : 6};
    struct table table = {.number = 1, .seats = seats, .seat = {0, 1, 2, 3}, .result = &result};
    struct table_score score;
    ASSERT(table_score(&rules, &table, &score, &err));
    for (int i = seats - 2; i < seats; i++) {
        ASSERT_EQ(seats, score.seat[i].place);
        ASSERT_EQ(POINT_UNIT, score.seat[i].points); /* the last place has one point */
    }
    ASSERT_EQ(5 * POINT_UNIT, score.seat[0].points);
    PASS();
}

TEST A11_who_withdrew_before_the_first_game_did_not_attend(void)
{
    struct event event[1], pool;
    struct pooled pooled;
    make_day(&event[0], "nc2020", 20, 3, 6);
    struct player *player = event_add_player(&event[0]);
    player->id = mem_copy_text("21");
    player->name = mem_copy_text("P21");
    player->status = PLAYER_WITHDRAWN;
    struct rules rules = event_rules(&event[0]);
    event_init(&pool);
    ASSERT(pooled_players(&pool, event, 1, &err));
    ASSERT(pooled_compute(&pooled, &pool, event, 1, &rules, &err));
    ASSERT_EQ(20, pooled.attendees);
    ASSERT_EQ(20, count_attendees(&event[0]));
    pooled_release(&pooled);
    event_release(&pool);
    event_release(&event[0]);
    PASS();
}

TEST R2020_6_strangers_with_one_id_are_not_pooled(void)
{
    struct event event[2], pool, closing;
    struct closing_day_options options = {.qualify = 0};
    make_day(&event[0], "nc2020", 16, 3, 6);
    make_day(&event[1], "nc2020", 16, 3, 7);
    free(event[1].player[2].name);
    event[1].player[2].name = mem_copy_text("Stranger");
    event_init(&pool);
    event_init(&closing);
    ASSERT_FALSE(pooled_players(&pool, event, 2, &err));
    ASSERT_EQ(STATUS_INPUT, err.status);
    ASSERT(strstr(err.text, "Stranger") && strstr(err.text, "P3"));
    ASSERT_FALSE(closing_day_open(&closing, event, 2, &options, &err));
    ASSERT(strstr(err.text, "Stranger"));
    for (int e = 0; e < 2; e++)
        event_release(&event[e]);
    event_release(&pool);
    event_release(&closing);
    PASS();
}

TEST R2021_8_too_many_promoted_are_told_how_many_fit(void)
{
    struct event event;
    struct advance_options wish = {.promote = 4};
    make_day(&event, "dcwc2021", 400, 5, 2);
    for (int p = 0; p < event.players; p++) {
        char *group = mem_format("g%d", p % 100);
        player_set(&event.player[p], "group", group);
        free(group);
    }
    struct rules rules = event_rules(&event);
    ASSERT_FALSE(event_advance(&event, &rules, &wish, &err));
    ASSERT_STR_EQ("400 players of 100 groups are promoted, a knock-out seats 256: promote 2 of each",
                  err.text);
    event_release(&event);
    PASS();
}

/* Somebody leaves, one way or another. */
static void let_leave(struct event *event, uint64_t *state)
{
    int player = random_below(state, event->players);
    int way = random_below(state, 3);
    const struct round *last = &event->round[event->rounds - 1];
    struct table *table = &last->table[random_below(state, last->tables)];
    if (way < 2) {
        event->player[player].status = way ? PLAYER_DQ : PLAYER_WITHDRAWN;
    } else if (table->result && table->seats > 3) {
        int seat = random_below(state, table->seats);
        if (seat == table->result->winner) /* somebody else has won then */
            table->result->winner = (seat + 1) % table->seats;
        table->result->left = 1u << seat;
    }
}

/* No leaver sits in the newest round, and its tables have their best rank first. */
static bool check_round(const struct event *event, const struct ranking *ranking)
{
    const struct round *last = &event->round[event->rounds - 1];
    bool *out = leavers_find(event), ok = true;
    for (int t = 0; t < last->tables; t++)
        for (int i = 0; i < last->table[t].seats; i++) {
            int rank = ranking->rank[last->table[t].seat[i]];
            ok &= !out[last->table[t].seat[i]] && rank > 0;
            ok &= !i || last->stage == STAGE_KNOCKOUT || ranking->rank[last->table[t].seat[i - 1]] < rank;
        }
    free(out);
    return ok;
}

/* Where each player is placed, 0 for nobody; NULL when there are no places yet. */
static int *places_of(const struct event *event, int *champion)
{
    struct outcome outcome;
    if (!outcome_compute(&outcome, event, &err))
        return NULL;
    int *place = mem_new(int, event->players);
    for (int i = 0; i < outcome.placing.count; i++)
        place[outcome.placing.placed[i].player] = outcome.placing.placed[i].place;
    *champion = outcome.placing.champion;
    bool any = outcome.placing.count > 0;
    outcome_release(&outcome);
    if (!any) {
        free(place);
        return NULL;
    }
    return place;
}

/* Whether a leaver had as many VP in a seeded game: the shared place is the player's alone then. */
static bool tied_with_leaver(const struct event *event, const bool *out, int player)
{
    for (int stage = STAGE_SEMIFINAL; stage <= STAGE_KNOCKOUT; stage++)
        for (struct game g = game_first(event, (enum stage)stage); g.table; game_next(&g)) {
            int seat = table_seat_of(g.table, player);
            for (int i = 0; seat >= 0 && g.table->result && i < g.table->seats; i++)
                if (out[g.table->seat[i]] && g.table->result->vp[i] == g.table->result->vp[seat])
                    return true;
        }
    return false;
}

/* In a knock-out those below the champion are listed by rank, so a new champion comes from among them. */
static bool is_new_champion(const struct event *event, int player, int champion)
{
    return player == champion && event->round[event->rounds - 1].stage == STAGE_KNOCKOUT;
}

static bool comparable(const struct event *event, const bool *out, int player, int champion)
{
    return !out[player] && !tied_with_leaver(event, out, player) && !is_new_champion(event, player, champion);
}

/* After the day: those who are left keep their order when more people leave, and no leaver is placed. */
static bool check_places(struct event *event, uint64_t *state)
{
    int champion, *before = places_of(event, &champion);
    if (!before)
        return true;
    for (int i = random_below(state, 4); i >= 0; i--)
        event->player[random_below(state, event->players)].status = PLAYER_DQ;
    int *after = places_of(event, &champion);
    bool *out = leavers_find(event), ok = true;
    for (int p = 0; after && p < event->players; p++) {
        ok &= !out[p] || (!after[p] && champion != p);
        for (int q = 0; q < event->players; q++)
            if (comparable(event, out, p, champion) && comparable(event, out, q, champion))
                ok &= (before[p] < before[q]) == (after[p] < after[q]);
    }
    free(out);
    free(before);
    free(after);
    return ok;
}

static bool random_day(const char *rules_name, uint64_t seed)
{
    struct event event;
    struct ranking ranking;
    uint64_t state = seed;
    bool ok = true, single = ruleset_find(rules_name)->course == COURSE_SINGLE;
    make_day(&event, rules_name, 4 * (5 + random_below(&state, 6)), 5, seed);
    struct rules rules = event_rules(&event);
    for (int stage = 0; ok && stage < 5; stage++) {
        for (int i = random_below(&state, 3); i > 0; i--)
            let_leave(&event, &state);
        struct advance_options wish = {.move_up = random_below(&state, 2),
                                       .all_ranks = !stage && single,
                                       .qualify = single || stage ? 0 : 9 + random_below(&state, 4)};
        if (event_state(&event, &rules) == EVENT_OVER && !(single && !stage))
            break;
        if (!event_advance(&event, &rules, &wish, &err)) {
            ok = err.status == STATUS_NEGATIVE; /* too few are left */
            break;
        }
        ok = ranking_compute(&ranking, &event, &rules, &err) && check_round(&event, &ranking);
        ranking_release(&ranking);
        ok = ok && simulate_open(&event, &rules, seed, NULL, &played, &err);
    }
    ok = ok && check_places(&event, &state);
    event_release(&event);
    return ok;
}

TEST random_days_never_seat_or_place_a_leaver(const char *rules_name)
{
    for (uint64_t seed = 1; seed <= PEOPLE_DAYS / SLOWDOWN; seed++) {
        snprintf(message, sizeof message, "%s, seed %llu: %.100s", rules_name, (unsigned long long)seed,
                 err.text);
        ASSERTm(message, random_day(rules_name, seed));
    }
    PASS();
}

SUITE(people)
{
    static const char *const rules[] = {"wc2004", "dm2019", "nc2020", "dcwc2021", "wc2025"};
    RUN_TESTp(G52_a_semifinal_winner_who_left_has_no_seat_in_the_final, PLAYER_DQ);
    RUN_TESTp(G52_a_semifinal_winner_who_left_has_no_seat_in_the_final, PLAYER_WITHDRAWN);
    RUN_TEST(G52_the_next_of_the_same_table_moves_up_when_asked);
    RUN_TESTp(G51_the_next_of_the_final_is_champion_when_the_winner_is_disqualified, "wc2025");
    RUN_TESTp(G51_the_next_of_the_final_is_champion_when_the_winner_is_disqualified, "wc2004");
    RUN_TEST(A23_one_who_withdrew_is_ranked_when_asked_and_never_seeded);
    RUN_TEST(R2019_21_who_left_a_table_of_the_semifinal_goes_nowhere);
    RUN_TESTp(A21_two_who_leave_both_have_the_last_place_and_its_points, 4);
    RUN_TESTp(A21_two_who_leave_both_have_the_last_place_and_its_points, 3);
    RUN_TEST(A11_who_withdrew_before_the_first_game_did_not_attend);
    RUN_TEST(R2020_6_strangers_with_one_id_are_not_pooled);
    RUN_TEST(R2021_8_too_many_promoted_are_told_how_many_fit);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        greatest_set_test_suffix(rules[i]);
        RUN_TESTp(random_days_never_seat_or_place_a_leaver, rules[i]);
    }
}
