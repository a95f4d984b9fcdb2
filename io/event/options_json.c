#include "io/event/options_json.h"

#include <string.h>

#include "scoring/event.h"

enum { CAP_MAX = 1000 };

static bool read_int(const struct json_at *at, int low, int high, int *value, struct error *err)
{
    int64_t number = 0;
    if (!json_get_integer(at, low, high, &number, err))
        return false;
    *value = (int)number;
    return true;
}

/* null, a number, or "target". */
static bool read_cap(const struct json_at *at, struct vp_cap *cap, struct error *err)
{
    const char *word = json_word(at);
    cap->value = 0;
    if (!json_given(at)) {
        cap->kind = CAP_NONE;
        return true;
    }
    if (word && !json_is_number(at)) {
        cap->kind = CAP_TARGET;
        return !strcmp(word, "target") ||
               json_fail(at, err, "unknown word '%.40s', must be null, a number or \"target\"", word);
    }
    cap->kind = CAP_FIXED;
    return read_int(at, 1, CAP_MAX, &cap->value, err);
}

static bool read_criteria(const struct json_at *at, struct criteria *criteria, struct error *err)
{
    criteria->count = 0;
    if (!json_need_array(at, err))
        return false;
    for (struct json_at item = json_first(at); item.node; json_next(&item)) {
        int criterion = 0;
        if (!json_get_word(&item, criterion_choice, &criterion, err))
            return false;
        for (int i = 0; i < criteria->count; i++)
            if (criteria->by[i] == (enum criterion)criterion)
                return json_fail(&item, err, "'%s' is named twice", criterion_word(criterion));
        criteria->by[criteria->count++] = (enum criterion)criterion;
    }
    return criteria->count > 0 || json_fail(at, err, "empty, must name at least one criterion");
}

static bool read_option(const struct json_at *at, enum rule_option option, struct rule_parameters *parameter,
                        struct error *err)
{
    int value = 0;
    bool ok = true;
    switch (option) {
    case OPTION_CAP:
        return read_cap(at, &parameter->cap, err);
    case OPTION_CRITERIA:
        return read_criteria(at, &parameter->criteria, err);
    case OPTION_PHANTOM:
        ok = json_get_word(at, phantom_word, &value, err);
        parameter->phantom = (enum phantom)value;
        return ok;
    case OPTION_LAST:
        ok = json_get_word(at, last_resort_word, &value, err);
        parameter->last = (enum last_resort)value;
        return ok;
    case OPTION_FINAL:
        ok = json_get_word(at, final_method_word, &value, err);
        parameter->final = (enum final_method)value;
        return ok;
    case OPTION_QUALIFY:
        return read_int(at, 0, PLAYERS_MAX, &parameter->qualify, err);
    case OPTION_EP_TARGET:
        return read_int(at, 1, CAP_MAX, &parameter->ep_target, err);
    case OPTION_RANK_WITHDRAWN:
        return json_get_bool(at, &parameter->rank_withdrawn, err);
    case OPTION_SKIP_SEMIFINAL:
        return json_get_bool(at, &parameter->skip_semifinal, err);
    case RULE_OPTION_KINDS:
        break;
    }
    return true;
}

bool options_json_read(const struct json_at *at, struct rule_options *options, bool others_allowed,
                       struct error *err)
{
    *options = (struct rule_options){.set = 0};
    if (!json_given(at))
        return true;
    if (!json_need_object(at, err))
        return false;
    for (struct json_at item = json_first(at); item.node; json_next(&item)) {
        int option = word_find(rule_option_word, item.key);
        if (option < 0 && others_allowed)
            continue;
        if (option < 0)
            return json_fail(&item, err, "unknown option");
        if (!json_given(&item) && option != OPTION_CAP)
            continue;
        if (!read_option(&item, (enum rule_option)option, &options->parameter, err))
            return false;
        options->set |= 1u << option;
    }
    return true;
}

static void put_criteria(struct json_out *out, const struct criteria *criteria)
{
    json_out_open(out, '[');
    for (int i = 0; i < criteria->count; i++)
        json_out_text(out, criterion_word(criteria->by[i]));
    json_out_close(out, ']');
}

static void put_cap(struct json_out *out, struct vp_cap cap)
{
    if (cap.kind == CAP_FIXED)
        json_out_number(out, cap.value);
    else if (cap.kind == CAP_NONE)
        json_out_null(out);
    else
        json_out_text(out, "target");
}

static void put_option(struct json_out *out, enum rule_option option, const struct rule_parameters *parameter)
{
    const char *key = rule_option_word(option);
    switch (option) {
    case OPTION_CAP:
        json_out_key(out, key);
        put_cap(out, parameter->cap);
        break;
    case OPTION_CRITERIA:
        json_out_key(out, key);
        put_criteria(out, &parameter->criteria);
        break;
    case OPTION_PHANTOM:
        json_out_key_text(out, key, phantom_word(parameter->phantom));
        break;
    case OPTION_LAST:
        json_out_key_text(out, key, last_resort_word(parameter->last));
        break;
    case OPTION_QUALIFY:
        json_out_key_number(out, key, parameter->qualify);
        break;
    case OPTION_FINAL:
        json_out_key_text(out, key, final_method_word(parameter->final));
        break;
    case OPTION_EP_TARGET:
        json_out_key_number(out, key, parameter->ep_target);
        break;
    case OPTION_RANK_WITHDRAWN:
        json_out_key_bool(out, key, parameter->rank_withdrawn);
        break;
    case OPTION_SKIP_SEMIFINAL:
        json_out_key_bool(out, key, parameter->skip_semifinal);
        break;
    case RULE_OPTION_KINDS:
        break;
    }
}

void options_json_put(struct json_out *out, const struct rule_options *options)
{
    for (int i = 0; i < RULE_OPTION_KINDS; i++)
        if (options->set >> i & 1)
            put_option(out, (enum rule_option)i, &options->parameter);
        else
            json_out_known(out, rule_option_word(i));
}
