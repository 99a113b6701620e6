#pragma once

#include <optional>

#include "engine/family/family.hpp"

namespace quadrille::service {

// What a player is told at the board: without a cell {"candidates": rows of texts, the symbols that each
// empty cell may still have}, with one {"remarks": [lines]}. Fails if the family has no such aids or the cell
// is not on the board.
[[nodiscard]] Expected<Record> aids(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                                    std::optional<Cell> cell);

}  // namespace quadrille::service
