#pragma once

#include <bit>
#include <vector>

#include "engine/run/random.hpp"
#include "puzzles/mines/audit/evidence.hpp"

namespace quadrille::mines::audit {

// The layouts of a patch: every set of its cells that makes its numbers right.
inline std::vector<unsigned> every_mask(const Patch& patch) {
  std::vector<unsigned> masks;
  for (unsigned mask = 0; mask < 1U << patch.cells.size(); ++mask) {
    bool fits = true;
    for (const auto& number : patch.numbers) {
      int mines = 0;
      for (const int cell : number.around()) mines += static_cast<int>(mask >> cell & 1U);
      fits = fits && mines == number.need;
    }
    if (fits) masks.push_back(mask);
  }
  return masks;
}

// Numbers beside some of a few cells, all of them right of one layout unless `any_need`. Every cell is beside
// one.
inline Patch patch_at_random(Random& random, int most_cells, bool any_need = false) {
  Patch patch;
  const int cells = random.between(1, most_cells);
  for (int cell = 0; cell < cells; ++cell) patch.cells.push_back({.spot = 100 + cell});
  const auto layout = random.below(1U << static_cast<unsigned>(cells));
  const auto add_number = [&](const std::vector<int>& around) {
    Patch::Number number;
    for (const int cell : around) {
      auto& closed = patch.cells[static_cast<std::size_t>(cell)];
      if (number.room == 8 || closed.count == 8) continue;
      number.cells[static_cast<std::size_t>(number.room++)] = cell;
      closed.numbers[static_cast<std::size_t>(closed.count++)] = static_cast<int>(patch.numbers.size());
      number.need += static_cast<int>(layout >> cell & 1U);
    }
    if (any_need) number.need = random.between(0, number.room);
    if (number.room > 0) patch.numbers.push_back(number);
  };
  for (int i = random.between(1, 5); i > 0; --i) {
    std::vector<int> around;
    for (int cell = 0; cell < cells; ++cell) {
      if (random.between(0, 2) == 0) around.push_back(cell);
    }
    add_number(around);
  }
  for (int cell = 0; cell < cells; ++cell) {
    if (patch.cells[static_cast<std::size_t>(cell)].count == 0) add_number({cell});
  }
  return patch;
}

}  // namespace quadrille::mines::audit
