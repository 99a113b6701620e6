#pragma once

#include <cstdint>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// How a component that consistency leaves open is solved.
struct Effort {
  // Dead ends allowed to the search for the first filling before clauses race it; 0: clauses only.
  std::uint64_t dead_ends = UINT64_MAX;
  bool clauses = false;
};

// Consistency first; what stays open falls into components, each searched alone. If the context wants
// uniqueness, a second answer is looked for on the way. `impossible` carries a reason that a person can
// follow if there is one.
[[nodiscard]] Outcome<Filling> solve_exactly(const Puzzle& puzzle, const Effort& effort, Context& context);

// An answer other than the one given; impossible if there is none.
[[nodiscard]] Outcome<Filling> second(const Puzzle& puzzle, const Filling& first, Context& context);

}  // namespace quadrille::kakuro
