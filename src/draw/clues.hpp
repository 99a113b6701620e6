#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "grid/picture.hpp"

namespace quadrille::draw {

// The numbers of every clue beside the board, legible: one list for each row or column.
using ClueWords = std::vector<std::vector<std::string>>;

// The words of the first `lines` fields; a clue beyond the last line of the board is not shown.
[[nodiscard]] ClueWords clue_words(std::span<const Field> fields, int lines);

// How many words the longest clue has.
[[nodiscard]] std::size_t longest_clue(const ClueWords& clues);

}  // namespace quadrille::draw
