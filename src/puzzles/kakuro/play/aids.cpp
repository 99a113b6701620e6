#include "puzzles/kakuro/facets.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "puzzles/kakuro/model/combinations.hpp"

namespace quadrille::kakuro {
namespace {

// The digits written in a run. repeated: one of them twice, so that no set of digits is left.
struct Written {
  Digits digits = 0;
  bool repeated = false;
};

Written written_in(const Puzzle& puzzle, const Filling& position, const Run& run) {
  Written written;
  for (const auto cell : puzzle.cells_of(run)) {
    if (position.digits[cell] == 0) continue;
    const auto digit = digit_bit(position.digits[cell]);
    written.repeated |= (written.digits & digit) != 0;
    written.digits |= digit;
  }
  return written;
}

// The digits that a run leaves for its open cells. One without a clue only wants different digits.
Digits left_by(const Puzzle& puzzle, const Filling& position, const Run& run) {
  const auto [written, repeated] = written_in(puzzle, position, run);
  if (repeated) return 0;
  Digits in_some = run.sum == 0 ? kAllDigits : Digits{0};
  for (const Digits set : combinations(run.length, run.sum, written, 0)) in_some |= set;
  return static_cast<Digits>(in_some & ~written);
}

// "7 9"
std::string spaced(Digits digits) {
  std::string text;
  for (int digit = 1; digit <= 9; ++digit) {
    if ((digits & digit_bit(digit)) != 0) text += fmt::format("{}{}", text.empty() ? "" : " ", digit);
  }
  return text;
}

// "1 7, 2 6": no sum has more than twelve sets, so a line has room for all of them.
std::string list_of(const std::vector<Digits>& sets) {
  std::string text;
  for (const Digits set : sets) text += (text.empty() ? "" : ", ") + spaced(set);
  return text;
}

std::string remark_on(const Puzzle& puzzle, const Filling& position, const Run& run) {
  const auto [written, repeated] = written_in(puzzle, position, run);
  const auto sets = repeated ? std::vector<Digits>() : combinations(run.length, run.sum, written, Digits{0});
  const auto* direction = run.direction == Direction::across ? "across" : "down";
  const auto cells = fmt::format("{} {}", run.length, run.length == 1 ? "cell" : "cells");
  const auto head = run.sum == 0 ? fmt::format("{}: any sum in {}", direction, cells)
                                 : fmt::format("{}: {} in {}", direction, run.sum, cells);
  if (run.sum == 0 && !repeated) return head + ": no digit twice";
  return head + ": " + (sets.empty() ? "no set of digits is left" : list_of(sets));
}

}  // namespace

Grid<std::u32string> candidates(const Puzzle& puzzle, const Filling& position) {
  std::vector<Digits> left(puzzle.cells.size(), kAllDigits);
  for (const auto& run : puzzle.runs) {
    const auto digits = left_by(puzzle, position, run);
    for (const auto cell : puzzle.cells_of(run)) left[cell] &= digits;
  }
  Grid<std::u32string> candidates(puzzle.squares.size());
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
    if (position.digits[i] != 0) continue;
    for (int digit = 1; digit <= 9; ++digit) {
      if ((left[i] & digit_bit(digit)) != 0) candidates[puzzle.cells[i]] += U'0' + static_cast<Symbol>(digit);
    }
  }
  return candidates;
}

std::vector<std::string> remarks(const Puzzle& puzzle, const Filling& position, Cell cell) {
  std::vector<std::string> lines;
  // The run of a white cell in a direction, as far as it has one.
  const auto add = [&](Cell white, Direction direction) {
    const auto number = std::ranges::lower_bound(puzzle.cells, white) - puzzle.cells.begin();
    const auto run = puzzle.runs_of_cell[static_cast<std::size_t>(number)][static_cast<int>(direction)];
    if (run != kNoRun) lines.push_back(remark_on(puzzle, position, puzzle.runs[run]));
  };
  const auto& square = puzzle.squares[cell];
  if (square.white || square.across != 0)
    add(square.white ? cell : at(cell.row.value, cell.col.value + 1), Direction::across);
  if (square.white || square.down != 0)
    add(square.white ? cell : at(cell.row.value + 1, cell.col.value), Direction::down);
  return lines;
}

}  // namespace quadrille::kakuro
