#include "puzzles/mines/search/density.hpp"

#include <algorithm>
#include <cmath>

namespace quadrille::mines {
namespace {

// Before anything is seen: about the density of an expert's board, held as loosely as ten cells.
constexpr double kPriorMines = 2;
constexpr double kPriorClear = 8;
// Far below any noticeable difference, and a zone of eight such mines still fits in a double.
constexpr double kLeastDensity = 1e-12;
constexpr int kMostRounds = 100;
constexpr double kClose = 1e-12;

double expected_mines(const Spectrum& spectrum, double odds) {
  double sum = 0;
  double with_mines = 0;
  double weight = 1;
  for (std::size_t i = 0; i < spectrum.by_mines.size(); ++i, weight *= odds) {
    const double here = spectrum.by_mines[i] * weight;
    sum += here;
    with_mines += here * static_cast<double>(i);
  }
  return spectrum.least + (sum > 0 ? with_mines / sum : 0);
}

}  // namespace

// Expectation and maximisation in turn: the mines expected under one density give the density to assume next.
// Every round makes what is seen more likely.
double estimated_density(std::span<const Spectrum> spectra, const Seen& seen) {
  const double cells = seen.clear + seen.mines + seen.frontier + kPriorMines + kPriorClear;
  double density = kPriorMines / (kPriorMines + kPriorClear);
  for (int round = 0; round < kMostRounds; ++round) {
    double mines = seen.mines + kPriorMines;
    for (const auto& spectrum : spectra) mines += expected_mines(spectrum, density / (1 - density));
    const double next = mines / cells;
    if (std::abs(next - density) < kClose) return next;
    density = next;
  }
  return density;
}

double odds_of(double density) {
  const double kept = std::clamp(density, kLeastDensity, 1 - kLeastDensity);
  return kept / (1 - kept);
}

}  // namespace quadrille::mines
