#pragma once

#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Another answer that differs from this one in the corners of a rectangle only, two colours changing places;
// the quickest proof that an answer is not the only one. Nothing: there is none of that kind,
// or the context ended before it was found.
[[nodiscard]] std::optional<Painting> swapped(const Puzzle& puzzle, const Painting& answer, Context& context);

}  // namespace quadrille::nonogram
