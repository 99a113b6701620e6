#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines::bot {

// Where a cell stands in the course of a game.
enum class Status : std::uint8_t {
  unrevealed,       // closed or not seen, and no number says anything about it
  just_visualized,  // read by vision, not yet classified; never outlives a tick
  active,           // a number beside which something is still closed, apart from mines already found
  frontier,         // closed beside a number, and undecided
  solved,           // a number with nothing left to reveal, or a mine that has been found
  to_visualize      // proven safe; stays so until vision has read its number
};

// Whether a number has to be reduced. Only active cells have one.
enum class ActiveFocus : std::uint8_t { none, to_reduce, reduced };
// Whether the zone of a cell has to be counted. Only frontier cells have one, the same throughout a zone.
enum class FrontierFocus : std::uint8_t { none, to_process, processed };

using ZoneId = std::uint32_t;
inline constexpr ZoneId kNoZone = std::numeric_limits<ZoneId>::max();

// Everything that is kept about one cell.
struct CellState {
  Tile tile = Tile::unseen;         // what vision has read: never changed by solving
  Finding finding = Finding::none;  // what solving has proven
  Status status = Status::unrevealed;
  ActiveFocus active_focus = ActiveFocus::none;
  FrontierFocus frontier_focus = FrontierFocus::none;
  ZoneId zone = kNoZone;  // of an unknown cell beside a number, seen or not
  friend bool operator==(const CellState&, const CellState&) = default;
};

[[nodiscard]] constexpr bool is_mine(const CellState& cell) {
  return cell.tile == Tile::mine || cell.tile == Tile::flagged || cell.finding == Finding::mine;
}
// May hold a mine or not, as far as is known.
[[nodiscard]] constexpr bool is_unknown(const CellState& cell) {
  return (cell.tile == Tile::closed || cell.tile == Tile::unseen) && cell.finding == Finding::none;
}
// Proven safe, but its number not read yet.
[[nodiscard]] constexpr bool is_waiting(const CellState& cell) {
  return cell.finding == Finding::safe && !is_number(cell.tile);
}

// In sight, and no number says anything about it.
[[nodiscard]] constexpr bool is_inland(const CellState& cell) {
  return cell.tile != Tile::unseen && cell.status == Status::unrevealed;
}

// A focus exists only with its own status, and that status always has one.
[[nodiscard]] constexpr bool is_coherent(const CellState& cell) {
  return (cell.active_focus != ActiveFocus::none) == (cell.status == Status::active) &&
         (cell.frontier_focus != FrontierFocus::none) == (cell.status == Status::frontier);
}

// The same cell with another status; a new focus begins with everything still to do.
[[nodiscard]] constexpr CellState with_status(CellState cell, Status status) {
  if (cell.status == status) return cell;
  cell.status = status;
  cell.active_focus = status == Status::active ? ActiveFocus::to_reduce : ActiveFocus::none;
  cell.frontier_focus = status == Status::frontier ? FrontierFocus::to_process : FrontierFocus::none;
  return cell;
}

// The document's words.
[[nodiscard]] std::string_view name(Status status);
// The focus of a cell, whichever it has; "" for none.
[[nodiscard]] std::string_view focus_name(const CellState& cell);

}  // namespace quadrille::mines::bot
