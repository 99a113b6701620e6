#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/context.hpp"
#include "puzzles/kakuro/notes.hpp"

namespace quadrille::kakuro {

// How far into kakuro a person must be to use a technique.
enum class Tier : std::uint8_t { easy, medium, hard, expert, diabolical };

// A cell after a deduction: the digits left, and where that is one, it is written.
struct Narrowing {
  std::uint32_t cell = 0;
  Digits left = 0;
};

// What a technique found: at least one cell with fewer digits, or with one that can be written now.
struct Finding {
  std::vector<Narrowing> narrowed;
  std::vector<std::uint32_t> runs{};   // it follows from these runs,
  std::vector<std::uint32_t> notes{};  // and from what was crossed out in these cells before
  Digits digits = 0;                   // the ones that the words are about
};

// One way of a person to get on. It has one of two finders: most look at a single run, some at the whole
// board.
struct Technique {
  std::string_view name;
  Tier tier = Tier::easy;
  double effort = 1;  // of one use, in units of filling the last cell of a run
  std::optional<Finding> (*find_in_run)(const Notes& notes, std::uint32_t run) = nullptr;
  std::optional<Finding> (*find_anywhere)(const Notes& notes, Context& context) = nullptr;
  // The sentence before "so": why the finding holds, told from the notes it was found in.
  std::string (*tell)(const Notes& notes, const Finding& finding) = nullptr;
};

// Keeps `left` of the digits in a cell, as part of a finding, where that changes anything.
inline void narrow(Finding& finding, const Notes& notes, std::uint32_t cell, Digits left) {
  const auto kept = static_cast<Digits>(notes[cell] & left);
  if (kept != notes[cell]) finding.narrowed.push_back({cell, kept});
}

}  // namespace quadrille::kakuro
