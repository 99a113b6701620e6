#pragma once

#include <string>
#include <string_view>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/rules.hpp"

namespace quadrille::mines {

// The referee's word with nothing but the usual memory to hold it back.
inline Ruling refereed(const Position& position, const Analysis& analysis, Extent extent = Extent::whole) {
  Context context({});
  return check(position, analysis, extent, context);
}

inline bool is_right(const Position& position, const Analysis& analysis, Extent extent = Extent::whole) {
  return refereed(position, analysis, extent).right();
}

// "right", "not checked", or the first mistake.
inline std::string verdict(const Ruling& ruling) {
  if (!ruling.mistakes.empty()) return ruling.mistakes.front().reason;
  return ruling.cut ? "not checked" : "right";
}

inline std::string verdict(std::string_view puzzle, std::string_view answer, Extent extent = Extent::whole) {
  const auto position = drawn(puzzle);
  return verdict(refereed(position, read_answer(position, answer).value(), extent));
}

}  // namespace quadrille::mines
