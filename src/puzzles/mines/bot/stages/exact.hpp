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
  int skipped = 0;  // beyond the limits; they remain to be processed, and have estimated odds
};

// Counts every layout of the components to be processed; their zones then count as processed. What no layout
// contradicts is concluded. If the board has a total, all components are weighed against each other; only
// those that changed are counted again. Whatever the context leaves no time for remains to be processed.
[[nodiscard]] std::expected<Counted, Objection> count_zones(Draft& draft, const ComponentLimits& limits,
                                                            Context& context);

}  // namespace quadrille::mines::bot
