// What concerns terminals and their keys.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

static volatile sig_atomic_t interrupt_descriptor = -1;
static struct sigaction interrupt_before;

static void on_interrupt(int number) {
  (void)number;
  int saved = errno;
  if (interrupt_descriptor >= 0 && write(interrupt_descriptor, "!", 1) < 0) {
    // A full pipe says the same already.
  }
  errno = saved;
}

int cprocess_redirect_interrupt(int descriptor) {
  int redirected = interrupt_descriptor >= 0;
  if (descriptor < 0) {
    if (redirected && sigaction(SIGINT, &interrupt_before, NULL) != 0) return errno;
    interrupt_descriptor = -1;
    return 0;
  }
  interrupt_descriptor = descriptor;
  if (redirected) return 0;
  struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART};
  return sigaction(SIGINT, &action, &interrupt_before) == 0 ? 0 : errno;
}

int cprocess_open_terminal(int rows, int columns, int *primary, int *secondary) {
  int controller = posix_openpt(O_RDWR | O_NOCTTY);
  if (controller < 0) return errno;
  fcntl(controller, F_SETFD, FD_CLOEXEC);
  // The name has a buffer of its own: `ptsname` shares one between all threads.
  char name[128];
  int terminal = -1;
  if (grantpt(controller) == 0 && unlockpt(controller) == 0
      && ptsname_r(controller, name, sizeof name) == 0) {
    terminal = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
  }
  int failure = terminal < 0 ? errno : cprocess_resize_terminal(controller, rows, columns);
  if (failure != 0) {
    if (terminal >= 0) close(terminal);
    close(controller);
    return failure;
  }
  *primary = controller;
  *secondary = terminal;
  return 0;
}

int cprocess_resize_terminal(int primary, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(primary, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}
