#pragma once

#include <string_view>
#include <vector>

#include "grid/cell.hpp"
#include "puzzles/mines/search/deductions/deduction.hpp"

namespace quadrille::mines::bot {

enum class Kind : std::uint8_t { safe, flag, guess };

// What shows that an action is right; for a guess, why it is this one.
enum class Reason : std::uint8_t {
  saturation,  // the rules of one and two numbers and of patterns, as in deductions/
  emptiness,
  subset,
  difference,
  pattern,
  counting,  // no layout contradicts it
  earlier,   // proven by an earlier tick, when the cell was not in sight
  safest,    // a guess: no other cell has a smaller chance of a mine
  progress,  // a guess: nearly as safe as the safest, and its number is more informative
  outlook    // a guess: the best chance to go on after it
};

[[nodiscard]] constexpr Reason reason_of(Rule rule) { return static_cast<Reason>(rule); }

// What the bot should do with a cell.
struct Action {
  Cell cell{};
  Kind kind = Kind::safe;
  Reason why = Reason::saturation;
  std::vector<Cell> because{};  // numbers
  double risk = 0;              // chance that doing it hits a mine
};

// What else may be clicked while the hand is there: none of it is needed to go on.
struct Cleanup {
  Cell cell{};
  bool chord = false;  // a number whose mines are all found: a click on it opens the rest; else a safe cell
};

[[nodiscard]] std::string_view name(Kind kind);      // "SAFE"
[[nodiscard]] std::string_view verb(Kind kind);      // "open"
[[nodiscard]] std::string_view name(Reason reason);  // "saturation"

}  // namespace quadrille::mines::bot
