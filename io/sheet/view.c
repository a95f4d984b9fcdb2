#include "io/sheet/view.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "io/text/collate.h"
#include "io/text/utf8.h"
#include "scoring/memory.h"
#include "scoring/word_list.h"

static void choose_rounds(struct view *view)
{
    const struct view_options *options = &view->options;
    view->round = mem_new(int, view->event->rounds + 1);
    for (int r = 0; r < view->event->rounds; r++) {
        const struct round *round = &view->event->round[r];
        if (!options->one_stage ||
            (round->stage == options->stage && (!options->round || round->number == options->round)))
            view->round[view->rounds++] = r;
    }
}

static void find_seats(struct view *view)
{
    const struct event *event = view->event;
    size_t cells = (size_t)event->players * (size_t)event->rounds;
    view->seat_at = mem_new(struct seat_at, cells + 1);
    for (size_t i = 0; i < cells; i++)
        view->seat_at[i] = (struct seat_at){-1, -1};
    for (int r = 0; r < event->rounds; r++)
        for (int t = 0; t < event->round[r].tables; t++) {
            const struct table *table = &event->round[r].table[t];
            for (int s = 0; s < table->seats; s++)
                view->seat_at[(size_t)table->seat[s] * (size_t)event->rounds + (size_t)r] =
                    (struct seat_at){t, s};
        }
}

static bool sits_somewhere(const struct view *view, int player)
{
    for (int i = 0; i < view->rounds; i++)
        if (view_seat(view, player, view->round[i]).table >= 0)
            return true;
    return false;
}

static void sort_players(struct view *view)
{
    const struct event *event = view->event;
    const char **name = mem_new(const char *, event->players + 1);
    int *who = mem_new(int, event->players + 1);
    for (int p = 0; p < event->players; p++)
        if (sits_somewhere(view, p)) {
            who[view->players] = p;
            name[view->players++] = event->player[p].name;
        }
    view->player = collate_order(name, view->players, view->options.language->code);
    for (int i = 0; i < view->players; i++)
        view->player[i] = who[view->player[i]];
    free(name);
    free(who);
}

static bool has_results(const struct event *event)
{
    for (struct game g = game_first(event, STAGE_PRELIM); g.table; game_next(&g))
        if (g.table->result)
            return true;
    return false;
}

/* Sheets are printed also where the results cannot be ranked, without standings then. */
static void rank_players(struct view *view)
{
    struct error ignored = {0};
    view->rank = mem_new(int, view->event->players + 1);
    if (!has_results(view->event) || !outcome_compute(&view->outcome, view->event, &ignored))
        return;
    view->has_outcome = true;
    struct rules rules = event_rules(view->event);
    struct ranking ranking;
    if (!ranking_compute(&ranking, view->event, &rules, &ignored))
        return;
    memcpy(view->rank, ranking.rank, (size_t)view->event->players * sizeof *view->rank);
    ranking_release(&ranking);
}

bool view_init(struct view *view, const struct event *event, const struct view_options *options,
               struct error *err)
{
    *view = (struct view){.event = event, .options = *options};
    if (!view->options.language)
        view->options.language = &language_en;
    view->rules = event_ruleset(event);
    const char *title = options->title ? options->title : event->name;
    struct text line = {0};
    utf8_add_clean(&line, title && *title ? title : view_word(view, WORD_EVENT));
    view->title = line.at;
    choose_rounds(view);
    if (!view->rounds) {
        view_release(view);
        return error_set(err, STATUS_NEGATIVE, "%s",
                         event->rounds ? "there is no such round" : "the event has no rounds yet");
    }
    find_seats(view);
    sort_players(view);
    rank_players(view);
    return true;
}

void view_release(struct view *view)
{
    if (view->has_outcome)
        outcome_release(&view->outcome);
    free(view->title);
    free(view->round);
    free(view->player);
    free(view->seat_at);
    free(view->rank);
    *view = (struct view){0};
}

const char *view_word(const struct view *view, enum word word)
{
    return word_in(view->options.language, word);
}

const char *view_fact(const struct view *view, enum fact fact)
{
    return fact_in(view->options.language, fact);
}

const struct round *view_round(const struct view *view, int i)
{
    return &view->event->round[view->round[i]];
}

/* What a round of the stage is called, at length and in the heads of columns. */
static const struct {
    enum word title, letter;
} stages[] = {[STAGE_PRELIM] = {WORD_ROUND, WORD_ROUND_SHORT},
              [STAGE_SEMIFINAL] = {WORD_SEMIFINAL, WORD_SEMI_SHORT},
              [STAGE_FINAL] = {WORD_FINAL, WORD_FINAL_SHORT},
              [STAGE_KNOCKOUT] = {WORD_KNOCKOUT, WORD_KNOCKOUT_SHORT}};
static_assert(sizeof stages / sizeof *stages == STAGES(COUNT_ROW), "a row for each stage");

void view_round_title(const struct view *view, const struct round *round, char *text)
{
    bool finals = round->stage == STAGE_FINAL && round->tables > 1;
    const char *word = view_word(view, finals ? WORD_FINALS : stages[round->stage].title);
    bool numbered = round->stage == STAGE_PRELIM || round->stage == STAGE_KNOCKOUT ||
                    event_stage_rounds(view->event, round->stage) > 1;
    if (numbered)
        snprintf(text, ROUND_TITLE_MAX, "%s %d", word, round->number);
    else
        snprintf(text, ROUND_TITLE_MAX, "%s", word);
}

void view_round_short(const struct view *view, const struct round *round, char *text)
{
    const char *letter = view_word(view, stages[round->stage].letter);
    if (round->stage == STAGE_PRELIM || round->stage == STAGE_KNOCKOUT || round->number > 1)
        snprintf(text, ROUND_TITLE_MAX, "%s%d", letter, round->number);
    else
        snprintf(text, ROUND_TITLE_MAX, "%s", letter);
}

struct seat_at view_seat(const struct view *view, int player, int round_index)
{
    return view->seat_at[(size_t)player * (size_t)view->event->rounds + (size_t)round_index];
}

bool round_is_seeded(const struct round *round)
{
    return round->stage != STAGE_PRELIM;
}

int view_seats(const struct view *view, const struct round *round, const struct table *table, int *seat)
{
    for (int s = 0; s < table->seats; s++) {
        int at = s;
        int rank = view->rank[table->seat[s]];
        /* Insertion by rank; the unranked stay where they are, behind. */
        while (round_is_seeded(round) && rank && at > 0) {
            int before = view->rank[table->seat[seat[at - 1]]];
            if (before && before <= rank)
                break;
            seat[at] = seat[at - 1];
            at--;
        }
        seat[at] = s;
    }
    return table->seats;
}

int view_seat_number(const struct view *view, const struct round *round, const struct table *table, int seat)
{
    int order[SEATS_MAX];
    int seats = view_seats(view, round, table, order);
    for (int i = 0; i < seats; i++)
        if (order[i] == seat)
            return i + 1;
    return 0;
}

bool view_has_numbers(const struct view *view, const struct round *round)
{
    return !round_is_seeded(round) || !view->rules->order_drawn;
}

void view_seat_label(const struct view *view, const struct round *round, int i, char *label)
{
    if (view_has_numbers(view, round))
        snprintf(label, SEAT_LABEL_MAX, "%d", i + 1);
    else
        snprintf(label, SEAT_LABEL_MAX, "%.1s", i ? "" : view_word(view, WORD_HOST));
}

bool view_has_stage(const struct view *view)
{
    for (int i = 0; i < view->rounds; i++)
        if (round_is_seeded(view_round(view, i)))
            return true;
    return false;
}

const char *view_country(const struct view *view, int player)
{
    return player_get(&view->event->player[player], "country");
}

enum word variant_title(enum variant variant)
{
    static const enum word words[] = {
#define P(name, word) WORD_GAME_##name,
        VARIANTS(P)
#undef P
    };
    return words[variant];
}

const char *view_bank(const struct view *view, const struct round *round)
{
    const struct ruleset *set = view->rules;
    enum fact bank = set->bank;
    bool final = round->stage == STAGE_FINAL || (round->stage == STAGE_KNOCKOUT && round->tables == 1);
    if (round_is_seeded(round))
        bank = final ? set->bank_final : set->bank_semifinal;
    return view_fact(view, bank);
}

void view_stage_hint(const struct view *view, char *hint)
{
    if (view->rules->order_drawn)
        snprintf(hint, STAGE_HINT_MAX, "%s", view_word(view, WORD_HOST_FIRST));
    else
        snprintf(hint, STAGE_HINT_MAX, "%s %s, %s", view_word(view, WORD_CHOICE_OF),
                 view_fact(view, view->rules->choice), view_fact(view, view->rules->choice_time));
}
