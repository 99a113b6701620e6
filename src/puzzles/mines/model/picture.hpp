#pragma once

#include "grid/picture.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// What only the end of a game shows: the mine that was opened, and a flag where there was none.
inline constexpr Symbol kExploded = U'X';
inline constexpr Symbol kWrongFlag = U'W';

// A position as it is shown. Layers: "zones", cells that touch the same numbers; "certain", what is proven;
// "guess"; "probabilities", the chance of a mine in per cent, red if high and green if low.
[[nodiscard]] Picture picture(const Position& position, const Analysis* analysis);

// Its parts, for other pictures of the same board: the legend of all symbols; the paper of a chance, green if
// small and red if large; and the chance in per cent, which is never shown as certain.
[[nodiscard]] std::vector<Swatch> legend();
[[nodiscard]] std::uint32_t paper_of(double odds);
[[nodiscard]] std::string per_cent(double odds);

}  // namespace quadrille::mines
