#include <iostream>
#include <quadrille/quadrille.hpp>

int main() {
  using namespace std::chrono_literals;
  const char* board = "1 9 5\n5 2 8\n";

  // Solve it. A board that cannot be read is a value with a line and a column.
  const auto solution = quadrille::solve("tens", board, {.limits = {.time = 1s}});
  if (!solution) {
    std::cerr << solution.error().line << ": " << solution.error().message << '\n';
    return 2;
  }
  std::cout << name(solution->status) << ", " << solution->headline << '\n' << solution->answer;

  // Ask the referee, which shares no code with the solvers.
  const auto ruling = quadrille::check("tens", board, solution->answer);
  if (!ruling || !ruling->right()) return 1;

  // Solve it on a thread of its own, and take the best that it has found when the time is up.
  auto run = quadrille::start("tens", board);
  if (!run) return 2;
  if (!run->wait_for(100ms)) run->stop();
  std::cout << run->result()->answer;
}
