#pragma once

#include <vector>

#include "engine/family/strategy.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// The strategies in the order shown to users; the first is the default and is called auto. A new one is a
// file beside tick.cpp and a line in list.cpp.
[[nodiscard]] std::vector<Strategy<Puzzle, Answer>> strategies();

}  // namespace quadrille::template_family
