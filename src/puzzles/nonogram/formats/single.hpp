#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>
#include "puzzles/nonogram/model/model.hpp"

#include "engine/family/format.hpp"
#include "puzzles/nonogram/formats/raw_clues.hpp"

namespace quadrille::nonogram {

// What the forms for a single puzzle share; most of them are black and white and hold only numbers.

// A puzzle that is alone in its file.
[[nodiscard]] Expected<std::vector<Named<Puzzle>>> alone(Expected<Puzzle> puzzle);

// Writes the only puzzle of a form, once `suits` has found that the form can hold it.
[[nodiscard]] Expected<std::string> write_single(std::string_view form,
                                                 std::span<const NamedRef<Puzzle>> puzzles,
                                                 Expected<void> (*suits)(const Puzzle&),
                                                 Expected<std::string> (*write)(const Puzzle&));

// The black-and-white puzzle with these lines of lengths.
[[nodiscard]] Expected<Puzzle> puzzle_of_lengths(std::span<const TextLine> rows,
                                                 std::span<const TextLine> cols);

// Neither colours nor known cells.
[[nodiscard]] Expected<void> needs_clues_only(const Puzzle& puzzle);

// Whether the first line with any content is `count` numbers.
[[nodiscard]] bool starts_with_numbers(std::span<const TextLine> lines, std::size_t count);

// Whether the text has only numbers, blanks and commas.
[[nodiscard]] bool holds_numbers_only(std::span<const TextLine> lines);

// What the picture forms share: their puzzle has the picture's clues, and the picture as its goal.
[[nodiscard]] Puzzle puzzle_with_goal(Grid<Colour> picture, std::vector<Ink> palette);

// Why a picture cannot be made of this puzzle: it has no goal, or one that does not match its clues.
[[nodiscard]] Expected<void> needs_goal(const Puzzle& puzzle);

}  // namespace quadrille::nonogram
