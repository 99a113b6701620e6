#pragma once

#include <cstddef>
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

}  // namespace quadrille::sudoku
