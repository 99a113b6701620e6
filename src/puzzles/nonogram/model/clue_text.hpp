#pragma once

#include <span>
#include <string>
#include <string_view>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// A line's clues as they are shown beside the board: "2 1" if there is one ink, "2r 1b" with the colours'
// symbols if there are more; ':' separates a symbol that is a digit from the length, "3:0". A blank line is
// "0".
[[nodiscard]] std::string clue_text(std::span<const Clue> clues, const std::vector<Ink>& palette);

// The reverse; an error names the word that is not a clue. Commas separate clues as blanks do.
[[nodiscard]] Expected<Clues> read_clue_text(std::string_view text, const std::vector<Ink>& palette);

// The colour with that symbol in answers; nullopt if there is none.
[[nodiscard]] std::optional<Colour> find_symbol(const std::vector<Ink>& palette, char symbol);

// What programs call the clues of a line, from zero: "row 2" or "column 2".
[[nodiscard]] std::string line_id(bool in_row, std::size_t line);

// The same line for people, who count from one: "row 3" or "column 3".
[[nodiscard]] std::string line_name(bool in_row, std::size_t line);

}  // namespace quadrille::nonogram
