#pragma once

#include <string>
#include <string_view>

#include "engine/run/outcome.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

// A filling as text: the puzzle's plain form with digits in place of '.'. A cell that is still open stays
// '.', so a partial filling has the same form; '.' also stands for a given digit.
//
// Reading checks the form and that all squares are as in the puzzle; whether the digits are right is the
// referee's business.
[[nodiscard]] Expected<Filling> read_answer(const Puzzle& puzzle, std::string_view text);
[[nodiscard]] std::string write_answer(const Puzzle& puzzle, const Filling& filling);

// "12x12, 96 cells", or "80 of 96 cells filled".
[[nodiscard]] std::string headline(const Puzzle& puzzle, const FoundView<Filling>& found);

}  // namespace quadrille::kakuro
