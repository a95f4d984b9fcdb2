#include "io/cli/change_options.h"

#include <pwd.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "io/text/utf8.h"

/* Whoever has logged in, else whom the process belongs to; a cron job has only the latter. */
static void find_login(char *name, size_t room)
{
    if (!getlogin_r(name, room) && *name)
        return;
    const struct passwd *user = getpwuid(getuid());
    if (user && *user->pw_name)
        snprintf(name, room, "%s", user->pw_name);
    else
        snprintf(name, room, "user %ld", (long)getuid());
}

/* One line of plain text, or nothing at all. */
static bool read_line(const struct arguments *arguments, const char *option, const char **text,
                      struct error *err)
{
    struct error broken;
    const char *given = arguments_text(arguments, option);
    if (given && (!*given || utf8_has_control(given) || !utf8_check("", given, strlen(given), &broken)))
        return error_set(err, STATUS_USAGE, "--%s: must be a line of plain text", option);
    if (given)
        *text = given;
    return true;
}

bool change_read(const struct arguments *arguments, struct change *change, struct error *err)
{
    change->actor = now_actor(change->time);
    find_login(change->login, sizeof change->login);
    change->note = (struct door_note){.at = change->time, .by = change->login};
    return read_line(arguments, "as", &change->note.by, err) &&
           read_line(arguments, "reason", &change->note.why, err);
}

bool change_in_file(const char *command, const char *path, struct error *err)
{
    return strcmp(path, "-") ||
           error_set(err, STATUS_USAGE, "%s: the event must be a file, it is written back", command);
}
