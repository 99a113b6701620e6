#pragma once

#include <optional>
#include <string>

#include "engine/cnf.hpp"
#include "puzzles/kakuro/model.hpp"

namespace quadrille::kakuro {

// The rules of a puzzle as clauses, for the proof of a claim about it. Written to be read and trusted: it
// walks the squares itself, and shares no code with the solvers or with the clauses of the strategy `sat`.
//
// Satisfiable exactly where the puzzle has an answer; with other_than, where it has one beside that.
void write_clauses(const Puzzle& puzzle, const Filling* other_than, Cnf& cnf);

// "the 12 cells joined to row 1 column 1 sum to 60 across and to 61 down": then there is no answer. Nothing
// where all are equal, or a run without a clue is among them.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::kakuro
