#pragma once

#include <string>
#include <string_view>

#include "service/make/generate.hpp"

namespace quadrille::service {

// The puzzle of a day: the date is the seed, so that it is the same for everybody, on any machine, without a
// network. Through the week the presets that promise a grade, or all where none does, go from easy on Monday
// to the hardest on Saturday, as in newspapers; Sunday has one from the middle.
struct Daily {
  const Family& family;
  std::string date;      // YYYY-MM-DD
  const Preset& preset;  // of the family
  std::uint64_t seed = 0;
};

// Fails if the date is not a day of the calendar in that form, or if the family has no presets.
[[nodiscard]] Expected<Daily> daily(const Family& family, std::string_view date);

// Whether it is a game to be dealt when its first cell is opened, by preset and seed, and not a puzzle.
[[nodiscard]] bool is_dealt(const Daily& daily);

// Makes the puzzle, or deals the game, with the middle cell opened first, in the form that its referee reads.
// Each under limits of nodes and bytes and never of time.
[[nodiscard]] Expected<MadePuzzle> make(const Daily& daily, const Hooks& hooks);
[[nodiscard]] Expected<std::string> deal(const Daily& daily, const Hooks& hooks);

}  // namespace quadrille::service
