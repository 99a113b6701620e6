#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// A picture of coloured points, before it is a puzzle: 0xAARRGGBB, alpha 0 is transparent.
using Image = Grid<std::uint32_t>;

// A photograph may be larger than any puzzle made from it.
inline constexpr std::size_t kMostPoints = 40'000'000;

// Sides and points within bounds; asked before a point is read.
[[nodiscard]] Expected<Size> checked_image_size(long rows, long cols);

// A PNG or a PBM; of a file of several PBM pictures the first.
[[nodiscard]] Expected<Image> read_image(std::string_view bytes);

// The picture as colours of a palette, point by point. The paper is what is transparent, or else white, or
// else, of several colours, the most frequent. Fails if there are more colours than a puzzle can have.
struct Indexed {
  Grid<Colour> picture;
  std::vector<Ink> palette;
};
[[nodiscard]] Expected<Indexed> index_colours(const Image& image);

// Points as if drawn on white paper: 0xRRGGBB.
[[nodiscard]] std::uint32_t over_white(std::uint32_t point);

}  // namespace quadrille::nonogram
