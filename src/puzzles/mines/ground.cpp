#include "puzzles/mines/ground.hpp"

#include <utility>

namespace quadrille::mines {
namespace {

Soil soil_of(Tile tile) {
  switch (tile) {
    case Tile::closed:
      return Soil::closed;
    case Tile::flagged:
    case Tile::mine:
      return Soil::mine;
    case Tile::unseen:
      return Soil::unseen;
  }
  return static_cast<Soil>(number_of(tile));
}

// What a place holds, told to the numbers beside it. The way back along the i-th distance is the (7 - i)-th.
template <class Tell>
void for_each_demand_beside(Ground& ground, Place place, Tell&& tell) {
  for (unsigned i = 0; i < ground.around.size(); ++i) {
    const auto beside = place + ground.around[i];
    if (static_cast<std::size_t>(beside) < ground.soil.size())
      tell(ground.demands[beside], static_cast<std::uint8_t>(1U << (7 - i)));
  }
}

// Numbers begin with what they show; then everything that is no number says what it is. False: told not to go
// on between two rows.
template <class GoOn>
bool count_demands(Ground& ground, GoOn&& go_on) {
  ground.demands.resize(ground.soil.size());
  for (Place place = 0; place < static_cast<Place>(ground.soil.size()); ++place) {
    if (place % ground.stride == 0 && !go_on()) return false;
    const auto soil = ground.soil[place];
    if (is_number(soil)) {
      ground.demands[place].need =
          static_cast<std::int8_t>(ground.demands[place].need + static_cast<int>(soil));
    } else if (soil == Soil::mine) {
      for_each_demand_beside(ground, place, [](Demand& demand, std::uint8_t /*bit*/) { --demand.need; });
    } else if (is_unknown(soil)) {
      for_each_demand_beside(ground, place, [](Demand& demand, std::uint8_t bit) { demand.unknown |= bit; });
    }
  }
  return true;
}

// Without its demands.
Ground bare(Size size, std::vector<Soil> soil) {
  Ground ground{.rows = size.rows, .cols = size.cols, .stride = size.cols + 2, .soil = std::move(soil)};
  const int stride = ground.stride;
  ground.around = {-stride - 1, -stride, -stride + 1, -1, 1, stride - 1, stride, stride + 1};
  return ground;
}

std::vector<Soil> soil_of(const Position& position) {
  const auto size = position.tiles.size();
  const int stride = size.cols + 2;
  std::vector<Soil> soil(static_cast<std::size_t>(size.rows + 2) * stride,
                         position.bounded ? Soil::clear : Soil::unseen);
  for (int row = 0; row < size.rows; ++row) {
    auto* here = &soil[static_cast<std::size_t>(row + 1) * stride + 1];
    for (const auto tile : position.tiles.row(Row{row})) *here++ = soil_of(tile);
  }
  return soil;
}

}  // namespace

Ground ground_of(const Position& position) { return ground_from(position.tiles.size(), soil_of(position)); }

std::optional<Ground> ground_of(const Position& position, Context& context) {
  auto ground = bare(position.tiles.size(), soil_of(position));
  if (!count_demands(ground, [&] { return context.proceed(); })) return std::nullopt;
  return ground;
}

Ground ground_from(Size size, std::vector<Soil> soil) {
  auto ground = bare(size, std::move(soil));
  count_demands(ground, [] { return true; });
  return ground;
}

void settle(Ground& ground, Place place, Soil proven) {
  ground.soil[place] = proven;
  for_each_demand_beside(ground, place, [&](Demand& demand, std::uint8_t bit) {
    demand.unknown = static_cast<std::uint8_t>(demand.unknown & ~bit);
    if (proven == Soil::mine) --demand.need;
  });
}

}  // namespace quadrille::mines
