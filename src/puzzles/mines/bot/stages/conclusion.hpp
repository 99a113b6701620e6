#pragma once

#include <quadrille/values.hpp>

#include <span>
#include <vector>

#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// A contradiction is an objection: numbers that cannot all be right, or a total that they cannot have. Here
// it is a number that no layout of its own neighbours makes right.
[[nodiscard]] Objection wrong_number(Cell number);

struct Proof {
  Finding finding = Finding::none;
  Reason why = Reason::saturation;
  std::vector<Cell> because{};
};

// Writes down what is proven of unknown cells: a safe one is to be visualized, a mine is solved. Those in
// sight become actions. The cells beside them wake up.
void conclude(Draft& draft, std::span<const Cell> cells, const Proof& proof);

}  // namespace quadrille::mines::bot
