#include <quadrille/quadrille.h>
#include <stdio.h>

int main(void) {
  const char* board = "1 9 5\n5 2 8\n";
  quadrille_error error;
  quadrille_solution* solution;
  if (quadrille_solve("tens", board, "{\"time_limit\": 1}", &solution, &error) != QUADRILLE_OK) {
    fprintf(stderr, "%d: %s\n", error.line, error.message);
    return 2;
  }
  printf("%s\n%s", quadrille_solution_status_name(solution), quadrille_solution_answer(solution));
  quadrille_solution_free(solution);
  return 0;
}
