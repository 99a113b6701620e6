#include "puzzles/mines/play/referee.hpp"

namespace quadrille::mines {

Referee::Referee(Layout layout) : layout_(std::move(layout)) {
  const auto size = layout_.mines.size();
  position_.tiles = Grid<Tile>(size, Tile::closed);
  position_.mines = 0;
  for_each_cell(size, [&](Cell cell) {
    *position_.mines += layout_.mines[cell] != 0 ? 1 : 0;
    left_ += layout_.mines[cell] == 0 ? 1 : 0;
  });
}

bool Referee::open(Cell cell) {
  if (ended() || position_.tiles[cell] != Tile::closed) return false;
  uncover(cell);
  return true;
}

bool Referee::mark(Cell cell) {
  auto& tile = position_.tiles[cell];
  if (ended() || (tile != Tile::closed && tile != Tile::flagged)) return false;
  tile = tile == Tile::closed ? Tile::flagged : Tile::closed;
  return true;
}

bool Referee::chord(Cell cell) {
  const auto tile = position_.tiles[cell];
  if (ended() || !is_number(tile)) return false;
  int flags = 0;
  std::vector<Cell> closed;
  for_each_neighbour(position_.tiles.size(), cell, [&](Cell beside) {
    flags += position_.tiles[beside] == Tile::flagged ? 1 : 0;
    if (position_.tiles[beside] == Tile::closed) closed.push_back(beside);
  });
  if (flags != number_of(tile) || closed.empty()) return false;
  for (const auto beside : closed) uncover(beside);
  return true;
}

void Referee::uncover(Cell cell) {
  if (layout_.mines[cell] != 0) {
    position_.tiles[cell] = Tile::mine;
    exploded_.push_back(cell);
    return;
  }
  std::vector<Cell> to_open{cell};
  while (!to_open.empty()) {
    const auto here = to_open.back();
    to_open.pop_back();
    if (position_.tiles[here] != Tile::closed) continue;
    const int number = count_beside(here);
    position_.tiles[here] = number_tile(number);
    --left_;
    ++opened_;
    if (number == 0)
      for_each_neighbour(layout_.mines.size(), here, [&](Cell beside) { to_open.push_back(beside); });
  }
}

int Referee::count_beside(Cell cell) const {
  int mines = 0;
  for_each_neighbour(layout_.mines.size(), cell,
                     [&](Cell beside) { mines += layout_.mines[beside] != 0 ? 1 : 0; });
  return mines;
}

}  // namespace quadrille::mines
