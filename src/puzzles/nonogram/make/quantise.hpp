#pragma once

#include "puzzles/nonogram/make/image.hpp"

namespace quadrille::nonogram {

// The picture in fewer points: every cell is the mean of the points it covers.
[[nodiscard]] Image shrunk(const Image& image, Size size);

// Black on white: a cell is black if the picture is darker there than the threshold, 0 to 1.
[[nodiscard]] Indexed blackened(const Image& image, double threshold);

// Limits the inks on paper: the colours of the picture gathered around a given number of means (Lloyd's
// method from colours far apart). The paper is the brightest of them if that is nearly white, otherwise the
// most frequent.
[[nodiscard]] Indexed gathered(const Image& image, std::size_t inks);

}  // namespace quadrille::nonogram
