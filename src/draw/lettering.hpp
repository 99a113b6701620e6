#pragma once

#include <quadrille/values.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::draw {

// Prepares and measures texts from puzzles before they are drawn. Sizes are ems of DejaVu Sans, whose widths
// are written down here, so that a picture has one layout whatever paints it and needs no font file.

// The text as well-formed UTF-8 without control characters; each character that is not allowed becomes '?'.
[[nodiscard]] std::string legible(std::string_view text);
[[nodiscard]] std::string legible(Symbol symbol);

// How wide a legible text is. A character outside ASCII counts as a full em, which few exceed.
[[nodiscard]] double width_in_ems(std::string_view text);

// How high above the baseline the middle of a legible text is: a capital's, unless a single character that
// sits lower or higher is all there is.
[[nodiscard]] double middle_in_ems(std::string_view text);

// Breaks a text at its newlines and at blanks into legible lines of at most that width. A longer word is cut.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, double width_in_ems);

}  // namespace quadrille::draw
