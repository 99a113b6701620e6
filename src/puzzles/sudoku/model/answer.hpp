#pragma once

#include <string>
#include <string_view>

#include "engine/run/outcome.hpp"
#include "grid/error.hpp"
#include "puzzles/sudoku/model/model.hpp"

namespace quadrille::sudoku {

// A filling as text: the puzzle's plain form, a line per row, with digits in place of '.'. A cell that is
// still open stays '.'; where a digit is given, '.' stands for it.
//
// Reading takes what the plain form takes, and checks the size; whether the digits are right is the referee's
// business.
[[nodiscard]] Expected<Filling> read_answer(const Puzzle& puzzle, std::string_view text);
[[nodiscard]] std::string write_answer(const Puzzle& puzzle, const Filling& filling);

// One line that says what was found.
[[nodiscard]] std::string headline(const Puzzle& puzzle, const FoundView<Filling>& found);

}  // namespace quadrille::sudoku
