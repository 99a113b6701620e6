#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Gives every ink a symbol for answers and a name, its own if they are free. The paper is '.', a puzzle's
// only ink '#'. A symbol that clashes with another's, cannot be printed, or is '.' or '?' becomes a letter of
// the colour's name or another free one; of two inks with one name the second gets a number.
void settle_inks(std::vector<Ink>& palette);

// "#ff8000", "ff8000" or "f80" as 0xRRGGBB; nullopt if it is neither.
[[nodiscard]] std::optional<std::uint32_t> read_rgb(std::string_view text);

// The colour of a common English name, "light" and "dark" included; nullopt for any other word.
[[nodiscard]] std::optional<std::uint32_t> rgb_of(std::string_view name);

// The common name of exactly this colour, or else its "#rrggbb".
[[nodiscard]] std::string name_of(std::uint32_t rgb);

// The common name of the colour nearest to this one.
[[nodiscard]] std::string near_name_of(std::uint32_t rgb);

// A colour for an ink of which a file says only that it exists: the first dozen are easily distinguished.
[[nodiscard]] std::uint32_t distinct_rgb(std::size_t number);

// 0..255: how bright a colour seems.
[[nodiscard]] int brightness(std::uint32_t rgb);

// The ink of that name; nullopt if there is none.
[[nodiscard]] std::optional<Colour> find_ink(const std::vector<Ink>& palette, std::string_view name);

// Black on bright colours, white on dark ones.
[[nodiscard]] std::uint32_t letters_on(std::uint32_t rgb);

}  // namespace quadrille::nonogram
