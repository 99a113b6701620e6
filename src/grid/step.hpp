#pragma once

#include <string>
#include <vector>

#include "grid/cell.hpp"

namespace quadrille {

// One character of a family's plain text. Writing the marks of a Step onto the board's symbols gives the
// plain text of the position after it.
using Symbol = char32_t;

struct Mark {
  Cell cell;
  Symbol was{};
  Symbol now{};
  friend bool operator==(const Mark&, const Mark&) = default;
};

// A person's step: the rule's name, one sentence of reason, what it writes, and the cells it follows from.
struct Step {
  std::string rule;
  std::string reason;
  std::vector<Mark> marks{};
  std::vector<Cell> because{};
  double risk = 0;  // chance that the step is wrong; 0 for a deduction
};

}  // namespace quadrille
