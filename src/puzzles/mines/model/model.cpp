#include "puzzles/mines/model/model.hpp"

#include <algorithm>

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

int count_findings(const Analysis& analysis, Finding finding) {
  return static_cast<int>(std::ranges::count(analysis.findings.values(), finding));
}

}  // namespace quadrille::mines
