#pragma once

#include <vector>

#include "grid/cell.hpp"
#include "grid/error.hpp"

namespace quadrille {

// What a referee says of an answer. It fails closed: an answer is right only where every claim in it was
// examined, and what the referee could not decide within its budget is neither right nor wrong.
struct Ruling {
  std::vector<Error> mistakes{};
  std::vector<Cell> unchecked{};  // the cells whose claims were not decided
  bool cut = false;               // something was not decided, in a cell or about the answer as a whole

  [[nodiscard]] bool right() const { return mistakes.empty() && !cut; }

  void leave(Cell cell) {
    unchecked.push_back(cell);
    cut = true;
  }
};

}  // namespace quadrille
