/* What a user of the command line can do about a refusal: the options that belong to a reason. */
#ifndef ROTA_IO_CLI_ADVICE_H
#define ROTA_IO_CLI_ADVICE_H

#include "io/text/text.h"
#include "scoring/error.h"

/* The whole message: the text of the error with the option at fault before it or the one that helps after. */
void advice_add(const struct error *err, struct text *out);

#endif
