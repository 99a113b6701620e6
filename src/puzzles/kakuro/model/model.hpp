#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "grid/error.hpp"
#include "grid/grid.hpp"

namespace quadrille::kakuro {

inline constexpr int kLongestRun = 9;
inline constexpr int kLongestSide = 2000;
inline constexpr std::size_t kMostCells = 4'000'000;

// One square of the grid. Black squares may carry clues, white ones may carry a given digit; 0 is "none".
struct Square {
  bool white = false;
  std::uint8_t across = 0;  // the sum of the run that starts to the right
  std::uint8_t down = 0;    // the sum of the run that starts below
  std::uint8_t given = 0;
  friend bool operator==(const Square&, const Square&) = default;
};

enum class Direction : std::uint8_t { across, down };

// White cells in a row or column between two black ones. A run without a clue (sum 0) only requires different
// digits.
struct Run {
  std::uint32_t first = 0;  // where its cells start in Puzzle::run_cells
  std::uint8_t length = 0;
  std::uint8_t sum = 0;
  Direction direction = Direction::across;
  friend bool operator==(const Run&, const Run&) = default;
};

inline constexpr std::uint32_t kNoRun = UINT32_MAX;

// A grid with what follows from it: the white cells, numbered row by row, and the runs they belong to. A
// single white cell between black ones without a clue makes no run.
struct Puzzle {
  Grid<Square> squares;
  std::vector<Cell> cells;  // the white cells
  std::vector<Run> runs;
  std::vector<std::uint32_t> run_cells;                    // numbers of white cells, run by run
  std::vector<std::array<std::uint32_t, 2>> runs_of_cell;  // by Direction; kNoRun if there is none
  friend bool operator==(const Puzzle& a, const Puzzle& b) { return a.squares == b.squares; }

  [[nodiscard]] std::span<const std::uint32_t> cells_of(const Run& run) const {
    return std::span(run_cells).subspan(run.first, run.length);
  }
};

// What can be wrong with a single clue: a clue without cells, a run over nine cells, a sum that its run
// cannot have.
struct ClueProblem {
  Cell cell;  // the clue's square; for a run without a clue its first cell
  Direction direction = Direction::across;
  std::string message;
};

// Derives cells and runs. Problems are found in reading order; the first is returned.
[[nodiscard]] std::expected<Puzzle, ClueProblem> make_puzzle(Grid<Square> squares);

// An answer, whole or partial: a digit per white cell, in the order of Puzzle::cells; 0: not filled in.
struct Filling {
  std::vector<std::uint8_t> digits;
  friend bool operator==(const Filling&, const Filling&) = default;
};

// The filling to start from: the given digits and nothing else.
[[nodiscard]] Filling blank(const Puzzle& puzzle);

// How many cells hold a digit.
[[nodiscard]] std::size_t count_filled(const Filling& filling);

}  // namespace quadrille::kakuro
