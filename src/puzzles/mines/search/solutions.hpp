#pragma once

#include <string>

#include "puzzles/mines/search/exact.hpp"

namespace quadrille::mines {

// How many layouts of `left` mines fit a frontier, in decimal digits, exact to the last one. The count that
// gave the spectra must have been exact. "": the context ended the run.
[[nodiscard]] std::string count_solutions(const Frontier& frontier, std::span<const Spectrum> spectra,
                                          int left, Context& context);

// The same as a double, which may be infinite: enough to see whether they can be listed.
[[nodiscard]] double estimate_solutions(std::span<const Spectrum> spectra, int inland, int left);

}  // namespace quadrille::mines
