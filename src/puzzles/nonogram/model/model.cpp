#include "puzzles/nonogram/model/model.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>

#include <fmt/format.h>

namespace quadrille::nonogram {
namespace {

std::optional<std::string> fault_of(const Clue& clue, std::size_t colours) {
  if (clue.length == 0) return "a run has at least one cell, not 0";
  if (clue.colour == kPaper) return "a run has the colour of the paper";
  if (clue.colour >= colours) return fmt::format("a run has colour {} of {}", clue.colour, colours);
  return std::nullopt;
}

std::optional<ClueProblem> problem_of(const Clues& clues, std::size_t cells, std::size_t colours) {
  std::size_t needed = 0;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    ClueProblem problem{.clue = i, .message = {}};
    if (auto fault = fault_of(clues[i], colours)) {
      problem.message = std::move(*fault);
      return problem;
    }
    needed += clues[i].length + (i > 0 && clues[i - 1].colour == clues[i].colour ? 1U : 0U);
    if (needed <= cells) continue;
    problem.message =
        clues[i].length > cells
            ? fmt::format("a run of {} is longer than its line of {} {}", clues[i].length, cells,
                          cells == 1 ? "cell" : "cells")
            : fmt::format("the runs up to this one need {} cells, the line has {}", needed, cells);
    return problem;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ClueProblem> first_problem(const Puzzle& puzzle) {
  for (const bool in_row : {true, false}) {
    const auto& lines = in_row ? puzzle.rows : puzzle.cols;
    const auto cells = in_row ? puzzle.cols.size() : puzzle.rows.size();
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (auto problem = problem_of(lines[i], cells, puzzle.palette.size())) {
        problem->in_row = in_row;
        problem->line = i;
        return problem;
      }
    }
  }
  return std::nullopt;
}

std::size_t least_length(std::span<const Clue> clues) {
  std::size_t length = 0;
  for (std::size_t i = 0; i < clues.size(); ++i) {
    length += clues[i].length + (i > 0 && clues[i - 1].colour == clues[i].colour ? 1U : 0U);
  }
  return length;
}

std::vector<Ink> black_and_white() {
  return {{.name = "white", .rgb = 0xFFFFFF, .symbol = '.'},
          {.name = "black", .rgb = 0x000000, .symbol = '#'}};
}

Clues clues_of(std::span<const Colour> line) {
  Clues clues;
  Colour before = kPaper;
  for (const auto colour : line) {
    if (colour != kPaper && colour == before) {
      ++clues.back().length;
    } else if (colour != kPaper) {
      clues.push_back({.length = 1, .colour = colour});
    }
    before = colour;
  }
  return clues;
}

Puzzle puzzle_of(const Grid<Colour>& picture, std::vector<Ink> palette) {
  Puzzle puzzle{.rows = {}, .cols = {}, .palette = std::move(palette)};
  for (int row = 0; row < picture.rows(); ++row) puzzle.rows.push_back(clues_of(picture.row(Row{row})));
  std::vector<Colour> column(static_cast<std::size_t>(picture.rows()));
  for (int col = 0; col < picture.cols(); ++col) {
    for (int row = 0; row < picture.rows(); ++row) column[row] = picture[at(row, col)];
    puzzle.cols.push_back(clues_of(column));
  }
  return puzzle;
}

Painting blank(const Puzzle& puzzle) {
  Painting painting{Grid<Colour>(puzzle.size(), kUndecided)};
  if (puzzle.saved.size() != puzzle.size()) return painting;
  for_each_cell(puzzle.size(), [&](Cell cell) {
    const auto known = puzzle.saved[cell];
    if (std::has_single_bit(known)) painting.cells[cell] = static_cast<Colour>(std::countr_zero(known));
  });
  return painting;
}

std::size_t count_decided(const Painting& painting) {
  const auto cells = painting.cells.values();
  return cells.size() - static_cast<std::size_t>(std::ranges::count(cells, kUndecided));
}

}  // namespace quadrille::nonogram
