// Reading keys from a terminal, and putting the terminal back however the program ends.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CProcess.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/// The signals that end a program which does not handle them. SIGINT is not among them: whoever reads
/// keys takes Ctrl-C as a wish. Of SIGKILL no program learns.
static const int endings[] = {
  SIGHUP, SIGTERM, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGXCPU, SIGXFSZ,
};

enum { ending_count = sizeof endings / sizeof endings[0] };

static struct {
  int terminal;
  int news;
  const char *enter;
  const char *leave;
  struct termios before;
  struct sigaction endings_before[ending_count];
  struct sigaction stop_before, continue_before, resize_before;
} keys;

/// Whether keys are read, and whether the terminal is set up for it now. It is not while the program
/// is stopped or somebody else has the terminal.
static volatile sig_atomic_t is_open, is_set;

// A stack that has overflowed has no room for a handler.
static char spare_stack[64 * 1024];

static void say(const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(keys.terminal, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static bool is_in_foreground(void) {
  pid_t group = tcgetpgrp(keys.terminal);
  // A terminal that does not control this session is nobody else's either.
  return group < 0 || group == getpgrp();
}

static int set(void) {
  struct termios modes = keys.before;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  if (tcsetattr(keys.terminal, TCSANOW, &modes) != 0) return errno;
  is_set = 1;
  say(keys.enter);
  return 0;
}

static void put_back(void) {
  if (!is_set) return;
  is_set = 0;
  // Who has the terminal now has set it up as they want it.
  if (!is_in_foreground()) return;
  say(keys.leave);
  tcsetattr(keys.terminal, TCSANOW, &keys.before);
}

/// Sets the terminal up again, which others had meanwhile and may have changed.
static void set_again(void) {
  if (!is_open || !is_in_foreground()) return;
  if (!is_set && tcgetattr(keys.terminal, &keys.before) != 0) return;
  set();
}

static void tell(char news) {
  if (write(keys.news, &news, 1) < 0) {
    // A full pipe wakes its reader too.
  }
}

static void on_ending(int number) {
  int saved = errno;
  put_back();
  // What would have happened without this handler happens when it returns.
  for (int i = 0; i < ending_count; i++) {
    if (endings[i] == number) sigaction(number, &keys.endings_before[i], NULL);
  }
  raise(number);
  errno = saved;
}

static void on_stop(int number) {
  int saved = errno;
  put_back();
  struct sigaction usual = {.sa_handler = SIG_DFL}, own;
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigaction(number, &usual, &own);
  raise(number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  // Here the program stands still until somebody lets it go on.
  sigaction(number, &own, NULL);
  if (!is_set) set_again();
  tell(CPROCESS_CONTINUED);
  errno = saved;
}

static void on_continue(int number) {
  (void)number;
  int saved = errno;
  set_again();
  tell(CPROCESS_CONTINUED);
  errno = saved;
}

static void on_resize(int number) {
  (void)number;
  int saved = errno;
  tell(CPROCESS_RESIZED);
  errno = saved;
}

/// Takes a signal over, unless whoever started this program wants it ignored.
static void take(int number, void (*handler)(int), struct sigaction *before) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  if (sigaction(number, NULL, before) != 0 || before->sa_handler == SIG_IGN) return;
  sigaction(number, &action, NULL);
}

static void give_back(int number, const struct sigaction *before) {
  if (before->sa_handler != SIG_IGN) sigaction(number, before, NULL);
}

int cprocess_open_keys(int terminal, int news) {
  if (is_open) return EBUSY;
  if (tcgetattr(terminal, &keys.before) != 0) return errno;
  keys.terminal = terminal;
  keys.news = news;
  keys.enter = keys.leave = "";
  stack_t spare = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack}, present;
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE) != 0) {
    sigaltstack(&spare, NULL);
  }
  for (int i = 0; i < ending_count; i++) take(endings[i], on_ending, &keys.endings_before[i]);
  take(SIGTSTP, on_stop, &keys.stop_before);
  take(SIGCONT, on_continue, &keys.continue_before);
  take(SIGWINCH, on_resize, &keys.resize_before);
  is_open = 1;
  // In the background it begins when the program is brought to the front.
  int failure = is_in_foreground() ? set() : 0;
  if (failure != 0) cprocess_close_keys();
  return failure;
}

void cprocess_close_keys(void) {
  if (!is_open) return;
  put_back();
  is_open = 0;
  for (int i = 0; i < ending_count; i++) give_back(endings[i], &keys.endings_before[i]);
  give_back(SIGTSTP, &keys.stop_before);
  give_back(SIGCONT, &keys.continue_before);
  give_back(SIGWINCH, &keys.resize_before);
}

int cprocess_has_keys(void) { return is_set; }

void cprocess_dress_keys(const char *enter, const char *leave) {
  // A signal in between finds a pair that belongs together, or puts back what was not shown yet.
  keys.leave = leave;
  keys.enter = enter;
  if (is_set) say(enter);
}

void cprocess_undress_keys(void) {
  if (is_set) say(keys.leave);
  keys.enter = keys.leave = "";
}
