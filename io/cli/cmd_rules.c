#include <stdio.h>

#include "io/cli/command.h"
#include "io/text_table.h"
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
