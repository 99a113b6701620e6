#pragma once

#include <optional>
#include <span>
#include <vector>

#include "puzzles/mines/search/counting.hpp"

namespace quadrille::mines {

// What the rest of the board means for a component, and for the cells that touch no number. The mine total
// ties them together: a layout with many mines here leaves few for elsewhere.
struct Coupling {
  std::vector<std::vector<double>> weights{};  // by component and its number of mines, as in its spectrum
  Marginal inland{};
};

// Whether this many components can still be coupled: the more there are, the more room each takes.
[[nodiscard]] bool can_be_coupled(std::span<const Spectrum> spectra);

// Couples components through the total: `left` mines lie in them and in `inland` further cells. The odds of a
// mine, wherever it lies, change no result, only how precise it is on large boards. nullopt: no layout has
// that many, or the context ended the run.
[[nodiscard]] std::optional<Coupling> couple(std::span<const Spectrum> spectra, int inland, int left,
                                             double odds, Context& context);

// For boards without a total: each mine weighs `odds` against none, wherever it lies.
[[nodiscard]] Coupling loose(std::span<const Spectrum> spectra, double odds);

}  // namespace quadrille::mines
