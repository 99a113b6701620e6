#pragma once

#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"

namespace quadrille::nonogram {

// For every statement whether it is likelier than its contrary, if all placements of the cell's row and all
// those of its column were equally likely and independent: where a search for an answer best begins.
// Where the context ends on the way, the list is empty.
[[nodiscard]] std::vector<std::uint8_t> likely(const Lines& lines, const Candidates& candidates,
                                               const Statements& statements, Context& context);

}  // namespace quadrille::nonogram
