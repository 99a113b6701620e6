#pragma once

#include <cstddef>
#include <optional>
#include <quadrille/values.hpp>
#include <string>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// What a search has found: at most as many answers as were wanted, and whether there are no others.
struct Answers {
  std::vector<Filling> fillings{};
  bool all = false;

  [[nodiscard]] bool settled(std::size_t wanted) const { return all || fillings.size() >= wanted; }
};

// How far a search is: nobody knows how much of it is left.
inline void report_nodes(Context& context) {
  context.report({.message = std::to_string(context.metrics.nodes) + " states"});
}

// A digit that is given twice in a house: "row 3 has 5 twice".
[[nodiscard]] std::optional<Objection> clash(const Puzzle& puzzle);

// Why a puzzle that was found to have no answer has none, with the cells that show it: a clash, a cell for
// which no digit is left, a house with no place for a digit, at once or after the digits that follow from
// those given. Where that does not show it, the reason is the search itself.
[[nodiscard]] Objection why_impossible(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
