#pragma once

#include "engine/family/strategy.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// Ticks every open square, or only the first few, in reading order.
[[nodiscard]] Strategy<Puzzle, Answer> tick_strategy();

}  // namespace quadrille::template_family
