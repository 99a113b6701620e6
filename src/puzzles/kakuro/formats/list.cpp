#include "puzzles/kakuro/formats/list.hpp"

#include "puzzles/kakuro/formats/backslash.hpp"
#include "puzzles/kakuro/formats/janko.hpp"
#include "puzzles/kakuro/formats/plain.hpp"
#include "puzzles/kakuro/formats/puzzlink.hpp"
#include "puzzles/kakuro/formats/pzprv3.hpp"

namespace quadrille::kakuro {

std::vector<Format<Puzzle>> formats() {
  return {plain_format(), puzzlink_format(), pzprv3_format(), janko_format(), backslash_format()};
}

}  // namespace quadrille::kakuro
