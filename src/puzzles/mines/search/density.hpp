#pragma once

#include <span>

#include "puzzles/mines/search/counting.hpp"

namespace quadrille::mines {

// What the seen part of the board says about its density: cells known to be clear, mines known, and the
// cells of the frontier.
struct Seen {
  int clear = 0;
  int mines = 0;
  int frontier = 0;
};

// The most likely density of mines on a board whose total is not known, given the spectra of its components.
[[nodiscard]] double estimated_density(std::span<const Spectrum> spectra, const Seen& seen);

// The odds of a mine against none. Boards without mines, or with nothing but mines, are never played: a
// density keeps a little distance from both.
[[nodiscard]] double odds_of(double density);

}  // namespace quadrille::mines
