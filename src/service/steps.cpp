#include "service/steps.hpp"

namespace quadrille::service {
namespace {

// Explaining is for a person who waits for it; where no limit was given this one holds.
constexpr std::chrono::seconds kDefaultTime{60};

}  // namespace

std::vector<Step> steps(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& from,
                        const AnyAnswer* toward, std::size_t at_most, const SolveRequest& request,
                        const Hooks& hooks) {
  Context context({.limits = {.time = request.time.value_or(kDefaultTime),
                              .nodes = request.nodes,
                              .bytes = request.bytes},
                   .stop = hooks.stop,
                   .seed = request.seed,
                   .threads = request.threads,
                   .clock = hooks.clock});
  return family.explain(puzzle, from, toward, at_most, context);
}

}  // namespace quadrille::service
