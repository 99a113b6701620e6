#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// The file formats; the first is the plain form. A new one is a file beside plain.cpp and a line in list.cpp.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

}  // namespace quadrille::template_family
