#pragma once

#include <cstdint>
#include <optional>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/sudoku/search/answers.hpp"

namespace quadrille::sudoku {

// A search that finds answers, as many as are wanted.
using SearchFor = Answers (*)(const Puzzle& puzzle, std::size_t wanted, Context& context);

// The fastest: the search for nine, or the one for every side, and clauses where that has not settled a
// square of sixteen after a while.
[[nodiscard]] Answers search_fastest(const Puzzle& puzzle, std::size_t wanted, Context& context);

// What a search that goes through everything says of a puzzle. Where the context wants it, a second answer is
// looked for. `impossible` says why where that can be said.
[[nodiscard]] Outcome<Filling> solve_with(SearchFor search, const Puzzle& puzzle, Context& context);

// Another answer than the one given; impossible where there is none.
[[nodiscard]] Outcome<Filling> second(const Puzzle& puzzle, const Filling& first, Context& context);

// How many answers a puzzle has, as far as it matters, with the first two of them. Unknown: the context ended
// first.
enum class Number : std::uint8_t { none, one, several, unknown };
struct Proof {
  Number answers = Number::unknown;
  std::optional<Filling> answer{};
  std::optional<Filling> second{};
};
[[nodiscard]] Proof prove(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::sudoku
