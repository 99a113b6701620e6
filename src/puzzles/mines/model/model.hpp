#pragma once

#include <quadrille/values.hpp>

#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "grid/grid.hpp"

namespace quadrille::mines {

inline constexpr int kLongestSide = 2000;
inline constexpr int kMostCells = 4'000'000;
// Origins keep this distance from the limits of an int, so that a cell beside the window still has
// coordinates.
inline constexpr int kFarthestOrigin = 1'000'000'000;

// One cell as the player sees it. The numbers 0 to 8 are open cells and stand for themselves.
enum class Tile : std::uint8_t {
  closed = 9,
  flagged,  // closed, and taken to be a mine
  mine,     // exploded, or known by other means
  unseen    // outside what was captured: may be open or closed, and may hold a mine
};

[[nodiscard]] constexpr Tile number_tile(int number) { return static_cast<Tile>(number); }
[[nodiscard]] constexpr bool is_number(Tile tile) { return tile < Tile::closed; }
[[nodiscard]] constexpr int number_of(Tile tile) { return static_cast<int>(tile); }

// The plain form's character of a tile: '0'-'8', '?', 'F', '*', '_'.
[[nodiscard]] char symbol_of(Tile tile);
[[nodiscard]] std::optional<Tile> tile_of(char symbol);

// What is asked of a position: everything that can be known; the same between two acts of a player, who waits
// for it, so that the search for the best guess ends early; or only where to go on, which is answered soonest:
// with safe cells as soon as some are known, and without counting layouts.
enum class Question : std::uint8_t { everything, between_acts, next_opening };

// A game as its player sees it. Neighbours beyond the rim exist only if the board is endless; then they are
// unseen.
struct Position {
  Grid<Tile> tiles{};
  std::optional<int> mines{};       // on the whole board, flagged and exploded ones included
  std::optional<double> density{};  // chance of a cell to be a mine, if the total is not known
  bool bounded = true;              // false: the tiles are a window onto an endless board
  Cell origin{};                    // the board's coordinates of the top left tile
  Question question = Question::everything;
  friend bool operator==(const Position&, const Position&) = default;
};

// The board's coordinates of a tile of the window, and the reverse.
[[nodiscard]] constexpr Cell on_board(const Position& position, Cell tile) {
  return at(tile.row.value + position.origin.row.value, tile.col.value + position.origin.col.value);
}
[[nodiscard]] constexpr Cell in_window(const Position& position, Cell cell) {
  return at(cell.row.value - position.origin.row.value, cell.col.value - position.origin.col.value);
}

// What is proven of a closed cell.
enum class Finding : std::uint8_t { none, safe, mine };

// Why a cell is the one to open when nothing is safe.
enum class Motive : std::uint8_t {
  safest,     // the smallest chance of a mine
  lookahead,  // the best chance to survive this opening and the next
  fifty,      // an even chance that no other opening will ever decide: it is taken early
  endgame     // every way to go on was played through
};

// The cell to open when nothing is safe, with the figures by which it was chosen.
struct Guess {
  Cell cell{};
  Motive motive = Motive::safest;
  double safety = 0;                    // chance of no mine
  std::optional<double> next_safety{};  // chance to survive this opening and the best one after it
  std::optional<double> progress{};     // chance that it makes some cell safe for certain
  std::optional<double> win{};          // chance to win by best play, if that was played through
  friend bool operator==(const Guess&, const Guess&) = default;
};

// Everything that is known about a position. Cells are those of the window.
struct Analysis {
  Grid<Finding> findings{};
  std::vector<double>
      odds{};  // of a mine, row by row; not a number: not known, or not asked for. Empty: none
  std::optional<Guess> guess{};
  bool exact = false;               // the odds count every layout
  std::string solutions{};          // how many layouts there are, in decimal digits; "": not counted
  std::optional<double> density{};  // what the odds assume if the total is not known
};

[[nodiscard]] Analysis blank(const Position& position);

// The chance of a mine in a cell; nullopt if it is not known.
[[nodiscard]] inline std::optional<double> odds_at(const Analysis& analysis, Cell cell) {
  if (analysis.odds.empty()) return std::nullopt;
  const auto cols = static_cast<std::size_t>(analysis.findings.cols());
  const double odds = analysis.odds[static_cast<std::size_t>(cell.row.value) * cols + cell.col.value];
  return std::isnan(odds) ? std::nullopt : std::optional(odds);
}

[[nodiscard]] int count_findings(const Analysis& analysis, Finding finding);

}  // namespace quadrille::mines
