#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/settings/record.hpp"

namespace quadrille {

// How a family introduces itself to people who see it for the first time.
struct Introduction {
  std::string_view title;                       // its everyday name: "Minesweeper"
  std::vector<std::string_view> other_names{};  // under which people also know it: "Picross"
  std::string_view goal;                        // the whole game in one sentence
  std::vector<std::string_view> rules;          // what is allowed, and how one begins; a sentence or two each
};

// A new puzzle that a player gets with one click.
struct Preset {
  std::string_view name;    // stable: statistics are kept under it
  std::string_view title;   // "Expert"
  std::string_view detail;  // what is behind it: "16 x 30, 99 mines"
  // One of the generators' names; "": a game is dealt (HiddenGames).
  std::string_view generator{};
  Record settings{};
  std::optional<std::chrono::seconds> clock{};  // the time that a game against the clock has
};

}  // namespace quadrille
