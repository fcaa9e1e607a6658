// Keeping a program's hands off its keeper: what it may signal.

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "internal.h"

#include <errno.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
enum { this_machine = AUDIT_ARCH_X86_64 };
#else
enum { this_machine = AUDIT_ARCH_AARCH64 };
#endif

/// The calls by which one process stops, kills or takes over another, and which of their arguments
/// names that process.
static const struct {
  int call;
  int argument;
} grips[] = {
  {__NR_kill, 0},
  {__NR_tkill, 0},
  {__NR_tgkill, 0},
  {__NR_rt_sigqueueinfo, 0},
  {__NR_rt_tgsigqueueinfo, 0},
  {__NR_pidfd_open, 0},
  {__NR_prlimit64, 0},
};

/// The calls that change the machine's clock or end it, those that reach into another process's memory,
/// and one that signals a process that another call than those above has named.
static const int forbidden[] = {
  __NR_settimeofday, __NR_clock_settime, __NR_adjtimex, __NR_clock_adjtime, __NR_reboot,
  __NR_pidfd_send_signal, __NR_ptrace, __NR_process_vm_readv, __NR_process_vm_writev,
};

enum {
  grip_count = sizeof grips / sizeof grips[0],
  forbidden_count = sizeof forbidden / sizeof forbidden[0],
  most_instructions = 64,
};

/// A filter in the making.
struct filter {
  struct sock_filter code[most_instructions];
  unsigned short length;
};

static void add(struct filter *filter, unsigned code, unsigned yes, unsigned no, unsigned value) {
  struct sock_filter instruction = BPF_JUMP(code, value, yes, no);
  filter->code[filter->length++] = instruction;
}

static void load(struct filter *filter, size_t offset) {
  add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, (unsigned)offset);
}

/// Answers when the loaded value is, or is not, this one.
static void answer_if(struct filter *filter, bool is, unsigned value, unsigned answer) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, is ? 0 : 1, is ? 1 : 0, value);
  add(filter, BPF_RET | BPF_K, 0, 0, answer);
}

int cprocess_guard(const struct cprocess_caller *caller, pid_t keeper) {
  // As `kill` takes them: processes, their groups, and everybody.
  const pid_t guarded[] = {caller->process, keeper, -caller->group, -keeper, -1};
  enum { guarded_count = sizeof guarded / sizeof guarded[0] };

  struct filter filter = {.length = 0};
  load(&filter, offsetof(struct seccomp_data, arch));
  // A program for another machine would have other numbers for its calls.
  answer_if(&filter, false, this_machine, SECCOMP_RET_KILL_PROCESS);
  load(&filter, offsetof(struct seccomp_data, nr));
#ifdef __x86_64__
  add(&filter, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 0x40000000);  // x32's numbers begin there.
  add(&filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_KILL_PROCESS);
#endif
  for (int i = 0; i < forbidden_count; i++) {
    answer_if(&filter, true, (unsigned)forbidden[i], SECCOMP_RET_ERRNO | EPERM);
  }
  for (int i = 0; i < grip_count; i++) {
    add(&filter, BPF_JMP | BPF_JEQ | BPF_K, 0, 2, (unsigned)grips[i].call);
    load(&filter, offsetof(struct seccomp_data, args) + sizeof(uint64_t) * grips[i].argument);
    // To the comparison, past the calls that follow and past the answer that nothing is wrong.
    add(&filter, BPF_JMP | BPF_JA, 0, 0, 3 * (grip_count - 1 - i) + 1);
  }
  add(&filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW);
  for (int i = 0; i < guarded_count; i++) {
    answer_if(&filter, true, (unsigned)guarded[i], SECCOMP_RET_ERRNO | EPERM);
  }
  add(&filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW);

  // The system wants this of whoever sets a filter: no program from here on gains privileges.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
  struct sock_fprog program = {.len = filter.length, .filter = filter.code};
  // The flag spares the program what a filter once meant: every calculation slowed down.
  unsigned flag = SECCOMP_FILTER_FLAG_SPEC_ALLOW;
  if (syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flag, &program) == 0) return 0;
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program) == 0 ? 0 : errno;
}

#else

int cprocess_guard(const struct cprocess_caller *caller, pid_t keeper) {
  (void)caller, (void)keeper;
  return ENOSYS;
}

#endif
