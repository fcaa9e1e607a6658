// Starting a program with exactly the descriptors, limits and session that were asked for.

#ifdef __linux__
#define _GNU_SOURCE
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { most_descriptors = 16 };

void cprocess_close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0U, 0U) == 0) return;
#endif
  struct rlimit limit;
  int end = 65536;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)end) {
    end = (int)limit.rlim_cur;
  }
  for (int descriptor = first; descriptor < end; descriptor++) close(descriptor);
}

int cprocess_pipe(int *read_end, int *write_end) {
  int ends[2];
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}

/// Puts the wanted descriptors at 0, 1, 2, …, and the report right after them. Sources are first
/// moved out of the way, since one may sit where another one belongs.
static int arrange_descriptors(const struct cprocess_request *request, int *report) {
  int count = request->descriptor_count;
  int moved[most_descriptors];
  for (int i = 0; i < count; i++) {
    int source = request->descriptors[i];
    int opened = -1;
    if (source < 0) {
      source = opened = open("/dev/null", O_RDWR | O_CLOEXEC);
      if (source < 0) return errno;
    }
    moved[i] = fcntl(source, F_DUPFD_CLOEXEC, count + 1);
    if (opened >= 0) close(opened);
    if (moved[i] < 0) return errno;
  }
  int parked = fcntl(*report, F_DUPFD_CLOEXEC, count + 1);
  if (parked < 0) return errno;
  *report = parked;
  for (int i = 0; i < count; i++) {
    if (dup2(moved[i], i) < 0) return errno;
  }
  if (dup2(parked, count) < 0) return errno;
  *report = count;
  fcntl(count, F_SETFD, FD_CLOEXEC);
  cprocess_close_from(count + 1);
  return 0;
}

static int take_terminal(int terminal) {
#ifdef TIOCSCTTY
  if (ioctl(terminal, TIOCSCTTY, 0) != 0) return errno;
#endif
  return 0;
}

static int apply_limits(const struct cprocess_request *request) {
  for (int i = 0; i < request->limit_count; i++) {
    struct rlimit old;
    if (getrlimit(request->limits[i].resource, &old) != 0) return errno;
    rlim_t value = (rlim_t)request->limits[i].value;
    // Nobody but root may raise a hard limit, and a lower one than asked for is as good.
    if (old.rlim_max != RLIM_INFINITY && value > old.rlim_max) value = old.rlim_max;
    struct rlimit limit = {value, value};
    // At the lower bound of a time comes SIGXCPU, which says what happened; SIGKILL says nothing. Some
    // programs have a handler for it, and end by the second one, a second later.
    if (request->limits[i].resource == RLIMIT_CPU && value < old.rlim_max) {
      limit.rlim_max = old.rlim_max - value < 3 ? old.rlim_max : value + 3;
    }
    if (setrlimit(request->limits[i].resource, &limit) != 0) return errno;
  }
  return 0;
}

static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Becomes the program. Returns an errno value when that fails; `report` is then where to tell it.
static int become(
    const struct cprocess_request *request, const struct cprocess_caller *caller, int *report) {
  int failure = 0;
  if (setsid() < 0) return errno;
#ifdef __linux__
  if (caller != NULL) prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  if (request->terminal >= 0 && (failure = take_terminal(request->terminal)) != 0) return failure;
  if (request->directory != NULL && chdir(request->directory) != 0) return errno;
  if ((failure = arrange_descriptors(request, report)) != 0) return failure;
  if ((failure = apply_limits(request)) != 0) return failure;
  reset_signals();
  // Where the system cannot, whoever waits for the keeper must look after it.
  if (caller != NULL && request->is_guarded) cprocess_guard(caller, getppid());
  execve(request->path, request->arguments, request->environment);
  return errno;
}

int cprocess_start(
    const struct cprocess_request *request, const struct cprocess_caller *caller, pid_t *child) {
  if (request->descriptor_count < 3 || request->descriptor_count > most_descriptors) return EINVAL;
  int report[2];
  int failure = cprocess_pipe(&report[0], &report[1]);
  if (failure != 0) return failure;

  // No handler of the caller may run in the child, which shares nothing that it could mend.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t pid = fork();
  if (pid == 0) {
    failure = become(request, caller, &report[1]);
    _exit(write(report[1], &failure, sizeof failure) == sizeof failure ? 127 : 126);
  }
  failure = pid < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (failure == 0) {
    ssize_t count;
    do {
      count = read(report[0], &failure, sizeof failure);
    } while (count < 0 && errno == EINTR);
    if (count != sizeof failure) failure = 0;
    if (failure != 0) waitpid(pid, NULL, 0);
  }
  close(report[0]);
  *child = pid;
  return failure;
}

int cprocess_spawn(const struct cprocess_request *request, pid_t *child) {
  return cprocess_start(request, NULL, child);
}

int cprocess_exit_code(int status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }

int cprocess_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : -1; }
