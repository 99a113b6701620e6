#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// The plain form: Steve Simpson's .non with the colours of its two successors (see palette_reader.hpp) and the
// known cells of pbnsolve.
//
//   title "Cross"
//   width 3
//   height 3
//
//   rows
//   1
//   3
//   1
//
//   columns
//   1
//   3
//   1
//
//   goal "010111010"
//
// `saved` is like `goal`, with '?' for an open cell and `[0r]` for one of several colours. Lines that begin
// with other words are properties and are kept. Lines `====` separate the puzzles of a file of many.
[[nodiscard]] Expected<std::vector<Named<Puzzle>>> read_non(std::string_view text);
[[nodiscard]] std::string write_non(std::span<const NamedRef<Puzzle>> puzzles);

[[nodiscard]] Format<Puzzle> non_format();

}  // namespace quadrille::nonogram
