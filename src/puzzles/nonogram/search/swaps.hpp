#pragma once

#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// Another answer that differs from this one only in the corners of a rectangle, where two colours change
// places; the quickest proof that an answer is not the only one. nullopt: there is none of that kind, or the
// context ended before it was found.
[[nodiscard]] std::optional<Painting> swapped(const Puzzle& puzzle, const Painting& answer, Context& context);

}  // namespace quadrille::nonogram
