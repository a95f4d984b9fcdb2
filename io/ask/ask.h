/* `rota ask`: a question to the scoring core as JSON, and the answer as JSON (RULEBOOK 11). */
#ifndef ROTA_IO_ASK_ASK_H
#define ROTA_IO_ASK_ASK_H

#include <stdbool.h>
#include <stddef.h>

#include "io/text/text.h"
#include "scoring/error.h"
#include "scoring/word_list.h"

/* Adds the answer to `answer`.  Bad input: the answer is {"error": "..."}, false comes back, and `err` has
 * the status. */
bool ask_answer(const char *question, const char *text, size_t length, struct text *answer,
                struct error *err);

/* The questions. */
word_list json_ask_question;

#endif
