#pragma once

#include <quadrille/values.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::draw {

// What a text from a puzzle becomes before it is drawn. Sizes are ems of DejaVu Sans, known here without a
// font file, so that a picture has one layout whatever paints it.

// The text as well-formed UTF-8 without control characters; each character that cannot stand becomes '?'.
[[nodiscard]] std::string legible(std::string_view text);
[[nodiscard]] std::string legible(Symbol symbol);

// How wide a legible text is. A character outside ASCII counts as a full em, which few exceed.
[[nodiscard]] double width_in_ems(std::string_view text);

// How high above the baseline the middle of a legible text is: a capital's, unless a single character that
// sits lower or higher stands alone.
[[nodiscard]] double middle_in_ems(std::string_view text);

// Breaks a text at its newlines and at blanks into legible lines of at most that width. A longer word is cut.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, double width_in_ems);

}  // namespace quadrille::draw
