#pragma once

#include <vector>

#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// Knows where the mines are and opens cells for a player who does not. Shares no code with the solvers.
class Referee {
 public:
  explicit Referee(Layout layout);

  // What a player does. False: it had no effect, as nothing has after the end.
  // Opens a closed cell; a 0 opens its neighbours too, but for those with flags. A mine ends the game.
  bool open(Cell cell);
  // Puts a flag on a closed cell, or takes it away.
  bool mark(Cell cell);
  // Opens all closed neighbours of a number that has as many flags beside it as it says.
  bool chord(Cell cell);

  [[nodiscard]] const Layout& layout() const { return layout_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] bool lost() const { return !exploded_.empty(); }
  [[nodiscard]] bool won() const { return !lost() && left_ == 0; }
  [[nodiscard]] const std::vector<Cell>& exploded() const { return exploded_; }  // several after a chord
  [[nodiscard]] int opened() const { return opened_; }

  // The number of mines beside a cell, open or not.
  [[nodiscard]] int count_beside(Cell cell) const;

 private:
  [[nodiscard]] bool ended() const { return lost() || left_ == 0; }
  void uncover(Cell cell);

  Layout layout_;
  Position position_;
  int left_ = 0;  // safe cells still closed
  int opened_ = 0;
  std::vector<Cell> exploded_;
};

}  // namespace quadrille::mines
