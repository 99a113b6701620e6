#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Mirek and Petr Olšák's .g, black and white or coloured. Text before the first line that starts with '#' or
// ':' is a comment; '#d' starts the colours, ':' the rows, the next ':' the columns, the last ':' ends them.
// Triangles and triddlers, which the form also has, are refused.
//
//   #d
//     1:*  black
//     r:+  #ff0000  red
//   : rows
//   2 1r
//   :
//   1
//   1
//   1r
//   :
[[nodiscard]] Expected<Puzzle> read_olsak(std::string_view text);
[[nodiscard]] Expected<std::string> write_olsak(const Puzzle& puzzle);

[[nodiscard]] Format<Puzzle> olsak_format();

}  // namespace quadrille::nonogram
