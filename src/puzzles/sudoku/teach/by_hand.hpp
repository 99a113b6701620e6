#pragma once

#include "engine/teach/walk.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {

// Works a puzzle out as a person would: always with the easiest technique that gets on.
class ByHand : public Hand<Notes, Finding> {
 public:
  ByHand(const Puzzle& puzzle, const Filling& from) : Hand(Notes(puzzle, from), sudoku::techniques()) {}

  // What one technique finds. Nothing, too, where the notes are contradictory: anything would follow.
  [[nodiscard]] std::optional<Finding> look(std::size_t technique, Context& context) {
    if (notes().contradictory() || finished()) return std::nullopt;
    return Hand::look(technique, context);
  }
  // The easiest insight there is with the techniques up to a tier, as a node of the context. Up to the last
  // tier there is one for every puzzle that proof() says has one answer.
  [[nodiscard]] std::optional<Insight<Finding>> next(Tier hardest, Context& context) {
    return context.enter_node() ? easiest(*this, hardest, context) : std::nullopt;
  }
  [[nodiscard]] std::optional<Insight<Finding>> next(Context& context) {
    return next(Tier::diabolical, context);
  }
  [[nodiscard]] const Proof& proof(Context& context) { return paper().proof(context); }
};

}  // namespace quadrille::sudoku
