#pragma once

#include <optional>
#include <quadrille/values.hpp>
#include <string>
#include <vector>

#include "engine/family/cnf.hpp"
#include "engine/family/facets.hpp"
#include "engine/family/introduction.hpp"
#include "engine/run/context.hpp"
#include "grid/picture.hpp"
#include "puzzles/nonogram/model/model.hpp"

// What family.cpp puts together, besides rules, formats and strategies. Each function has a file of its own,
// in the room named by the heading.

namespace quadrille::nonogram {

// ---- model/: how it is shown ----

// The grid as symbols: '.' empty, '?' undecided, and those of the inks, with the clues as fields beside it:
// `row 3`, `column 3`. If there is more than one ink, every clue and every cell shows its symbol as well as
// its colour, and the caption names them. The numbers of the clues are struck out as
// model/struck says.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Painting* painting);

// ---- play/: how a player acts ----

// The painting with one cell set to the symbol of a colour, or to '?', undecided. Fails if the cell or the
// symbol is not valid, or if the puzzle itself says what is in the cell.
[[nodiscard]] Expected<Painting> set_cell(const Puzzle& puzzle, const Painting& position, const Mark& mark);

// The puzzle with the painted cells as known ones.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Painting& position);

// The painting once every cell is decided; and once the blocks keep all clues, with the open cells as paper.
[[nodiscard]] std::optional<Painting> finished(const Puzzle& puzzle, const Painting& position);

// ---- make/: how it is made ----

// A black-and-white grid whose lines are all blank. Fails if a side is 0, or longer than kLongestSide.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark says what is known of a cell ('?': nothing), a Field `row R` or `column
// C` rewrites the clues of a line; "0" or an empty text makes it blank.
//
// The goal, from which the clues were made, is dropped when a clue changes. Fails if the cell, the symbol or
// the line is not valid, or if the clues do not fit into the line.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

// Small changes that turn a puzzle without a single answer into one with a single answer, best first; none if
// there is nothing to repair or the context ends before one is found.
//
// Without an answer: a single clue that may have been mistyped. If the row and column totals of a colour
// differ, only changes that make them equal are tried; the best leave least to search. With several answers:
// cells of the picture (the goal, or else the first answer) that must be edited, none of which can be left
// out.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

// What a player gets with one click, random pictures by grade and size.
[[nodiscard]] std::vector<Preset> presets();

// ---- teach/: how a person gets on ----

// The next steps as a person would take them from any position: one line, the cells it yields and why, in one
// sentence; see Rule for the rules. A position that leads to no answer gives one step of rule "mistake",
// which names a wrong cell without saying what it should be. Towards a partial answer the steps go as far as
// that answer and no farther.
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Painting>& request,
                                        Context& context);

// How hard a puzzle is for a person, by the steps that lead to its only answer: "line" if every step looks at
// one line, "probing" if single cells must be tried, "branching" if that is not enough. The score adds up the
// steps, harder ones counting more. Fails if there is no single answer.
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

// ---- search/: how claims are proven ----

// The rules of a puzzle as clauses, for the proof of a claim about it. Written to be read and trusted; shares
// no code with the line solvers or with the clauses of the strategy `sat`.
//
// Satisfiable exactly if the puzzle has an answer; with other_than, if it has one besides that.
void write_clauses(const Puzzle& puzzle, const Painting* other_than, Cnf& cnf);

// "the rows have 30 cells of black, the columns 31": then there is no answer. nullopt if all totals are
// equal.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::nonogram
