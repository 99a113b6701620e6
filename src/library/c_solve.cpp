#include <optional>

#include "library/c_texts.hpp"

// Solving, for C.

struct quadrille_solution {
  quadrille::Solution solution;
};
struct quadrille_run {
  quadrille::Run run;
};

namespace quadrille {
namespace {

using library::guarded;
using library::report_null;

static_assert(static_cast<int>(Status::solved) == QUADRILLE_SOLVED &&
              static_cast<int>(Status::impossible) == QUADRILLE_IMPOSSIBLE &&
              static_cast<int>(Status::partial) == QUADRILLE_PARTIAL &&
              static_cast<int>(Status::stopped) == QUADRILLE_STOPPED &&
              static_cast<int>(Status::timeout) == QUADRILLE_TIMEOUT &&
              static_cast<int>(Status::nodes) == QUADRILLE_NODES &&
              static_cast<int>(Status::memory) == QUADRILLE_MEMORY &&
              static_cast<int>(Status::not_checked) == QUADRILLE_NOT_CHECKED);

// Hands a solution to the caller.
auto given_to(quadrille_solution** out) {
  return [out](Solution solution) { *out = new quadrille_solution{std::move(solution)}; };
}

}  // namespace
}  // namespace quadrille

using namespace quadrille;

quadrille_code quadrille_solve(const char* family, const char* puzzle, const char* options,
                               quadrille_solution** solution, quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr || solution == nullptr) return report_null(error);
  return guarded(error, [&] {
    return mapped(then(library::solve_options(options),
                       [&](const SolveOptions& wanted) { return solve(family, puzzle, wanted); }),
                  given_to(solution));
  });
}

quadrille_status quadrille_solution_status(const quadrille_solution* solution) {
  return static_cast<quadrille_status>(solution != nullptr ? solution->solution.status : Status::partial);
}
const char* quadrille_solution_status_name(const quadrille_solution* solution) {
  return solution != nullptr ? name(solution->solution.status).data() : "";
}
const char* quadrille_solution_answer(const quadrille_solution* solution) {
  return solution != nullptr ? solution->solution.answer.c_str() : "";
}
const char* quadrille_solution_headline(const quadrille_solution* solution) {
  return solution != nullptr ? solution->solution.headline.c_str() : "";
}
const char* quadrille_solution_json(const quadrille_solution* solution) {
  return solution != nullptr ? solution->solution.json.c_str() : "";
}
int quadrille_solution_unique(const quadrille_solution* solution) {
  if (solution == nullptr || !solution->solution.unique) return -1;
  return *solution->solution.unique ? 1 : 0;
}
void quadrille_solution_free(quadrille_solution* solution) { delete solution; }

quadrille_code quadrille_start(const char* family, const char* puzzle, const char* options,
                               quadrille_progress progress, void* user, quadrille_run** run,
                               quadrille_error* error) {
  if (family == nullptr || puzzle == nullptr || run == nullptr) return report_null(error);
  return guarded(error, [&] {
    auto wanted = library::solve_options(options);
    if (wanted && progress != nullptr) {
      wanted->progress = [progress, user](const Progress& now) {
        progress(user, now.done ? &*now.done : nullptr, now.message.c_str());
      };
    }
    return mapped(
        then(std::move(wanted), [&](const SolveOptions& all) { return start(family, puzzle, all); }),
        [&](Run started) { *run = new quadrille_run{std::move(started)}; });
  });
}

int quadrille_run_running(const quadrille_run* run) { return run != nullptr && run->run.running() ? 1 : 0; }

void quadrille_run_stop(quadrille_run* run) {
  if (run != nullptr) run->run.stop();
}

int quadrille_run_wait(const quadrille_run* run, double seconds) {
  if (run == nullptr) return 1;
  constexpr double kMostSeconds = 1e9;  // as nanoseconds they still fit into 64 bits
  if (!(seconds >= 0)) {
    run->run.wait();
    return run->run.running() ? 0 : 1;
  }
  const std::chrono::duration<double> time(seconds < kMostSeconds ? seconds : kMostSeconds);
  return run->run.wait_for(std::chrono::duration_cast<std::chrono::nanoseconds>(time)) ? 1 : 0;
}

quadrille_code quadrille_run_result(const quadrille_run* run, quadrille_solution** solution,
                                    quadrille_error* error) {
  if (run == nullptr || solution == nullptr) return report_null(error);
  return guarded(error, [&] { return mapped(run->run.result(), given_to(solution)); });
}

void quadrille_run_free(quadrille_run* run) { delete run; }
