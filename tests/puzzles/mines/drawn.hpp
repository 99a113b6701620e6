#pragma once

#include <string>
#include <string_view>

#include "engine/run/context.hpp"
#include "puzzles/mines/formats/plain.hpp"
#include "puzzles/mines/model/answer.hpp"
#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {

// A position drawn in a test.
inline Position drawn(std::string_view text) { return read_plain(text).value().front().puzzle; }

inline Outcome<Analysis> analysed(const Position& position, Depth depth = Depth::choosing) {
  Context context({});
  return analyse(position, depth, context);
}

// What is found in a drawn position, in the answer form without its guess.
inline std::string findings(std::string_view text, Depth depth = Depth::counting) {
  const auto position = drawn(text);
  const auto outcome = analysed(position, depth);
  if (const auto* impossible = outcome.impossible()) return "impossible: " + impossible->reason;
  auto analysis = outcome.answer()->answer;
  analysis.guess.reset();
  return write_answer(position, analysis);
}

}  // namespace quadrille::mines
