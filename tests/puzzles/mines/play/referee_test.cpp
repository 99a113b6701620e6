#include "puzzles/mines/play/referee.hpp"

#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"

namespace quadrille::mines {
namespace {

// A layout and the cells opened on it, one by one, until one of them ends the game.
struct OpenedGame {
  Layout layout;
  Referee referee;
  std::vector<Cell> opened;
};

OpenedGame any_game() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const int rows = random.between(2, 7);
  const int cols = random.between(2, 7);
  const auto layout = deal({.rows = rows, .cols = cols, .mines = random.between(0, rows * cols / 4)}, random);
  OpenedGame game{*layout, Referee(*layout), {}};
  for (int i = random.between(1, 8); i > 0 && !game.referee.lost(); --i) {
    game.opened.push_back(at(random.between(0, rows - 1), random.between(0, cols - 1)));
    game.referee.open(game.opened.back());
  }
  return game;
}

RC_GTEST_PROP(MinesReferee, EveryOpenNumberIsThatOfTheMinesBesideIt, ()) {
  const auto game = any_game();
  const auto& tiles = game.referee.position().tiles;
  for_each_cell(tiles.size(), [&](Cell cell) {
    if (!is_number(tiles[cell])) return;
    RC_ASSERT(game.layout.mines[cell] == 0);
    int mines = 0;
    for_each_neighbour(tiles.size(), cell, [&](Cell beside) { mines += game.layout.mines[beside]; });
    RC_ASSERT(number_of(tiles[cell]) == mines);
  });
  RC_ASSERT(game.referee.position().mines == std::ranges::count(game.layout.mines.values(), char{1}));
}

// Opened cells, and from every 0 on all that lie beside it: nothing else is open.
RC_GTEST_PROP(MinesReferee, OpensWhatWasOpenedAndWhatLiesBesideNoughts, ()) {
  const auto game = any_game();
  const auto& tiles = game.referee.position().tiles;
  std::set<Cell> open;
  std::vector<Cell> next;
  for (const auto cell : game.opened) {
    if (game.layout.mines[cell] == 0) next.push_back(cell);
  }
  while (!next.empty()) {
    const auto cell = next.back();
    next.pop_back();
    if (!open.insert(cell).second || tiles[cell] != number_tile(0)) continue;
    for_each_neighbour(tiles.size(), cell, [&](Cell beside) { next.push_back(beside); });
  }
  for_each_cell(tiles.size(), [&](Cell cell) { RC_ASSERT(is_number(tiles[cell]) == open.contains(cell)); });
  RC_ASSERT(game.referee.opened() == static_cast<int>(open.size()));
}

RC_GTEST_PROP(MinesReferee, AGameIsWonWithEverySafeCellOpenAndLostWithAMine, ()) {
  const auto game = any_game();
  const auto& tiles = game.referee.position().tiles;
  bool all_open = true;
  bool exploded = false;
  for_each_cell(tiles.size(), [&](Cell cell) {
    all_open = all_open && (is_number(tiles[cell]) || game.layout.mines[cell] != 0);
    exploded = exploded || tiles[cell] == Tile::mine;
  });
  RC_ASSERT(game.referee.lost() == exploded);
  RC_ASSERT(game.referee.won() == (all_open && !exploded));
}

}  // namespace
}  // namespace quadrille::mines
