#include "puzzles/mines/bot/stages/vision.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::mines::bot {
namespace {

// As a line of a session writes it: an endless board has no first row to count from.
std::string describe(Cell cell) { return fmt::format("[{}, {}]", cell.row.value, cell.col.value); }

std::string describe(Tile tile) {
  if (is_number(tile)) return fmt::format("open with a {}", number_of(tile));
  switch (tile) {
    case Tile::flagged:
      return "flagged";
    case Tile::mine:
      return "a mine";
    default:
      return "closed";
  }
}

}  // namespace

std::optional<Objection> mismatch(const Store& store, std::span<const Sighting> sightings) {
  for (const auto& [cell, tile] : sightings) {
    const auto& before = store[cell];
    if (tile == Tile::unseen || tile == before.tile) continue;
    if (is_number(before.tile) || before.tile == Tile::mine)
      return Objection{fmt::format("{} was {} and cannot be {} now", describe(cell), describe(before.tile),
                                   describe(tile)),
                       {cell}};
    if (before.finding == Finding::mine && is_number(tile))
      return Objection{
          fmt::format("{} is {}, but the numbers prove a mine there", describe(cell), describe(tile)),
          {cell}};
    if (before.finding == Finding::safe && (tile == Tile::mine || tile == Tile::flagged))
      return Objection{fmt::format("{} is {}, but the numbers prove it safe", describe(cell), describe(tile)),
                       {cell}};
  }
  return std::nullopt;
}

bool takes_back(const Store& store, std::span<const Sighting> sightings) {
  return std::ranges::any_of(sightings, [&](const Sighting& sighting) {
    const auto& before = store[sighting.cell];
    return before.tile == Tile::flagged && before.finding == Finding::none &&
           (sighting.tile == Tile::closed || is_number(sighting.tile));
  });
}

std::vector<Cell> see(Draft& draft, std::span<const Sighting> sightings) {
  std::vector<Cell> changed;
  for (const auto& [cell, tile] : sightings) {
    const auto before = draft[cell];
    if (tile == Tile::unseen || tile == before.tile) continue;
    auto state = with_status(before, Status::just_visualized);
    state.tile = tile;
    draft.put(cell, state);
    changed.push_back(cell);
    draft.touch(cell);
    if (is_number(tile)) draft.board().for_each_beside(cell, [&](Cell beside) { draft.touch(beside); });
    // Proven while it was out of sight: now it can be acted on.
    if (tile == Tile::closed && before.tile == Tile::unseen && state.finding != Finding::none)
      draft.actions.push_back(
          {cell, state.finding == Finding::safe ? Kind::safe : Kind::flag, Reason::earlier});
  }
  return changed;
}

}  // namespace quadrille::mines::bot
