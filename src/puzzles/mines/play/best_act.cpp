#include <vector>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/mines/facets.hpp"

namespace quadrille::mines {
namespace {

std::vector<Cell> safe_cells(const Position& position, const Analysis& found, Tile tile) {
  std::vector<Cell> cells;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (found.findings[cell] == Finding::safe && position.tiles[cell] == tile) cells.push_back(cell);
  });
  return cells;
}

// The easiest reason for any of the cells to be safe, with those that it shows.
std::optional<BestAct> opening(const Position& position, std::span<const Cell> safe, Context& context) {
  const auto asked = without_flags(position);
  const auto nothing = blank(asked);
  auto wanted = nothing;
  for (const auto cell : safe) wanted.findings[cell] = Finding::safe;
  auto steps = explain(asked, {.from = nothing, .toward = &wanted, .at_most = 1}, context);
  if (steps.empty()) return std::nullopt;
  BestAct best{.why = std::move(steps.front())};
  for (const auto& mark : best.why.marks) best.cells.push_back(mark.cell);
  return best;
}

BestAct take_away(const std::vector<Cell>& flagged) {
  const auto shown = std::span(flagged).first(1);
  return {.gesture = Gesture::mark,
          .cells = {flagged.front()},
          .why = {.rule = "mistake",
                  .reason = fmt::format("{} is certain to be safe: the flag is wrong", places_of(shown)),
                  .because = {flagged.front()}}};
}

}  // namespace

std::optional<BestAct> best_act(const Position& position, const Analysis& found, Context& context) {
  if (const auto safe = safe_cells(position, found, Tile::closed); !safe.empty())
    return opening(position, safe, context);
  if (const auto flagged = safe_cells(position, found, Tile::flagged); !flagged.empty())
    return take_away(flagged);
  if (!found.guess) return std::nullopt;
  const auto cell = found.guess->cell;
  BestAct best{.cells = {cell}, .why = step_of(*found.guess)};
  if (position.tiles[cell] == Tile::flagged) {
    best.gesture = Gesture::mark;
    best.why.reason += "; it has a flag, which comes away first";
  }
  return best;
}

}  // namespace quadrille::mines
