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

void Referee::open(Cell cell) {
  if (lost_ || position_.tiles[cell] != Tile::closed) return;
  if (layout_.mines[cell] != 0) {
    position_.tiles[cell] = Tile::mine;
    lost_ = true;
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
