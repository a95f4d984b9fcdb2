#include "io/print/seed_print.h"

#include "io/text/text_table.h"
#include "io/text/words.h"

static const char *title_of(const struct round *round)
{
    switch (round->stage) {
    case STAGE_SEMIFINAL:
        return "Semifinal";
    case STAGE_FINAL:
        return round->tables > 1 ? "Finals" : "Final";
    case STAGE_KNOCKOUT:
        return round->tables > 1 ? "Knock-out round" : "Knock-out final";
    case STAGE_PRELIM:
        break;
    }
    return "Round";
}

void seed_print(const struct event *event, const struct rules *rules, const struct round *round,
                const struct ranking *ranking, struct text *out)
{
    const struct ruleset *set = rules->set;
    bool final = round->stage == STAGE_FINAL || (round->stage == STAGE_KNOCKOUT && round->tables == 1);
    enum fact bank = final ? set->bank_final : set->bank_semifinal;
    struct text_table table;
    text_add(out, title_of(round));
    if (round->stage == STAGE_KNOCKOUT && round->tables > 1)
        text_addf(out, " %d", round->number);
    text_addf(out, ", %d table%s\n", round->tables, round->tables == 1 ? "" : "s");
    if (set->order_drawn) /* R2021-17, -18 */
        text_add(out, "The first at each table is the host; the platform draws the order of play.\n\n");
    else
        text_addf(out, "Choice by preliminary rank: %s, %s. Bank: %s.\n\n",
                  fact_in(&language_en, set->choice), fact_in(&language_en, set->choice_time),
                  fact_in(&language_en, bank));
    text_table_init(&table, 1 + SEATS_MAX);
    for (int t = 0; t < round->tables; t++) {
        text_table_addf(&table, "table %d", round->table[t].number);
        for (int i = 0; i < SEATS_MAX; i++) {
            int player = i < round->table[t].seats ? round->table[t].seat[i] : -1;
            if (player < 0)
                text_table_add(&table, "");
            else
                text_table_addf(&table, "%d. %s", ranking->rank[player], event->player[player].name);
        }
    }
    text_table_print(&table, out, 0);
    text_table_release(&table);
}
