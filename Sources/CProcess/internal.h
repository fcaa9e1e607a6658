#ifndef CPROCESS_INTERNAL_H
#define CPROCESS_INTERNAL_H

#include "CProcess.h"

#include <stdbool.h>

// What the files of this module share. All of it may be called between fork and exec.

/// For whom a keeper keeps a program.
struct cprocess_caller {
  pid_t process;
  pid_t group;
};

/// What `cprocess_spawn` does. With a caller, the calling process is its keeper: the program is
/// killed as soon as the keeper ends.
int cprocess_start(
    const struct cprocess_request *request, const struct cprocess_caller *caller, pid_t *child);

/// From now on neither this process nor any that it starts can signal the caller and the keeper, nor
/// everybody at once, nor set the machine's clock. An errno value where the system has no such thing.
int cprocess_guard(const struct cprocess_caller *caller, pid_t keeper);

/// Closes every descriptor from `first` on.
void cprocess_close_from(int first);

/// Sends `signal` to every descendant of a process; the answer is how many there are that have not
/// ended. Not for two threads at once.
int cprocess_signal_descendants(pid_t ancestor, int signal);

/// Sends `signal` to every descendant of a process that has no child itself. Not for two threads at
/// once.
void cprocess_signal_leaves(pid_t ancestor, int signal);

/// Sends `signal` to every process of a session; the answer is how many there are that have not
/// ended. Not for two threads at once.
int cprocess_signal_session(pid_t session, int signal);

#endif
