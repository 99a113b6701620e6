#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The output of the classroom solver that the four strategies of strategies/classic come from, word for word.

// The board with every square seven characters wide: `down\across` with two places each, blanks for a black
// square without clues, digits in the middle, '.' where a cell is open.
[[nodiscard]] std::string classic_board(const Puzzle& puzzle, const Filling& filling);

// What a run counted and found.
struct ClassicRun {
  std::string_view strategy;
  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;
  double seconds = 0;
  std::optional<bool> valid{};  // the referee's word on the answer; nothing: there is none
};

// Method: full (MRV=True, LCV=True)
// Nodes: 1234, backtracks: 56, time: 0.048321 s
// Solution valid? True                             or: No solution found
[[nodiscard]] std::string classic_statistics(const ClassicRun& run);

}  // namespace quadrille::kakuro
