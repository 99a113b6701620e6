#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines::bot {

// Where a cell stands in the course of a game.
enum class Status : std::uint8_t {
  unrevealed,       // closed or not seen, and no number says anything of it
  just_visualized,  // read by vision, not yet classified; never outlives a tick
  active,           // a number beside which something is still closed, mines that are found apart
  frontier,         // closed beside a number, and open to question
  solved,           // a number with nothing left to tell, or a mine that is found
  to_visualize      // proven safe; stays so until vision has read its number
};

// Whether a number has to be reduced. Only active cells have one.
enum class ActiveFocus : std::uint8_t { none, to_reduce, reduced };
// Whether the zone of a cell has to be counted. Only frontier cells have one, the same in all of a zone.
enum class FrontierFocus : std::uint8_t { none, to_process, processed };

using ZoneId = std::uint32_t;
inline constexpr ZoneId kNoZone = std::numeric_limits<ZoneId>::max();

// All that is kept of one cell.
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
// May hold a mine or not, as far as anybody knows.
[[nodiscard]] constexpr bool is_unknown(const CellState& cell) {
  return (cell.tile == Tile::closed || cell.tile == Tile::unseen) && cell.finding == Finding::none;
}
// Proven safe, and its number not read yet.
[[nodiscard]] constexpr bool is_waiting(const CellState& cell) {
  return cell.finding == Finding::safe && !is_number(cell.tile);
}

// In sight, and no number says anything of it.
[[nodiscard]] constexpr bool is_inland(const CellState& cell) {
  return cell.tile != Tile::unseen && cell.status == Status::unrevealed;
}

// Each focus only with its status, and with its status always one.
[[nodiscard]] constexpr bool is_coherent(const CellState& cell) {
  return (cell.active_focus != ActiveFocus::none) == (cell.status == Status::active) &&
         (cell.frontier_focus != FrontierFocus::none) == (cell.status == Status::frontier);
}

// The same cell with another status; a new focus begins with everything to be done.
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
