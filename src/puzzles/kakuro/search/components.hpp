#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/kakuro/search/domains.hpp"

namespace quadrille::kakuro {

// The cells that are still open, in groups that share no run with each other: each can be solved alone. If
// the context ends first, groups are missing.
[[nodiscard]] std::vector<std::vector<std::uint32_t>> open_components(const Domains& domains,
                                                                      Context& context);
// The most bytes they take: reserve them first.
[[nodiscard]] std::size_t component_bytes(const Puzzle& puzzle);

// In every connected part of the grid the across clues and the down clues count the same cells, so their
// totals must agree wherever every cell has both. No search ever refutes a sum that is off by one as fast as
// this addition does. nullopt also if the context ends first.
[[nodiscard]] std::optional<Objection> unequal_totals(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::kakuro
