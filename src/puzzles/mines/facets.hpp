#pragma once

#include <optional>
#include <quadrille/values.hpp>
#include <span>
#include <vector>

#include "engine/family/facets.hpp"
#include "engine/family/introduction.hpp"
#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/model/model.hpp"

// What family.cpp puts together, besides rules, formats and strategies. Each function has a file of its own,
// in the room named by the heading.

namespace quadrille::mines {

// ---- make/: how it is made ----

// A board whose cells are all closed and whose total of mines is not known. Fails if a side is 0, or longer
// than a position's may be.
[[nodiscard]] Expected<Position> blank_sheet(Size size);

// Sets one cell to a character of the plain form.
[[nodiscard]] Expected<Position> edit(const Position& position, const Edit& edit);

// "started": a dealt game after its first opening. "stuck": the same, played on as far as certainty goes, so
// that a guess is needed. "no_guess": a game after its first opening that can be won without any guess. With
// "finished", the same board with everything open and every mine shown, the form that other programs take
// (mbf).
[[nodiscard]] std::vector<Generator<Position, Analysis>> generators();

// What a player gets with one click, the three boards that every minesweeper has, with guessing and without.
[[nodiscard]] std::vector<Preset> presets();

// ---- teach/: how a person gets on ----

// A person's steps: one named rule after the other, each with the cells it concludes and the numbers it
// follows from; then what only counting all layouts shows; then, if nothing is safe, a guess with its risk.
// Wrong marks come first, as "mistake", and alone; other marks are taken as proven. Towards a known analysis,
// only what that analysis found is shown.
[[nodiscard]] std::vector<Step> explain(const Position& position, const ExplainRequest<Analysis>& request,
                                        Context& context);

// A guess as the step that it is.
[[nodiscard]] Step step_of(const Guess& guess);

// How hard it is to make progress from a position: to find everything that can be proven there, always with
// the easiest technique anywhere on the board. The name is the tier of the hardest one needed:
//
//   easy    one number: saturation, emptiness
//   medium  two numbers: subset, difference
//   hard    a number and those beside it: pattern
//   expert  all layouts together: counting
//   guess   no cell is safe: whatever mines are proven, no technique helps to open the next one
//
// The score adds up the efforts. A position with nothing left to find is easy, with a score of 0. Fails if no
// layout fits, or if the layouts could not be counted within the limits.
[[nodiscard]] Expected<Grade> grade(const Position& position, Context& context);

// The same if everything that is proven is known already, as in a game that is graded move by move. nullopt:
// the context has ended.
[[nodiscard]] std::optional<Grade> grade_next(const Position& position, const Analysis& proven,
                                              Context& context);

// The same for a whole game, from its first opening on: the hardest technique that it cannot do without.
// nullopt: it needs a guess, or the context has ended.
[[nodiscard]] std::optional<Grade> grade_game(const Layout& layout, Context& context);

// ---- play/: games that a person plays ----

// Flags and chords as every minesweeper has them: a flagged cell cannot be opened, a number that has all its
// flags opens the rest of its neighbours, and a game is won when every cell without a mine is open. A board
// that needs no guess has an opening around its first cell wherever the mines leave room for one.
[[nodiscard]] HiddenGames<Position, Analysis, Layout> hidden_games();

// Whether a loss could have been avoided: the chance of the cell that exploded as it was then, and the safest
// there was.
[[nodiscard]] std::optional<Objection> avoidable(const Layout& layout, std::span<const Act> acts,
                                                 Context& context);

// The act that an analysis of a position, made without its flags, advises.
[[nodiscard]] std::optional<BestAct> best_act(const Position& position, const Analysis& found,
                                              Context& context);

// The position without its flags.
[[nodiscard]] Position without_flags(const Position& position);

}  // namespace quadrille::mines
