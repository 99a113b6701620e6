#pragma once

#include <vector>

#include "engine/family/format.hpp"
#include "puzzles/template/model/model.hpp"

// The file formats: a file of this folder each. Put here one that others publish puzzles in; leave out
// `write` or `read` (null) where a format can only be read, or only be written.
namespace quadrille::template_family {

// The columns' counts, then a line per row: its count and its squares.
//
//   2 0 1
//   2 x..
//   1 .-.
[[nodiscard]] Format<Puzzle> plain_format();

// All of them, in the order in which they are asked whether they recognise a text; the plain form first.
[[nodiscard]] std::vector<Format<Puzzle>> formats();

}  // namespace quadrille::template_family
