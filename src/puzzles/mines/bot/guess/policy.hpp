#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// How a bot guesses when nothing is safe.
enum class Policy : std::uint8_t {
  safest,      // the safest cell, whatever its risk
  prudent,     // the safest cell, but never a large risk, and with the last life hardly any
  aggressive,  // of the cells nearly as safe as the safest, the most informative; at most an even
               // chance
  desperate,   // the same, whatever its risk
  by_lives,    // prudent with few lives left, aggressive with more
  strongest    // the best chance to go on, looking ahead: takes milliseconds
};

// The cell that a guess would open.
struct Choice {
  Cell cell{};
  double risk = 0;
  Reason why = Reason::safest;
};

// The closed cell in sight with the smallest chance of a mine; among equals the one with the fewest unknown
// neighbours, then the first. nullopt: there is no cell whose chance is known.
[[nodiscard]] std::optional<Choice> safest_choice(const Draft& draft);

// What a policy opens, given the safest choice. nullopt: it prefers not to guess.
[[nodiscard]] std::optional<Choice> choose(const Draft& draft, const Choice& safest, Policy policy, int lives,
                                           Context& context);

[[nodiscard]] std::string_view name(Policy policy);

// Closed cells in sight that touch no number, in reading order.
[[nodiscard]] std::vector<Cell> inland_cells(const Draft& draft);

// The one of them with the fewest unknown neighbours, then the first. Its cost follows what this tick has
// changed.
[[nodiscard]] std::optional<Prospect> first_inland(const Draft& draft);

// The guess with the best chance to go on, as the strategy `auto` finds it: it looks at what the next opening
// may show, and plays through all layouts if there are few. On the whole of a bounded board, or on a piece of
// an endless one around the safest choice. nullopt: the board is too large for that, or there was no time.
[[nodiscard]] std::optional<Choice> strongest_choice(const Draft& draft, const Choice& safest,
                                                     Context& context);

}  // namespace quadrille::mines::bot
