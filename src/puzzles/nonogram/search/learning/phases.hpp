#pragma once

#include <cstdint>
#include <vector>
#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"

#include "engine/run/random.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"
#include "puzzles/nonogram/search/learning/trail.hpp"

namespace quadrille::nonogram {

// Which way to decide a variable: as it was last, or, by turns, as it was in the longest trail without a
// conflict. Now and then the memory is reset, so that the search leaves a region where nothing is found
// (Biere, Fleury 2020).
class Phases {
 public:
  Phases(std::vector<std::uint8_t> start, Random random);

  [[nodiscard]] Literal choose(Variable variable) const;

  // To be called as a literal is taken back, and before the trail of a conflict is.
  void remember(Literal literal) { last_[variable_of(literal)] = holds(literal); }
  void note(const Trail& trail);
  // To be called after every conflict.
  void count_conflict();

 private:
  enum class Way : std::uint8_t { no, yes, unknown };
  static Way way(Literal literal) { return holds(literal) ? Way::yes : Way::no; }
  void set_anew();

  std::vector<std::uint8_t> start_;  // the likelier way
  std::vector<std::uint8_t> last_;
  std::vector<Way> longest_;  // of the trails since the memory was last reset
  std::vector<Way> best_;     // of all trails since the best one was last taken up
  std::size_t longest_size_ = 0;
  std::size_t best_size_ = 0;
  Random random_;
  std::uint64_t conflicts_ = 0;
  std::uint64_t next_;
  std::uint64_t round_ = 0;
};

// For every statement, whether it is likelier than its opposite if all placements of the cell's row and all
// those of its column were equally likely and independent: the best place for a search to begin. On the
// puzzle Lion it took the learner from 0.18 to 0.07 s (docs/performance.md).
[[nodiscard]] std::vector<std::uint8_t> likely(const Lines& lines, const Candidates& candidates,
                                               const Statements& statements, Context& context);

}  // namespace quadrille::nonogram
