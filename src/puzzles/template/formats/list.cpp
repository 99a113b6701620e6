#include "puzzles/template/formats/list.hpp"

namespace quadrille::template_family {

std::vector<Format<Puzzle>> formats() { return {plain_format()}; }

}  // namespace quadrille::template_family
