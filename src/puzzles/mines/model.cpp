#include "puzzles/mines/model.hpp"

#include <algorithm>
#include <cmath>

namespace quadrille::mines {

char symbol_of(Tile tile) {
  switch (tile) {
    case Tile::closed:
      return '?';
    case Tile::flagged:
      return 'F';
    case Tile::mine:
      return '*';
    case Tile::unseen:
      return '_';
  }
  return static_cast<char>('0' + number_of(tile));
}

std::optional<Tile> tile_of(char symbol) {
  switch (symbol) {
    case '?':
      return Tile::closed;
    case 'F':
      return Tile::flagged;
    case '*':
      return Tile::mine;
    case '_':
      return Tile::unseen;
    default:
      break;
  }
  if (symbol < '0' || symbol > '8') return std::nullopt;
  return number_tile(symbol - '0');
}

Analysis blank(const Position& position) {
  return {.findings = Grid<Finding>(position.tiles.size(), Finding::none)};
}

std::optional<double> odds_at(const Analysis& analysis, Cell cell) {
  if (analysis.odds.empty()) return std::nullopt;
  const auto cols = static_cast<std::size_t>(analysis.findings.cols());
  const double odds = analysis.odds[static_cast<std::size_t>(cell.row.value) * cols + cell.col.value];
  if (std::isnan(odds)) return std::nullopt;
  return odds;
}

int count_findings(const Analysis& analysis, Finding finding) {
  return static_cast<int>(std::ranges::count(analysis.findings.values(), finding));
}

}  // namespace quadrille::mines
