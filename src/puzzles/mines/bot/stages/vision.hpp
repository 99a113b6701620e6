#pragma once

#include <optional>
#include <span>
#include <vector>

#include "puzzles/mines/bot/stages/conclusion.hpp"

namespace quadrille::mines::bot {

// One cell as it was read.
struct Sighting {
  Cell cell{};
  Tile tile = Tile::unseen;
};

// Why sightings cannot be of the board seen before: an open number has changed, a mine is gone, a proven cell
// turns out differently. nullopt: they can.
[[nodiscard]] std::optional<Objection> mismatch(const Store& store, std::span<const Sighting> sightings);

// Whether a flag that was taken for a mine without proof has gone, which makes everything concluded from it
// void.
[[nodiscard]] bool takes_back(const Store& store, std::span<const Sighting> sightings);

// Writes what was read; cells that look as before are skipped, and so are those not seen this time. Returns
// what changed, all of it just visualized.
std::vector<Cell> see(Draft& draft, std::span<const Sighting> sightings);

}  // namespace quadrille::mines::bot
