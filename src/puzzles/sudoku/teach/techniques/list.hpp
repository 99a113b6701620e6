#pragma once

#include <span>

#include "engine/teach/technique.hpp"
#include "puzzles/sudoku/teach/notes.hpp"

namespace quadrille::sudoku {

// Effort is in units of filling the last cell of a house; the sentence is what stands before the conclusion.
using Technique = quadrille::Technique<Notes, Finding>;

// Leaves a cell without some digits, as part of a finding, where that changes anything.
inline void remove(Finding& finding, const Notes& notes, int cell, Digits digits) {
  const auto left = static_cast<Digits>(notes[cell] & ~digits);
  if (left != notes[cell]) finding.narrowed.push_back({cell, left});
}

// Nothing where a finding changes nothing.
inline std::optional<Finding> if_new(Finding finding) {
  if (finding.narrowed.empty()) return std::nullopt;
  return finding;
}

// Calls look(subset) for the subsets of so many things with so many members, as sets of bits in rising order,
// until it returns a finding.
template <class Look>
std::optional<Finding> first_subset(std::size_t things, std::size_t members, Look&& look) {
  if (members > things) return std::nullopt;
  for (unsigned subset = (1U << members) - 1; subset < 1U << things;) {
    if (auto finding = look(subset)) return finding;
    const unsigned low = subset & -subset;  // the next larger number with as many bits (Gosper)
    const unsigned carried = subset + low;
    subset = carried | ((subset ^ carried) >> (std::countr_zero(low) + 2));
  }
  return std::nullopt;
}

// singles.cpp: one open cell in a house; one place for a digit in a house; one digit for a cell.
extern const Technique kFullHouse;
extern const Technique kHiddenSingle;
extern const Technique kNakedSingle;

// locked.cpp: all places of a digit in a box lie in one row or column, and the other way round.
extern const Technique kPointing;
extern const Technique kClaiming;

// subsets.cpp: as many digits as cells in a house. Naked: the cells have no others; hidden: the digits have
// no other cells.
extern const Technique kNakedPair;
extern const Technique kHiddenPair;
extern const Technique kNakedTriple;
extern const Technique kHiddenTriple;
extern const Technique kNakedQuad;
extern const Technique kHiddenQuad;

// fish.cpp: a digit whose places in some rows lie in as many columns, and the other way round.
extern const Technique kXWing;
extern const Technique kSwordfish;
extern const Technique kJellyfish;

// wings.cpp: a cell of two or three digits with two others that share one digit each with it, and two equal
// cells of two digits whose one digit cannot be missing from both.
extern const Technique kXyWing;
extern const Technique kXyzWing;
extern const Technique kWWing;

// colouring.cpp: places of a digit of which every second one holds it.
extern const Technique kColouring;

// chains.cpp: of the first and the last candidate one holds, since each that does not makes the next one
// hold.
extern const Technique kXChain;
extern const Technique kXyChain;
extern const Technique kChain;

// what_if.cpp: a digit that leads to a contradiction by singles. The nested one takes the digit from the only
// answer: every other would fall to trials within trials.
extern const Technique kWhatIf;
extern const Technique kNestedWhatIf;

// All of them in the order in which a person tries them, easiest first.
[[nodiscard]] std::span<const Technique* const> techniques();

}  // namespace quadrille::sudoku
