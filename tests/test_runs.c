/* Files of runs, instance lists, and the report over them. */
#include "io/bench/runs.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "io/bench/instance.h"
#include "io/bench/report.h"
#include "io/text/file.h"
#include "io/text/text_markup.h"
#include "scoring/memory.h"

#include "greatest.h"
#include "tests/random.h"

static const char *const lines[] = {
    "{\"instance\": \"a\", \"family\": \"f\", \"players\": 16, \"table_size\": 4, \"rounds\": 6, "
    "\"countries\": \"\", "
    "\"roster_seed\": 1, \"known\": 24, \"method\": \"x\", \"settings\": \"\", \"seed\": 1, \"effort\": 4, "
    "\"time\": "
    "0, \"threads\": 1, \"version\": \"1\", \"stopped_by\": \"effort\", \"goals\": [\"repeat_pairs\", "
    "\"position_repeats\", \"table_repeats\"], \"value\": [24, 0, 7], \"bound\": [24, 0], \"proved\": true, "
    "\"seconds\": 2, \"moves\": 4000, \"trace\": [[0.5, 1000, 30, 0], [1.5, 3000, 24, 0]]}",
    "{\"instance\": \"a\", \"method\": \"x\", \"seed\": 2, \"effort\": 4, \"goals\": [\"repeat_pairs\", "
    "\"position_repeats\"], \"value\": [25, 0], \"bound\": [24, 0], \"proved\": false, \"seconds\": 4, "
    "\"moves\": 4000, "
    "\"trace\": [[0.25, 500, 25, 0]]}",
    "{\"instance\": \"a\", \"method\": \"y\", \"seed\": 1, \"effort\": 4, \"stopped_by\": \"none\", "
    "\"seconds\": 1, "
    "\"moves\": 0}",
};

TEST a_line_comes_back_the_same(void)
{
    struct run run = {.known = -1, .known_bound = -1, .tables = -1};
    struct error err = {0};
    struct text out = {0};
    ASSERT(run_parse(&run, "f", 1, lines[0], strlen(lines[0]), &err));
    ASSERT_EQ_FMT(2, run.goals, "%d");
    ASSERT_EQ(7, run.tables);
    ASSERT_EQ_FMT(2, run.points, "%d");
    run_print(&run, &out);
    ASSERT_STR_EQ(lines[0], out.at);
    text_release(&out);
    run_release(&run);
    PASS();
}

TEST bad_lines_are_refused(void)
{
    static const char *const bad[] = {
        "",
        "[]",
        "{}",
        "{\"instance\": \"a\"}",
        "{\"instance\": 1, \"method\": \"x\"}",
        "{\"instance\": \"a\", \"method\": \"x\", \"goals\": [\"g\"]}",
        "{\"instance\": \"a\", \"method\": \"x\", \"goals\": [\"g\"], \"value\": [], \"bound\": [0], "
        "\"proved\": true}",
        "{\"instance\": \"a\", \"method\": \"x\", \"goals\": [\"table_repeats\", \"g\"]}",
        "{\"instance\": \"a\", \"method\": \"x\", \"seconds\": -1}",
        "{\"instance\": \"a\", \"method\": \"x\", \"seed\": 1.5}",
        "{\"instance\": \"a\", \"method\": \"x\", \"goals\": [\"g\"], \"value\": [1], \"bound\": [0], "
        "\"proved\": true, \"trace\": [[1, 2]]}",
        "{\"instance\": \"a\", \"method\": \"x\""};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct run run = {.known = -1};
        struct error err = {0};
        ASSERT_FALSEm(bad[i], run_parse(&run, "f", 3, bad[i], strlen(bad[i]), &err));
        ASSERT_EQ_FMTm(bad[i], (int)STATUS_INPUT, (int)err.status, "%d");
        ASSERTm(err.text, !strncmp(err.text, "f:3", 3));
        run_release(&run);
    }
    PASS();
}

static bool fill_file(const char *path, const char *text)
{
    struct error err = {0};
    return file_write(path, text, strlen(text), true, &err);
}

/* A writer killed in the middle of a line leaves its beginning: it is cut off, and nothing else is. */
TEST a_broken_last_line_is_cut_off(void)
{
    char path[] = "/tmp/rota-runs-XXXXXX";
    int fd = mkstemp(path);
    ASSERT(fd >= 0);
    close(fd);
    size_t whole = strlen(lines[0]) + 1;
    for (size_t cut = 0; cut <= strlen(lines[1]); cut += 7) {
        struct error err = {0};
        struct runs runs = {0};
        struct runs_file file;
        char *text = mem_format("%s\n%.*s", lines[0], (int)cut, lines[1]);
        ASSERT(fill_file(path, text));
        ASSERT(runs_read(&runs, path, &err));
        ASSERT_EQ_FMT(1, runs.count, "%d");
        ASSERT(runs_file_open(&file, path, &err));
        ASSERT(runs_file_add(&file, &runs.list[0], &err));
        runs_file_close(&file);
        runs_release(&runs);
        free(text);
        size_t length;
        ASSERT(file_read(path, &text, &length, &err));
        ASSERT_EQ_FMT(2 * whole, length, "%zu");
        free(text);
    }
    unlink(path);
    PASS();
}

static void read_lines(struct runs *runs)
{
    struct error err = {0};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        for (int twice = 0; twice < 2; twice++) /* what stands twice counts once */
            run_parse(runs_add(runs), "f", 1, lines[i], strlen(lines[i]), &err);
}

TEST expected_time_and_ranks(void)
{
    struct runs runs = {0};
    struct report report;
    read_lines(&runs);
    report_open(&report, &runs, &(struct report_options){.against = "y"});
    ASSERT_EQ_FMT(1, report.instances, "%d");
    ASSERT_EQ_FMT(2, report.entries, "%d");
    const struct report_cell *x = report_cell(&report, 0, 0), *y = report_cell(&report, 0, 1);
    ASSERT_EQ_FMT(2, x->runs, "%d");
    ASSERT_EQ_FMT(1, x->hits, "%d");
    ASSERT_IN_RANGE(1.5 + 4, x->expected, 1e-9); /* one hit after 1.5 s, one miss of 4 s */
    ASSERT_EQ_FMT(0, x->best, "%d");
    ASSERT_IN_RANGE(1.0, x->rank[0], 1e-9);
    ASSERT_IN_RANGE(2.0, x->rank[1], 1e-9);
    ASSERT_EQ_FMT(-1, y->best, "%d");
    ASSERT(isinf(y->expected));
    struct report_pair pair;
    report_pair(&report, 0, 1, &pair);
    ASSERT_EQ_FMT(1, pair.wins, "%d");
    ASSERT_IN_RANGE(1.0, pair.superiority, 1e-9);
    report_close(&report);
    runs_release(&runs);
    PASS();
}

TEST tables_in_every_markup(void)
{
    static const char *const wanted[] = {
        "A  b\n1  x_y\n", "| A | b |\n|---:|---|\n| 1 | x\\_y |\n", "A,b\n1,x_y\n",
        "\\begin{tabular}{rl}\n\\toprule\nA & b \\\\\n\\midrule\n1 & x\\_y "
        "\\\\\n\\bottomrule\n\\end{tabular}\n",
        "<table>\n<thead><tr><th class=\"r\">A</th><th>b</th></tr></thead>\n<tbody>"
        "<tr><td class=\"r\">1</td><td>x_y</td></tr>\n</tbody></table>\n"};
    for (int m = 0; markup_at(m); m++) {
        struct text_table table;
        struct text out = {0};
        text_table_init(&table, 2);
        table.right[0] = true;
        text_table_add(&table, "A");
        text_table_add(&table, "b");
        text_table_add(&table, "1");
        text_table_add(&table, "x_y");
        markup_at(m)->print(&table, &out);
        ASSERT_STR_EQ(wanted[m], out.at);
        text_release(&out);
        text_table_release(&table);
    }
    PASS();
}

TEST the_instance_list_can_be_opened(void)
{
    struct instances all;
    struct error err = {0};
    ASSERTm(err.text, instances_read(&all, "instances/bench.csv", &err));
    ASSERT(all.count >= 120);
    for (int i = 0; i < all.count; i++) {
        struct event event;
        struct plan_request request;
        event_init(&event);
        ASSERTm(all.list[i].name, instance_open(&all.list[i], &event, &request, &err));
        ASSERT_EQ_FMTm(all.list[i].name, all.list[i].players, event.players, "%d");
        ASSERTm(all.list[i].name, all.list[i].best < 0 || all.list[i].best >= all.list[i].bound);
        event_release(&event);
        for (int k = 0; k < i; k++)
            ASSERTm(all.list[i].name, strcmp(all.list[i].name, all.list[k].name));
    }
    instances_release(&all);
    PASS();
}

TEST words_for_instances(void)
{
    static const struct {
        const char *word;
        int count;
    } rows[] = {{"8-4-10", 1},  {"golf-?-4-5", 2}, {"overfull", 28}, {"instances/p16.csv:4", 1},
                {"nobody", -1}, {"8-4", -1},       {"8-9-4", -1},    {"x.csv:", -1},
                {"x.csv:0", -1}};
    struct instances all;
    struct error err = {0};
    ASSERT(instances_read(&all, "instances/bench.csv", &err));
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct instances chosen = {0};
        bool ok = instances_choose(&chosen, &all, rows[i].word, &err);
        ASSERT_EQ_FMTm(rows[i].word, rows[i].count, ok ? chosen.count : -1, "%d");
        instances_release(&chosen);
    }
    instances_release(&all);
    PASS();
}

/* One run of a method on an instance; only what a comparison looks at. */
static void add_run(struct runs *runs, const char *method, int instance, int seed, int value)
{
    struct run *run = runs_add(runs);
    run->instance = mem_format("i%d", instance);
    run->method = mem_copy_text(method);
    run->seed = (uint64_t)seed;
    run->goals = 1;
    run->value[0] = value;
}

/* Wilcoxon's p by its definition: all signs tried, sizes compared as fractions of whole numbers. */
static double wilcoxon_by_hand(const int *net, int count)
{
    int twice_rank[16], n = 0, size[16], sign[16], plus = 0, total = 0, extreme = 0;
    for (int i = 0; i < count; i++)
        if (net[i]) {
            size[n] = abs(net[i]);
            sign[n++] = net[i] > 0;
        }
    for (int i = 0; i < n; i++) {
        twice_rank[i] = 1;
        for (int k = 0; k < n; k++)
            twice_rank[i] += 2 * (size[k] < size[i]) + (size[k] == size[i]);
        total += twice_rank[i];
        plus += sign[i] ? twice_rank[i] : 0;
    }
    for (int signs = 0; signs < 1 << n; signs++) {
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum += signs >> i & 1 ? twice_rank[i] : 0;
        extreme += abs(2 * sum - total) >= abs(2 * plus - total);
    }
    return (double)extreme / (1 << n);
}

TEST wilcoxon_is_exact_whichever_method_is_named_first(void)
{
    for (int round = 0; round < 200; round++) {
        uint64_t seed = (uint64_t)round, state = seed;
        enum { INSTANCES = 10, SEEDS = 5 };
        int value[2][INSTANCES][SEEDS], net[INSTANCES] = {0};
        for (int i = 0; i < 2 * INSTANCES * SEEDS; i++)
            value[i % 2][i / 2 % INSTANCES][i / 2 / INSTANCES] = random_below(&state, 6 + 2 * (i % 2));
        for (int i = 0; i < INSTANCES; i++)
            for (int s = 0; s < SEEDS * SEEDS; s++) {
                int mine = value[0][i][s / SEEDS], other = value[1][i][s % SEEDS];
                net[i] += (mine < other) - (mine > other);
            }
        double p = wilcoxon_by_hand(net, INSTANCES);
        for (int order = 0; order < 2; order++) {
            struct runs runs = {0};
            struct report report;
            struct report_pair pair;
            for (int i = 0; i < INSTANCES * SEEDS; i++) {
                add_run(&runs, order ? "b" : "a", i % INSTANCES, i / INSTANCES,
                        value[0][i % INSTANCES][i / INSTANCES]);
                add_run(&runs, order ? "a" : "b", i % INSTANCES, i / INSTANCES,
                        value[1][i % INSTANCES][i / INSTANCES]);
            }
            report_open(&report, &runs, &(struct report_options){.against = "a"});
            report_pair(&report, 0, 1, &pair);
            report_close(&report);
            runs_release(&runs);
            if (fabs(pair.wilcoxon.p - p) > 1e-12)
                fprintf(stderr, "seed %llu\n", (unsigned long long)seed);
            ASSERT_IN_RANGE(p, pair.wilcoxon.p, 1e-12);
        }
    }
    PASS();
}

SUITE(runs)
{
    RUN_TEST(a_line_comes_back_the_same);
    RUN_TEST(bad_lines_are_refused);
    RUN_TEST(a_broken_last_line_is_cut_off);
    RUN_TEST(expected_time_and_ranks);
    RUN_TEST(wilcoxon_is_exact_whichever_method_is_named_first);
    RUN_TEST(tables_in_every_markup);
    RUN_TEST(the_instance_list_can_be_opened);
    RUN_TEST(words_for_instances);
}
