/* The `options` of an event or a question (README, Files): single parameters of the rule set. */
#ifndef ROTA_IO_EVENT_OPTIONS_JSON_H
#define ROTA_IO_EVENT_OPTIONS_JSON_H

#include "io/text/json_out.h"
#include "io/text/json_read.h"
#include "scoring/options.h"

/* Reads the object at `at`, which may be absent.  Members that are no option of ours are left alone when
 * `others_allowed`, else refused. */
bool options_json_read(const struct json_at *at, struct rule_options *options, bool others_allowed,
                       struct error *err);

/* Writes the options that are set as members of an object, in the order of the list; all of them are known.
 */
void options_json_put(struct json_out *out, const struct rule_options *options);

#endif
