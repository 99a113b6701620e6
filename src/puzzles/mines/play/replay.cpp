#include "puzzles/mines/play/replay.hpp"

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/mines/model/picture.hpp"

namespace quadrille::mines {
namespace {

bool take(Referee& referee, const Act& act) {
  switch (act.gesture) {
    case Gesture::open:
      return referee.open(act.cell);
    case Gesture::mark:
      return referee.mark(act.cell);
    case Gesture::chord:
      return referee.chord(act.cell);
  }
  return false;
}

// A mark on the board of the end, and the shape that says so without colour.
void show(GamePosition<Position>& reached, Layer& layer, ShapeKind kind, const Mark& mark) {
  reached.shown.push_back(mark);
  layer.shapes.push_back({kind, mark.cell, mark.cell, Role::bad});
}

void show_loss(const Replay& game, GamePosition<Position>& reached) {
  Layer exploded{.name = "exploded"};
  Layer wrong{.name = "wrong flags"};
  for (const auto cell : game.referee.exploded())
    show(reached, exploded, ShapeKind::ring, {cell, U'*', kExploded});
  const auto& mines = game.referee.layout().mines;
  for_each_cell(mines.size(), [&](Cell cell) {
    auto& tile = reached.position.tiles[cell];
    if (mines[cell] != 0 && tile == Tile::closed) tile = Tile::mine;
    if (mines[cell] == 0 && tile == Tile::flagged)
      show(reached, wrong, ShapeKind::cross, {cell, U'F', kWrongFlag});
  });
  reached.over = {std::move(exploded), std::move(wrong)};
}

}  // namespace

Expected<Replay> replay(const Layout& layout, std::span<const Act> acts) {
  const auto size = layout.mines.size();
  Replay game{Referee(layout)};
  for (std::size_t i = 0; i < acts.size(); ++i) {
    if (!size.contains(acts[i].cell))
      return fail(fmt::format("act {}: {} is outside the {}x{} board", i + 1, place_of(acts[i].cell),
                              size.rows, size.cols));
    if (take(game.referee, acts[i])) game.clicks.push_back(acts[i]);
  }
  return game;
}

GamePosition<Position> seen(const Replay& game) {
  const auto& referee = game.referee;
  GamePosition<Position> reached{.position = referee.position(), .figures = figures_of(game)};
  if (referee.lost()) {
    reached.stage = Stage::lost;
    show_loss(game, reached);
  } else if (referee.won()) {
    reached.stage = Stage::won;
    for_each_cell(referee.layout().mines.size(), [&](Cell cell) {
      if (auto& tile = reached.position.tiles[cell]; tile == Tile::closed) tile = Tile::flagged;
    });
  }
  return reached;
}

GamePosition<Position> unopened(Size size, int mines) {
  return {.position = {.tiles = Grid<Tile>(size, Tile::closed), .mines = mines},
          .figures = figures_of(mines, 0)};
}

}  // namespace quadrille::mines
