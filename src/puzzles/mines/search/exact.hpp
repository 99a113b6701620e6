#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/search/conflict.hpp"
#include "puzzles/mines/search/counting.hpp"
#include "puzzles/mines/search/coupling.hpp"
#include "puzzles/mines/search/segmentation.hpp"

namespace quadrille::mines {

// What is known beforehand about the mines not found yet.
struct MineBudget {
  std::optional<int> left{};        // on the whole board
  std::optional<double> density{};  // if the total is not known and a density is given
  int open = 0;                     // cells known to be clear
  int found = 0;                    // mines known
};

[[nodiscard]] MineBudget budget_of(const Position& position, const PaddedBoard& padded);

// The chances of every unknown cell.
struct Marginals {
  std::vector<Marginal> zones{};  // one cell of each zone of the frontier
  Marginal inland{};              // one of the cells that touch no number
  double density = 0;             // of mines where no number says more
  bool exact = true;              // every layout was counted
  bool shown = true;              // some layout is known to fit; an estimate alone does not show that
};

// Counts all layouts of a frontier: every component by itself, then all tied together by the total or by a
// density; a component beyond the limits is estimated. The idea is the source document's, without its limit
// of 15 variables, since its own boards have 148 to 212 frontier cells. Keeps its buffers, reserved from the
// context, which must live longer. One object belongs to one thread.
class ExactCounter {
 public:
  // Monostate: the context ended the run before the counting was done.
  using Result = std::variant<std::monostate, Marginals, Conflict>;
  [[nodiscard]] Result count(const Frontier& frontier, const MineBudget& budget, Context& context,
                             const ComponentLimits& limits = {});

  // To be called after an exact count with a total: the layouts of each component by its number of mines.
  [[nodiscard]] std::vector<Spectrum> spectra() const;

 private:
  [[nodiscard]] Marginals gathered(const Frontier& frontier, const Coupling& coupling);

  std::optional<Reservation> room_;
  std::vector<Counter> counters_;  // by component
  std::vector<char> counted_;
};

}  // namespace quadrille::mines
