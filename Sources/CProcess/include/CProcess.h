// What Swift cannot reach, or not safely: the time between fork and exec.
//
// Unless it says otherwise, a function returns 0 or an errno value; none sets errno for the caller,
// none allocates.

#ifndef CPROCESS_H
#define CPROCESS_H

#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>

/// What can be limited for each process of a program.
enum {
  /// The size of a core file, in bytes.
  CPROCESS_CORE_SIZE = RLIMIT_CORE,
  /// The address space, in bytes.
  CPROCESS_MEMORY = RLIMIT_AS,
  /// The size of a file that it writes, in bytes.
  CPROCESS_FILE_SIZE = RLIMIT_FSIZE,
  /// The number of open descriptors.
  CPROCESS_OPEN_FILES = RLIMIT_NOFILE,
  /// The time that it may keep a core busy, in seconds.
  CPROCESS_CPU_TIME = RLIMIT_CPU,
};

/// A limit for a new process; both the soft and the hard one.
struct cprocess_limit {
  int resource;
  uint64_t value;
};

/// A program to start, in a session and process group of its own, with every signal at its default.
struct cprocess_request {
  /// The executable's path; no search is made.
  const char *path;
  /// The arguments from the zeroth on, and the environment. Both end with NULL.
  char *const *arguments;
  char *const *environment;
  /// The working directory, or NULL for the caller's.
  const char *directory;
  /// Descriptor `i` of the program is a duplicate of `descriptors[i]` of the caller, or /dev/null
  /// where that is negative. All others are closed. At least 3, at most 16.
  const int *descriptors;
  int descriptor_count;
  const struct cprocess_limit *limits;
  int limit_count;
  /// A terminal of the caller that becomes the controlling terminal of the session, or -1.
  int terminal;
  /// Not zero to keep a program under a keeper, and all that it starts, from signalling its keeper,
  /// the caller, the caller's process group, and everybody at once, and from setting the machine's
  /// clock. Linux can; elsewhere, and where
  /// the system says no, the program starts without it.
  int is_guarded;
  /// How many processes there may be of a program under a keeper and all that it starts; all are
  /// killed when there are more. The keeper counts them from time to time, since the system's own
  /// limit does not hold for root. 0 for any number.
  int most_processes;
};

/// Starts a program as a child of the caller, who waits for it.
int cprocess_spawn(const struct cprocess_request *request, pid_t *child);

/// A program under a keeper: a process that outlives the program, becomes the parent of whatever
/// the program's descendants leave behind, and ends them all before it ends itself. It also ends
/// them when the caller dies.
struct cprocess_kept {
  /// The keeper, a child of the caller, who waits for it after `CPROCESS_GONE` or an end of file.
  pid_t keeper;
  /// Orders go here, and closing it ends everything at once.
  int orders;
  /// The caller reads `struct cprocess_news` here.
  int news;
};

enum {
  /// The program runs; `value` is its process identifier.
  CPROCESS_STARTED = 1,
  /// The program could not be started; `value` is an errno value. Nothing follows but the end.
  CPROCESS_REFUSED = 2,
  /// The program ended; `value` is a status as of `waitpid`.
  CPROCESS_ENDED = 3,
  /// No descendant is left, but for `value` that not even SIGKILL ended within five seconds.
  CPROCESS_GONE = 4,
  /// The program was killed because it and what it started were `value` processes. Its end follows.
  CPROCESS_CROWDED = 5,
};

struct cprocess_news {
  int32_t kind;
  int32_t value;
};

/// Starts a program under a keeper.
int cprocess_keep(const struct cprocess_request *request, struct cprocess_kept *kept);

enum {
  /// An order that ends nothing but what does the work: of the program and all that it started, those
  /// that wait for no child get SIGQUIT. A compiler says then what it is compiling.
  CPROCESS_ASK_WHERE = 255,
};

/// Orders a keeper to end the program: `order` is the tenths of a second between SIGTERM and SIGKILL,
/// and 0 kills at once; or one of the constants above. A keeper that has ended by itself meanwhile has
/// nothing left to obey.
void cprocess_order(const struct cprocess_kept *kept, unsigned char order);

/// Ends a keeper that does not obey, because somebody stopped it and would not let it go on, and
/// everything below it. Below one that was killed nothing is left to be found: then what stayed in
/// the session of its program ends. The answer is how many processes would not end within five
/// seconds.
///
/// - `program` is the program that the keeper started; 0 if that is not known.
int cprocess_end_keeper(pid_t keeper, pid_t program);

/// Whether a status of `waitpid` is that of an exit, and with which code; or of which signal.
int cprocess_exit_code(int status);
int cprocess_signal(int status);

/// A pipe whose ends are closed in programs that are started.
int cprocess_pipe(int *read_end, int *write_end);

/// From now on SIGINT writes a byte to `descriptor`, which does not block, instead of ending this
/// process; a negative one brings back what SIGINT did before the first call.
int cprocess_redirect_interrupt(int descriptor);

enum {
  /// The window of the terminal has another size.
  CPROCESS_RESIZED = 'r',
  /// The program was stopped, or was in the background, and goes on.
  CPROCESS_CONTINUED = 'c',
};

/// Makes a terminal give each key at once and show none, until `cprocess_close_keys`. Ctrl-C and
/// Ctrl-Z stay signals. One terminal at a time.
///
/// The terminal is put back when a signal ends or stops the program, and when it crashes; it is set
/// up again when a stopped program goes on. Only SIGKILL leaves it as it is: of that no program
/// learns, and `stty sane` mends it. `news` does not block, and gets a byte of the constants above.
int cprocess_open_keys(int terminal, int news);
void cprocess_close_keys(void);

/// Whether the terminal gives keys now: not to a program in the background.
int cprocess_has_keys(void);

/// Writes a text that changes what the terminal shows, such as to another screen, and from now on
/// writes `leave` whenever the terminal is put back and `enter` when it is set up again, until
/// `cprocess_undress_keys`, which writes `leave` too. Both texts must stay where they are.
void cprocess_dress_keys(const char *enter, const char *leave);
void cprocess_undress_keys(void);

/// Says that from now on, until `cprocess_reclaim_terminal`, a program that this one has started sets
/// the terminal up as it likes. However that program ends, the terminal is then as it was. When a
/// signal ends this program meanwhile, or it crashes, it ends all that it has started first. SIGQUIT,
/// which Ctrl-\ sends to both, is left to the other program. One terminal at a time.
int cprocess_lend_terminal(int terminal);
void cprocess_reclaim_terminal(void);

/// Has SIGQUIT end this process, unless whoever started it wants it ignored. Swift's runtime takes it for
/// a crash, and asks the terminal what to do about it. Before `cprocess_open_keys`.
void cprocess_die_of_quit(void);

/// Makes a pseudo-terminal with a window of the given size. A program that is started with
/// `secondary` as its descriptors 0 to 2 and as its terminal sees a person's terminal; what that
/// person types and sees goes through `primary`.
int cprocess_open_terminal(int rows, int columns, int *primary, int *secondary);

/// Changes the size of a terminal's window; programs in the foreground get SIGWINCH.
int cprocess_resize_terminal(int primary, int rows, int columns);

#endif
