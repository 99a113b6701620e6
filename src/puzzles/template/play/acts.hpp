#pragma once

#include "engine/family/facets.hpp"
#include "puzzles/template/model/model.hpp"

// What a player does. Cells are filled here; a family in which moves are played gives PlayedMoves in place of
// FilledCells, and one whose puzzle is itself the position OwnPosition{}, with no file of this name.
namespace quadrille::template_family {

// The position with a square filled in, or opened again. Fails where the square is outside the page or given,
// or the symbol is not one of the three; whether it is right is not asked.
[[nodiscard]] Expected<Answer> set_cell(const Puzzle& puzzle, const Answer& position, const Mark& mark);

// The puzzle in which what the position has is given.
[[nodiscard]] Expected<Puzzle> remaining(const Puzzle& puzzle, const Answer& position);

// Whether the mark is on the page and has a symbol of it.
[[nodiscard]] Expected<void> check_mark(const Puzzle& puzzle, const Mark& mark);

}  // namespace quadrille::template_family
