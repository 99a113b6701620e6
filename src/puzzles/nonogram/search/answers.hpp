#pragma once

#include <optional>
#include <string>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// What a setter wants to know about a puzzle: whether it has no, one or several answers.
struct Answers {
  std::optional<Painting> first{};
  std::optional<Painting> second{};
  bool settled = false;    // nothing was cut short: without a second answer the first is the only one
  std::string why_none{};  // if there is none

  [[nodiscard]] bool unique() const { return settled && first && !second; }
  [[nodiscard]] bool impossible() const { return settled && !first; }
};
[[nodiscard]] Answers find_answers(const Puzzle& puzzle, Context& context);

// The puzzle with this position given as known from the start.
[[nodiscard]] Puzzle from_position(const Puzzle& puzzle, const Painting& position);

// Another answer that differs from this one only in the corners of a rectangle, where two colours change
// places; the quickest proof that an answer is not the only one. nullopt: there is none of that kind, or the
// context ended before it was found.
[[nodiscard]] std::optional<Painting> swapped(const Puzzle& puzzle, const Painting& answer, Context& context);

}  // namespace quadrille::nonogram
