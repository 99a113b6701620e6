#include "puzzles/kakuro/search/proof.hpp"

#include "puzzles/kakuro/search/solving.hpp"

namespace quadrille::kakuro {
namespace {

// A short search settles what a setter or a player meets; clauses settle the rest.
constexpr Effort kEffort{.dead_ends = 2'000, .clauses = true};

}  // namespace

Proof prove(const Puzzle& puzzle, Context& context) {
  const auto outcome = solve_exactly(puzzle, kEffort, context);
  if (outcome.impossible() != nullptr) return {.answers = Answers::none};
  const auto* found = outcome.answer();
  if (found == nullptr || !found->complete) return {};
  if (!found->unique) return {.answers = Answers::unknown, .answer = found->answer};
  return {.answers = *found->unique ? Answers::one : Answers::several,
          .answer = found->answer,
          .second = found->second};
}

bool is_unique(const Puzzle& puzzle, Context& context) {
  return prove(puzzle, context).answers == Answers::one;
}

}  // namespace quadrille::kakuro
