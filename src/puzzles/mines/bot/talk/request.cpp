#include "puzzles/mines/bot/talk/request.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <unordered_set>

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "grid/text.hpp"

namespace quadrille::mines::bot {
namespace {

constexpr int kMostLives = 1'000'000;

std::optional<double> number_in(const Record& record) {
  if (const auto* whole = record.get<std::int64_t>()) return static_cast<double>(*whole);
  if (const auto* real = record.get<double>()) return *real;
  return std::nullopt;
}

std::optional<int> integer_in(const Record& record, int least, int most) {
  const auto* whole = record.get<std::int64_t>();
  if (whole == nullptr || *whole < least || *whole > most) return std::nullopt;
  return static_cast<int>(*whole);
}

// An option with how it is read, and what it says about a wrong value.
struct Option {
  std::string_view name;
  std::string_view right;  // "true or false"
  std::function<bool(Settings&, const Record&)> set;
  std::function<void(Settings&)> clear;
};

Option truth(std::string_view name, bool TickOptions::* member) {
  return {name, "true or false",
          [member](Settings& settings, const Record& value) {
            const auto* given = value.get<bool>();
            if (given != nullptr) settings.tick.*member = *given;
            return given != nullptr;
          },
          [member](Settings& settings) { settings.tick.*member = TickOptions{}.*member; }};
}

Option count(std::string_view name, std::string_view right, int TickOptions::* member, int least, int most) {
  return {name, right,
          [=](Settings& settings, const Record& value) {
            const auto given = integer_in(value, least, most);
            if (given) settings.tick.*member = *given;
            return given.has_value();
          },
          [member](Settings& settings) { settings.tick.*member = TickOptions{}.*member; }};
}

Option limit(std::string_view name, std::optional<int> ComponentLimits::* member) {
  return {name, "a whole number from 1 to 4000000, or null for none",
          [member](Settings& settings, const Record& value) {
            settings.tick.limits.*member = integer_in(value, 1, kMostCells);
            return (settings.tick.limits.*member).has_value();
          },
          [member](Settings& settings) { settings.tick.limits.*member = std::nullopt; }};
}

// [rows, columns] from row 0 and column 0, or with another corner before them.
bool set_bounds(Settings& settings, const Record& value) {
  const auto* list = value.get<Record::List>();
  if (list == nullptr || (list->size() != 2 && list->size() != 4)) return false;
  const bool has_corner = list->size() == 4;
  const auto row = has_corner ? integer_in((*list)[0], -kFarthestOrigin, kFarthestOrigin) : 0;
  const auto col = has_corner ? integer_in((*list)[1], -kFarthestOrigin, kFarthestOrigin) : 0;
  const auto rows = integer_in((*list)[list->size() - 2], 1, kLongestSide);
  const auto cols = integer_in((*list)[list->size() - 1], 1, kLongestSide);
  if (!row || !col || !rows || !cols) return false;
  settings.board.bounds = Bounds{at(*row, *col), {*rows, *cols}};
  return true;
}

bool set_policy(Settings& settings, const Record& value) {
  const auto* given = value.get<std::string>();
  for (const auto policy : {Policy::safest, Policy::prudent, Policy::aggressive, Policy::desperate,
                            Policy::by_lives, Policy::strongest}) {
    if (given == nullptr || *given != name(policy)) continue;
    settings.tick.policy = policy;
    return true;
  }
  return false;
}

bool set_emit(Settings& settings, const Record& value) {
  const auto* list = value.get<Record::List>();
  if (list == nullptr) return false;
  settings.emit = {};
  for (const auto& entry : *list) {
    const auto* word = entry.get<std::string>();
    if (word == nullptr) return false;
    bool* wanted = *word == "upsert"           ? &settings.emit.upsert
                   : *word == "zones"          ? &settings.emit.zones
                   : *word == "probability"    ? &settings.emit.probability
                   : *word == "progress_cells" ? &settings.emit.progress_cells
                                               : nullptr;
    if (wanted == nullptr) return false;
    *wanted = true;
  }
  return true;
}

const std::vector<Option>& known_options() {
  static const std::vector<Option> kOptions{
      {"mines", "a whole number from 0 to 4000000, or null if it is not known",
       [](Settings& settings, const Record& value) {
         settings.board.mines = integer_in(value, 0, kMostCells);
         return settings.board.mines.has_value();
       },
       [](Settings& settings) { settings.board.mines.reset(); }},
      {"density", "a number between 0 and 1, or null if it is not known",
       [](Settings& settings, const Record& value) {
         settings.board.density = number_in(value);
         return settings.board.density && *settings.board.density > 0 && *settings.board.density < 1;
       },
       [](Settings& settings) { settings.board.density.reset(); }},
      {"bounds",
       "[rows, columns] or [row, column, rows, columns] with sides from 1 to 2000, or null for a board "
       "without "
       "end",
       set_bounds, [](Settings& settings) { settings.board.bounds.reset(); }},
      truth("allow_guess", &TickOptions::allow_guess),
      truth("enable_cleanup", &TickOptions::enable_cleanup),
      truth("propagate", &TickOptions::propagate),
      count("bypass_actions", "a whole number from 0 (never) to 1000000", &TickOptions::bypass_actions, 0,
            1'000'000),
      {"policy", "\"safest\", \"prudent\", \"aggressive\", \"desperate\", \"by_lives\" or \"strongest\"",
       set_policy, [](Settings& settings) { settings.tick.policy = Policy::safest; }},
      count("lives", "a whole number from 1 to 1000000", &TickOptions::lives, 1, kMostLives),
      limit("limit_enum", &ComponentLimits::limit_enum),
      limit("max_component_size", &ComponentLimits::max_component_size),
      {"emit", "a list of \"upsert\", \"zones\", \"probability\" and \"progress_cells\"", set_emit,
       [](Settings& settings) { settings.emit = {}; }}};
  return kOptions;
}

Expected<void> check_board(const Board& board) {
  if (board.mines && board.density) return fail("a total of mines and a density: give one of them");
  if (board.mines && !board.bounds)
    return fail("a total of mines needs \"bounds\": a board without end has a \"density\" instead");
  if (board.mines && std::cmp_greater(*board.mines, board.bounds->size.cells()))
    return fail(fmt::format("{} mines do not fit into {} cells", *board.mines, board.bounds->size.cells()));
  return {};
}

Expected<Tile> read_tile(const Record& value) {
  if (const auto number = integer_in(value, 0, 8)) return number_tile(*number);
  if (const auto* text = value.get<std::string>(); text != nullptr && text->size() == 1) {
    if (const auto tile = tile_of(text->front())) return *tile;
  }
  return fail("a cell is \"0\"-\"8\", \"?\", \"F\", \"*\" or \"_\"");
}

Expected<Sighting> read_sighting(const Record& entry) {
  const auto* list = entry.get<Record::List>();
  if (list == nullptr || list->size() != 3) return fail("an entry is [row, column, \"3\"]");
  const auto row = integer_in((*list)[0], -kFarthestOrigin, kFarthestOrigin);
  const auto col = integer_in((*list)[1], -kFarthestOrigin, kFarthestOrigin);
  if (!row || !col)
    return fail(
        fmt::format("a row and a column are whole numbers from {} to {}", -kFarthestOrigin, kFarthestOrigin));
  const auto tile = read_tile((*list)[2]);
  if (!tile) return std::unexpected(tile.error());
  return Sighting{at(*row, *col), *tile};
}

Expected<std::vector<Sighting>> read_upsert(const Record& upsert, const Board& board) {
  const auto* list = upsert.get<Record::List>();
  if (list == nullptr) return fail("\"upsert\" is a list of [row, column, \"3\"]");
  if (list->size() > kMostSightings)
    return fail(
        fmt::format("\"upsert\" has {} entries; a line holds at most {}", list->size(), kMostSightings));
  std::vector<Sighting> sightings;
  sightings.reserve(list->size());
  std::unordered_set<Cell> named;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto sighting = read_sighting((*list)[i]);
    if (!sighting) return fail(fmt::format("\"upsert\", entry {}: {}", i, sighting.error().message));
    const auto [row, col] = sighting->cell;
    if (!board.has(sighting->cell))
      return fail(
          fmt::format("\"upsert\", entry {}: [{}, {}] is outside the bounds", i, row.value, col.value));
    if (!named.insert(sighting->cell).second)
      return fail(fmt::format("\"upsert\", entry {}: [{}, {}] is there twice", i, row.value, col.value));
    sightings.push_back(*sighting);
  }
  return sightings;
}

}  // namespace

Expected<Settings> read_options(const Record& options, Settings settings) {
  const auto* map = options.get<Record::Map>();
  if (map == nullptr) return fail("\"options\" is an object");
  for (const auto& [name, value] : *map) {
    const auto option = std::ranges::find(known_options(), name, &Option::name);
    if (option == known_options().end()) {
      std::vector<std::string_view> known;
      for (const auto& each : known_options()) known.push_back(each.name);
      return fail(unknown_word("option", name, known));
    }
    if (value.is_null()) {
      option->clear(settings);
    } else if (!option->set(settings, value)) {
      return fail(fmt::format("option \"{}\" is {}", name, option->right));
    }
  }
  if (const auto fits = check_board(settings.board); !fits) return std::unexpected(fits.error());
  settings.tick.odds_wanted = settings.emit.zones || settings.emit.probability;
  return settings;
}

Expected<BotRequest> read_request(const Record& record, const Settings& so_far, const Settings& initial) {
  const auto* map = record.get<Record::Map>();
  if (map == nullptr) return fail("a line is a JSON object, such as {\"upsert\": [[0, 0, \"1\"]]}");
  static constexpr std::array<std::string_view, 4> kKeys{"id", "upsert", "reset", "options"};
  for (const auto& [key, value] : *map) {
    if (std::ranges::find(kKeys, key) == kKeys.end())
      return fail(unknown_word("key", key, {kKeys.begin(), kKeys.end()}));
  }
  BotRequest line;
  if (const auto* id = record.find("id")) line.id = *id;
  if (const auto* reset = record.find("reset")) {
    if (reset->get<bool>() == nullptr) return fail("\"reset\" is true or false");
    line.reset = *reset->get<bool>();
  }
  line.settings = line.reset ? initial : so_far;
  if (const auto* given = record.find("options")) {
    const auto changed = read_options(*given, line.settings);
    if (!changed) return std::unexpected(changed.error());
    line.settings = *changed;
  }
  if (const auto* upsert = record.find("upsert")) {
    auto sightings = read_upsert(*upsert, line.settings.board);
    if (!sightings) return std::unexpected(sightings.error());
    line.sightings = std::move(*sightings);
  }
  return line;
}

}  // namespace quadrille::mines::bot
