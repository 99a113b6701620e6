#pragma once

#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/guess/policy.hpp"

namespace quadrille::mines::bot {

// The guess with the best chance to go on, as the strategy `auto` finds it: what the next opening may show is
// looked at, and few layouts are played through. On all of a bounded board, on a piece of an endless one
// around the safest choice. Nothing: the board is too large for that, or there was no time.
[[nodiscard]] std::optional<Choice> strongest_choice(const Draft& draft, const Choice& safest,
                                                     Context& context);

}  // namespace quadrille::mines::bot
