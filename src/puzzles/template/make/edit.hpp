#pragma once

#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/template/model/model.hpp"

namespace quadrille::template_family {

// A page of open squares without ticks. Fails if a side is 0 or longer than kLongestSide.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark gives a square ('x', '-') or opens it ('.'), a Field "row 3" or "column
// 0" sets how many ticks it has. Fails where there is no such square, symbol or field, and where the text is
// not a number that fits. That rows and columns disagree is not an error: a person changes one after the
// other.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

}  // namespace quadrille::template_family
