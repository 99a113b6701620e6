#pragma once

#include <cstddef>
#include <optional>

#include "engine/run/outcome.hpp"
#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"

namespace quadrille::nonogram {

// Why a puzzle has no answer, in words a setter can check. Rows and columns count from 0.

// Rows and columns count the same cells, so their totals agree for every colour: if a clue is off by one,
// this says so at once, which no search does.
[[nodiscard]] std::optional<Objection> unequal_totals(const Puzzle& puzzle);

// A line that has no placement left, given what the other lines have shown.
[[nodiscard]] Objection no_placement(const Puzzle& puzzle, const Lines& lines, std::size_t line);

// A cell whose row, column and known colours have no colour in common.
[[nodiscard]] Objection no_colour(Cell cell);

// A puzzle without an answer: unequal totals where there are any, since they say more than a line that has no
// placement because of them; else what was found.
[[nodiscard]] Outcome<Painting> refuted(const Puzzle& puzzle, Objection found);

// Only trying everything shows it: these cells are where line solving ends.
[[nodiscard]] Objection no_painting(const Lines& lines, const Candidates& open);

}  // namespace quadrille::nonogram
