// libedit for Swift, which can call neither functions with a variable number of arguments nor touch
// C's `stdin` and `stdout`.

#ifndef LISTKATA_CLIBEDIT_SHIM_H
#define LISTKATA_CLIBEDIT_SHIM_H

#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

typedef char *(*edit_prompt)(EditLine *);
typedef unsigned char (*edit_function)(EditLine *, int);

// Characters beyond ASCII need a locale that knows them; a bare container has none set.
static inline void edit_use_utf8(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0 && setlocale(LC_CTYPE, "C.UTF-8") == NULL) {
    setlocale(LC_CTYPE, "en_US.UTF-8");
  }
}

static inline EditLine *edit_open(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

static inline void edit_set_client(EditLine *edit, void *client) {
  el_set(edit, EL_CLIENTDATA, client);
}

static inline void *edit_client(EditLine *edit) {
  void *client = NULL;
  el_get(edit, EL_CLIENTDATA, &client);
  return client;
}

static inline void edit_set_prompt(EditLine *edit, edit_prompt prompt) {
  el_set(edit, EL_PROMPT, prompt);
}

static inline void edit_set_emacs_keys(EditLine *edit) {
  el_set(edit, EL_EDITOR, "emacs");
}

// Resizing and suspending are libedit's; it puts the terminal back on the way.
static inline void edit_handle_signals(EditLine *edit) {
  el_set(edit, EL_SIGNAL, 1);
}

static inline void edit_add_function(EditLine *edit, const char *name, const char *help,
                                     edit_function function) {
  el_set(edit, EL_ADDFN, name, help, function);
}

static inline void edit_bind(EditLine *edit, const char *key, const char *name) {
  el_set(edit, EL_BIND, key, name, NULL);
}

// Makes Ctrl-C and Ctrl-\ keys while a line is edited, of which the second does nothing. At all other
// times they are signals. The first wish for each is for now; libedit forgets it when it takes over a key
// that the terminal has changed, but for the second.
static inline void edit_take_signal_keys(EditLine *edit) {
  el_set(edit, EL_SETTY, "-d", "intr=", "quit=", NULL);
  el_set(edit, EL_SETTY, "-d", "-intr", "-quit", NULL);
}

// Switches the terminal to editing before the prompt is shown. libedit alone does so afterwards, and
// what is typed in between, such as Ctrl-C or Ctrl-D, would mean something else.
static inline void edit_prepare_terminal(EditLine *edit) {
  el_set(edit, EL_PREP_TERM, 1);
}

static inline void edit_set_history(EditLine *edit, History *past) {
  el_set(edit, EL_HIST, history, past);
}

static inline void edit_history_limit(History *past, int lines) {
  HistEvent event;
  history(past, &event, H_SETSIZE, lines);
  history(past, &event, H_SETUNIQUE, 1);
}

static inline void edit_history_load(History *past, const char *path) {
  HistEvent event;
  history(past, &event, H_LOAD, path);
}

// How many lines were written; a negative number when they could not be.
static inline int edit_history_save(History *past, const char *path) {
  HistEvent event;
  return history(past, &event, H_SAVE, path);
}

static inline void edit_history_add(History *past, const char *line) {
  HistEvent event;
  history(past, &event, H_ENTER, line);
}

#endif
