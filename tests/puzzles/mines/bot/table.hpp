#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "grid/text.hpp"
#include "puzzles/mines/bot/referee/endless.hpp"
#include "puzzles/mines/bot/tick.hpp"
#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines::bot {

inline Board bounded(int rows, int cols, std::optional<int> mines = std::nullopt) {
  return {.bounds = Bounds{{}, {rows, cols}}, .mines = mines};
}

// A drawn piece of board as sightings, its top left cell at `corner`; '_' is not seen.
inline std::vector<Sighting> drawn(std::string_view rows, Cell corner = {}) {
  std::vector<Sighting> sightings;
  for (const auto& line : split_lines(rows)) {
    for (int col = 0; std::cmp_less(col, line.text.size()); ++col) {
      const auto tile = tile_of(line.text[static_cast<std::size_t>(col)]).value();
      if (tile != Tile::unseen)
        sightings.push_back(
            {quadrille::at(corner.row.value + line.number - 1, corner.col.value + col), tile});
    }
  }
  return sightings;
}

// A store with the ticks that fill it.
struct Table {
  explicit Table(const Board& board = {.density = 0.2}, const TickOptions& wanted = {})
      : store(board), options(wanted) {}

  // A tick that must not end in a contradiction.
  Decision see(std::span<const Sighting> sightings) {
    Context context({});
    auto decision = tick(store, sightings, options, patterns, context).value();
    store.apply(decision.upsert);
    return decision;
  }
  Decision see(std::string_view rows, Cell corner = {}) { return see(drawn(rows, corner)); }

  [[nodiscard]] const CellState& at(int row, int col) const { return store[quadrille::at(row, col)]; }

  // A character per cell: A ACTIVE, F FRONTIER, S SOLVED, U UNREVEALED, V TO_VISUALIZE.
  [[nodiscard]] std::string statuses(int rows, int cols) const {
    std::string text;
    for (int row = 0; row < rows; ++row) {
      for (int col = 0; col < cols; ++col) {
        const auto status = at(row, col).status;
        text += status == Status::to_visualize ? 'V' : name(status).front();
      }
      text += '\n';
    }
    return text;
  }

  Store store;
  TickOptions options;
  PatternTable patterns;
};

// What is proven of the closed cells in sight.
using Proven = std::map<Cell, Finding>;

inline Proven proven_by(const Store& store) {
  Proven proven;
  store.for_each_seen([&](Cell cell, const CellState& state) {
    if (state.tile == Tile::closed && state.finding != Finding::none) proven[cell] = state.finding;
  });
  return proven;
}

// The whole board as one position.
inline Position position_of(const Store& store) {
  const auto& board = store.board();
  Position position{.mines = board.mines, .density = board.density, .bounded = board.bounds.has_value()};
  if (board.bounds) {
    position.origin = board.bounds->first;
    position.tiles = Grid<Tile>(board.bounds->size, Tile::unseen);
  } else {
    Cell first{};
    Cell last{};
    store.for_each_seen([&](Cell cell, const CellState&) {
      first =
          quadrille::at(std::min(first.row.value, cell.row.value), std::min(first.col.value, cell.col.value));
      last =
          quadrille::at(std::max(last.row.value, cell.row.value), std::max(last.col.value, cell.col.value));
    });
    position.origin = first;
    position.tiles = Grid<Tile>({last.row.value - first.row.value + 1, last.col.value - first.col.value + 1},
                                Tile::unseen);
  }
  store.for_each_seen(
      [&](Cell cell, const CellState& state) { position.tiles[in_window(position, cell)] = state.tile; });
  return position;
}

// What an analysis proves.
inline Proven proven_by(const Position& position, const Analysis& analysis) {
  Proven proven;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (position.tiles[cell] == Tile::closed && analysis.findings[cell] != Finding::none)
      proven[on_board(position, cell)] = analysis.findings[cell];
  });
  return proven;
}

}  // namespace quadrille::mines::bot
