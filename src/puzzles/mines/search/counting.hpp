#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/mines/search/counting_problem.hpp"

namespace quadrille::mines {

// How layouts are distinguished while they are counted: by their number of mines, if the board's total
// matters; or not at all, with every mine weighing `odds` against none, if only a density is known.
struct Tally {
  bool by_mines = true;
  double odds = 1;
};

template <class Key>
struct CutStep;

// What all layouts together say about one cell of a zone.
struct Marginal {
  double odds = 0;  // of a mine
  bool can_be_mine = false;
  bool can_be_safe = false;
  bool zone_can_be_empty = false;  // all cells of the zone safe at once
  bool zone_can_be_full = false;   // all of them mines at once
};

// The layouts of a component by their number of mines: by_mines[i] of them have least + i, times 2 to the
// exponent. What is possible is never 0, however it was scaled.
struct Spectrum {
  int least = 0;
  std::span<const double> by_mines{};
  int exponent = 0;
  bool whole = false;  // true counts, none of them ever rounded
};

// Counts the layouts of one component by dynamic programming over its zones in an order with a narrow cut. A
// state is what the numbers within the cut still need; layouts that agree on that share it. A forward pass
// gives the spectrum; a backward pass that starts from the weights of the rest of the board gives every
// marginal.
//
// Counts are doubles: whole numbers up to 2^53, rounded above that, but never to 0. So a 0 is a proof that
// there is no such layout, and certainty does not depend on rounding.
//
// Buffers are kept from one component to the next. One object belongs to one thread.
class Counter {
 public:
  enum class Verdict : std::uint8_t {
    counted,
    impossible,  // no layout fits the numbers
    too_wide,    // the cut is wider, or has more states, than allowed
    ended        // the context ended the run
  };

  // The forward pass. The context counts a node per zone.
  [[nodiscard]] Verdict count(const CountingProblem& problem, std::span<const std::uint32_t> order,
                              Tally tally, Context& context);
  [[nodiscard]] Spectrum spectrum() const;
  [[nodiscard]] std::size_t bytes() const;  // of its tables

  // The backward pass: weights[i] belongs to least + i mines in this component. The marginals are in the
  // order of the component's zones.
  [[nodiscard]] std::span<const Marginal> marginals(std::span<const double> weights);

 private:
  struct State {
    std::uint32_t weights = 0;  // the first of them
    std::int32_t least = 0;     // mines so far
    std::int32_t most = 0;
  };
  struct Move {
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t mines = 0;
  };
  // A zone in its turn: its own number, its cells, and where the states before it and the moves begin.
  struct Layer {
    std::uint32_t zone = 0;
    std::uint32_t cells = 0;
    std::uint32_t states = 0;
    std::uint32_t moves = 0;
  };

  // A move with the states it joins, the ways to lay its mines, and how far they shift the weights.
  struct Passage {
    const State& source;
    const State& target;
    double ways;
    int shift;
  };
  [[nodiscard]] Passage passage_of(const Layer& layer, const Move& move) const {
    const auto& source = states_[move.from];
    const auto& target = states_[move.to];
    return {source, target, ways_[layer.cells][move.mines],
            source.least + static_cast<int>(tally_.by_mines ? move.mines : 0) - target.least};
  }

  template <class Key>
  [[nodiscard]] Verdict run(std::span<const CutStep<Key>> steps, Context& context);
  template <class Key>
  void spread(const CutStep<Key>& step, std::span<const Key> keys, std::vector<Key>& next);
  void begin(Tally tally);
  void weigh(const Layer& layer);
  [[nodiscard]] double drift_of(const Layer& layer) const;

  Tally tally_{};
  std::array<std::array<double, 9>, 9>
      ways_{};  // to lay a number of mines in a zone of a number of cells, weighed
  std::vector<Layer> layers_;
  std::vector<State> states_;
  std::vector<Move> moves_;
  std::vector<double> weights_;  // of the layouts up to a state
  std::vector<double> onward_;   // of those from a state onwards
  std::vector<std::uint32_t> table_;
  std::vector<Marginal> marginals_;
  int exponent_ = 0;
};

}  // namespace quadrille::mines
