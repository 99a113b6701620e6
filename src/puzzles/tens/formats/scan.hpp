#pragma once

#include "grid/scan.hpp"
#include "puzzles/tens/model.hpp"

namespace quadrille::tens {

// A board from what was read off an image. A cell whose reading is unsure or no digit is an error that names
// its row and column, counted from 0.
[[nodiscard]] Expected<Board> from_scan(const Scan& scan);

}  // namespace quadrille::tens
