/* Whole files in and out.  Writing goes to a temporary file beside the target, which is renamed when all
 * of it is on the disk: a reader, a crash or a full disk never leaves half a file behind.  Temporary files of
 * processes that were killed meanwhile go away with the next writing. */
#ifndef ROTA_IO_TEXT_FILE_H
#define ROTA_IO_TEXT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "scoring/error.h"

/* Far above any event (100,000 players need 20 MB); guards against reading a disk image by mistake. */
enum { FILE_BYTES_MAX = 256 * 1024 * 1024 };

/* How messages call the file: "-" is "standard input". */
const char *file_title(const char *path);

/* Reads the file, or standard input for "-".  *text is the caller's to free and is followed by a NUL that
 * *length does not count.  A missing or unreadable file is STATUS_IO, one too large STATUS_INPUT. */
bool file_read(const char *path, char **text, size_t *length, struct error *err);

/* Writes the file.  An existing one is replaced only when `replace` is set (else STATUS_IO) and keeps its
 * permissions, and its owner and group where this user may give a file away; a symbolic link stays one.
 * Anything but a regular file (a pipe, /dev/stdout) is simply written to. */
bool file_write(const char *path, const char *text, size_t length, bool replace, struct error *err);

/* Says beforehand what file_write would complain about, as far as that can be known. */
bool file_may_write(const char *path, bool replace, struct error *err);

#endif
