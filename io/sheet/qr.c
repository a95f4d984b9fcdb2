#include "io/sheet/qr.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include <qrencode.h>

#include "scoring/memory.h"

bool qr_make(struct qr *qr, const char *text, struct error *err)
{
    QRcode *code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M);
    if (!code)
        return error_set(err, STATUS_INPUT, "'%.60s': too long for a QR code", text);
    qr->size = code->width;
    qr->module = mem_new(unsigned char, code->width * code->width);
    for (int i = 0; i < code->width * code->width; i++)
        qr->module[i] = code->data[i] & 1;
    QRcode_free(code);
    return true;
}

void qr_release(struct qr *qr)
{
    free(qr->module);
    *qr = (struct qr){0};
}
