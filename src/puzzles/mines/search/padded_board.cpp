#include "puzzles/mines/search/padded_board.hpp"

#include <utility>

namespace quadrille::mines {
namespace {

CellKind soil_of(Tile tile) {
  switch (tile) {
    case Tile::closed:
      return CellKind::closed;
    case Tile::flagged:
    case Tile::mine:
      return CellKind::mine;
    case Tile::unseen:
      return CellKind::unseen;
  }
  return static_cast<CellKind>(number_of(tile));
}

// Passes what a place holds on to the numbers beside it. The reverse of the i-th distance is the (7 - i)-th.
template <class Tell>
void for_each_demand_beside(PaddedBoard& padded, PaddedIndex place, Tell&& tell) {
  for (unsigned i = 0; i < padded.around.size(); ++i) {
    const auto beside = place + padded.around[i];
    if (static_cast<std::size_t>(beside) < padded.kinds.size())
      tell(padded.demands[beside], static_cast<std::uint8_t>(1U << (7 - i)));
  }
}

// Numbers begin with what they show; then everything that is not a number passes on what it is. False:
// stopped between two rows.
template <class GoOn>
bool count_demands(PaddedBoard& padded, GoOn&& go_on) {
  padded.demands.resize(padded.kinds.size());
  for (PaddedIndex place = 0; place < static_cast<PaddedIndex>(padded.kinds.size()); ++place) {
    if (place % padded.stride == 0 && !go_on()) return false;
    const auto kinds = padded.kinds[place];
    if (is_number(kinds)) {
      padded.demands[place].need =
          static_cast<std::int8_t>(padded.demands[place].need + static_cast<int>(kinds));
    } else if (kinds == CellKind::mine) {
      for_each_demand_beside(padded, place, [](Demand& demand, std::uint8_t /*bit*/) { --demand.need; });
    } else if (is_unknown(kinds)) {
      for_each_demand_beside(padded, place, [](Demand& demand, std::uint8_t bit) { demand.unknown |= bit; });
    }
  }
  return true;
}

// Without its demands.
PaddedBoard bare(Size size, std::vector<CellKind> kinds) {
  PaddedBoard padded{
      .rows = size.rows, .cols = size.cols, .stride = size.cols + 2, .kinds = std::move(kinds)};
  const int stride = padded.stride;
  padded.around = {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};
  return padded;
}

std::vector<CellKind> soil_of(const Position& position) {
  const auto size = position.tiles.size();
  const int stride = size.cols + 2;
  std::vector<CellKind> kinds(static_cast<std::size_t>(size.rows + 2) * stride,
                              position.bounded ? CellKind::clear : CellKind::unseen);
  for (int row = 0; row < size.rows; ++row) {
    auto* here = &kinds[static_cast<std::size_t>(row + 1) * stride + 1];
    for (const auto tile : position.tiles.row(Row{row})) *here++ = soil_of(tile);
  }
  return kinds;
}

}  // namespace

PaddedBoard padded_board_of(const Position& position) {
  return padded_board_from(position.tiles.size(), soil_of(position));
}

std::optional<PaddedBoard> padded_board_of(const Position& position, Context& context) {
  auto padded = bare(position.tiles.size(), soil_of(position));
  if (!count_demands(padded, [&] { return context.proceed(); })) return std::nullopt;
  return padded;
}

PaddedBoard padded_board_from(Size size, std::vector<CellKind> kinds) {
  auto padded = bare(size, std::move(kinds));
  count_demands(padded, [] { return true; });
  return padded;
}

void settle(PaddedBoard& padded, PaddedIndex place, CellKind proven) {
  padded.kinds[place] = proven;
  for_each_demand_beside(padded, place, [&](Demand& demand, std::uint8_t bit) {
    demand.unknown = static_cast<std::uint8_t>(demand.unknown & ~bit);
    if (proven == CellKind::mine) --demand.need;
  });
}

}  // namespace quadrille::mines
