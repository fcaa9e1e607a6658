// The keeper: a forked copy of the caller that never becomes another program. It therefore uses
// only what may be used between fork and exec: no allocation, no locks, no Swift.

#ifdef __linux__
#define _GNU_SOURCE
#include <sys/prctl.h>
#endif

#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/// How long to try to end what would not end, in milliseconds.
enum { sweep_limit = 5000 };

static int64_t now_in_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void tell(int news, int32_t kind, int32_t value) {
  struct cprocess_news item = {kind, value};
  ssize_t count;
  do {
    count = write(news, &item, sizeof item);
  } while (count < 0 && errno == EINTR);
}

static void wait_a_moment(void) {
  struct timespec moment = {0, 500000};
  nanosleep(&moment, NULL);
}

static void ignore_signal(int number) { (void)number; }

/// Reaps one process that ended, if there is one.
static pid_t reap(int *status) {
  pid_t pid;
  do {
    pid = waitpid(-1, status, WNOHANG);
  } while (pid < 0 && errno == EINTR);
  return pid;
}

/// How often to count the processes of a program that may have only so many, in milliseconds. Where many
/// others run, counting takes longer: then it is done less often, so that it takes no more than a fiftieth
/// of a core.
enum { counting_interval = 50, longest_counting_interval = 1000, counting_share = 50 };

/// How long this process has kept a core busy.
static int64_t busy_microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/// How many processes a program has become, and in how many milliseconds to count again.
static int count_processes(int64_t *interval) {
  int64_t start = busy_microseconds();
  int count = cprocess_signal_descendants(getpid(), 0);
  *interval = (busy_microseconds() - start) * counting_share / 1000;
  if (*interval < counting_interval) *interval = counting_interval;
  if (*interval > longest_counting_interval) *interval = longest_counting_interval;
  return count;
}

/// Waits until the program has ended, obeying orders meanwhile. The answer is its status.
static int watch(pid_t child, int orders, int news, int most, const sigset_t *waiting) {
  int status;
  int64_t deadline = -1, interval = counting_interval;
  bool is_crowded = false;
  for (;;) {
    pid_t ended;
    while ((ended = reap(&status)) > 0) {
      if (ended == child) return status;
    }
    fd_set readable;
    FD_ZERO(&readable);
    if (orders >= 0) FD_SET(orders, &readable);
    int64_t left = deadline < 0 ? 60000 : deadline - now_in_milliseconds();
    if (most > 0 && left > interval) left = interval;
    if (left < 0) left = 0;
    struct timespec timeout = {left / 1000, (left % 1000) * 1000000};
    int ready = pselect(orders + 1, &readable, NULL, NULL, &timeout, waiting);

    bool kills = deadline >= 0 && now_in_milliseconds() >= deadline;
    if (ready > 0) {
      unsigned char order = 0;
      ssize_t count = read(orders, &order, 1);
      if (count <= 0) {
        orders = -1;
        kills = true;
      } else if (order == 0) {
        kills = true;
      } else if (order == CPROCESS_ASK_WHERE) {
        cprocess_signal_leaves(getpid(), SIGQUIT);
      } else {
        cprocess_signal_descendants(getpid(), SIGTERM);
        deadline = now_in_milliseconds() + order * 100;
      }
    }
    if (most > 0 && !is_crowded) {
      int count = count_processes(&interval);
      if (count > most) {
        is_crowded = kills = true;
        tell(news, CPROCESS_CROWDED, count);
      }
    }
    if (kills) {
      kill(-child, SIGKILL);
      cprocess_signal_descendants(getpid(), SIGKILL);
      // Should SIGKILL leave the program waiting on a disk, look again from time to time.
      deadline = now_in_milliseconds() + 100;
    }
  }
}

/// Ends everything that the program left behind. The answer is how many processes would not end.
static int sweep(pid_t child) {
  int64_t deadline = now_in_milliseconds() + sweep_limit;
  kill(-child, SIGKILL);
  for (;;) {
    int status;
    pid_t ended;
    while ((ended = reap(&status)) > 0) continue;
    // The parent of every orphan below is this process: without children it has no descendants.
    if (ended < 0) return 0;
    // First hold them all, so that none can start another while the others are being ended.
    cprocess_signal_descendants(getpid(), SIGSTOP);
    int left = cprocess_signal_descendants(getpid(), SIGKILL);
    if (now_in_milliseconds() > deadline) return left;
    wait_a_moment();
  }
}

static void keeper(
    const struct cprocess_request *request, const struct cprocess_caller *caller, int orders,
    int news) {
  setsid();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "tutor-keeper");
  // Should the caller die while somebody has stopped this process, it goes on and sees that.
  prctl(PR_SET_PDEATHSIG, SIGCONT);
#endif
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGCHLD) signal(number, SIG_IGN);
  }
  struct sigaction action = {.sa_handler = ignore_signal};
  sigaction(SIGCHLD, &action, NULL);

  // SIGCHLD stays blocked but while waiting, so that none is missed between a look and a wait.
  sigset_t blocked, waiting;
  sigemptyset(&waiting);
  sigemptyset(&blocked);
  sigaddset(&blocked, SIGCHLD);
  sigprocmask(SIG_SETMASK, &blocked, NULL);

  pid_t child;
  // Whoever kills this process to be rid of it goes down with it.
  int failure = cprocess_start(request, caller, &child);
  if (failure != 0) {
    tell(news, CPROCESS_REFUSED, failure);
    _exit(1);
  }
  // Now only the program holds its pipes: the caller sees their end when the program ends.
  orders = fcntl(orders, F_DUPFD, 64);
  news = fcntl(news, F_DUPFD, 64);
  dup2(orders, 0);
  dup2(news, 1);
  cprocess_close_from(2);

  tell(1, CPROCESS_STARTED, child);
  tell(1, CPROCESS_ENDED, watch(child, 0, 1, request->most_processes, &waiting));
  tell(1, CPROCESS_GONE, sweep(child));
  _exit(0);
}

int cprocess_keep(const struct cprocess_request *request, struct cprocess_kept *kept) {
  int orders[2], news[2];
  int failure = cprocess_pipe(&orders[0], &orders[1]);
  if (failure != 0) return failure;
  failure = cprocess_pipe(&news[0], &news[1]);
  if (failure != 0) {
    close(orders[0]), close(orders[1]);
    return failure;
  }
  const struct cprocess_caller caller = {getpid(), getpgrp()};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t pid = fork();
  if (pid == 0) {
    close(orders[1]), close(news[0]);
    keeper(request, &caller, orders[0], news[1]);
  }
  failure = pid < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(orders[0]), close(news[1]);
  if (failure != 0) {
    close(orders[1]), close(news[0]);
    return failure;
  }
  kept->keeper = pid;
  kept->orders = orders[1];
  kept->news = news[0];
  return 0;
}

void cprocess_order(const struct cprocess_kept *kept, unsigned char order) {
  sigset_t broken, before, pending;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken, &before);
  if (write(kept->orders, &order, 1) < 0 && errno == EPIPE) {
    // Where SIGPIPE is ignored there is none to take back.
    int number;
    sigpending(&pending);
    if (sigismember(&pending, SIGPIPE)) sigwait(&broken, &number);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int cprocess_end_keeper(pid_t keeper, pid_t program) {
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  int64_t deadline = now_in_milliseconds() + sweep_limit;
  int left;
  // The keeper goes last: while it is there, even stopped, it is the parent of every orphan below.
  kill(keeper, SIGSTOP);
  for (;;) {
    cprocess_signal_descendants(keeper, SIGSTOP);
    left = cprocess_signal_descendants(keeper, SIGKILL);
    // The program began a session of its own, and its number is nobody else's while that is there.
    if (program > 0) left += cprocess_signal_session(program, SIGKILL);
    if (left == 0 || now_in_milliseconds() > deadline) break;
    wait_a_moment();
  }
  kill(keeper, SIGKILL);
  pthread_mutex_unlock(&one_at_a_time);
  return left;
}
