#include "puzzles/nonogram/search/learning/clauses.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace quadrille::nonogram {
namespace {

// A clause over this few levels is kept for good.
constexpr std::uint32_t kBestGlue = 2;

}  // namespace

Clauses::Reference Clauses::add(std::span<const Literal> literals, std::uint32_t glue) {
  const auto clause = static_cast<Reference>(words_.size());
  words_.push_back(static_cast<std::uint32_t>(literals.size()));
  words_.push_back(glue);
  words_.insert(words_.end(), literals.begin(), literals.end());
  if (glue > kBestGlue) ++droppable_;
  watch(clause);
  return clause;
}

void Clauses::watch(Reference clause) {
  const auto literals = (*this)[clause];
  watches_[literals[0]].push_back({clause, literals[1]});
  watches_[literals[1]].push_back({clause, literals[0]});
}

void Clauses::drop_half(Trail& trail) {
  // 1. The worse half, among equals the longer, then the older ones.
  std::vector<Reference> reasons;
  for (const auto literal : trail.literals()) {
    const auto& reason = trail.reason(variable_of(literal));
    if (reason.kind == Reason::Kind::clause) reasons.push_back(reason.index);
  }
  std::ranges::sort(reasons);
  std::vector<Reference> worst;
  const auto end = static_cast<Reference>(words_.size());
  const auto after = [this](Reference clause) {
    return clause + static_cast<Reference>(kHead) + words_[clause];
  };
  for (Reference clause = 0; clause < end; clause = after(clause)) {
    if (words_[clause + 1] > kBestGlue && !std::ranges::binary_search(reasons, clause))
      worst.push_back(clause);
  }
  const auto rank = [this](Reference clause) {
    return std::tuple(~words_[clause + 1], ~words_[clause], clause);
  };
  std::ranges::sort(worst, {}, rank);
  worst.resize(worst.size() / 2);
  std::ranges::sort(worst);
  droppable_ -= worst.size();

  // 2. The others close up; they keep their order, so reasons can be updated in one pass.
  std::vector<std::pair<Reference, Reference>> moved;  // reasons, from and to
  moved.reserve(reasons.size());
  auto drop = worst.begin();
  auto reason = reasons.begin();
  Reference to = 0;
  for (Reference from = 0; from < end;) {
    const auto next = after(from);
    if (drop != worst.end() && *drop == from) {
      ++drop;
    } else {
      if (reason != reasons.end() && *reason == from) {
        moved.emplace_back(from, to);
        ++reason;
      }
      std::copy(words_.begin() + from, words_.begin() + next, words_.begin() + to);
      to += next - from;
    }
    from = next;
  }
  words_.resize(to);
  for (const auto literal : trail.literals()) {
    auto& of_literal = trail.reason(variable_of(literal));
    if (of_literal.kind != Reason::Kind::clause) continue;
    of_literal.index =
        std::ranges::lower_bound(moved, of_literal.index, {}, &std::pair<Reference, Reference>::first)
            ->second;
  }
  for (auto& watches : watches_) watches.clear();
  for (Reference clause = 0; clause < to; clause = after(clause)) watch(clause);
}

}  // namespace quadrille::nonogram
