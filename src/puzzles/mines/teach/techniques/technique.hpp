#pragma once

#include "engine/teach/technique.hpp"
#include "puzzles/mines/teach/notes.hpp"

namespace quadrille::mines {

// Effort is in units of seeing that one number has all its mines.
using Technique = quadrille::Technique<Notes, Deduction>;

// "the 2 at row 1, column 3"
[[nodiscard]] std::string number_in_words(const Notes& notes, PaddedIndex number);

// "1 mine", "2 mines"
[[nodiscard]] std::string counted(std::size_t count, std::string_view one, std::string_view many);

}  // namespace quadrille::mines
