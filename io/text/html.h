/* Texts into HTML, so that whatever a name holds is only a name. */
#ifndef ROTA_IO_TEXT_HTML_H
#define ROTA_IO_TEXT_HTML_H

#include <stddef.h>

#include "io/text/text.h"

/* For content and for attributes in double quotes. */
void html_add(struct text *out, const char *text);
/* A JSON string for a <script> element: besides what JSON asks for, < > & and the line separators are
 * escaped. */
void html_add_json(struct text *out, const char *text);
/* An id as part of an address: all but letters, digits and -_. as %XX. */
void html_add_address(struct text *out, const char *id);
void html_add_base64(struct text *out, const char *bytes, size_t length);

#endif
