#pragma once

#include <expected>
#include <vector>

#include "puzzles/mines/bot/stages/conclusion.hpp"
#include "puzzles/mines/search/counting_problem.hpp"

namespace quadrille::mines::bot {

// The numbers that an unknown cell touches; none if it is known.
[[nodiscard]] Signature signature_of(const Draft& draft, Cell cell);

// Brings the zones up to date with the cells that this tick has touched. A zone whose cells change must be
// processed again, and so must all zones connected with it; the others stay as they are.
void segment(Draft& draft);

// Chances of zones that this tick has woken up no longer count: new numbers may change them.
void forget_odds(Draft& draft);

// A component on its way to be counted.
struct PendingComponent {
  CountingProblem problem{};
  std::vector<ZoneId> zones{};  // in the component's order
  std::vector<Cell> numbers{};  // in the component's order
};

// The components of all zones that are to be processed. Those that were skipped before, and have not changed
// since, are left out: they would be skipped again. An objection: a number is wrong by itself.
[[nodiscard]] std::expected<std::vector<PendingComponent>, Objection> components_to_process(
    const Draft& draft);

}  // namespace quadrille::mines::bot
