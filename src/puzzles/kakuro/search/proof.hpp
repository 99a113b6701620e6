#pragma once

#include <cstdint>
#include <optional>

#include "engine/run/context.hpp"
#include "puzzles/kakuro/model/model.hpp"

namespace quadrille::kakuro {

enum class Answers : std::uint8_t { none, one, several, unknown };

// How many answers a puzzle has (none, one or several), with the first two of them.
struct Proof {
  Answers answers = Answers::unknown;
  std::optional<Filling> answer{};
  std::optional<Filling> second{};
};

// Unknown: the context ended first. If the puzzle has several answers, two are given.
[[nodiscard]] Proof prove(const Puzzle& puzzle, Context& context);

// Whether there is exactly one answer, proven.
[[nodiscard]] bool is_unique(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::kakuro
