#pragma once

#include <optional>
#include <span>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/stages/conclusion.hpp"
#include "puzzles/mines/search/deductions/pattern.hpp"

namespace quadrille::mines::bot {

// Looks at numbers together with those around them: subset, difference and patterns of five by five cells, in
// turn with the rules of one number, until none of them finds anything. The rules are those of deductions/,
// on small pieces of padded board around the numbers given.
[[nodiscard]] std::optional<Objection> propagate(Draft& draft, std::span<const Cell> numbers,
                                                 PatternTable& patterns, Context& context);

}  // namespace quadrille::mines::bot
