#include <stdio.h>

#include "io/cli/command.h"
#include "io/text/text_table.h"
#include "io/text/words.h"
#include "scoring/ruleset.h"

static void print_list(void)
{
    struct text_table table;
    text_table_init(&table, 4);
    table.right[3] = true;
    text_table_add(&table, "name");
    text_table_add(&table, "year");
    text_table_add(&table, "title");
    text_table_add(&table, "rounds");
    for (int i = 0; ruleset_at(i); i++) {
        const struct ruleset *rules = ruleset_at(i);
        text_table_add(&table, rules->name);
        text_table_add(&table, rules->year);
        text_table_add(&table, rules->title);
        text_table_addf(&table, "%d", rules->rounds);
    }
    command_print_table(&table, 0);
}

/* What `options` of an event can change (RULEBOOK G-1), each with the option's name. */
static void print_scoring(const struct ruleset *rules)
{
    printf("  variants      ");
    for (int v = 0; variant_word(v); v++)
        if (rules->variants >> v & 1)
            printf(" %s", variant_word(v));
    printf("\n  cap            ");
    if (rules->parameter.cap.kind == CAP_FIXED)
        printf("%d VP count at most\n", rules->parameter.cap.value);
    else
        puts(rules->parameter.cap.kind == CAP_NONE ? "none" : "the winning score of the variant");
    printf("  phantom        %s (fourth score at a table of three)\n",
           phantom_word(rules->parameter.phantom));
    printf("  criteria      ");
    for (int i = 0; i < rules->parameter.criteria.count; i++)
        printf(" %s", criterion_word(rules->parameter.criteria.by[i]));
    printf("%s\n  last           %s\n", rules->ranked_by == RANKED_BY_RATING ? ", after the rating" : "",
           last_resort_word(rules->parameter.last));
}

static void print_stages(const struct ruleset *rules)
{
    printf("  after prelim   %s\n", course_text((int)rules->course));
    if (rules->parameter.qualify)
        printf("  qualify        %d\n", rules->parameter.qualify);
    if (rules->skip_limit)
        printf("  skip_semifinal allowed up to %d attendees\n", rules->skip_limit);
    if (rules->course == COURSE_SEMIFINAL)
        printf("  final          %s%s\n", final_method_word(rules->parameter.final),
               rules->final_official ? "" : ", places below the champion unofficial");
}

static void print_facts(const struct ruleset *rules)
{
#define FACT(name) fact_in(&language_en, rules->name)
    bool timed = rules->choice_time != FACT_DOES_NOT_APPLY;
    printf("  choice         %s%s%s\n", FACT(choice), timed ? ", " : "", timed ? FACT(choice_time) : "");
    printf("  bank           %s; semifinal: %s; final: %s\n", FACT(bank), FACT(bank_semifinal),
           FACT(bank_final));
    printf("  turn limit     %s\n", FACT(turn_limit));
    printf("  board study    %s\n", FACT(board_study));
    printf("  boards         %s\n", FACT(boards));
    printf("  organiser      may play: %s\n", FACT(organiser_plays));
#undef FACT
}

static void print_one(const struct ruleset *rules)
{
    printf("%s: %s (%s)\n", rules->name, rules->title, rules->year);
    printf("  rounds         %d", rules->rounds);
    if (rules->rounds_least != rules->rounds_most)
        printf(", allowed %d to %d", rules->rounds_least, rules->rounds_most);
    puts("");
    if (rules->least_players)
        printf("  least players  %d\n", rules->least_players);
    printf("  priority       %s\n", rules->priority);
    printf("  kept apart     %s\n", rules->avoid);
    print_scoring(rules);
    print_stages(rules);
    print_facts(rules);
}

static enum status rules_run(const struct arguments *arguments, struct error *err)
{
    if (!arguments->operands) {
        print_list();
        return STATUS_OK;
    }
    const struct ruleset *rules = ruleset_find(arguments->operand[0]);
    if (!rules) {
        error_set(err, STATUS_USAGE, "unknown rule set '%.40s'; see: rota rules", arguments->operand[0]);
        return STATUS_USAGE;
    }
    print_one(rules);
    return STATUS_OK;
}

const struct command cmd_rules = {.name = "rules",
                                  .usage = "[NAME]",
                                  .summary = "the rule sets, each with its parameters",
                                  .example = "rota rules wc2025",
                                  .most = 1,
                                  .run = rules_run};
