#pragma once

#include <cstdint>
#include <string>

#include "grid/error.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

// A PNG has at most this many pixels on a side and in all (128 MB while it is drawn).
inline constexpr int kLongestPngSide = 16384;
inline constexpr std::int64_t kMostPngPixels = std::int64_t{1} << 25U;

struct PngOptions {
  double cell = 40;     // pixels of a cell's side; fewer if the picture would exceed the limits
  bool rulers = false;  // the numbers of rows and columns
};

// A picture as the bytes of a PNG file. Fails if even one pixel per cell exceeds the limits.
[[nodiscard]] Expected<std::string> png(const Picture& picture, const PngOptions& options = {});

}  // namespace quadrille::draw
