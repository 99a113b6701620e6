#include "puzzles/kakuro/model/answer.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/kakuro/formats/plain.hpp"

namespace quadrille::kakuro {
namespace {

// Whether the squares are the same apart from what is filled in.
bool same_place(Square a, Square b) {
  a.given = b.given = 0;
  return a == b;
}

std::string in_words(const Square& square) {
  if (square.white) return "a white cell";
  std::string clues;
  if (square.across != 0) clues += fmt::format(" A{}", square.across);
  if (square.down != 0) clues += fmt::format(" D{}", square.down);
  return clues.empty() ? "a black square" : "a black square with" + clues;
}

}  // namespace

Expected<Filling> read_answer(const Puzzle& puzzle, std::string_view text) {
  const auto sheet = read_sheet(split_lines(text));
  if (!sheet) return std::unexpected(sheet.error());
  const auto squares = puzzle.squares.values();
  if (sheet->cols != puzzle.squares.cols() || sheet->rows() != puzzle.squares.rows()) {
    return fail(fmt::format("the answer is {}x{}, the puzzle {}x{}", sheet->rows(), sheet->cols,
                            puzzle.squares.rows(), puzzle.squares.cols()),
                1, 1);
  }
  Filling filling;
  filling.digits.reserve(puzzle.cells.size());
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const auto& here = sheet->squares[i];
    if (!same_place(here, squares[i])) {
      return fail(fmt::format("{} where the puzzle has {}", in_words(here), in_words(squares[i])),
                  sheet->places[i].line, sheet->places[i].column);
    }
    if (here.white) filling.digits.push_back(here.given != 0 ? here.given : squares[i].given);
  }
  return filling;
}

std::string write_answer(const Puzzle& puzzle, const Filling& filling) {
  auto squares = puzzle.squares;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i) squares[puzzle.cells[i]].given = filling.digits[i];
  return write_squares(squares);
}

std::string headline(const Puzzle& puzzle, const FoundView<Filling>& found) {
  const auto cells = puzzle.cells.size();
  const auto filled = count_filled(found.answer);
  if (filled < cells) return fmt::format("{} of {} cells filled", filled, cells);
  return fmt::format("{}x{}, {} {}", puzzle.squares.rows(), puzzle.squares.cols(), cells,
                     cells == 1 ? "cell" : "cells");
}

}  // namespace quadrille::kakuro
