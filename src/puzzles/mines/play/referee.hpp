#pragma once

#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// Knows where the mines are and opens cells for a player who does not. Shares no code with the solvers.
class Referee {
 public:
  explicit Referee(Layout layout);

  // Opens a closed cell; a 0 opens its neighbours too. A mine ends the game.
  void open(Cell cell);

  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] bool lost() const { return lost_; }
  [[nodiscard]] bool won() const { return !lost_ && left_ == 0; }
  [[nodiscard]] int opened() const { return opened_; }

 private:
  [[nodiscard]] int count_beside(Cell cell) const;

  Layout layout_;
  Position position_;
  int left_ = 0;  // safe cells still closed
  int opened_ = 0;
  bool lost_ = false;
};

}  // namespace quadrille::mines
