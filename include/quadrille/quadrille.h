#ifndef QUADRILLE_QUADRILLE_H
#define QUADRILLE_QUADRILLE_H

#include <quadrille/export.h>

#include <stddef.h>

/*
 * Quadrille for C, and for whatever language can call C: quadrille.hpp with opaque handles and texts.
 *
 * An example, which is a test (tests/library/examples/solve.c):
 *
 *   #include <quadrille/quadrille.h>
 *   #include <stdio.h>
 *
 *   int main(void) {
 *     const char* board = "1 9 5\n5 2 8\n";
 *     quadrille_error error;
 *     quadrille_solution* solution;
 *     if (quadrille_solve("tens", board, "{\"time_limit\": 1}", &solution, &error) != QUADRILLE_OK) {
 *       fprintf(stderr, "%d: %s\n", error.line, error.message);
 *       return 2;
 *     }
 *     printf("%s\n%s", quadrille_solution_status_name(solution), quadrille_solution_answer(solution));
 *     quadrille_solution_free(solution);
 *     return 0;
 *   }
 *
 * Texts are UTF-8 and end with a zero byte. What is passed in is only looked at during the call. Every char*
 * that comes back belongs to the caller, who gives it to quadrille_free; every const char* belongs to the
 * handle it was asked of, and lives as long.
 *
 * Every function that can fail returns a quadrille_code. Where it is not QUADRILLE_OK, nothing is written but
 * *error, which may be NULL where nobody wants to know. Null pointers in other places are QUADRILLE_MISUSE
 * unless the comment allows them. No C++ exception comes out.
 *
 * Options are a JSON object, or NULL for none; an unknown key or a value of the wrong kind is
 * QUADRILLE_BAD_INPUT, and the message says what would be right. All calls that read a puzzle take
 *   "format": its format; recognised from the content otherwise
 *   "pick":   of several puzzles, the name or the number of one; the first otherwise
 * and all that work take
 *   "time_limit" (seconds), "node_limit", "memory_limit" (bytes, or "512M"), "threads", "seed".
 *
 * Threads are as in quadrille.hpp: any function from any thread, a handle from one thread at a time, but for
 * quadrille_run_stop, which any thread may call.
 */

#ifdef __cplusplus
extern "C" {
#endif

typedef enum quadrille_code {
  QUADRILLE_OK = 0,
  QUADRILLE_BAD_INPUT = 1, /* a text, a name or an option is wrong: *error says what, and where */
  QUADRILLE_MISUSE = 2,    /* a null pointer, a session that is closed */
  QUADRILLE_NO_MEMORY = 3,
  QUADRILLE_FAULT = 4 /* an answer did not pass its family's referee: a fault of Quadrille */
} quadrille_code;

/* What is wrong, in one line, cut where it is longer; line and column count from 1, 0 means the whole. */
typedef struct quadrille_error {
  int line;
  int column;
  char message[504];
} quadrille_error;

/* As quadrille::Status. */
typedef enum quadrille_status {
  QUADRILLE_SOLVED,
  QUADRILLE_IMPOSSIBLE,
  QUADRILLE_PARTIAL,
  QUADRILLE_STOPPED,
  QUADRILLE_TIMEOUT,
  QUADRILLE_NODES,
  QUADRILLE_MEMORY,
  QUADRILLE_NOT_CHECKED
} quadrille_status;

typedef enum quadrille_verdict { QUADRILLE_RIGHT, QUADRILLE_WRONG, QUADRILLE_UNDECIDED } quadrille_verdict;

typedef struct quadrille_solution quadrille_solution;
typedef struct quadrille_run quadrille_run;
typedef struct quadrille_session quadrille_session;

/* Called from a thread that solves, by one at a time, and never after its call or its run has ended. done is
 * NULL where it is unknown, else points to 0..1. The texts live until it returns. */
typedef void (*quadrille_progress)(void* user, const double* done, const char* message);

/* "0.2.0" */
QUADRILLE_API const char* quadrille_version(void);

/* Frees a text that came back. NULL is allowed. */
QUADRILLE_API void quadrille_free(char* text);

/* ---- what there is ---- */

/* The names of all families, a line each. */
QUADRILLE_API quadrille_code quadrille_families(char** names, quadrille_error* error);

/* What a family can do, as JSON: strategies, formats and generators with their parameters. */
QUADRILLE_API quadrille_code quadrille_describe(const char* family, char** json, quadrille_error* error);

/* ---- solving ---- */

/* Options besides those above: "strategy", "params" (an object), "unique" (whether the answer is to be proven
 * the only one; true), "position" (what a player has so far). */
QUADRILLE_API quadrille_code quadrille_solve(const char* family, const char* puzzle, const char* options,
                                             quadrille_solution** solution, quadrille_error* error);

QUADRILLE_API quadrille_status quadrille_solution_status(const quadrille_solution* solution);
/* "solved", "not_checked" */
QUADRILLE_API const char* quadrille_solution_status_name(const quadrille_solution* solution);
/* The answer's plain form; "" where there is none. */
QUADRILLE_API const char* quadrille_solution_answer(const quadrille_solution* solution);
/* In one line: "47 moves, 152 of 160 cells"; "" where there is no answer. */
QUADRILLE_API const char* quadrille_solution_headline(const quadrille_solution* solution);
/* The whole result, as `quadrille solve --output json` prints it. */
QUADRILLE_API const char* quadrille_solution_json(const quadrille_solution* solution);
/* 1: the answer is the only one; 0: it is not; -1: not determined, or without meaning for the family. */
QUADRILLE_API int quadrille_solution_unique(const quadrille_solution* solution);
/* Of NULL these four are QUADRILLE_PARTIAL, "" and -1. */

QUADRILLE_API void quadrille_solution_free(quadrille_solution* solution); /* NULL is allowed */

/* ---- solving on a thread of its own ---- */

/* Options as of quadrille_solve. progress may be NULL. */
QUADRILLE_API quadrille_code quadrille_start(const char* family, const char* puzzle, const char* options,
                                             quadrille_progress progress, void* user, quadrille_run** run,
                                             quadrille_error* error);

/* 1: not ended yet. 0: ended, or run is NULL. */
QUADRILLE_API int quadrille_run_running(const quadrille_run* run);
/* Asks for an end and does not wait. */
QUADRILLE_API void quadrille_run_stop(quadrille_run* run);
/* Waits at most that many seconds; negative: as long as it takes. 1: the run has ended. */
QUADRILLE_API int quadrille_run_wait(const quadrille_run* run, double seconds);
/* Waits for the end, and says what quadrille_solve would have; as often as asked. */
QUADRILLE_API quadrille_code quadrille_run_result(const quadrille_run* run, quadrille_solution** solution,
                                                  quadrille_error* error);
/* Stops the run, waits for it and frees it. NULL is allowed. */
QUADRILLE_API void quadrille_run_free(quadrille_run* run);

/* ---- beside solving ---- */

/* The steps that a person could take next, as JSON. Options: "position", "count" (1). */
QUADRILLE_API quadrille_code quadrille_hint(const char* family, const char* puzzle, const char* options,
                                            char** json, quadrille_error* error);

/* The referee on an answer, in its plain form or as JSON. Option: "so_far" (false): the answer need not be
 * whole. json gets the mistakes and the cells that show them; NULL where nobody wants them. */
QUADRILLE_API quadrille_code quadrille_check(const char* family, const char* puzzle, const char* answer,
                                             const char* options, quadrille_verdict* verdict, char** json,
                                             quadrille_error* error);

/* How hard a puzzle is for a person, as JSON. */
QUADRILLE_API quadrille_code quadrille_grade(const char* family, const char* puzzle, const char* options,
                                             char** json, quadrille_error* error);

/* A puzzle by seed. Options: "kind" (which generator), "settings" (an object), "number" (of the puzzles of
 * a seed), "to" (the format to write), "base64" (the file that a generator works from). answer gets its plain
 * form, "" where none is known; NULL where nobody wants it. */
QUADRILLE_API quadrille_code quadrille_generate(const char* family, const char* options, char** puzzle,
                                                char** answer, quadrille_error* error);

/* Puzzles in another format. Options: "format" and "pick" alone; without "pick" all puzzles are written. */
QUADRILLE_API quadrille_code quadrille_convert(const char* family, const char* puzzles, const char* to,
                                               const char* options, char** text, quadrille_error* error);

/* A picture: form is "text", "svg", "png" or "pdf". answer, drawn on the puzzle, may be NULL. length may be
 * NULL; a zero byte stands behind the picture, and in a png or pdf within it too. Options: "format" and
 * "pick" alone. */
QUADRILLE_API quadrille_code quadrille_render(const char* family, const char* puzzle, const char* answer,
                                              const char* form, const char* options, char** bytes,
                                              size_t* length, quadrille_error* error);

/* ---- sessions: a bot's side of a game, tick by tick; docs/session.md ---- */

/* Options: "options" (an object: what the session begins with), and "time_limit" (15) and "memory_limit" of
 * one tick. */
QUADRILLE_API quadrille_code quadrille_session_open(const char* family, const char* options,
                                                    quadrille_session** session, quadrille_error* error);
/* The reply to a line of JSON, as a line of JSON. A bad line is answered with "error" in the reply, and
 * changes nothing: that too is QUADRILLE_OK. */
QUADRILLE_API quadrille_code quadrille_session_tick(quadrille_session* session, const char* line,
                                                    char** reply, quadrille_error* error);
/* Lets go of what the session knows; a tick is QUADRILLE_MISUSE from then on. NULL is allowed. */
QUADRILLE_API void quadrille_session_close(quadrille_session* session);
/* Closes it and frees it. NULL is allowed. */
QUADRILLE_API void quadrille_session_free(quadrille_session* session);

#ifdef __cplusplus
}
#endif

#endif
