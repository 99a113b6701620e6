#pragma once

#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/propagation.hpp"
#include "sat/solver.hpp"

namespace quadrille::nonogram {

// The open part of a puzzle as clauses. A cell has a variable per ink it may have, a block an order variable
// "starts here or before" for every start that line solving has left it. A cell within a block has the
// block's ink; a cell after one block and before the next is paper: together with the order of the blocks
// that is complete, and unit propagation tightens the blocks from both sides.
class Encoding {
 public:
  // Reads candidates at their fixed point under line solving. ready() is false if the context ended on the
  // way.
  Encoding(Propagation& propagation, const Candidates& candidates, sat::Tuning tuning, Context& context);
  // The bytes it keeps about the cells, not counting the formula, which reserves its own: reserve them before
  // making one.
  [[nodiscard]] static std::size_t bytes(const Lines& lines);
  [[nodiscard]] bool ready() const { return ready_; }

  // The next answer: satisfiable, and painting() has it.
  [[nodiscard]] sat::Verdict next(Context& context);
  [[nodiscard]] const Painting& painting() const { return painting_; }

  // Later answers differ from the given one.
  void forbid(const Painting& painting);
  // Tries first what the painting says, or the opposite.
  void prefer(const Painting& painting, bool alike);

 private:
  [[nodiscard]] sat::Literal ink(Cell cell, Colour colour) const;
  void add_cells(const Candidates& candidates, Context& context);
  void add_line(std::size_t number, const std::vector<std::vector<int>>& starts);

  const Lines& lines_;
  sat::Solver solver_;
  sat::Literal next_variable_ = 1;
  std::vector<Cell> open_;
  Grid<sat::Literal> first_;  // of the open cells: the variable of the first ink
  Grid<ColourSet> inks_;      // of the open cells: what they may be besides paper; empty elsewhere
  Painting painting_;
  bool ready_ = false;
};

}  // namespace quadrille::nonogram
