/* Texts of old programs to UTF-8 (iconv), and which encoding they are in where nothing says so (uchardet). */
#ifndef ROTA_IO_TEXT_ENCODING_H
#define ROTA_IO_TEXT_ENCODING_H

#include <stdbool.h>
#include <stddef.h>

#include "scoring/error.h"

/* A byte order mark decides (UTF-8, UTF-16); without one `wish`, an encoding as iconv names it, unless that
 * is NULL; then valid UTF-8 is UTF-8; then the bytes are guessed to be Windows-1250, -1251, -1252, -1254 or
 * one of ISO-8859, and Windows-1252 when the guess is none of these.
 *
 * *decoded is the text in UTF-8, which the caller frees, or NULL when it is that already; *assumed is the
 * encoding when it was guessed, else NULL.  An unknown `wish` is STATUS_USAGE, a text that is not in it
 * STATUS_INPUT. */
bool encoding_decode(const char *file, const char *wish, const char *text, size_t length, char **decoded,
                     size_t *decoded_length, const char **assumed, struct error *err);

#endif
