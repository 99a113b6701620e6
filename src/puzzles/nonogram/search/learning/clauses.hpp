#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/run/disposal.hpp"
#include "engine/run/slices.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"
#include "puzzles/nonogram/search/learning/trail.hpp"

namespace quadrille::nonogram {

// Clauses of two literals or more, one after another in one block of memory. The first two literals of a
// clause are watched: while neither is false, nothing follows from the clause.
class Clauses {
 public:
  using Reference = std::uint32_t;

  // Must not be used if the context ends on the way.
  Clauses(std::size_t variables, Context& context)
      : watches_(filled_in_slices(2 * variables, std::vector<Watch>(), context)) {}
  ~Clauses() {
    if (watches_.size() * sizeof(watches_[0]) > kLargeBytes)
      dispose_of(std::move(words_), std::move(watches_));
  }
  Clauses(const Clauses&) = delete;
  Clauses& operator=(const Clauses&) = delete;

  // A clause with glue 0 is never dropped; of the others, those whose literals lie on fewer levels are better
  // (Audemard, Simon 2009).
  Reference add(std::span<const Literal> literals, std::uint32_t glue);
  [[nodiscard]] std::span<const Literal> operator[](Reference clause) const {
    return {words_.data() + clause + kHead, words_[clause]};
  }
  // Learned clauses that may be dropped.
  [[nodiscard]] std::size_t droppable() const { return droppable_; }
  [[nodiscard]] std::size_t bytes() const { return words_.size() * sizeof(std::uint32_t) * 2; }

  // What follows from the literal that has become true: calls assign(literal, clause) for every clause with
  // one literal left, which is then first. Returns the first clause that has none left, or kNone if there is
  // no such clause.
  static constexpr Reference kNone = ~Reference{0};
  template <class Assign>
  [[nodiscard]] Reference follow(Literal literal, const Trail& trail, Assign&& assign);

  // Drops the worse half of the clauses that may be dropped, except reasons of the trail, which is updated
  // with the new places of its clauses.
  void drop_half(Trail& trail);

 private:
  static constexpr std::size_t kHead = 2;  // words before the literals: how many there are, and the glue
  struct Watch {
    Reference clause = 0;
    Literal other = 0;  // some literal of the clause: while it is true, the clause need not be examined
  };

  void watch(Reference clause);

  std::vector<std::uint32_t> words_;
  std::vector<std::vector<Watch>> watches_;  // by literal: of the clauses that watch it
  std::size_t droppable_ = 0;
};

template <class Assign>
Clauses::Reference Clauses::follow(Literal literal, const Trail& trail, Assign&& assign) {
  const auto lost = contrary(literal);
  auto& watches = watches_[lost];
  auto kept = watches.begin();
  Reference failed = kNone;
  for (const auto watch : watches) {
    if (failed != kNone || trail.is_true(watch.other)) {
      *kept++ = watch;
      continue;
    }
    auto* const literals = words_.data() + watch.clause + kHead;
    const std::size_t size = words_[watch.clause];
    if (literals[0] == lost) std::swap(literals[0], literals[1]);
    const auto other = literals[0];
    bool moved = false;
    if (!trail.is_true(other)) {
      for (std::size_t i = 2; i < size && !moved; ++i) {
        if (trail.is_false(literals[i])) continue;
        std::swap(literals[1], literals[i]);
        watches_[literals[1]].push_back({watch.clause, other});
        moved = true;
      }
    }
    if (moved) continue;
    *kept++ = {watch.clause, other};
    if (trail.is_false(other)) failed = watch.clause;
    if (trail.is_open(other)) assign(other, watch.clause);
  }
  watches.erase(kept, watches.end());
  return failed;
}

}  // namespace quadrille::nonogram
