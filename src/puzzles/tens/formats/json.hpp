#pragma once

#include "engine/family/format.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// A JSON array of rows, null or 0 for an empty cell; or {"target": 12, "board": [[5, 7], [null, 3]]}. Rows
// and columns in its errors count from 0.
[[nodiscard]] Expected<Board> read_json(const Record& record);
[[nodiscard]] std::string write_json(const Board& board);

[[nodiscard]] Format<Board> json_format();

}  // namespace quadrille::tens
