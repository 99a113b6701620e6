#pragma once

#include <optional>
#include <string_view>

#include "engine/run/context.hpp"
#include "puzzles/mines/bot/store/draft.hpp"

namespace quadrille::mines::bot {

// How a bot guesses when nothing is safe.
enum class Policy : std::uint8_t {
  safest,      // the safest cell, whatever its risk
  prudent,     // the safest cell, but no large risk, and with the last life hardly any
  aggressive,  // of the cells nearly as safe as the safest the one that tells most; no more than an even
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
// neighbours, then the first. Nothing: there is no cell whose chance is known.
[[nodiscard]] std::optional<Choice> safest_choice(const Draft& draft);

// What a policy opens, knowing the safest choice. Nothing: it would rather not.
[[nodiscard]] std::optional<Choice> choose(const Draft& draft, const Choice& safest, Policy policy, int lives,
                                           Context& context);

[[nodiscard]] std::string_view name(Policy policy);

}  // namespace quadrille::mines::bot
