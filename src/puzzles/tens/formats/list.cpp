#include "puzzles/tens/formats/list.hpp"

#include "puzzles/tens/formats/json.hpp"
#include "puzzles/tens/formats/plain.hpp"

namespace quadrille::tens {

std::vector<Format<Board>> formats() { return {plain_format(), json_format()}; }

}  // namespace quadrille::tens
