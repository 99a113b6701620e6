#pragma once

#include <vector>

#include "grid/cell.hpp"
#include "grid/objection.hpp"

namespace quadrille {

// Whether a check requires the answer to be whole.
enum class Extent { whole, so_far };

// A referee's verdict on an answer. It fails closed: an answer is right only if every claim in it was
// examined, and what the referee could not decide within its budget is neither right nor wrong.
struct Ruling {
  std::vector<Objection> mistakes{};
  std::vector<Cell> unchecked{};  // the cells whose claims were not decided
  bool cut = false;               // something was not decided, in a cell or about the answer as a whole

  [[nodiscard]] bool right() const { return mistakes.empty() && !cut; }

  void leave(Cell cell) {
    unchecked.push_back(cell);
    cut = true;
  }
};

}  // namespace quadrille
