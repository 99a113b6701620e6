#pragma once

#include <optional>
#include <quadrille/values.hpp>
#include <string>
#include <vector>

#include "engine/family/cnf.hpp"
#include "engine/family/facets.hpp"
#include "engine/family/introduction.hpp"
#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/kakuro/model/model.hpp"

// What family.cpp puts together, besides rules, formats and strategies. Each function has a file of its own,
// in the room named by the heading.

namespace quadrille::kakuro {

// ---- model/: how it is shown ----

// The grid as symbols: 'X' for a black square, '.' for an open cell, digits. The sums lie in a layer "clues"
// on top, at the across and down places of their squares.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Filling* filling);

// ---- play/: how a player acts ----

// The filling with one white cell set to a digit, or emptied by '.'. Fails if the cell is not the player's:
// outside, black or given. Whether the digit is right is the referee's business.
[[nodiscard]] Expected<Filling> set_cell(const Puzzle& puzzle, const Filling& position, const Mark& mark);

// The puzzle with the filled digits as given ones.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Filling& position);

// The filling itself once every white cell has a digit.
[[nodiscard]] std::optional<Filling> finished(const Puzzle& puzzle, const Filling& position);

// For every open cell the digits that occur, beside those written in its run, in some digit set with the
// run's sum that holds them; of both its runs. No deductions beyond that.
[[nodiscard]] Grid<std::u32string> candidates(const Puzzle& puzzle, const Filling& position);

// A line for each run through a white cell, or that begins at a clue, with the digit sets it can still have:
// "across: 16 in 2 cells: 7 9". The cell is one of the grid's.
[[nodiscard]] std::vector<std::string> remarks(const Puzzle& puzzle, const Filling& position, Cell cell);

// ---- make/: how it is made ----

// A grid of black squares without clues. Fails if a side is 0, or longer than a grid's may be.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark sets a square to 'X', black without clues, to '.', white, or to a given
// digit; a Field `across R C` or `down R C` writes a black square's sum, and an empty text removes it.
//
// If a Mark changes the length of runs, a clue that no longer fits is removed with it. Fails if the square,
// the symbol or the sum is not valid, or if a run would be longer than nine.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

// The changes of a single clue that give a puzzle exactly one answer, proven, the smallest first. If the
// across and down totals of a component differ, a change that helps must make up for exactly that difference;
// otherwise every clue is tried with every sum its run can have. A puzzle with one answer has none. If the
// context ends, those found so far.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

// What a player gets with one click, by grade, larger the harder.
[[nodiscard]] std::vector<Preset> presets();

// ---- teach/: how a person gets on ----

// A person's next steps from a position, each with the easiest technique that makes progress, its run and its
// digits. A step writes the digits it settles; one that only crosses digits out has no marks and says so. All
// steps together write the answer.
//
// A mistake in the position is shown first and alone: a broken rule or, if the puzzle has a single answer, a
// digit that differs from it, named by its cell. If the puzzle has several answers, deductions end somewhere:
// then one step of rule "choice" writes what the answer being worked towards has, and they go on. An answer
// that is itself unfinished (a run was stopped) may hold digits that nothing proves: those are steps of rule
// "trial".
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Filling>& request,
                                        Context& context);

// How hard a puzzle is for a person who always takes the easiest step there is. The name is that of the
// hardest technique they need:
//
//   easy        the table of combinations: last cell, single combination, crossing sets, only digit left
//   medium      also the digits a run cannot do without: required digit
//   hard        notes in the corners: last two cells, min/max bound, fitting sets, naked and hidden subset
//   expert      sums over many runs, all fillings of one: region sum, every filling, region pair
//   diabolical  trials: what-if, nested what-if
//
// The score adds up the effort of all steps (Technique::effort), so it grows with the size too. Only a puzzle
// with a single answer has a grade; for others the error says so.
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

// The table of digit sets in the form a player asks for: `combos LENGTH SUM [--with DIGITS] [--without
// DIGITS]`.
[[nodiscard]] Tool combos();

// ---- search/: how claims are proven ----

// The rules of a puzzle as clauses, for the proof of a claim about it. Written to be read and trusted: it
// walks the squares itself, and shares no code with the solvers or with the clauses of the strategy `sat`.
//
// Satisfiable exactly if the puzzle has an answer; with other_than, if it has one besides that.
void write_clauses(const Puzzle& puzzle, const Filling* other_than, Cnf& cnf);

// "the 12 cells joined to row 2, column 2 sum to 60 across and to 61 down": then there is no answer. nullopt
// if all totals are equal, or a run without a clue is among them.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::kakuro
