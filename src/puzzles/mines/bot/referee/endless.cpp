#include "puzzles/mines/bot/referee/endless.hpp"

#include <cstdlib>

#include "engine/run/random.hpp"

namespace quadrille::mines::bot {

bool Endless::has_mine(Cell cell) const {
  const auto [row, col] = cell;
  if (std::abs(row.value) <= 1 && std::abs(col.value) <= 1) return false;
  const auto stream =
      std::uint64_t{static_cast<std::uint32_t>(row.value)} << 32U | static_cast<std::uint32_t>(col.value);
  return static_cast<double>(Random(seed, stream).next() >> 11U) * 0x1p-53 < density;
}

int Endless::number_at(Cell cell) const {
  int mines = 0;
  for (int row = cell.row.value - 1; row <= cell.row.value + 1; ++row) {
    for (int col = cell.col.value - 1; col <= cell.col.value + 1; ++col)
      mines += at(row, col) != cell && has_mine(at(row, col)) ? 1 : 0;
  }
  return mines;
}

}  // namespace quadrille::mines::bot
