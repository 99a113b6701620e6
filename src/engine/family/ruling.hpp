#pragma once

#include <vector>

#include "grid/cell.hpp"
#include "grid/objection.hpp"

namespace quadrille {

// How much of an answer a check may demand.
enum class Extent { whole, so_far };

// What a referee says of an answer. It fails closed: an answer is right only where every claim in it was
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
