#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "grid/error.hpp"
#include "grid/grid.hpp"

namespace quadrille::nonogram {

inline constexpr int kLongestSide = 10'000;
inline constexpr std::size_t kMostCells = 4'000'000;
inline constexpr int kMostColours = 64;  // including the background

// A colour is its place in the palette; 0 is the background, the paper.
using Colour = std::uint8_t;
inline constexpr Colour kPaper = 0;
inline constexpr Colour kUndecided = 0xFF;  // in an answer: not decided yet

// The colours that a cell may still have, one bit each.
using ColourSet = std::uint64_t;

// One run of a line. Runs of the same colour need a gap between them, runs of different colours need none.
struct Clue {
  std::uint16_t length = 0;
  Colour colour = 1;
  friend bool operator==(const Clue&, const Clue&) = default;
};
using Clues = std::vector<Clue>;  // empty: a blank line

struct Ink {
  std::string name;
  std::uint32_t rgb = 0;
  char symbol = '#';  // in the answer's text; the paper is always '.', the only ink of a puzzle always '#'
  friend bool operator==(const Ink&, const Ink&) = default;
};

struct Puzzle {
  std::vector<Clues> rows;
  std::vector<Clues> cols;
  std::vector<Ink> palette;            // [0] is the paper
  Grid<ColourSet> saved{};             // what a file gives as known so far; empty: nothing
  std::optional<Grid<Colour>> goal{};  // the picture a file gives; never used by a solver
  std::vector<std::pair<std::string, std::string>> about{};  // "title", "by", "copyright", ... as in the file
  friend bool operator==(const Puzzle&, const Puzzle&) = default;

  [[nodiscard]] Size size() const { return {static_cast<int>(rows.size()), static_cast<int>(cols.size())}; }
};

// A clue that is wrong by itself: too long for its line after the clues before it, or a colour without ink.
struct ClueProblem {
  bool in_row = true;
  std::size_t line = 0;
  std::size_t clue = 0;
  std::string message;
};
[[nodiscard]] std::optional<ClueProblem> first_problem(const Puzzle& puzzle);

// How many cells these runs take at least, the gaps between runs of one colour included.
[[nodiscard]] std::size_t least_length(std::span<const Clue> clues);

// The palette of a puzzle without colours: white paper, black ink.
[[nodiscard]] std::vector<Ink> black_and_white();

// The clues that a picture has.
[[nodiscard]] Clues clues_of(std::span<const Colour> line);
[[nodiscard]] Puzzle puzzle_of(const Grid<Colour>& picture, std::vector<Ink> palette);

// An answer, whole or partial: a colour per cell, kUndecided if nothing is known.
struct Painting {
  Grid<Colour> cells;
  friend bool operator==(const Painting&, const Painting&) = default;
};

// The painting to start from: the cells that the file gives as known, and nothing else.
[[nodiscard]] Painting blank(const Puzzle& puzzle);

// How many cells have a colour, including the paper.
[[nodiscard]] std::size_t count_decided(const Painting& painting);

}  // namespace quadrille::nonogram
