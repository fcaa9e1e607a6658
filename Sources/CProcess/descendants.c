// Finding every process below another one, however it hides: by its parent, not by its group.

#include "internal.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

enum { most_processes = 32768 };

// Static, since there must be no allocation here: the keeper has one thread, and its caller takes
// care that only one uses this.
static pid_t found[most_processes];

#ifdef __linux__

#include <sys/syscall.h>

struct entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static pid_t parents[most_processes];
static bool ended[most_processes];

static pid_t number_in(const char *text) {
  pid_t number = 0;
  if (*text == 0) return -1;
  for (; *text != 0; text++) {
    if (*text < '0' || *text > '9') return -1;
    number = number * 10 + (*text - '0');
  }
  return number;
}

/// The parent of a process and whether it has ended, from /proc/<name>/stat: `pid (name) state
/// parent …`. A process names itself, so only the last parenthesis counts.
static pid_t parent_of(const char *name, bool *has_ended) {
  char path[64] = "/proc/";
  if (strlen(name) > 32) return -1;
  strcat(path, name);
  strcat(path, "/stat");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  char text[512];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  char *place = strrchr(text, ')');
  if (place == NULL || strlen(place) < 5) return -1;
  *has_ended = place[2] == 'Z' || place[2] == 'X';
  pid_t parent = 0;
  for (place += 4; *place >= '0' && *place <= '9'; place++) parent = parent * 10 + (*place - '0');
  return parent;
}

static int list_processes(void) {
  int count = 0;
  int folder = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  char buffer[16384] __attribute__((aligned(8)));
  long length;
  while ((length = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0) {
    for (long place = 0; place < length;) {
      struct entry *entry = (struct entry *)(buffer + place);
      place += entry->length;
      pid_t pid = number_in(entry->name);
      if (pid <= 0 || count == most_processes) continue;
      pid_t parent = parent_of(entry->name, &ended[count]);
      if (parent < 0) continue;
      found[count] = pid;
      parents[count++] = parent;
    }
  }
  close(folder);
  return count;
}

static void swap(int one, int other) {
  pid_t pid = found[one], parent = parents[one];
  bool has_ended = ended[one];
  found[one] = found[other], parents[one] = parents[other], ended[one] = ended[other];
  found[other] = pid, parents[other] = parent, ended[other] = has_ended;
}

/// Brings the descendants of a process to the front of the list. The answer is how many there are.
static int find_descendants(pid_t ancestor) {
  int all = list_processes();
  // The front of the list is what is known to be below; whoever has a parent there joins it.
  int known = 0;
  for (int i = 0; i < all; i++) {
    if (parents[i] == ancestor) swap(i, known++);
  }
  for (int next = 0; next < known; next++) {
    for (int i = known; i < all; i++) {
      if (parents[i] == found[next]) swap(i, known++);
    }
  }
  return known;
}

void cprocess_signal_leaves(pid_t ancestor, int signal) {
  int known = find_descendants(ancestor);
  for (int i = 0; i < known; i++) {
    bool has_child = false;
    for (int j = 0; j < known; j++) has_child = has_child || (parents[j] == found[i] && !ended[j]);
    if (!has_child) kill(found[i], signal);
  }
}

int cprocess_signal_descendants(pid_t ancestor, int signal) {
  int known = find_descendants(ancestor);
  int left = 0;
  for (int i = 0; i < known; i++) {
    // A process whose first thread has ended looks like one that has ended: it gets its signal.
    kill(found[i], signal);
    if (!ended[i]) left++;
  }
  return left;
}

int cprocess_signal_session(pid_t session, int signal) {
  int all = list_processes();
  int left = 0;
  for (int i = 0; i < all; i++) {
    if (getsid(found[i]) != session) continue;
    kill(found[i], signal);
    if (!ended[i]) left++;
  }
  return left;
}

#else

#include <libproc.h>

/// Whether the descendant of that place in the list has no child.
static bool is_leaf[most_processes];

static int find_descendants(pid_t ancestor) {
  int known = proc_listchildpids(ancestor, found, sizeof found);
  for (int next = 0; next < known; next++) {
    int room = (int)sizeof found - known * (int)sizeof found[0];
    int more = proc_listchildpids(found[next], found + known, room);
    is_leaf[next] = more <= 0;
    if (more > 0) known += more;
  }
  return known < 0 ? 0 : known;
}

void cprocess_signal_leaves(pid_t ancestor, int signal) {
  int known = find_descendants(ancestor);
  for (int i = 0; i < known; i++) {
    if (is_leaf[i]) kill(found[i], signal);
  }
}

int cprocess_signal_descendants(pid_t ancestor, int signal) {
  int known = find_descendants(ancestor);
  for (int i = 0; i < known; i++) kill(found[i], signal);
  return known;
}

int cprocess_signal_session(pid_t session, int signal) {
  int all = proc_listallpids(found, sizeof found);
  int left = 0;
  for (int i = 0; i < all; i++) {
    if (getsid(found[i]) == session && kill(found[i], signal) == 0) left++;
  }
  return left;
}

#endif
