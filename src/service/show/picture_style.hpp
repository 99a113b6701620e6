#pragma once

#include "engine/settings/record.hpp"

namespace quadrille::service {

// How pictures are drawn, for a page that draws them itself: the pens, sizes and colours of draw/theme, so
// that a board looks the same on the page, in SVG and on paper. Lengths are parts of a cell's side. The parts
// are those of PictureStyle in web/js/types.js.
[[nodiscard]] Record picture_style();

}  // namespace quadrille::service
