#pragma once

#include <optional>
#include <vector>

#include "engine/teach/walk.hpp"
#include "puzzles/kakuro/search/proof.hpp"
#include "puzzles/kakuro/teach/notes.hpp"
#include "puzzles/kakuro/teach/techniques/list.hpp"

namespace quadrille::kakuro {

// Works a puzzle out as a person would: always with the easiest technique that makes progress. A technique
// that found nothing in a run does not look at that run again until one of its cells changes.
class ByHand {
 public:
  using Finding = kakuro::Finding;

  ByHand(const Puzzle& puzzle, const Filling& from);

  [[nodiscard]] const Notes& notes() const { return notes_; }
  [[nodiscard]] static std::span<const Technique* const> techniques() { return kakuro::techniques(); }
  [[nodiscard]] bool finished() const { return notes_.count_open() == 0; }

  // The easiest insight with the techniques up to a tier, near the last one if there are several. nullopt:
  // there is none, the notes are contradictory, or the context has ended. With all tiers there is one for
  // every puzzle that proof() says has one answer.
  [[nodiscard]] std::optional<Insight<Finding>> next(Tier hardest, Context& context) {
    return easiest(*this, hardest, context);
  }
  // The same with all techniques, as a node of the context.
  [[nodiscard]] std::optional<Insight<Finding>> next(Context& context) {
    return context.enter_node() ? next(Tier::diabolical, context) : std::nullopt;
  }
  // What one technique finds.
  [[nodiscard]] std::optional<Finding> look(std::size_t level, Context& context);

  // Notes what was found; a cell with one digit left is written.
  void note(const Finding& finding);

  // How many answers the puzzle has, as far as a moderate search can tell; determined once, when first
  // needed.
  [[nodiscard]] const Proof& proof(Context& context);

 private:
  void requeue(std::uint32_t run);
  [[nodiscard]] std::optional<Finding> look_nested(Context& context);

  Notes notes_;
  // By technique, the runs in which no easier technique has found anything; the last to change comes first.
  // An entry counts only if it matches the run's level.
  std::vector<std::vector<std::uint32_t>> waiting_;
  std::vector<std::size_t> level_;  // by run
  std::vector<bool> changed_;       // by technique: since it last looked at the whole board in vain
  std::optional<Proof> proof_;
};

}  // namespace quadrille::kakuro
