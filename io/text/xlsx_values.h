/* Values of the cells of an Excel workbook as text. */
#ifndef ROTA_IO_TEXT_XLSX_VALUES_H
#define ROTA_IO_TEXT_XLSX_VALUES_H

#include <stdbool.h>

#include "io/text/text.h"

/* Whether numbers in this format are dates or times: one of the built-in formats by its number, and one of
 * the workbook's own by its code. */
bool xlsx_format_is_date(int id);
bool xlsx_code_is_date(const char *code);

/* A number as people write it: 7, not 7.0; and a date, from its count of days. */
void xlsx_add_number(struct text *out, double value);
void xlsx_add_date(struct text *out, double days, bool from_1904);

/* Undoes _x000D_ and the like, in place, and drops the blanks around a text. */
void xlsx_unescape(char *text);
void xlsx_trim(char *text);

#endif
