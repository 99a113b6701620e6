#pragma once

#include <optional>
#include <vector>

#include "engine/run/random.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// The slow truth: every way to lay the mines, cell by cell, over all closed cells of a bounded position.
struct EveryLayout {
  std::uint64_t count = 0;
  std::vector<Cell> cells{};
  std::vector<std::uint64_t> with_mine{};    // by cell
  std::vector<std::vector<char>> layouts{};  // by layout, then by cell; only where kept
};

class LayoutOracle {
 public:
  explicit LayoutOracle(const Position& position, bool keep = false) : position_(position), keep_(keep) {
    for_each_cell(position.tiles.size(), [&](Cell cell) {
      if (position.tiles[cell] == Tile::closed) all_.cells.push_back(cell);
    });
    all_.with_mine.assign(all_.cells.size(), 0);
    mine_.assign(all_.cells.size(), 0);
  }

  EveryLayout run() {
    int seen = 0;
    for (const auto tile : position_.tiles.values())
      seen += tile == Tile::flagged || tile == Tile::mine ? 1 : 0;
    if (numbers_can_be()) lay(0, *position_.mines - seen);
    return std::move(all_);
  }

 private:
  // Before any mine is laid; a number without closed cells around it is looked at only here.
  [[nodiscard]] bool numbers_can_be() const {
    bool can_be = true;
    for_each_cell(position_.tiles.size(), [&](Cell cell) { can_be = can_be && fits(cell, 0); });
    return can_be;
  }

  [[nodiscard]] bool has_mine(Cell cell) const {
    if (position_.tiles[cell] == Tile::flagged || position_.tiles[cell] == Tile::mine) return true;
    for (std::size_t i = 0; i < all_.cells.size(); ++i) {
      if (all_.cells[i] == cell) return mine_[i] != 0;
    }
    return false;
  }

  // Whether the numbers beside a cell can still be right when the cells up to `decided` are laid.
  [[nodiscard]] bool fits_beside(Cell cell, std::size_t decided) const {
    bool all_fit = true;
    for_each_neighbour(position_.tiles.size(), cell,
                       [&](Cell number) { all_fit = all_fit && fits(number, decided); });
    return all_fit;
  }

  [[nodiscard]] bool fits(Cell number, std::size_t decided) const {
    if (!is_number(position_.tiles[number])) return true;
    int mines = 0;
    int open = 0;
    for_each_neighbour(position_.tiles.size(), number, [&](Cell beside) {
      mines += has_mine(beside) ? 1 : 0;
      for (std::size_t i = decided; i < all_.cells.size(); ++i) open += all_.cells[i] == beside ? 1 : 0;
    });
    const int wanted = number_of(position_.tiles[number]);
    return mines <= wanted && mines + open >= wanted;
  }

  void lay(std::size_t next, int left) {
    if (left < 0 || left > static_cast<int>(all_.cells.size() - next)) return;
    if (next == all_.cells.size()) {
      ++all_.count;
      for (std::size_t i = 0; i < mine_.size(); ++i) all_.with_mine[i] += mine_[i] != 0 ? 1 : 0;
      if (keep_) all_.layouts.push_back(mine_);
      return;
    }
    for (const char mine : {char{0}, char{1}}) {
      mine_[next] = mine;
      if (fits_beside(all_.cells[next], next + 1)) lay(next + 1, left - mine);
      mine_[next] = 0;
    }
  }

  const Position& position_;
  bool keep_;
  EveryLayout all_;
  std::vector<char> mine_;
};

inline EveryLayout every_layout(const Position& position, bool keep = false) {
  return LayoutOracle(position, keep).run();
}

// A random game with some safe cells open, at most `closed` closed, and now and then a flag where a mine is.
inline Position random_position(Random& random, int closed) {
  const Size size{random.between(2, 6), random.between(2, 7)};
  const auto cells = static_cast<int>(size.cells());
  Grid<char> mine(size, 0);
  const int mines = random.between(1, std::max(1, cells / 3));
  for (int laid = 0; laid < mines;) {
    const auto cell = at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
    if (mine[cell] != 0) continue;
    mine[cell] = 1;
    ++laid;
  }
  Position position{.tiles = Grid<Tile>(size, Tile::closed), .mines = mines};
  const auto open = [&](Cell cell) {
    int number = 0;
    for_each_neighbour(size, cell, [&](Cell beside) { number += mine[beside]; });
    position.tiles[cell] = number_tile(number);
  };
  int left = cells;
  const int wanted = std::min(closed, random.between(mines, cells));
  for_each_cell(size, [&](Cell cell) {
    if (mine[cell] != 0 && random.between(0, 9) == 0) {
      position.tiles[cell] = Tile::flagged;
      --left;
    }
  });
  for (int tries = 0; left > wanted && tries < 10'000; ++tries) {
    const auto cell = at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
    if (mine[cell] != 0 || position.tiles[cell] != Tile::closed) continue;
    open(cell);
    --left;
  }
  return position;
}

}  // namespace quadrille::mines
