#pragma once

#include <string>
#include <string_view>

#include "puzzles/nonogram/make/image.hpp"

namespace quadrille::nonogram {

// The only file that uses libpng.
[[nodiscard]] bool is_png(std::string_view bytes);

// The points of a PNG of any kind. Its size is bounded before they are read.
[[nodiscard]] Expected<Image> decode_png(std::string_view bytes);

[[nodiscard]] Expected<std::string> encode_png(const Image& image);

}  // namespace quadrille::nonogram
