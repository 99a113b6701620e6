#pragma once

#include <memory>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "puzzles/mines/bot/store/block.hpp"
#include "puzzles/mines/bot/store/upsert.hpp"

namespace quadrille::mines::bot {

// The cells a bounded board has, in the coordinates of the session.
struct Bounds {
  Cell first{};
  Size size{};
  friend bool operator==(const Bounds&, const Bounds&) = default;

  [[nodiscard]] bool contains(Cell cell) const {
    return size.contains(quadrille::at(cell.row.value - first.row.value, cell.col.value - first.col.value));
  }
};

// What is known about the board beforehand. A total needs bounds, and leaves no room for a density.
struct Board {
  std::optional<Bounds> bounds{};   // nullopt: it has no end
  std::optional<int> mines{};       // on the whole of it
  std::optional<double> density{};  // nullopt, and no total either: estimated
  friend bool operator==(const Board&, const Board&) = default;

  // Cells outside the bounds do not exist; cells not seen yet do.
  [[nodiscard]] bool has(Cell cell) const { return !bounds || bounds->contains(cell); }

  template <class Visit>
  void for_each_beside(Cell cell, Visit&& visit) const {
    for (int row = cell.row.value - 1; row <= cell.row.value + 1; ++row) {
      for (int col = cell.col.value - 1; col <= cell.col.value + 1; ++col) {
        const auto beside = quadrille::at(row, col);
        if (beside != cell && has(beside)) visit(beside);
      }
    }
  }
};

// How many cells there are of a kind.
struct Census {
  int seen = 0;
  int clear = 0;  // open, or proven safe
  int mines = 0;  // seen, flagged or proven
  friend bool operator==(const Census&, const Census&) = default;
};
[[nodiscard]] Census census_of(const CellState& cell);
[[nodiscard]] Census operator+(const Census& a, const Census& b);
[[nodiscard]] Census operator-(const Census& a, const Census& b);

// A cell that may be opened. Among equally safe ones, a guess takes the one with the fewest unknown
// neighbours, then the first.
struct Prospect {
  int unknown = 0;  // neighbours
  Cell cell{};
  friend auto operator<=>(const Prospect&, const Prospect&) = default;
};

// Neighbours of a cell that are unknown, by a store or a draft of it.
template <class Cells>
[[nodiscard]] int count_unknown_beside(const Cells& cells, Cell cell) {
  int count = 0;
  cells.board().for_each_beside(cell, [&](Cell beside) { count += is_unknown(cells[beside]) ? 1 : 0; });
  return count;
}

// Beyond this number of squares, of 8 x 8 cells each, it is not a game: about 200 MB.
inline constexpr std::size_t kMostBlocks = 200'000;

// The memory of a session between two ticks: cells by coordinates of either sign, and the zone store. The
// stages of a tick only read it; it changes by apply() alone.
class Store {
 public:
  Store() = default;
  explicit Store(const Board& board) : board_(board) {}

  [[nodiscard]] const Board& board() const { return board_; }
  [[nodiscard]] const CellState& operator[](Cell cell) const {
    return block(block_of(cell))[index_in_block(cell)];
  }
  // A square of cells; if none of them is kept, a square that was never seen.
  [[nodiscard]] const Block& block(Cell block) const;
  [[nodiscard]] const Census& census() const { return census_; }

  [[nodiscard]] const std::unordered_set<Cell>& active() const { return active_; }
  [[nodiscard]] const std::unordered_set<Cell>& frontier() const { return frontier_; }
  // Closed ones in sight that touch no number.
  [[nodiscard]] const std::set<Prospect>& unrevealed() const { return unrevealed_; }
  // Safe cells that vision has still to read.
  [[nodiscard]] const std::set<Cell>& to_visualize() const { return to_visualize_; }
  // Cells beside a number that have not been seen: with them its frontier is complete.
  [[nodiscard]] const std::set<Cell>& look() const { return look_; }

  [[nodiscard]] const std::unordered_map<ZoneId, Zone>& zones() const { return zones_; }
  [[nodiscard]] const std::unordered_map<Signature, ZoneId>& signatures() const { return signatures_; }
  [[nodiscard]] const std::unordered_map<ComponentId, Component>& components() const { return components_; }
  [[nodiscard]] const std::set<ZoneId>& to_process() const { return to_process_; }
  [[nodiscard]] ZoneId next_zone() const { return next_zone_; }
  [[nodiscard]] ComponentId next_component() const { return next_component_; }
  [[nodiscard]] const std::optional<Marginal>& inland() const { return inland_; }
  [[nodiscard]] const std::vector<Cell>& to_reduce() const { return to_reduce_; }

  // Whether there is room for what a tick adds.
  [[nodiscard]] bool has_room_for(const Upsert& upsert) const;
  void apply(const Upsert& upsert);

  // Calls visit(Cell, const CellState&) for every cell that was seen, in no particular order.
  template <class Visit>
  void for_each_seen(Visit&& visit) const {
    for (const auto& [place, block] : blocks_) {
      for (std::size_t i = 0; i < block->size(); ++i) {
        if ((*block)[i].tile != Tile::unseen) visit(cell_in_block(place, i), (*block)[i]);
      }
    }
  }

 private:
  void put(Cell cell, const CellState& state);
  [[nodiscard]] std::vector<Cell> ranked_otherwise(const Upsert& upsert) const;

  Board board_;
  std::unordered_map<Cell, std::unique_ptr<Block>> blocks_;
  Census census_;
  std::unordered_set<Cell> active_;
  std::unordered_set<Cell> frontier_;
  std::set<Prospect> unrevealed_;
  std::set<Cell> to_visualize_;
  std::set<Cell> look_;
  std::unordered_map<ZoneId, Zone> zones_;
  std::unordered_map<Signature, ZoneId> signatures_;
  std::unordered_map<ComponentId, Component> components_;
  std::set<ZoneId> to_process_;
  ZoneId next_zone_ = 0;
  ComponentId next_component_ = 0;
  std::optional<Marginal> inland_;
  std::vector<Cell> to_reduce_;
};

}  // namespace quadrille::mines::bot
