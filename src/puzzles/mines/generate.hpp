#pragma once

#include <vector>

#include "engine/facets.hpp"
#include "puzzles/mines/model.hpp"

namespace quadrille::mines {

// "started": a dealt game after its first opening. "stuck": the same, played on as far as certainty goes, so
// that a guess is wanted. "no_guess": a game after its first opening that can be won without any guess.
// With "finished" the same board with everything open and every mine shown, as other programs take it (mbf).
[[nodiscard]] std::vector<Generator<Position, Analysis>> generators();

}  // namespace quadrille::mines
