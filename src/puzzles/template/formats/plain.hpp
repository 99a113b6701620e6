#pragma once

#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// Reads a page of equally long rows whose squares are among the allowed symbols. An error has line and
// column.
[[nodiscard]] Expected<Grid<Symbol>> read_page(std::string_view text, std::u32string_view allowed);

// The plain form: a line per row, a character per square, '#' comments.
[[nodiscard]] Format<Puzzle> plain_format();

}  // namespace quadrille::template_family
