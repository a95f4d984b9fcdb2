#include "io/text/xlsx_values.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

bool xlsx_format_is_date(int id)
{
    return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) ||
           (id >= 50 && id <= 58);
}

/* Words in quotes, escaped letters, and colours and currencies in brackets say nothing about the value. */
bool xlsx_code_is_date(const char *code)
{
    for (const char *at = code; *at; at++) {
        const char *end = *at == '"' ? strchr(at + 1, '"') : *at == '[' ? strchr(at, ']') : NULL;
        if (end)
            at = end;
        else if (*at == '\\' && at[1])
            at++;
        else if (strchr("dmyhsDMYHS", *at))
            return true;
    }
    return false;
}

void xlsx_add_number(struct text *out, double value)
{
    if (fabs(value) < 1e15 && value == floor(value))
        text_addf(out, "%.0f", value + 0.0); /* no -0 */
    else
        text_addf(out, "%.15g", value);
}

/* Year, month and day of a count of days since 1970-01-01 in the Gregorian calendar, by eras of 400 years
 * that begin in March. */
static void add_day(struct text *out, long days)
{
    days += 719468;
    long era = days / 146097, of_era = days % 146097;
    long year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    long of_year = of_era - (365 * year + year / 4 - year / 100);
    long month = (5 * of_year + 2) / 153, day = of_year - (153 * month + 2) / 5 + 1;
    month += month < 10 ? 3 : -9;
    text_addf(out, "%04ld-%02ld-%02ld", year + era * 400 + (month <= 2), month, day);
}

void xlsx_add_date(struct text *out, double days, bool from_1904)
{
    enum { SECONDS = 86400, TO_1970 = 25569, TO_1970_FROM_1904 = 24107, LAST = 2958465 /* end of 9999 */ };
    if (!(days >= 0 && days <= LAST)) {
        xlsx_add_number(out, days);
        return;
    }
    double whole = floor(days);
    long second = lround((days - whole) * SECONDS), day = (long)whole + second / SECONDS;
    second %= SECONDS;
    if (!from_1904 && day > 0 && day < 60)
        day++; /* Excel counts a 29th of February 1900, which there was not */
    if (day > 0)
        add_day(out, day - (from_1904 ? TO_1970_FROM_1904 : TO_1970));
    if (second || !day)
        text_addf(out, "%s%02ld:%02ld", day ? " " : "", second / 3600, second / 60 % 60);
}

/* The character of _xHHHH_ at `at`, or 0. */
static unsigned escaped(const char *at)
{
    if (at[0] != '_' || at[1] != 'x' || strspn(at + 2, "0123456789abcdefABCDEF") != 4 || at[6] != '_')
        return 0;
    unsigned c = (unsigned)strtoul(at + 2, NULL, 16);
    return c >= 0xD800 && c < 0xE000 ? 0 : c;
}

void xlsx_unescape(char *text)
{
    char *to = text;
    for (const char *at = text; *at;) {
        unsigned c = escaped(at);
        if (!c) {
            *to++ = *at++;
            continue;
        }
        at += 7;
        if (c < 0x80) {
            *to++ = (char)c;
        } else if (c < 0x800) {
            *to++ = (char)(0xC0 | c >> 6);
            *to++ = (char)(0x80 | (c & 0x3F));
        } else {
            *to++ = (char)(0xE0 | c >> 12);
            *to++ = (char)(0x80 | (c >> 6 & 0x3F));
            *to++ = (char)(0x80 | (c & 0x3F));
        }
    }
    *to = '\0';
}

void xlsx_trim(char *text)
{
    static const char blanks[] = " \t\r\n";
    size_t skip = strspn(text, blanks), length = strlen(text + skip);
    while (length && strchr(blanks, text[skip + length - 1]))
        length--;
    memmove(text, text + skip, length);
    text[length] = '\0';
}
