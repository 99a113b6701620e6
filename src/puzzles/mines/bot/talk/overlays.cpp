#include "puzzles/mines/bot/talk/overlays.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include <fmt/format.h>

#include "puzzles/mines/bot/tick.hpp"
#include "puzzles/mines/model/picture.hpp"

namespace quadrille::mines::bot {
namespace {

// A picture with more cells on a side is of no use.
constexpr int kMostShown = 100;

constexpr std::uint32_t kSafePaper = 0x2E9E4F;
constexpr std::uint32_t kFlagPaper = 0xC62828;
constexpr std::uint32_t kGuessPaper = 0x37414B;
constexpr std::uint32_t kActionInk = 0xFFFFFF;
// Symbols of cells that are acted on now, besides those proven before.
constexpr Symbol kSafeNow = U'O';
constexpr Symbol kFlagNow = U'X';

// Zones beside each other should differ; which colour is which has no meaning.
constexpr std::array<std::uint32_t, 10> kZonePapers{0xA6CEE3, 0xFDBF6F, 0xB2DF8A, 0xFB9A99, 0xCAB2D6,
                                                    0xFFFF99, 0x9DD9D2, 0xE8C4A2, 0xF4B6D9, 0xC9D1A7};

std::uint32_t paper_of(Status status) {
  switch (status) {
    case Status::active:
      return 0xBBD7F2;
    case Status::frontier:
      return 0xF8E08E;
    case Status::solved:
      return 0xC7E5C5;
    case Status::to_visualize:
      return 0x8FE3DC;
    case Status::unrevealed:
    case Status::just_visualized:
      break;
  }
  return 0xC3CCD5;
}

// "R" reduced, "P" processed; with a question mark: still to do.
std::string focus_mark(const CellState& state) {
  if (state.active_focus != ActiveFocus::none) return state.active_focus == ActiveFocus::reduced ? "R" : "R?";
  if (state.frontier_focus != FrontierFocus::none)
    return state.frontier_focus == FrontierFocus::processed ? "P" : "P?";
  return "";
}

// The stages of the pipeline that conclude, in the order of their turns, following the document's annexe.
struct Phase {
  std::string_view name;
  std::string_view mark;
  std::uint32_t paper = 0;
};
constexpr std::array<Phase, 5> kPhases{{{"reducer", "1", 0x9CCC9C},
                                        {"subset", "2", 0x90C4E8},
                                        {"pairs", "3", 0xF2C46D},
                                        {"patterns", "5x5", 0xD7A6E0},
                                        {"counting", "#", 0xE9A08F}}};

// nullopt: an earlier tick, or a guess, which concludes nothing.
const Phase* phase_of(const Action& action) {
  switch (action.why) {
    case Reason::saturation:
    case Reason::emptiness:
      return &kPhases[0];
    case Reason::subset:
      return &kPhases[1];
    case Reason::difference:
      return &kPhases[2];
    case Reason::pattern:
      return &kPhases[3];
    case Reason::counting:
      return &kPhases[4];
    case Reason::earlier:
    case Reason::safest:
    case Reason::progress:
    case Reason::outlook:
      break;
  }
  return nullptr;
}

// The piece of the board that is shown.
struct View {
  Cell first{};
  Size size{};

  [[nodiscard]] Cell on_board(Cell cell) const {
    return at(cell.row.value + first.row.value, cell.col.value + first.col.value);
  }
  [[nodiscard]] Cell on_paper(Cell cell) const {
    return at(cell.row.value - first.row.value, cell.col.value - first.col.value);
  }
  [[nodiscard]] bool shows(Cell cell) const { return size.contains(on_paper(cell)); }
};

struct Span {
  int first = std::numeric_limits<int>::max();
  int last = std::numeric_limits<int>::min();

  void include(int value) {
    first = std::min(first, value);
    last = std::max(last, value);
  }
  // At most kMostShown of it, around a middle.
  void cut_around(int middle) {
    if (last - first < kMostShown) return;
    first = std::clamp(middle - kMostShown / 2, first, last - kMostShown + 1);
    last = first + kMostShown - 1;
  }
};

View view_of(const Store& store, std::span<const Action> actions) {
  Span rows;
  Span cols;
  store.for_each_seen([&](Cell cell, const CellState& /*state*/) {
    rows.include(cell.row.value);
    cols.include(cell.col.value);
  });
  if (rows.last < rows.first) return {{}, {1, 1}};
  const auto middle = actions.empty() ? at(rows.first + (rows.last - rows.first) / 2,
                                           cols.first + (cols.last - cols.first) / 2)
                                      : actions.front().cell;
  rows.cut_around(middle.row.value);
  cols.cut_around(middle.col.value);
  return {at(rows.first, cols.first), {rows.last - rows.first + 1, cols.last - cols.first + 1}};
}

Picture blank_picture(const Store& store, const View& view, std::string_view title) {
  Picture picture{.board = Grid<Symbol>(view.size), .legend = legend()};
  for_each_cell(view.size, [&](Cell cell) {
    const auto& state = store[view.on_board(cell)];
    const bool is_proven = state.tile == Tile::closed && state.finding != Finding::none;
    const char proven = state.finding == Finding::safe ? '+' : 'F';
    picture.board[cell] = static_cast<Symbol>(is_proven ? proven : symbol_of(state.tile));
  });
  picture.caption =
      fmt::format("{}; top left is [{}, {}]", title, view.first.row.value, view.first.col.value);
  return picture;
}

Picture states(const Store& store, const View& view) {
  auto picture = blank_picture(store, view,
                               "states: active blue, frontier yellow, solved green, to visualize turquoise, "
                               "unrevealed grey; R reduced, "
                               "P processed, R? and P? still to be");
  Layer layer{.name = "states"};
  for_each_cell(view.size, [&](Cell cell) {
    const auto& state = store[view.on_board(cell)];
    if (state.tile == Tile::unseen) return;
    layer.tints.push_back({cell, paper_of(state.status)});
    if (auto mark = focus_mark(state); !mark.empty())
      layer.labels.push_back({cell, quadrille::Place::corner, std::move(mark)});
  });
  picture.layers.push_back(std::move(layer));
  return picture;
}

// What each phase concluded, a layer each: + safe, F mine.
Picture phases(const Store& store, const View& view, std::span<const Action> concluded) {
  auto picture =
      blank_picture(store, view, "concluded by: 1 the reducer, 2 subsets, 3 pairs, 5x5 patterns, # counting");
  for (const auto& phase : kPhases) picture.layers.push_back({.name = std::string(phase.name)});
  for (const auto& action : concluded) {
    const auto* phase = phase_of(action);
    if (phase == nullptr || !view.shows(action.cell)) continue;
    const auto cell = view.on_paper(action.cell);
    picture.board[cell] = action.kind == Kind::safe ? U'+' : U'F';
    auto& layer = picture.layers[static_cast<std::size_t>(phase - kPhases.data())];
    layer.tints.push_back({cell, phase->paper});
    layer.labels.push_back({cell, quadrille::Place::corner, std::string(phase->mark)});
  }
  return picture;
}

Picture segmentation(const Store& store, const View& view) {
  auto picture = blank_picture(store, view, fmt::format("{} zones", store.zones().size()));
  Layer layer{.name = "zones"};
  for_each_cell(view.size, [&](Cell cell) {
    const auto zone = store[view.on_board(cell)].zone;
    if (zone == kNoZone) return;
    layer.tints.push_back({cell, kZonePapers[zone % kZonePapers.size()]});
    layer.labels.push_back({cell, quadrille::Place::corner, fmt::format("{}", zone)});
  });
  picture.layers.push_back(std::move(layer));
  return picture;
}

Layer chances(const Store& store, const View& view, std::span<const Action> actions) {
  Layer layer{.name = "probabilities"};
  for_each_cell(view.size, [&](Cell cell) {
    const auto& state = store[view.on_board(cell)];
    if (state.tile != Tile::closed || state.zone == kNoZone) return;
    if (std::ranges::find(actions, view.on_board(cell), &Action::cell) != actions.end()) return;
    const auto& zone = store.zones().at(state.zone);
    if (!zone.weighed) return;
    layer.tints.push_back({cell, mines::paper_of(zone.marginal.odds)});
    layer.labels.push_back({cell, quadrille::Place::centre, per_cent(zone.marginal.odds)});
  });
  return layer;
}

Picture combined(const Store& store, const View& view, std::span<const Action> actions) {
  auto picture = blank_picture(store, view, "actions: safe green, mine red, a guess a white cross");
  picture.legend.push_back({kSafeNow, "safe, to be opened now", "", kSafePaper, kActionInk, "+"});
  picture.legend.push_back({kFlagNow, "mine, to be flagged now", "", kFlagPaper, kActionInk, "F"});
  picture.layers.push_back(chances(store, view, actions));
  Layer layer{.name = "actions"};
  for (const auto& action : actions) {
    if (!view.shows(action.cell)) continue;
    const auto cell = view.on_paper(action.cell);
    switch (action.kind) {
      case Kind::safe:
        picture.board[cell] = kSafeNow;
        break;
      case Kind::flag:
        picture.board[cell] = kFlagNow;
        break;
      case Kind::guess:
        layer.tints.push_back({cell, kGuessPaper});
        layer.shapes.push_back({ShapeKind::cross, cell, cell, Role::light});
        break;
    }
  }
  picture.layers.push_back(std::move(layer));
  return picture;
}

Board board_of(const Position& position) {
  Board board{.mines = position.mines, .density = position.density};
  if (position.bounded) board.bounds = Bounds{position.origin, position.tiles.size()};
  return board;
}

std::vector<Action> actions_of(const Position& position, const Analysis& analysis) {
  std::vector<Action> actions;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (analysis.findings[cell] != Finding::none && position.tiles[cell] == Tile::closed)
      actions.push_back(
          {on_board(position, cell), analysis.findings[cell] == Finding::safe ? Kind::safe : Kind::flag});
  });
  if (analysis.guess) actions.push_back({on_board(position, analysis.guess->cell), Kind::guess});
  return actions;
}

}  // namespace

std::vector<NamedPicture> draw_overlays(const Store& store, std::span<const Action> actions,
                                        std::span<const Action> concluded) {
  const auto view = view_of(store, actions);
  return {{"s4_solver/s40_states_overlays", states(store, view)},
          {"s4_solver/s41_propagator_overlay", phases(store, view, concluded)},
          {"s4_solver/s42_segmentation_overlay", segmentation(store, view)},
          {"s4_solver/s43_csp_combined_overlay", combined(store, view, actions)}};
}

std::vector<NamedPicture> overlays_of(const Position& position, const Analysis* analysis) {
  Store store(board_of(position));
  std::vector<Sighting> sightings;
  for_each_cell(position.tiles.size(),
                [&](Cell cell) { sightings.push_back({on_board(position, cell), position.tiles[cell]}); });
  PatternTable patterns;
  Context context({});
  const auto decision = tick(store, sightings, {.bypass_actions = 0, .odds_wanted = true}, patterns, context);
  if (!decision) return {};
  store.apply(decision->upsert);
  return draw_overlays(store, analysis != nullptr ? actions_of(position, *analysis) : decision->actions,
                       decision->actions);
}

}  // namespace quadrille::mines::bot
