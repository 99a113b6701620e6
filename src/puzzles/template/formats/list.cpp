#include "puzzles/template/formats/list.hpp"

#include "puzzles/template/formats/plain.hpp"

namespace quadrille::template_family {

std::vector<Format<Puzzle>> formats() { return {plain_format()}; }

}  // namespace quadrille::template_family
