#pragma once

#include <optional>
#include <vector>

#include "puzzles/mines/search/exact.hpp"

namespace quadrille::mines {

// One number that a cell may show, and what the board looks like then.
struct Prospect {
  int number = 0;     // that the cell shows
  double chance = 0;  // of this number, given that the cell is safe
  double best = 0;    // safety of the safest cell to open next; 1: some cell is safe for certain
  double second = 0;  // and of the next one
  int certain = 0;    // cells that are then safe for certain
};

// Looks one opening ahead: what each number in a cell would reveal. The mine total is taken into account
// through the density it leaves, not exactly: this is for choosing a guess, never for a proof, and the exact
// total won no more games (docs/performance.md).
class Lookahead {
 public:
  Lookahead(const PaddedBoard& padded, const Frontier& frontier, const Marginals& marginals);

  // The prospects of a closed cell by the number it shows; nullopt if the context ended the run.
  [[nodiscard]] std::optional<std::vector<Prospect>> prospects(PaddedIndex cell, Context& context);

 private:
  // The components and cells affected by opening a cell, as one component with the new number last.
  struct View {
    CountingProblem problem{};
    int known = 0;    // mines beside the cell
    int unknown = 0;  // cells beside it that may hold one
  };
  [[nodiscard]] View view_of(PaddedIndex cell);

  const PaddedBoard& ground_;
  const Frontier& frontier_;
  const Marginals& survey_;
  Counter counter_;
  std::vector<std::array<double, 2>> safest_;  // of every component: its two best cells
  std::vector<char> in_view_;                  // by component
};

}  // namespace quadrille::mines
