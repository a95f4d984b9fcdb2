/* The right to change a file: the kernel's lock (flock), which dies with its process.  A file that is
 * replaced by renaming another one over it becomes another inode, so whoever has waited looks again which
 * file bears the name. */
#ifndef ROTA_IO_TEXT_FILE_LOCK_H
#define ROTA_IO_TEXT_FILE_LOCK_H

#include "scoring/error.h"

struct file_lock {
    int fd;
};

/* Takes the lock, waiting `seconds` at most; after that the message says which process has it.  Only an
 * existing regular file that may be written can be locked: a pipe, a device, a folder, a read-only file and a
 * link that leads nowhere are refused (STATUS_IO), each with its own words. */
bool file_lock_take(struct file_lock *lock, const char *path, double seconds, struct error *err);
void file_lock_release(struct file_lock *lock);

#endif
