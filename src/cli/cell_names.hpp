#pragma once

#include <string>
#include <vector>

#include "grid/cell.hpp"

namespace quadrille::cli {

// A set of cells in words, those of a rectangle together: "row 2, columns 3 to 5; rows 4 to 6, column 1; 7
// more". Rows and columns count from `first`.
[[nodiscard]] std::string named_cells(std::vector<Cell> cells, int first);

}  // namespace quadrille::cli
