// Reading keys from a terminal, and putting the terminal back however the program ends.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "internal.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <termios.h>
#include <time.h>
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
  struct sigaction stop_before, continue_before, resize_before;
} keys;

/// A terminal that another program has for a while, and how it was before.
static struct {
  int terminal;
  struct termios before;
} loan;

static struct sigaction endings_before[ending_count];

/// Whether keys are read, and whether the terminal is set up for it now. It is not while the program
/// is stopped or somebody else has the terminal.
static volatile sig_atomic_t is_open, is_set;

/// Whether another program has the terminal, which sets it up as it likes.
static volatile sig_atomic_t is_lent;

/// Undoes what a program that shows pages may have done, on terminals that it did not do it on too:
/// colours, keys that send other codes, a hidden cursor, marked pastes, another screen.
static const char end_of_pages[] = "\033[m\033[?1l\033>\033[?25h\033[?2004l\033[?47l\r\033[K";

// A stack that has overflowed has no room for a handler.
static char spare_stack[64 * 1024];

static void say(int terminal, const char *text) {
  size_t length = strlen(text);
  while (length > 0) {
    ssize_t count = write(terminal, text, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    text += count;
    length -= (size_t)count;
  }
}

static bool is_in_foreground(int terminal) {
  pid_t group = tcgetpgrp(terminal);
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
  say(keys.terminal, keys.enter);
  return 0;
}

static void put_back(void) {
  if (!is_set) return;
  is_set = 0;
  // Who has the terminal now has set it up as they want it.
  if (!is_in_foreground(keys.terminal)) return;
  say(keys.terminal, keys.leave);
  tcsetattr(keys.terminal, TCSANOW, &keys.before);
}

/// Sets the terminal up again, which others had meanwhile and may have changed.
static void set_again(void) {
  if (!is_open || !is_in_foreground(keys.terminal)) return;
  if (!is_set && tcgetattr(keys.terminal, &keys.before) != 0) return;
  set();
}

static void tell(char news) {
  if (write(keys.news, &news, 1) < 0) {
    // A full pipe wakes its reader too.
  }
}

/// Takes the terminal back, in whatever state its borrower left it.
static void end_loan(void) {
  is_lent = 0;
  struct termios now;
  if (!is_in_foreground(loan.terminal) || tcgetattr(loan.terminal, &now) != 0) return;
  if (now.c_lflag == loan.before.c_lflag && now.c_iflag == loan.before.c_iflag
      && now.c_oflag == loan.before.c_oflag) {
    return;
  }
  say(loan.terminal, end_of_pages);
  tcsetattr(loan.terminal, TCSANOW, &loan.before);
}

/// Ends the program that has the terminal: it would go on reading what is typed for others. Most put
/// the terminal back themselves, and get half a second for it.
static void end_borrower(void) {
  struct timespec moment = {0, 10000000};
  cprocess_signal_descendants(getpid(), SIGTERM);
  for (int i = 0; i < 50 && cprocess_signal_descendants(getpid(), 0) > 0; i++) {
    nanosleep(&moment, NULL);
  }
}

static void on_ending(int number) {
  // Ctrl-\ is a key of the program that has the terminal, and reaches this one only because both are
  // in one group.
  if (number == SIGQUIT && is_lent) return;
  int saved = errno;
  if (is_lent) {
    end_borrower();
    end_loan();
  }
  put_back();
  // What would have happened without this handler happens when it returns.
  for (int i = 0; i < ending_count; i++) {
    if (endings[i] == number) sigaction(number, &endings_before[i], NULL);
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

static void take_endings(void) {
  stack_t spare = {.ss_sp = spare_stack, .ss_size = sizeof spare_stack}, present;
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE) != 0) {
    sigaltstack(&spare, NULL);
  }
  for (int i = 0; i < ending_count; i++) take(endings[i], on_ending, &endings_before[i]);
}

static void give_endings_back(void) {
  for (int i = 0; i < ending_count; i++) give_back(endings[i], &endings_before[i]);
}

int cprocess_open_keys(int terminal, int news) {
  if (is_open) return EBUSY;
  if (tcgetattr(terminal, &keys.before) != 0) return errno;
  keys.terminal = terminal;
  keys.news = news;
  keys.enter = keys.leave = "";
  take_endings();
  take(SIGTSTP, on_stop, &keys.stop_before);
  take(SIGCONT, on_continue, &keys.continue_before);
  take(SIGWINCH, on_resize, &keys.resize_before);
  is_open = 1;
  // In the background it begins when the program is brought to the front.
  int failure = is_in_foreground(keys.terminal) ? set() : 0;
  if (failure != 0) cprocess_close_keys();
  return failure;
}

void cprocess_close_keys(void) {
  if (!is_open) return;
  put_back();
  is_open = 0;
  give_endings_back();
  give_back(SIGTSTP, &keys.stop_before);
  give_back(SIGCONT, &keys.continue_before);
  give_back(SIGWINCH, &keys.resize_before);
}

int cprocess_has_keys(void) { return is_set; }

void cprocess_dress_keys(const char *enter, const char *leave) {
  // A signal in between finds a pair that belongs together, or puts back what was not shown yet.
  keys.leave = leave;
  keys.enter = enter;
  if (is_set) say(keys.terminal, enter);
}

void cprocess_undress_keys(void) {
  if (is_set) say(keys.terminal, keys.leave);
  keys.enter = keys.leave = "";
}

int cprocess_lend_terminal(int terminal) {
  if (is_lent) return EBUSY;
  if (tcgetattr(terminal, &loan.before) != 0) return errno;
  loan.terminal = terminal;
  if (!is_open) take_endings();
  is_lent = 1;
  return 0;
}

void cprocess_reclaim_terminal(void) {
  if (!is_lent) return;
  end_loan();
  if (!is_open) give_endings_back();
}

void cprocess_die_of_quit(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL}, present;
  if (sigaction(SIGQUIT, NULL, &present) != 0 || present.sa_handler == SIG_IGN) return;
  sigaction(SIGQUIT, &usual, NULL);
}
