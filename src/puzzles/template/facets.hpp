#pragma once

#include <quadrille/values.hpp>

#include <optional>
#include <string>
#include <vector>

#include "engine/family/cnf.hpp"
#include "engine/family/facets.hpp"
#include "engine/family/introduction.hpp"
#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/template/model/model.hpp"

// What family.cpp puts together, besides rules, answer, formats and strategies. Each stands in a file of its
// own, in the room that the heading names. Leave out, with its file, whatever would have to pretend.

namespace quadrille::template_family {

// ---- model/: how it is shown ----

// The page with the answer's squares, or the puzzle's own where there is none (null). Every window draws from
// it. Put here symbols with a legend that has every one of them, clues that can be edited as fields beside
// the board, and in layers what lies on top; leave out what only one window could show.
[[nodiscard]] Picture picture(const Puzzle& puzzle, const Answer* answer);

// ---- play/: how a player acts ----

// Cells are filled here. Where moves are played, PlayedMoves takes the place of these two; a family whose
// puzzle is itself the position, as minesweeper's is, has OwnPosition{} and no such file.

// The position with a square filled in, or opened again. Fails where the square is outside the page or given,
// or the symbol is not one of the three; whether it is right is not asked.
[[nodiscard]] Expected<Answer> set_cell(const Puzzle& puzzle, const Answer& position, const Mark& mark);

// The puzzle in which what the position has is given.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Answer& position);

// The page once no square is open. A family in which some cells need not be written (the gaps of a nonogram)
// fills them in here.
[[nodiscard]] std::optional<Answer> finished(const Puzzle& puzzle, const Answer& position);

// What a player would otherwise pencil at the edge of the paper. Put here what can be read off the clues and
// the squares that are filled in, and no deduction beyond that: those are hints, and stand in teach/.

// For every open square what the numbers of its row and column leave: a tick, a blank, both or neither.
[[nodiscard]] Grid<std::u32string> candidates(const Puzzle& puzzle, const Answer& position);

// What the row and the column of a square still need: "row 3: 1 of 2 ticks, 3 squares open".
[[nodiscard]] std::vector<std::string> remarks(const Puzzle& puzzle, const Answer& position, Cell cell);

// ---- make/: how it is made ----

// A page of open squares without ticks. Fails if a side is 0 or longer than kLongestSide.
[[nodiscard]] Expected<Puzzle> blank_sheet(Size size);

// The puzzle with one change: a Mark gives a square ('x', '-') or opens it ('.'), a Field "row 3" or "column
// 0" sets how many ticks it has. Fails where there is no such square, symbol or field, and where the text is
// not a number that fits. That rows and columns disagree is not an error: a person changes one after the
// other.
[[nodiscard]] Expected<Puzzle> edit(const Puzzle& puzzle, const Edit& edit);

// An answer other than a given one, or a proof that there is none; nothing where the context ends before.
// Leave `uniqueness` out where a puzzle may well have several answers.
[[nodiscard]] Outcome<Answer> second(const Puzzle& puzzle, const Answer& answer, Context& context);

// The puzzles with exactly one answer that are one change away, a square given or one number another, in that
// order. None for a puzzle that has one answer. A context that ends leaves those found so far.
[[nodiscard]] std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context);

// What a player gets with one click, the easiest first: the name of a generator, its settings, and how a person calls that.
[[nodiscard]] std::vector<Preset> presets();

// ---- teach/: how a person gets on ----

// A person's next steps from a position. A mistake comes first and alone: a broken rule, or a square that is
// not so in the only answer. Where the techniques end and there is an answer to go toward, a step of rule
// "choice" writes one of its squares; without one the steps end there.
[[nodiscard]] std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Answer>& request,
                                        Context& context);

// How hard a puzzle is for a person who always takes the easiest step: the tier of the hardest technique that
// was needed. Fails where the techniques do not get to an answer, or the context ends. A family without
// techniques may rate by figures of the puzzle (Grade::figures).
[[nodiscard]] Expected<Grade> grade(const Puzzle& puzzle, Context& context);

// `ways SQUARES TICKS`: in how many ways the ticks can be placed. A tool is a small service beside solving
// that becomes a command of its own; most families have none.
[[nodiscard]] Tool ways();

// ---- search/: how claims are proven ----

// The rules once more, as clauses that can be satisfied exactly where there is an answer, or one that is not
// `other_than`. Write them plainly enough to be trusted and leave out every clever thing a solver knows. A
// formula that was cut (Cnf::whole) says nothing.
void write_clauses(const Puzzle& puzzle, const Answer* other_than, Cnf& cnf);

// Why counting alone shows that there is no answer: rows and columns do not have the same number of ticks.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::template_family
