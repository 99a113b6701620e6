#pragma once

#include <cstddef>
#include <vector>

#include "puzzles/nonogram/search/combinations/provider.hpp"

namespace quadrille::nonogram::combinations {

// A colour that a cell of the line has lost.
struct Loss {
  std::size_t slot = 0;
  int cell = 0;
  friend bool operator==(const Loss&, const Loss&) = default;
};

// What an operation changed. No combination left is a contradiction, never a fact.
struct Delta {
  std::vector<Loss> losses{};
  std::size_t dropped = 0;  // combinations
  bool contradiction = false;
  bool stopped = false;  // the context ended on the way; what was found by then is sound
};

// Facts from combinations: a cell that every combination gives the colour of the slot has it; a cell that
// none gives it cannot have it. Needs the combinations generated.
[[nodiscard]] Delta overlap(const Provider& provider, const Facts& facts, std::size_t slot, Context& context);

// Combinations from facts: drops those that give the colour of the slot to a cell that cannot have it, or
// another colour to a cell that must. If any were dropped, an overlap of every colour follows at once, since
// a dropped combination counted for all of them.
[[nodiscard]] Delta cross_reference(Provider& provider, const Facts& facts, std::size_t slot,
                                    Context& context);

}  // namespace quadrille::nonogram::combinations
