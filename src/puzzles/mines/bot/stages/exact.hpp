#pragma once

#include <expected>
#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/stages/conclusion.hpp"
#include "puzzles/mines/bot/stages/segmentation.hpp"

namespace quadrille::mines::bot {

// What the exact stage did.
struct Counted {
  int components = 0;
  int skipped = 0;  // beyond the limits; they stay to be processed, and have estimates for odds
};

// Counts every layout of the components that are to be processed; their zones are processed from then on.
// What no layout contradicts is concluded. Where the board has a total, all components are weighed against
// each other; only those that changed are counted again. What the context leaves no time for stays to be
// processed.
[[nodiscard]] std::expected<Counted, Objection> count_zones(Draft& draft, const ComponentLimits& limits,
                                                            Context& context);

}  // namespace quadrille::mines::bot
