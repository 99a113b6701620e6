#pragma once

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "puzzles/mines/bot/store/zone.hpp"

namespace quadrille::mines::bot {

// Everything that one tick changes in the store, and the only way to change it.
struct Upsert {
  std::vector<std::pair<Cell, CellState>> cells{};  // as they are from now on, in reading order
  std::vector<Cell> active_add{};
  std::vector<Cell> active_remove{};
  std::vector<Cell> frontier_add{};
  std::vector<Cell> frontier_remove{};
  std::vector<Cell> to_visualize{};  // announced safe by this tick

  // The zone store. nullopt: removed.
  std::unordered_map<ZoneId, std::optional<Zone>> zones{};
  std::unordered_map<ComponentId, std::optional<Component>> components{};
  std::unordered_map<Signature, std::optional<ZoneId>> signatures{};
  ZoneId next_zone = 0;
  ComponentId next_component = 0;
  std::optional<Marginal> inland{};  // a cell that touches no number; nullopt: there is none, or no odds yet
  std::vector<Cell> to_reduce{};     // numbers for which the context left no time
};

}  // namespace quadrille::mines::bot
