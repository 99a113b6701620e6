#pragma once

#include <optional>
#include <string>
#include <vector>

#include <quadrille/values.hpp>
#include "engine/family/cnf.hpp"
#include "engine/family/facets.hpp"
#include "engine/family/introduction.hpp"
#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/sudoku/model/model.hpp"

// What family.cpp puts together, besides rules, formats and strategies. Each stands in a file of its own, in
// the room that the heading names.

namespace quadrille::sudoku {

// ---- model/: how it is shown ----

// The square as symbols: '.' for an open cell, digits, A to G for 10 to 16, with thick lines around the
// boxes. A layer "given" tints the cells that a player may not change.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Filling* filling);

// ---- play/: how a player acts ----

// The filling with one cell set to a digit, or emptied by '.'. An error where the cell is outside or given,
// or the symbol is not a digit of the square. Whether the digit is right is the referee's business.
[[nodiscard]] Expected<Filling> set_cell(const Puzzle& puzzle, const Filling& position, const Mark& mark);

// The puzzle with the filled digits as given ones.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Filling& position);

// The filling itself once every cell has a digit.
[[nodiscard]] std::optional<Filling> finished(const Puzzle& puzzle, const Filling& position);

// For every open cell the digits that its row, column and box do not have yet.
[[nodiscard]] Grid<std::u32string> candidates(const Puzzle& puzzle, const Filling& position);

// What the row, the column and the box of a cell lack: "row 3 lacks 1, 4 and 7". The cell is one of the
// square's.
[[nodiscard]] std::vector<std::string> remarks(const Puzzle& puzzle, const Filling& position, Cell cell);

// ---- make/: how it is made ----

// An empty square. An error where it has no boxes: sides are 4, 6, 9 and 16.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark gives a cell a digit, or takes it away by '.'. There are no Fields.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

// The changes of a single given digit that give a puzzle exactly one answer, proven. Where it has none, a
// given is replaced or taken away; where it has several, one is added. Of a puzzle with one answer there are
// none. A context that ends leaves those found so far.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

// What a player gets with one click, by size and grade.
[[nodiscard]] std::vector<Preset> presets();

// ---- teach/: how a person gets on ----

// A person's next steps from a position, each with the easiest technique that gets on. A step writes the
// digits it settles; what was only crossed out on the way is told with the first digit that depends on it.
// All steps together write the answer.
//
// A mistake in the position is told first and alone: a digit twice in a house, a given one changed, or where
// the puzzle has a single answer the digits that differ from it. Where the puzzle has several answers the
// deductions end somewhere: then a step of rule "choice" writes what the answer to go toward has, and they go
// on. An answer that is itself unfinished may hold digits that nothing proves: those are rule "trial".
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Filling>& request,
                                        Context& context);

// How hard a puzzle is for a person who always takes the easiest step there is. The name is that of the
// hardest technique they need:
//
//   easy        singles
//   medium      pointing and claiming, pairs and naked triples
//   hard        larger sets, X-wing, swordfish, XY- and XYZ-wing
//   expert      W-wing, colouring, jellyfish, chains
//   diabolical  trials: what-if, nested what-if
//
// The score adds up the effort of all steps (Technique::effort). Only a puzzle with a single answer has a
// grade; the error says so of others.
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

// ---- search/: how claims are proven ----

// The rules of a puzzle as clauses, for the proof of a claim about it. Written to be read and trusted: it
// finds rows, columns and boxes itself, and shares no code with the solvers or with the clauses of the
// strategy `sat`.
//
// Satisfiable exactly where the puzzle has an answer; with other_than, where it has one beside that.
void write_clauses(const Puzzle& puzzle, const Filling* other_than, Cnf& cnf);

// Nothing: there are no totals here that could differ.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::sudoku
