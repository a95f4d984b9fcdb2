#include "io/cli/advice.h"

/* Reasons that are not listed need no advice. */
static const struct advice {
    const char *before, *after;
} advices[REASON_KINDS] = {
    [REASON_TOO_FEW_RANKED] = {"", "; give --qualify N for fewer"},
    [REASON_ONE_STAGE] = {"", "; --all-ranks or --knockout add one all the same"},
    [REASON_SEMIFINAL_FULL] = {"", "; --knockout plays more rounds"},
    [REASON_PROMOTE] = {"--promote: ", ""},
    [REASON_AVOID] = {"--avoid: ", ""},
    [REASON_PRIORITY] = {"--priority: ", ""},
    [REASON_NO_GROUP] = {"", "; --by needs one for everybody"},
    [REASON_SEARCH_FAILED] = {"", "; more --effort may help"},
    [REASON_SETTING] = {"--set ", ""},
    [REASON_SETTING_UNKNOWN] = {"--set ", "; see: rota methods"},
    [REASON_SETTINGS_FULL] = {"--set: ", ""},
    [REASON_NOT_ACTIVE] = {"--drop ", ""},
    [REASON_SEATS_EMPTY] = {"", "; --move-up lets the next of the same table in"},
    [REASON_ALL_PLAYED] = {"", "; --rounds adds more"},
};

void advice_add(const struct error *err, struct text *out)
{
    const struct advice *advice = &advices[err->reason];
    text_addf(out, "%s%s%s", advice->before ? advice->before : "", err->text,
              advice->after ? advice->after : "");
}
