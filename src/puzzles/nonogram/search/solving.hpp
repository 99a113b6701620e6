#pragma once

#include <cstdint>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// What works on the cells that line solving leaves open.
enum class Effort : std::uint8_t {
  lines,     // nothing
  search,    // probing and branching
  learning,  // a search that learns from conflicts
  clauses,   // a SAT solver
  all,       // a short search, then learning
};

// Line solving first, then what stays open (see find_answers.hpp). If the context wants uniqueness, a second
// answer is looked for on the way. `impossible` carries a reason that a person can follow if there is one. By
// lines alone the answer may be partial.
[[nodiscard]] Outcome<Painting> solve(const Puzzle& puzzle, Effort effort, Context& context);

// An answer other than the one given; impossible if there is none.
[[nodiscard]] Outcome<Painting> second(const Puzzle& puzzle, const Painting& first, Context& context);

}  // namespace quadrille::nonogram
