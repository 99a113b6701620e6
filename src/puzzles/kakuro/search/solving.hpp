#pragma once

#include <cstdint>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// How a component that consistency leaves open is worked on.
struct Effort {
  // Dead ends of a search for the first filling before clauses run against it; 0: clauses only.
  std::uint64_t dead_ends = UINT64_MAX;
  bool clauses = false;
};

// Consistency first; what stays open falls into components, each searched alone. Where the context wants it,
// a second answer is looked for on the way. `impossible` carries a reason a person can follow where there is
// one.
[[nodiscard]] Outcome<Filling> solve_exactly(const Puzzle& puzzle, const Effort& effort, Context& context);

// Another answer than the one given; impossible where there is none.
[[nodiscard]] Outcome<Filling> second(const Puzzle& puzzle, const Filling& first, Context& context);

}  // namespace quadrille::kakuro
