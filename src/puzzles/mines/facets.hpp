#pragma once

#include <quadrille/values.hpp>
#include <vector>

#include "engine/family/facets.hpp"
#include "engine/run/context.hpp"
#include "grid/error.hpp"
#include "grid/picture.hpp"
#include "puzzles/mines/model/model.hpp"

// What family.cpp puts together, besides rules, formats and strategies. Each stands in a file of its own, in
// the room that the heading names.

namespace quadrille::mines {

// ---- make/: how it is made ----

// A board whose cells are all closed, and whose mines are not counted. An error where a side is none, or
// longer than a position's may be.
[[nodiscard]] Expected<Position> blank_sheet(Size size);

// Sets one cell to a character of the plain form.
[[nodiscard]] Expected<Position> edit(const Position& position, const Edit& edit);

// "started": a dealt game after its first opening. "stuck": the same, played on as far as certainty goes, so
// that a guess is wanted. "no_guess": a game after its first opening that can be won without any guess.
// With "finished" the same board with everything open and every mine shown, as other programs take it (mbf).
[[nodiscard]] std::vector<Generator<Position, Analysis>> generators();

// ---- teach/: how a person gets on ----

// A person's steps: one named rule after the other, each with the cells it concludes and the numbers it
// follows from; then what only counting all layouts shows; then a guess, with its risk, where nothing is
// safe. What is marked already and wrong comes first, as "mistake", and alone; the rest of it is taken as
// proven. Towards a known analysis only what that one found is told.
[[nodiscard]] std::vector<Step> explain(const Position& position, const ExplainRequest<Analysis>& request,
                                        Context& context);

// How hard it is to get on from a position: to find all that is proven there, always with the easiest
// technique anywhere on the board. The name is the tier of the hardest one needed:
//
//   easy    one number: saturation, emptiness
//   medium  two numbers: subset, difference
//   hard    a number and those beside it: pattern
//   expert  all layouts together: counting
//   guess   no cell is safe: whatever mines are proven, no technique helps to open the next one
//
// The score adds up the efforts. A position with nothing left to find is easy, with a score of 0. An error
// where no layout fits, or where the layouts could not be counted within the limits.
[[nodiscard]] Expected<Grade> grade(const Position& position, Context& context);

// The same where all that is proven is known already, as in a game that is graded move by move. Nothing: the
// context has ended.
[[nodiscard]] std::optional<Grade> grade_next(const Position& position, const Analysis& proven,
                                              Context& context);

}  // namespace quadrille::mines
