#pragma once

#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"

namespace quadrille::nonogram {

// For every statement, whether it is likelier than its opposite if all placements of the cell's row and all
// those of its column were equally likely and independent: the best place for a search to begin. On the
// puzzle Lion it took the learner from 0.18 to 0.07 s (docs/performance.md).
[[nodiscard]] std::vector<std::uint8_t> likely(const Lines& lines, const Candidates& candidates,
                                               const Statements& statements, Context& context);

}  // namespace quadrille::nonogram
