#include "puzzles/sudoku/model/houses.hpp"

#include <algorithm>

namespace quadrille::sudoku {
namespace {

Houses make_houses(int side) {
  Houses houses{.side = side, .boxes = boxes_of(side).value_or(Boxes{}), .cells = {}, .of = {}};
  const int cells = side * side;
  houses.cells.resize(static_cast<std::size_t>(houses.count()));
  for (int cell = 0; cell < cells; ++cell) {
    const int row = cell / side;
    const int col = cell % side;
    const int box = row / houses.boxes.rows * houses.boxes.rows + col / houses.boxes.cols;
    houses.of.push_back({static_cast<std::uint8_t>(row), static_cast<std::uint8_t>(side + col),
                         static_cast<std::uint8_t>(2 * side + box)});
    for (const auto house : houses.of.back()) houses.cells[house].push_back(static_cast<std::uint16_t>(cell));
  }
  houses.peers.resize(houses.of.size());
  for (int cell = 0; cell < cells; ++cell) {
    for (int other = 0; other < cells; ++other) {
      if (other != cell && houses.sees(cell, other))
        houses.peers[cell].push_back(static_cast<std::uint16_t>(other));
    }
  }
  return houses;
}

}  // namespace

const Houses& houses_of(int side) {
  static const auto kAllHouses = [] {
    std::vector<Houses> made;
    for (const int each : kSides) made.push_back(make_houses(each));
    return made;
  }();
  return *std::ranges::find(kAllHouses, side, &Houses::side);
}

}  // namespace quadrille::sudoku
