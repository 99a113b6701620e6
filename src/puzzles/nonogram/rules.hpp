#pragma once

#include "engine/family/ruling.hpp"
#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// The referee: what is wrong with a painting; if nothing, and not cut, it is right. Naive on purpose, and
// shares no code with the solvers.
//
// The runs of every row and column, read off cell by cell, are those of its clues, and no cell differs from
// what the puzzle gives as known. A whole painting has no undecided cell. A painting that is right so far may
// have some, but every line by itself must still have a way to be finished.
//
// Looks at the context line by line. If it ends first, the ruling is cut, and the decided cells of the lines
// not examined are unchecked.
//
// Rows and columns in the words count from 0. The cells of a mistake in a line are all of that line.
[[nodiscard]] Ruling check(const Puzzle& puzzle, const Painting& painting, Extent extent, Context& context);

}  // namespace quadrille::nonogram
