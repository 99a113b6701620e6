#pragma once

#include "grid/picture.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// An empty board. An error where a side is none, or longer than a board's may be.
[[nodiscard]] Expected<Board> blank_sheet(Size size);

// The board with one cell set to a digit or emptied. An error where the cell or the symbol is not one of the
// board's; a board of tens has no clue lines to rewrite.
[[nodiscard]] Expected<Board> edit(const Board& board, const Edit& edit);

}  // namespace quadrille::tens
