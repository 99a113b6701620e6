#pragma once

#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "grid/cell.hpp"

namespace quadrille {

// How sentences speak of a board. People count rows and columns from one, programs from zero: cells come in
// as they are, and this is the only place where one is added.

// "row 3"
[[nodiscard]] std::string row_of(Row row);

// "column 5"
[[nodiscard]] std::string column_of(Col col);

// "row 3, column 5"
[[nodiscard]] std::string place_of(Cell cell);

// "row 3", "rows 3 and 4", "rows 1, 3 and 5 to 7": a set, in ascending order. Not empty.
[[nodiscard]] std::string rows_of(std::vector<int> rows);

// "column 3", "columns 3 and 4", "columns 1, 3 and 5 to 7": a set, in ascending order. Not empty.
[[nodiscard]] std::string columns_of(std::vector<int> cols);

// The rectangle between two corners: "row 2, columns 3 to 5", "rows 4 and 5, column 1".
[[nodiscard]] std::string area_of(Cell from, Cell to);

// A set of cells, in reading order: "row 3, column 2", "row 3, columns 2 and 5", "column 2, rows 3 and 5",
// "row 3, column 2; row 5, column 4 and row 6, column 1". Of cells that lie in no line together, those beyond
// `most` are counted: "row 3, column 2; row 5, column 4 and 7 more". Not empty.
[[nodiscard]] std::string places_of(std::span<const Cell> cells,
                                    std::size_t most = std::numeric_limits<std::size_t>::max());

// A set of cells, those of a rectangle together: "row 2, columns 3 to 5; rows 4 to 6, column 1; 7 more".
[[nodiscard]] std::string areas_of(std::vector<Cell> cells);

// "a", "a and b", "a, b and c"
[[nodiscard]] std::string listed(std::span<const std::string> words);

}  // namespace quadrille
