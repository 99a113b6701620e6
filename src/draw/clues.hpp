#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "grid/picture.hpp"

namespace quadrille::draw {

// A number of a clue beside the board.
struct ClueWord {
  std::string letters;             // legible
  const Swatch* swatch = nullptr;  // one of the picture's: the colours it stands in; null: ink on paper
};

// Those of every clue: one list for each row or column.
using ClueWords = std::vector<std::vector<ClueWord>>;

// The words of the first `lines` of the picture's fields; a clue beyond the last line of the board is not
// shown. Where numbers count different symbols, each is in the colours of its own.
[[nodiscard]] ClueWords clue_words(const Picture& picture, std::span<const Field> fields, int lines);

// How many words the longest clue has.
[[nodiscard]] std::size_t longest_clue(const ClueWords& clues);

}  // namespace quadrille::draw
