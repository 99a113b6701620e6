#include "puzzles/mines/play/replay.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace quadrille::mines {
namespace {

struct Openings {
  int all = 0;
  int done = 0;
};

// The 0s that touch each other are one opening, with the numbers around them; every other number is one by
// itself.
Openings openings_of(const Referee& referee) {
  const auto& mines = referee.layout().mines;
  const auto& tiles = referee.position().tiles;
  const auto size = mines.size();
  Grid<char> counted(size, 0);
  Openings openings;
  const auto count = [&](bool done) {
    ++openings.all;
    openings.done += done ? 1 : 0;
  };
  const auto flood = [&](Cell from) {
    bool done = false;
    std::vector<Cell> waiting{from};
    while (!waiting.empty()) {
      const auto here = waiting.back();
      waiting.pop_back();
      if (counted[here] != 0) continue;
      counted[here] = 1;
      if (referee.count_beside(here) != 0) continue;
      done = done || is_number(tiles[here]);
      for_each_neighbour(size, here, [&](Cell beside) { waiting.push_back(beside); });
    }
    return done;
  };
  for_each_cell(size, [&](Cell cell) {
    if (mines[cell] == 0 && counted[cell] == 0 && referee.count_beside(cell) == 0) count(flood(cell));
  });
  for_each_cell(size, [&](Cell cell) {
    if (mines[cell] == 0 && counted[cell] == 0) count(is_number(tiles[cell]));
  });
  return openings;
}

}  // namespace

std::vector<GameFigure> figures_of(int mines_left, std::size_t clicks) {
  return {{"mines_left", "Mines left", fmt::format("{}", mines_left)},
          {"clicks", "Clicks", fmt::format("{}", clicks)}};
}

std::vector<GameFigure> figures_of(const Replay& game) {
  const auto& referee = game.referee;
  const auto tiles = referee.position().tiles.values();
  const auto flags = static_cast<int>(std::ranges::count(tiles, Tile::flagged));
  const auto clicks = game.clicks.size();
  // Whoever has won has found them all, with flags or without.
  auto figures = figures_of(referee.won() ? 0 : *referee.position().mines - flags, clicks);
  if (!referee.lost() && !referee.won()) return figures;
  const auto [all, done] = openings_of(referee);
  figures.push_back({"3bv", "3BV", fmt::format("{}", all)});
  figures.push_back({"3bv_done", "3BV done", fmt::format("{}", done)});
  figures.push_back(
      {"efficiency", "Efficiency",
       fmt::format("{:.0f}%", 100.0 * done / static_cast<double>(std::max<std::size_t>(clicks, 1)))});
  return figures;
}

}  // namespace quadrille::mines
