#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/run/context.hpp"
#include "engine/run/random.hpp"
#include "puzzles/nonogram/search/conflicts.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

namespace quadrille::nonogram {

enum class Probed { solved, contradiction, open, stopped };

// Where to branch: a cell and the colour to try first.
struct Branch {
  Cell cell;
  Colour colour = kPaper;
};

// What a position may keep of its trials, in bytes each. If conflicts, or the lines that a trial touched,
// would take more, they are not kept, and there are more trials.
struct Keeping {
  // A deep search holds one set per level.
  std::size_t conflicts = std::size_t{1} << 25U;
  std::size_t touched = std::size_t{1} << 25U;
};

// One position of a search, and what trying its candidates one by one has shown. A trial that fails excludes
// its candidate; what all colours of a cell agree on holds without a trial; and what a trial excludes is
// recorded in the other direction as well (see Conflicts). A trial is repeated only if a line that it touched
// has changed since, or another trial has shown something new about its candidate. A value: a branch works on
// a copy.
class Probing {
 public:
  Probing(const Lines& lines, Candidates candidates, const Keeping& keeping);
  // The bytes one of these takes: reserve them first.
  [[nodiscard]] static std::size_t bytes(const Lines& lines, const Candidates& candidates,
                                         const Keeping& keeping);

  [[nodiscard]] const Candidates& candidates() const { return candidates_; }

  // Tries until nothing new can be shown; line solving of some 50 microseconds is a node. Can be called
  // again after a stop.
  [[nodiscard]] Probed settle(Propagation& propagation, Context& context);

  // A candidate taken out or decided upon from outside. False: a contradiction.
  [[nodiscard]] bool exclude(Propagation& propagation, Cell cell, Colour colour, Context& context);
  [[nodiscard]] bool assign(Propagation& propagation, Cell cell, Colour colour, Context& context);

  // What a branch on an open cell promises, and the colour to try first (Min-logd: a cell is good if its
  // weaker colour shows much, and if its colours differ much).
  struct Promise {
    double score = -1;
    Branch branch{};
  };
  [[nodiscard]] Promise promise(Cell cell) const;
  // The most promising of the open cells after settle() said open. With a random source: one of the best few.
  // Must not be used if the context has ended.
  [[nodiscard]] Branch choose(Random* random, Context& context) const;

 private:
  enum class Tried { sound, contradiction, stopped };

  [[nodiscard]] Candidate candidate_of(Cell cell, Colour colour) const;
  [[nodiscard]] bool is_stale(Candidate candidate) const;
  [[nodiscard]] Tried try_candidate(Propagation& propagation, Cell cell, Colour colour, Context& context);
  [[nodiscard]] std::optional<Probed> probe(Propagation& propagation, Cell cell, Context& context);
  [[nodiscard]] bool propagate(Propagation& propagation, Candidates& changed, Context& context);
  void exclude_all(Propagation& propagation, Candidates& candidates, const Word* excluded) const;
  void adopt(const Candidates& narrower);

  const Lines* lines_;
  Candidates candidates_;
  Candidates trial_;
  std::vector<Word> common_;  // what all colours of a cell exclude
  Conflicts conflicts_;
  std::size_t touched_words_;  // 0: not kept
  std::uint64_t trials_ = 0;
  std::uint32_t now_ = 1;
  std::vector<std::uint32_t> changed_at_;  // by line
  std::vector<std::uint32_t> probed_at_;   // by candidate; 0: to be tried
  std::vector<std::int32_t> shown_;        // by candidate: how much its last trial excluded
  std::vector<Word> touched_;              // by candidate: the lines of its last trial
};

}  // namespace quadrille::nonogram
