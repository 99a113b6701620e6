#pragma once

#include <optional>
#include <vector>

#include "engine/settings/record.hpp"
#include "grid/error.hpp"
#include "puzzles/mines/bot/tick.hpp"

namespace quadrille::mines::bot {

// What a bot can ask for besides the decisions.
struct Emit {
  bool upsert = false;
  bool zones = false;
  bool probability = false;
  bool progress_cells = false;
};

// All settings of a session.
struct Settings {
  Board board{};
  TickOptions tick{};
  Emit emit{};
};

// A line of the bot, understood as a whole before any of it is carried out.
struct BotRequest {
  Record id{};
  bool reset = false;
  Settings settings{};  // as they are from this line on
  std::vector<Sighting> sightings{};
};

// Cells of one line: a screen of any size, and no more than a line should hold.
inline constexpr std::size_t kMostSightings = 100'000;

// Settings after the changes that a record of options asks for. An error names the option and what would be
// right; an option that is null goes back to its default.
[[nodiscard]] Expected<Settings> read_options(const Record& options, Settings settings);

// Reads a line on top of the settings so far or, if it resets, of those the session began with. Checks the
// types, the spelling and the range of everything in it, and that it names no cell twice.
[[nodiscard]] Expected<BotRequest> read_request(const Record& record, const Settings& so_far,
                                                const Settings& initial);

}  // namespace quadrille::mines::bot
