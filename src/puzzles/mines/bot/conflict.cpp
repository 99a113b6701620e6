#include "puzzles/mines/bot/conflict.hpp"

#include <algorithm>
#include <bit>

#include "puzzles/mines/counting.hpp"
#include "puzzles/mines/frontier.hpp"
#include "puzzles/mines/misfit.hpp"

namespace quadrille::mines::bot {
namespace {

// Cells on either side that are looked at, until a conflict shows.
constexpr std::array kReaches{3, 8, 24, 72};

Soil raw_soil(const Draft& draft, Cell cell, bool on_rim) {
  if (!draft.board().has(cell)) return Soil::clear;
  const auto tile = draft[cell].tile;
  if (is_number(tile)) return on_rim ? Soil::clear : static_cast<Soil>(number_of(tile));
  if (tile == Tile::mine || tile == Tile::flagged) return Soil::mine;
  return tile == Tile::closed ? Soil::closed : Soil::unseen;
}

// Numbers of the ground that cannot all be right.
std::vector<Place> conflict_in(const Ground& ground, Context& context) {
  std::vector<Place> wrong;
  ground.for_each_inside([&](Place place) {
    if (!wrong.empty() || !is_number(ground.soil[place])) return;
    const auto [need, unknown] = demand_of(ground, place);
    if (need < 0 || need > std::popcount(unknown)) wrong = {place};
  });
  if (!wrong.empty()) return wrong;
  const auto frontier = frontier_of(ground);
  Counter counter;
  for (const auto& component : frontier.components) {
    const auto verdict = counter.count(component.tangle, narrow_order(component.tangle), {}, context);
    if (verdict == Counter::Verdict::ended) return {};
    if (verdict != Counter::Verdict::impossible) continue;
    for (const auto number : smallest_conflict(component.tangle, context))
      wrong.push_back(frontier.numbers[component.numbers[number]]);
    return wrong;
  }
  return {};
}

}  // namespace

std::vector<Cell> conflict_around(const Draft& draft, Cell cell, Context& context) {
  for (const int reach : kReaches) {
    const int side = 2 * reach + 1;
    std::vector<Soil> soil;
    soil.reserve(Size{side + 2, side + 2}.cells());
    const auto on_board = [&](int row, int col) {
      return at(cell.row.value - reach + row, cell.col.value - reach + col);
    };
    for (int row = -1; row <= side; ++row) {
      for (int col = -1; col <= side; ++col)
        soil.push_back(raw_soil(draft, on_board(row, col), !Size{side, side}.contains(at(row, col))));
    }
    const auto ground = ground_from({side, side}, std::move(soil));
    std::vector<Cell> cells;
    for (const auto place : conflict_in(ground, context)) {
      const auto [row, col] = ground.cell(place);
      cells.push_back(on_board(row.value, col.value));
    }
    std::ranges::sort(cells);
    if (!cells.empty() || context.end() != End::finished) return cells;
  }
  return {};
}

}  // namespace quadrille::mines::bot
