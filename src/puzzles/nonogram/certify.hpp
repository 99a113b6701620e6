#pragma once

#include <optional>
#include <string>

#include "engine/cnf.hpp"
#include "puzzles/nonogram/model.hpp"

namespace quadrille::nonogram {

// The rules of a puzzle as clauses, for the proof of a claim about it. Written to be read and trusted; shares
// no code with the line solvers or with the clauses of the strategy `sat`.
//
// Satisfiable exactly where the puzzle has an answer; with other_than, where it has one beside that.
void write_clauses(const Puzzle& puzzle, const Painting* other_than, Cnf& cnf);

// "the rows have 30 cells of black, the columns 31": then there is no answer. Nothing where all are equal.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::nonogram
