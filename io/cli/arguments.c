#include "io/cli/arguments.h"

#include <assert.h>
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "io/cli/nearest.h"
#include "scoring/memory.h"

/* Values that getopt_long returns for long options: beyond any letter. */
enum { LONG_BASE = 256, HELP = LONG_BASE + OPTION_ROWS_MAX };

/* The tables of getopt_long from ours; returns the number of rows. */
static int translate(const struct option_row *rows, struct option *longs, char *shorts)
{
    int count = 0;
    *shorts++ = ':'; /* report a missing value apart from an unknown option */
    *shorts++ = 'h';
    for (; rows && rows[count].name; count++) {
        assert(count < OPTION_ROWS_MAX);
        longs[count] = (struct option){rows[count].name, rows[count].value ? required_argument : no_argument,
                                       NULL, LONG_BASE + count};
        if (rows[count].letter) {
            *shorts++ = rows[count].letter;
            if (rows[count].value)
                *shorts++ = ':';
        }
    }
    *shorts = '\0';
    longs[count] = (struct option){"help", no_argument, NULL, HELP};
    longs[count + 1] = (struct option){0};
    return count;
}

static int find_letter(const struct option_row *rows, int count, int letter)
{
    for (int i = 0; i < count; i++)
        if (rows[i].letter == letter)
            return i;
    return -1;
}

/* What was wrong; getopt_long has moved on past the offending word unless it was a group of letters. */
static bool refuse(int kind, const struct option_row *rows, char **argv, struct error *err)
{
    const char *word = optind > 1 ? argv[optind - 1] : "";
    if (kind == ':')
        return error_set(err, STATUS_USAGE, "%s: option '%.60s' needs a value; see: rota %s --help", argv[0],
                         word, argv[0]);
    if (optopt > 0 && optopt < LONG_BASE)
        return error_set(err, STATUS_USAGE, "%s: unknown option '-%c'; see: rota %s --help", argv[0], optopt,
                         argv[0]);
    struct nearest nearest;
    nearest_init(&nearest, word + strspn(word, "-"));
    for (; rows && rows->name; rows++)
        nearest_offer(&nearest, rows->name);
    if (nearest.best)
        return error_set(err, STATUS_USAGE, "%s: unknown option '%.60s', perhaps --%s?  See: rota %s --help",
                         argv[0], word, nearest.best, argv[0]);
    return error_set(err, STATUS_USAGE, "%s: unknown option '%.60s'; see: rota %s --help", argv[0], word,
                     argv[0]);
}

bool arguments_parse(struct arguments *arguments, const struct option_row *rows, int argc, char **argv,
                     struct error *err)
{
    struct option longs[OPTION_ROWS_MAX + 2];
    char shorts[2 * OPTION_ROWS_MAX + 3];
    int count = translate(rows, longs, shorts);
    *arguments = (struct arguments){.rows = rows};
    arguments->option = mem_new(struct given, argc);
    opterr = 0;
    optind = 0; /* GNU: start afresh, even after an earlier command line */
    for (int kind; (kind = getopt_long(argc, argv, shorts, longs, NULL)) != -1;) {
        if (kind == '?' || kind == ':') {
            arguments_release(arguments);
            return refuse(kind, rows, argv, err);
        }
        if (kind == HELP || kind == 'h') {
            arguments->help = true;
            break;
        }
        int row = kind >= LONG_BASE ? kind - LONG_BASE : find_letter(rows, count, kind);
        assert(row >= 0 && row < count);
        arguments->option[arguments->given++] = (struct given){row, optarg};
    }
    arguments->operands = argc - optind;
    arguments->operand = argv + optind;
    return true;
}

void arguments_release(struct arguments *arguments)
{
    free(arguments->option);
    *arguments = (struct arguments){0};
}

/* The row of an option; asking for one that is not in the table is our bug. */
static int find_row(const struct arguments *arguments, const char *name)
{
    int row = 0;
    while (arguments->rows[row].name && strcmp(arguments->rows[row].name, name))
        row++;
    assert(arguments->rows[row].name);
    return row;
}

const char *arguments_text(const struct arguments *arguments, const char *name)
{
    int row = find_row(arguments, name);
    for (int i = arguments->given; i-- > 0;)
        if (arguments->option[i].row == row)
            return arguments->option[i].value;
    return NULL;
}

bool arguments_flag(const struct arguments *arguments, const char *name)
{
    int row = find_row(arguments, name);
    for (int i = 0; i < arguments->given; i++)
        if (arguments->option[i].row == row)
            return true;
    return false;
}

const char *arguments_each(const struct arguments *arguments, const char *name, int i)
{
    int row = find_row(arguments, name);
    for (int g = 0; g < arguments->given; g++)
        if (arguments->option[g].row == row && i-- == 0)
            return arguments->option[g].value;
    return NULL;
}

bool arguments_word(const struct arguments *arguments, const char *name, int *value, struct error *err)
{
    const char *text = arguments_text(arguments, name);
    word_list *words = arguments->rows[find_row(arguments, name)].words;
    if (!text)
        return true;
    int found = word_find(words, text);
    if (found < 0)
        return error_set(err, STATUS_USAGE, "--%s: '%.40s', must be %s", name, text, ANY_WORD(words));
    *value = found;
    return true;
}

bool arguments_integer(const struct arguments *arguments, const char *name, int64_t low, int64_t high,
                       int64_t *value, struct error *err)
{
    const char *text = arguments_text(arguments, name);
    if (!text)
        return true;
    char *end;
    errno = 0;
    long long number = strtoll(text, &end, 10);
    if (end == text || *end || errno || number < low || number > high)
        return error_set(err, STATUS_USAGE,
                         "--%s: '%.40s', must be a whole number from %" PRId64 " to %" PRId64, name, text,
                         low, high);
    *value = number;
    return true;
}

bool arguments_unsigned(const struct arguments *arguments, const char *name, uint64_t *value,
                        struct error *err)
{
    const char *text = arguments_text(arguments, name);
    if (!text)
        return true;
    errno = 0;
    unsigned long long number = strtoull(text, NULL, 10);
    if (!*text || text[strspn(text, "0123456789")] || errno)
        return error_set(err, STATUS_USAGE, "--%s: '%.40s', must be a whole number from 0 to %" PRIu64, name,
                         text, UINT64_MAX);
    *value = number;
    return true;
}

bool arguments_real(const struct arguments *arguments, const char *name, double low, double high,
                    double *value, struct error *err)
{
    const char *text = arguments_text(arguments, name);
    if (!text)
        return true;
    char *end;
    double number = strtod(text, &end);
    if (end == text || *end || !isfinite(number) || number < low || number > high)
        return error_set(err, STATUS_USAGE, "--%s: '%.40s', must be a number from %g to %g", name, text, low,
                         high);
    *value = number;
    return true;
}
