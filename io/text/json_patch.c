#include "io/text/json_patch.h"

#include <stdlib.h>
#include <string.h>

#include <cjson/cJSON.h>

#include "io/text/json_out.h"
#include "scoring/memory.h"

static bool is_list(const cJSON *node)
{
    return cJSON_IsArray(node) || cJSON_IsObject(node);
}

static const cJSON *member(const cJSON *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

static int count(const cJSON *list)
{
    int children = 0;
    for (const cJSON *child = list->child; child; child = child->next)
        children++;
    return children;
}

static bool is_equal(const cJSON *a, const cJSON *b);

static bool has_equal_members(const cJSON *a, const cJSON *b)
{
    const cJSON *y = b->child;
    for (const cJSON *x = a->child; x; x = x->next) {
        /* Both usually come from one writer, and then stand in one order. */
        const cJSON *twin = y && !strcmp(x->string, y->string) ? y : member(b, x->string);
        if (!twin || !is_equal(x, twin))
            return false;
        y = twin->next;
    }
    return count(a) == count(b);
}

static bool is_equal(const cJSON *a, const cJSON *b)
{
    if ((a->type & 0xFF) != (b->type & 0xFF))
        return false;
    if (cJSON_IsString(a) || cJSON_IsNumber(a))
        return !strcmp(a->valuestring, b->valuestring);
    if (cJSON_IsObject(a))
        return has_equal_members(a, b);
    const cJSON *x = a->child, *y = b->child;
    while (x && y && is_equal(x, y)) {
        x = x->next;
        y = y->next;
    }
    return !x && !y;
}

/* The list being written, and the way to where the comparison stands. */
struct patch {
    struct text *out;
    struct text path;
    bool begun;
};

static void add_operation(struct patch *patch, const char *word, const cJSON *value)
{
    text_add(patch->out, patch->begun ? ", {\"op\": \"" : "{\"op\": \"");
    text_add(patch->out, word);
    text_add(patch->out, "\", \"path\": ");
    json_add_string(patch->out, patch->path.at ? patch->path.at : "");
    if (value) {
        text_add(patch->out, ", \"value\": ");
        json_add_line(patch->out, value);
    }
    text_add_char(patch->out, '}');
    patch->begun = true;
}

static size_t enter_member(struct patch *patch, const char *key)
{
    size_t before = patch->path.length;
    text_add_char(&patch->path, '/');
    for (; *key; key++)
        if (*key == '~')
            text_add(&patch->path, "~0");
        else if (*key == '/')
            text_add(&patch->path, "~1");
        else
            text_add_char(&patch->path, *key);
    return before;
}

static size_t enter_element(struct patch *patch, int index)
{
    size_t before = patch->path.length;
    text_addf(&patch->path, "/%d", index);
    return before;
}

static void leave(struct patch *patch, size_t before)
{
    text_cut(&patch->path, before);
}

static void compare(struct patch *patch, const cJSON *from, const cJSON *to);

static bool is_among(const char *const *names, const char *name)
{
    for (; names && *names; names++)
        if (!strcmp(*names, name))
            return true;
    return false;
}

static void compare_objects(struct patch *patch, const cJSON *from, const cJSON *to,
                            const char *const *except)
{
    for (const cJSON *old = from->child; old; old = old->next) {
        if (is_among(except, old->string))
            continue;
        const cJSON *new = member(to, old->string);
        size_t before = enter_member(patch, old->string);
        if (new)
            compare(patch, old, new);
        else
            add_operation(patch, "remove", NULL);
        leave(patch, before);
    }
    for (const cJSON *new = to->child; new; new = new->next) {
        if (is_among(except, new->string) || member(from, new->string))
            continue;
        size_t before = enter_member(patch, new->string);
        add_operation(patch, "add", new);
        leave(patch, before);
    }
}

/* Steps over equal elements at the end; returns how many. */
static int common_tail(const cJSON *from, const cJSON *to, int most)
{
    const cJSON *x = from->child ? from->child->prev : NULL, *y = to->child ? to->child->prev : NULL;
    int tail = 0;
    while (tail < most && is_equal(x, y)) {
        x = x->prev; /* cJSON's first child has the last one before it: `most` stops in time */
        y = y->prev;
        tail++;
    }
    return tail;
}

static void compare_arrays(struct patch *patch, const cJSON *from, const cJSON *to)
{
    int olds = count(from), news = count(to), head = 0;
    const cJSON *old = from->child, *new = to->child;
    if (olds != news)
        for (; old && new &&is_equal(old, new); old = old->next, new = new->next)
            head++;
    int shorter = olds < news ? olds : news;
    int tail = olds == news ? 0 : common_tail(from, to, shorter - head);
    int i = head;
    for (; i < shorter - tail; i++, old = old->next, new = new->next) {
        size_t before = enter_element(patch, i);
        compare(patch, old, new);
        leave(patch, before);
    }
    for (int gone = olds - tail; gone > i; gone--) { /* from the end, so that the others keep their numbers */
        size_t before = enter_element(patch, gone - 1);
        add_operation(patch, "remove", NULL);
        leave(patch, before);
    }
    for (; i < news - tail; i++, new = new->next) {
        size_t before = enter_element(patch, i);
        add_operation(patch, "add", new);
        leave(patch, before);
    }
}

static void compare(struct patch *patch, const cJSON *from, const cJSON *to)
{
    if (cJSON_IsObject(from) && cJSON_IsObject(to))
        compare_objects(patch, from, to, NULL);
    else if (cJSON_IsArray(from) && cJSON_IsArray(to))
        compare_arrays(patch, from, to);
    else if (!is_equal(from, to))
        add_operation(patch, "replace", to);
}

void json_patch_make(struct text *out, const struct cJSON *from, const struct cJSON *to,
                     const char *const *except)
{
    struct patch patch = {.out = out};
    text_add_char(out, '[');
    if (cJSON_IsObject(from) && cJSON_IsObject(to))
        compare_objects(&patch, from, to, except);
    else
        compare(&patch, from, to);
    text_add_char(out, ']');
    text_release(&patch.path);
}

/* The last part of a path, unescaped; the caller frees it.  *length is that of the path before it. */
static char *last_part(const char *path, size_t *length)
{
    const char *slash = strrchr(path, '/');
    char *part = mem_new(char, strlen(slash));
    size_t used = 0;
    for (const char *c = slash + 1; *c; c++)
        if (*c == '~' && (c[1] == '0' || c[1] == '1'))
            part[used++] = *++c == '0' ? '~' : '/';
        else
            part[used++] = *c;
    *length = (size_t)(slash - path);
    return part;
}

/* An index without sign or leading zeros, at most `most`; -1 for anything else. */
static int parse_index(const char *part, int most)
{
    size_t length = strlen(part);
    if (!length || length > 9 || strspn(part, "0123456789") != length || (*part == '0' && length > 1))
        return -1;
    int index = (int)strtol(part, NULL, 10);
    return index <= most ? index : -1;
}

static cJSON *element(cJSON *list, int index)
{
    cJSON *child = list->child;
    while (child && index--)
        child = child->next;
    return child;
}

/* The list or object that the path without its last part leads to, NULL when there is none. */
static cJSON *find_list(cJSON *document, const char *path, size_t length)
{
    cJSON *at = document;
    for (size_t begin = 1; at && begin <= length;) {
        size_t end = begin + strcspn(path + begin, "/"), rest;
        if (end > length)
            end = length;
        char *step = mem_format("/%.*s", (int)(end - begin), path + begin), *part = last_part(step, &rest);
        if (cJSON_IsObject(at)) {
            at = cJSON_GetObjectItemCaseSensitive(at, part);
        } else {
            int index = cJSON_IsArray(at) ? parse_index(part, count(at)) : -1;
            at = index < 0 ? NULL : element(at, index);
        }
        free(part);
        free(step);
        begin = end + 1;
    }
    return at && is_list(at) ? at : NULL;
}

static bool remove_child(cJSON *list, cJSON *child)
{
    if (child)
        cJSON_Delete(cJSON_DetachItemViaPointer(list, child));
    return child != NULL;
}

static bool insert(cJSON *array, int index, const cJSON *value)
{
    if (index < 0)
        return false;
    cJSON *copy = cJSON_Duplicate(value, true);
    if (!copy)
        return false;
    return index == count(array) ? cJSON_AddItemToArray(array, copy)
                                 : cJSON_InsertItemInArray(array, index, copy);
}

/* One operation on the last part of its path. */
static bool change(cJSON *list, const char *part, const char *word, const cJSON *value)
{
    bool array = cJSON_IsArray(list), adds = !strcmp(word, "add");
    int index = array ? parse_index(part, count(list)) : -1;
    cJSON *old =
        array ? index < 0 ? NULL : element(list, index) : cJSON_GetObjectItemCaseSensitive(list, part);
    if (!strcmp(word, "remove"))
        return remove_child(list, old);
    if (!value || (!adds && strcmp(word, "replace")) || (!adds && !old))
        return false;
    if (array && adds)
        return insert(list, index, value);
    cJSON *copy = cJSON_Duplicate(value, true);
    if (!copy)
        return false;
    if (array)
        return cJSON_ReplaceItemViaPointer(list, old, copy);
    return old ? cJSON_ReplaceItemInObjectCaseSensitive(list, part, copy)
               : cJSON_AddItemToObject(list, part, copy);
}

static bool apply_one(cJSON *document, const struct json_at *at, struct error *err)
{
    struct json_at op = json_member(at, "op"), path = json_member(at, "path"),
                   value = json_member(at, "value");
    const char *word, *way;
    size_t length;
    if (!json_need_object(at, err) || !json_get_text(&op, &word, err) || !json_get_text(&path, &way, err))
        return false;
    if (*way != '/')
        return json_fail(&path, err, "must begin with a slash");
    char *part = last_part(way, &length);
    cJSON *list = find_list(document, way, length);
    bool ok = list && change(list, part, word, value.node);
    free(part);
    return ok || json_fail(at, err, "'%.20s' of '%.80s' does not fit the document", word, way);
}

bool json_patch_apply(struct cJSON *document, const struct json_at *patch, struct error *err)
{
    if (!json_need_array(patch, err))
        return false;
    for (struct json_at item = json_first(patch); item.node; json_next(&item))
        if (!apply_one(document, &item, err))
            return false;
    return true;
}
