#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/teach/technique.hpp"
#include "puzzles/kakuro/teach/notes.hpp"

namespace quadrille::kakuro {

// A cell after a deduction: the digits left; if that is only one, it is written.
struct Narrowing {
  std::uint32_t cell = 0;
  Digits left = 0;
};

// What a technique found: at least one cell with fewer digits, or with one that can be written now.
struct Finding {
  std::vector<Narrowing> narrowed;
  std::vector<std::uint32_t> runs{};   // it follows from these runs,
  std::vector<std::uint32_t> notes{};  // and from what was crossed out in these cells before
  Digits digits = 0;                   // the ones that the sentence is about
};

// Where a technique looks: most look at a single run, some at the whole board. Runs are brought to it by
// ByHand.
struct Finder {
  std::optional<Finding> (*in_run)(const Notes& notes, std::uint32_t run) = nullptr;
  std::optional<Finding> (*anywhere)(const Notes& notes, Context& context) = nullptr;
};

// Effort is in units of filling the last cell of a run; the sentence is the part before the conclusion.
using Technique = quadrille::Technique<Notes, Finding, Finder>;

// Keeps `left` of the digits in a cell, as part of a finding, if that changes anything.
inline void narrow(Finding& finding, const Notes& notes, std::uint32_t cell, Digits left) {
  const auto kept = static_cast<Digits>(notes[cell] & left);
  if (kept != notes[cell]) finding.narrowed.push_back({cell, kept});
}

}  // namespace quadrille::kakuro
