#pragma once

#include <cstddef>
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

}  // namespace quadrille::sudoku
