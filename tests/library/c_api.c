#include "library/c_api.h"

#include <quadrille/quadrille.h>
#include <stdlib.h>
#include <string.h>

/* A test returns what does not hold, or NULL. */
#define HOLDS(condition)                 \
  do {                                   \
    if (!(condition)) return #condition; \
  } while (0)

static const char* const kBoard = "19\n28\n";

const char* solves_and_says_how(void) {
  quadrille_error error;
  quadrille_solution* solution = NULL;
  HOLDS(quadrille_solve("tens", kBoard, "{\"strategy\": \"greedy\", \"params\": {\"prefer\": \"fewest\"}}",
                        &solution, &error) == QUADRILLE_OK);
  HOLDS(quadrille_solution_status(solution) == QUADRILLE_SOLVED);
  HOLDS(strcmp(quadrille_solution_status_name(solution), "solved") == 0);
  HOLDS(strlen(quadrille_solution_answer(solution)) > 0);
  HOLDS(strlen(quadrille_solution_headline(solution)) > 0);
  HOLDS(quadrille_solution_json(solution)[0] == '{');
  HOLDS(quadrille_solution_unique(solution) == -1);
  quadrille_solution_free(solution);
  return NULL;
}

const char* bad_input_is_told_with_its_place(void) {
  quadrille_error error;
  quadrille_solution* solution = NULL;
  HOLDS(quadrille_solve("tens", "19\n2x\n", NULL, &solution, &error) == QUADRILLE_BAD_INPUT);
  HOLDS(solution == NULL);
  HOLDS(error.line == 2 && error.column == 2);
  HOLDS(strcmp(error.message, "'x' is not a digit") == 0);
  HOLDS(quadrille_solve("tens", "19\n2x\n", NULL, &solution, NULL) == QUADRILLE_BAD_INPUT);
  return NULL;
}

const char* options_are_all_understood_or_refused(void) {
  quadrille_error error;
  quadrille_solution* solution = NULL;
  HOLDS(quadrille_solve("tens", kBoard, "{\"sed\": 1}", &solution, &error) == QUADRILLE_BAD_INPUT);
  HOLDS(strstr(error.message, "seed") != NULL);
  HOLDS(quadrille_solve("tens", kBoard, "{\"seed\": \"x\"}", &solution, &error) == QUADRILLE_BAD_INPUT);
  HOLDS(quadrille_solve("tens", kBoard, "[1]", &solution, &error) == QUADRILLE_BAD_INPUT);
  HOLDS(quadrille_solve("tens", kBoard, "{", &solution, &error) == QUADRILLE_BAD_INPUT);
  HOLDS(solution == NULL);
  return NULL;
}

const char* a_long_message_is_cut(void) {
  quadrille_error error;
  quadrille_solution* solution = NULL;
  char* family = malloc(5000);
  int code;
  HOLDS(family != NULL);
  memset(family, 'x', 4999);
  family[4999] = '\0';
  code = quadrille_solve(family, kBoard, NULL, &solution, &error);
  free(family);
  HOLDS(code == QUADRILLE_BAD_INPUT);
  HOLDS(strlen(error.message) < sizeof error.message);
  return NULL;
}

const char* null_pointers_are_misuse(void) {
  quadrille_error error;
  quadrille_solution* solution = NULL;
  quadrille_run* run = NULL;
  quadrille_session* session = NULL;
  quadrille_verdict verdict;
  char* text = NULL;
  HOLDS(quadrille_solve(NULL, kBoard, NULL, &solution, &error) == QUADRILLE_MISUSE);
  HOLDS(strlen(error.message) > 0);
  HOLDS(quadrille_solve("tens", NULL, NULL, &solution, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_solve("tens", kBoard, NULL, NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_start("tens", NULL, NULL, NULL, NULL, &run, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_start("tens", kBoard, NULL, NULL, NULL, NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_run_result(NULL, &solution, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_families(NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_describe("tens", NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_hint("tens", NULL, NULL, &text, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_check("tens", kBoard, NULL, NULL, &verdict, NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_check("tens", kBoard, "", NULL, NULL, NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_grade(NULL, kBoard, NULL, &text, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_generate("tens", NULL, NULL, NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_convert("tens", kBoard, NULL, NULL, &text, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_render("tens", kBoard, NULL, NULL, NULL, &text, NULL, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_session_open(NULL, NULL, &session, NULL) == QUADRILLE_MISUSE);
  HOLDS(quadrille_session_tick(NULL, "{}", &text, NULL) == QUADRILLE_MISUSE);
  HOLDS(text == NULL && run == NULL && session == NULL && solution == NULL);
  return NULL;
}

const char* null_handles_are_harmless(void) {
  quadrille_free(NULL);
  quadrille_solution_free(NULL);
  quadrille_run_stop(NULL);
  quadrille_run_free(NULL);
  quadrille_session_close(NULL);
  quadrille_session_free(NULL);
  HOLDS(quadrille_run_running(NULL) == 0 && quadrille_run_wait(NULL, 1) == 1);
  HOLDS(quadrille_solution_unique(NULL) == -1 && quadrille_solution_status(NULL) == QUADRILLE_PARTIAL);
  HOLDS(quadrille_solution_answer(NULL)[0] == '\0' && quadrille_solution_json(NULL)[0] == '\0');
  return NULL;
}

static void count(void* user, const double* done, const char* message) {
  if ((done == NULL || (*done >= 0 && *done <= 1)) && message != NULL) ++*(int*)user;
}

const char* a_run_is_stopped_and_has_the_best_so_far(void) {
  quadrille_error error;
  quadrille_run* run = NULL;
  quadrille_solution* solution = NULL;
  char* board = NULL;
  int calls = 0;
  HOLDS(quadrille_generate("tens", "{\"settings\": {\"rows\": 10, \"cols\": 17}, \"seed\": 1}", &board, NULL,
                           &error) == QUADRILLE_OK);
  HOLDS(quadrille_start("tens", board, "{\"time_limit\": 3600}", count, &calls, &run, &error) ==
        QUADRILLE_OK);
  quadrille_free(board);
  HOLDS(quadrille_run_running(run) == 1);
  HOLDS(quadrille_run_wait(run, 0) == 0);
  quadrille_run_stop(run);
  HOLDS(quadrille_run_wait(run, -1) == 1);
  HOLDS(quadrille_run_result(run, &solution, &error) == QUADRILLE_OK);
  HOLDS(solution != NULL);
  quadrille_solution_free(solution);
  HOLDS(quadrille_start("tens", kBoard, "{\"time\": 1}", NULL, NULL, &run, &error) == QUADRILLE_BAD_INPUT);
  quadrille_run_free(run);
  return NULL;
}

const char* a_run_that_is_freed_ends(void) {
  quadrille_run* run = NULL;
  char* board = NULL;
  int calls = 0;
  HOLDS(quadrille_generate("tens", NULL, &board, NULL, NULL) == QUADRILLE_OK);
  HOLDS(quadrille_start("tens", board, "{\"time_limit\": 3600}", count, &calls, &run, NULL) == QUADRILLE_OK);
  quadrille_free(board);
  quadrille_run_free(run);
  return NULL;
}

const char* the_other_calls_give_texts(void) {
  quadrille_verdict verdict;
  quadrille_error error;
  char *one = NULL, *two = NULL;
  size_t length = 0;
  HOLDS(strlen(quadrille_version()) > 0);
  HOLDS(quadrille_families(&one, &error) == QUADRILLE_OK && strstr(one, "tens\n") != NULL);
  quadrille_free(one);
  HOLDS(quadrille_describe("tens", &one, &error) == QUADRILLE_OK && one[0] == '{');
  quadrille_free(one);
  HOLDS(quadrille_hint("tens", kBoard, "{\"count\": 1}", &one, &error) == QUADRILLE_OK);
  HOLDS(strstr(one, "\"steps\":[{") != NULL);
  quadrille_free(one);
  HOLDS(quadrille_check("tens", kBoard, "0 0 1 1\n", NULL, &verdict, &one, &error) == QUADRILLE_OK);
  HOLDS(verdict == QUADRILLE_WRONG && strstr(one, "sums to 20") != NULL);
  quadrille_free(one);
  HOLDS(quadrille_check("tens", kBoard, "0 0 0 1\n1 0 1 1\n", NULL, &verdict, NULL, &error) == QUADRILLE_OK);
  HOLDS(verdict == QUADRILLE_RIGHT);
  HOLDS(quadrille_grade("tens", kBoard, NULL, &one, &error) == QUADRILLE_OK &&
        strstr(one, "\"score\"") != NULL);
  quadrille_free(one);
  HOLDS(quadrille_generate("kakuro", "{\"seed\": 5}", &one, &two, &error) == QUADRILLE_OK);
  HOLDS(quadrille_check("kakuro", one, two, NULL, &verdict, NULL, &error) == QUADRILLE_OK);
  HOLDS(verdict == QUADRILLE_RIGHT);
  quadrille_free(one);
  quadrille_free(two);
  HOLDS(quadrille_convert("tens", kBoard, "json", NULL, &one, &error) == QUADRILLE_OK && one[0] == '[');
  quadrille_free(one);
  HOLDS(quadrille_render("tens", kBoard, "0 0 0 1\n", "svg", NULL, &one, &length, &error) == QUADRILLE_OK);
  HOLDS(length == strlen(one));
  quadrille_free(one);
  return NULL;
}

const char* a_session_ticks_until_it_is_closed(void) {
  quadrille_error error;
  quadrille_session* session = NULL;
  char* reply = NULL;
  HOLDS(quadrille_session_open("tens", NULL, &session, &error) == QUADRILLE_BAD_INPUT);
  HOLDS(quadrille_session_open("mines", "{\"options\": {\"density\": 0.2}}", &session, &error) ==
        QUADRILLE_OK);
  HOLDS(quadrille_session_tick(session, "{\"upsert\": [[0,0,\"?\"]]}", &reply, &error) == QUADRILLE_OK);
  HOLDS(strstr(reply, "\"error\"") == NULL);
  quadrille_free(reply);
  HOLDS(quadrille_session_tick(session, "{", &reply, &error) == QUADRILLE_OK);
  HOLDS(strstr(reply, "\"error\"") != NULL);
  quadrille_free(reply);
  quadrille_session_close(session);
  reply = NULL;
  HOLDS(quadrille_session_tick(session, "{}", &reply, &error) == QUADRILLE_MISUSE);
  HOLDS(reply == NULL);
  quadrille_session_free(session);
  return NULL;
}
