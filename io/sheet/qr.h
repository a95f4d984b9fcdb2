/* QR codes (libqrencode). */
#ifndef ROTA_IO_SHEET_QR_H
#define ROTA_IO_SHEET_QR_H

#include "scoring/error.h"

/* `size` by `size` modules, row by row, 1 = dark; without the quiet zone. */
struct qr {
    int size;
    unsigned char *module;
};

/* The smallest code for a text, error correction M.  STATUS_INPUT when the text is too long for any. */
bool qr_make(struct qr *qr, const char *text, struct error *err);
void qr_release(struct qr *qr);

#endif
