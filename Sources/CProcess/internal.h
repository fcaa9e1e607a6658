#ifndef CPROCESS_INTERNAL_H
#define CPROCESS_INTERNAL_H

#include "CProcess.h"

#include <stdbool.h>

// What the files of this module share. All of it may be called between fork and exec.

/// What `cprocess_spawn` does; the program may be killed as soon as the calling thread ends.
int cprocess_start(
    const struct cprocess_request *request, bool dies_with_parent, pid_t *child);

/// Closes every descriptor from `first` on.
void cprocess_close_from(int first);

/// Sends `signal` to every descendant of this process; the answer is how many there are.
int cprocess_signal_descendants(int signal);

#endif
