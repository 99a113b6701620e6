#ifndef QUADRILLE_TESTS_C_API_H
#define QUADRILLE_TESTS_C_API_H

#ifdef __cplusplus
extern "C" {
#endif

/* The tests of quadrille.h, in C: each returns what does not hold, or NULL. c_api_test.cpp runs them. */
const char* solves_and_says_how(void);
const char* bad_input_is_told_with_its_place(void);
const char* options_are_all_understood_or_refused(void);
const char* a_long_message_is_cut(void);
const char* null_pointers_are_misuse(void);
const char* null_handles_are_harmless(void);
const char* a_run_is_stopped_and_has_the_best_so_far(void);
const char* a_run_that_is_freed_ends(void);
const char* the_other_calls_give_texts(void);
const char* a_session_ticks_until_it_is_closed(void);

#ifdef __cplusplus
}
#endif

#endif
