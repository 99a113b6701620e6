#include "puzzles/mines/bot/session.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>
#include <unordered_map>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/mines/bot/referee/endless.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines::bot {
namespace {

constexpr int kMostWindow = 200;

struct Rules {
  double density = 0.2;
  std::string window = "16x30";
  int lives = 3;
  int ticks = 1000;
  bool tell_density = true;
};

Parameters<Rules> rules_parameters() {
  return Parameters<Rules>()
      .real("density", &Rules::density, 0.01, 0.99, "endless: chance of a cell to be a mine")
      .text("window", &Rules::window, "endless: rows and columns in sight, as ROWSxCOLS")
      .integer<int>("lives", &Rules::lives, 1, 1'000'000,
                    "endless: mines that may be hit before the game is lost")
      .integer<int>("ticks", &Rules::ticks, 1, 100'000'000, "endless: the most ticks")
      .truth("tell_density", &Rules::tell_density, "endless: the session knows the density");
}

Expected<Size> window_of(const Rules& rules) {
  const auto cross = rules.window.find('x');
  if (cross != std::string::npos) {
    const auto rows = parse_integer(std::string_view(rules.window).substr(0, cross));
    const auto cols = parse_integer(std::string_view(rules.window).substr(cross + 1));
    if (rows && cols && *rows >= 3 && *rows <= kMostWindow && *cols >= 3 && *cols <= kMostWindow)
      return Size{static_cast<int>(*rows), static_cast<int>(*cols)};
  }
  return fail(fmt::format("a window is ROWSxCOLS with sides from 3 to {}, not {}", kMostWindow,
                          in_quotes(rules.window)));
}

std::optional<Cell> cell_in(const Record& record) {
  const auto* list = record.get<Record::List>();
  if (list == nullptr || list->size() != 2) return std::nullopt;
  const auto* row = (*list)[0].get<std::int64_t>();
  const auto* col = (*list)[1].get<std::int64_t>();
  if (row == nullptr || col == nullptr) return std::nullopt;
  return at(static_cast<int>(*row), static_cast<int>(*col));
}

class EndlessArena final : public Arena {
 public:
  EndlessArena(const Rules& rules, Size window, std::uint64_t seed)
      : rules_(rules), window_(window), board_{seed, rules.density}, lives_(rules.lives) {}

  Record open() override {
    uncover({});
    return view();
  }

  // Safe cells in sight are opened; if there are none, the window moves to the nearest safe cell, or else to
  // a cell that the session wants to see. Only if there is neither is its guess opened.
  Record next(const Record& reply) override {
    ++ticks_;
    if (reply.find("error") != nullptr) {
      refused_ = true;
      return {};
    }
    const bool any_opened = open_safe(reply);
    const auto target = any_opened ? std::nullopt : nearest_target(reply);
    if (target) {
      move_to(*target);
    } else if (!any_opened) {
      const auto guess = guess_in(reply);
      stuck_ = !guess;
      if (stuck_) return {};
      if (!in_sight(*guess)) move_to(*guess);
      ++guesses_;
      uncover(*guess);
    }
    if (lives_ <= 0 || ticks_ == rules_.ticks) return {};
    return view();
  }

  GameResult result() const override {
    GameResult result{.won = lives_ > 0 && !stuck_ && !refused_ && wrong_ == 0,
                      .score = static_cast<double>(opened_),
                      .guesses = guesses_};
    result.extra.add("opened", opened_);
    result.extra.add("lives_lost", rules_.lives - lives_);
    result.extra.add("ticks", ticks_);
    result.extra.add("moves", moves_);
    result.extra.add("wrong_safe", wrong_);
    return result;
  }

 private:
  [[nodiscard]] bool in_sight(Cell cell) const {
    return window_.contains(at(cell.row.value - centre_.row.value + window_.rows / 2,
                               cell.col.value - centre_.col.value + window_.cols / 2));
  }

  // Cells in sight whose current state the session has not been shown.
  Record view() {
    Record::List upsert;
    for (int row = 0; row < window_.rows; ++row) {
      for (int col = 0; col < window_.cols; ++col) {
        const auto cell =
            at(centre_.row.value - window_.rows / 2 + row, centre_.col.value - window_.cols / 2 + col);
        const auto uncovered = uncovered_.find(cell);
        const auto tile = uncovered == uncovered_.end() ? Tile::closed : uncovered->second;
        auto& shown = shown_.try_emplace(cell, Tile::unseen).first->second;
        if (shown == tile) continue;
        shown = tile;
        upsert.emplace_back(Record::List{cell.row.value, cell.col.value, std::string(1, symbol_of(tile))});
      }
    }
    return Record::Map{
        {"id", ticks_ + 1}, {"upsert", std::move(upsert)}, {"options", Record::Map{{"lives", lives_}}}};
  }

  void move_to(Cell centre) {
    centre_ = centre;
    ++moves_;
  }

  // False: no safe cell is in sight.
  bool open_safe(const Record& reply) {
    bool any = false;
    for (const auto& entry : *reply.find("to_visualize")->get<Record::List>()) {
      const auto cell = cell_in(entry);
      if (!cell || !in_sight(*cell)) continue;
      if (board_.has_mine(*cell)) ++wrong_;
      uncover(*cell);
      any = true;
    }
    return any;
  }

  void uncover(Cell first) {
    std::vector<Cell> to_open{first};
    while (!to_open.empty()) {
      const auto cell = to_open.back();
      to_open.pop_back();
      if (uncovered_.contains(cell) || !in_sight(cell)) continue;
      if (board_.has_mine(cell)) {
        uncovered_[cell] = Tile::mine;
        --lives_;
        continue;
      }
      ++opened_;
      const int number = board_.number_at(cell);
      uncovered_[cell] = number_tile(number);
      if (number != 0) continue;
      for (int row = -1; row <= 1; ++row) {
        for (int col = -1; col <= 1; ++col) to_open.push_back(at(cell.row.value + row, cell.col.value + col));
      }
    }
  }

  // A safe cell, or else one to look at; the nearest, and of equally near ones the first.
  [[nodiscard]] std::optional<Cell> nearest_target(const Record& reply) const {
    for (const auto* key : {"to_visualize", "look"}) {
      std::optional<std::tuple<int, Cell>> best;
      for (const auto& entry : *reply.find(key)->get<Record::List>()) {
        const auto cell = cell_in(entry);
        if (!cell) continue;
        const std::tuple rank{std::max(std::abs(cell->row.value - centre_.row.value),
                                       std::abs(cell->col.value - centre_.col.value)),
                              *cell};
        if (!best || rank < *best) best = rank;
      }
      if (best) return std::get<Cell>(*best);
    }
    return std::nullopt;
  }

  [[nodiscard]] static std::optional<Cell> guess_in(const Record& reply) {
    for (const auto& action : *reply.find("actions")->get<Record::List>()) {
      if (*action.find("kind")->get<std::string>() == "GUESS") return cell_in(*action.find("cell"));
    }
    return std::nullopt;
  }

  Rules rules_;
  Size window_;
  Endless board_;
  Cell centre_{};
  std::unordered_map<Cell, Tile> uncovered_;
  std::unordered_map<Cell, Tile> shown_;
  int lives_;
  int ticks_ = 0;
  int moves_ = 0;
  int opened_ = 0;
  int wrong_ = 0;  // cells that were called safe but were mines
  std::uint64_t guesses_ = 0;
  bool stuck_ = false;
  bool refused_ = false;
};

Expected<std::unique_ptr<Arena>> deal(const Record& settings, std::uint64_t seed) {
  const auto rules = rules_parameters().bind(settings);
  if (!rules) return std::unexpected(rules.error());
  const auto window = window_of(*rules);
  if (!window) return std::unexpected(window.error());
  return std::make_unique<EndlessArena>(*rules, *window, seed);
}

Expected<Record> options(const Record& settings) {
  const auto rules = rules_parameters().bind(settings);
  if (!rules) return std::unexpected(rules.error());
  Record options(Record::Map{});
  if (rules->tell_density) options.add("density", rules->density);
  return options;
}

}  // namespace

SessionPlay session_play() {
  using Map = Record::Map;
  return {.parameters = rules_parameters().list(),
          .deal = deal,
          .options = options,
          .pipelines = {{"document", Map{}},
                        {"exact always", Map{{"bypass_actions", 0}}},
                        {"without propagator", Map{{"propagate", false}}},
                        {"source limits", Map{{"limit_enum", 15}, {"max_component_size", 500}}},
                        {"prudent", Map{{"policy", "prudent"}}},
                        {"aggressive", Map{{"policy", "aggressive"}}},
                        {"desperate", Map{{"policy", "desperate"}}},
                        {"by lives", Map{{"policy", "by_lives"}}},
                        {"strongest", Map{{"policy", "strongest"}}}}};
}

}  // namespace quadrille::mines::bot
