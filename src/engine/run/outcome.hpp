#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "engine/run/limits.hpp"
#include "grid/objection.hpp"

namespace quadrille {

// An answer. `complete` is the family's own word for "nothing is left to fill in"; unique and optimal are set
// only if proven.
template <class A>
struct Found {
  A answer;
  bool complete = true;
  std::optional<bool> unique{};
  std::optional<bool> optimal{};
  std::optional<A> second{};  // another answer, when unique is false
};

// An answer with what is known of it, viewed in place, without a copy. Not explicit: it stands for either.
template <class A>
struct FoundView {
  FoundView(const A& held, bool whole = true) : answer(held), complete(whole) {}
  FoundView(const Found<A>& found)
      : answer(found.answer), complete(found.complete), unique(found.unique), optimal(found.optimal) {}

  const A& answer;
  bool complete = true;
  std::optional<bool> unique{};
  std::optional<bool> optimal{};
};

// What a run found, separately from why it ended: an answer, or a proof that there is none. Nothing found
// together with an end of `finished` does not occur.
template <class A>
struct Outcome {
  std::variant<std::monostate, Objection, Found<A>> found{};
  End end = End::finished;

  [[nodiscard]] const Found<A>* answer() const { return std::get_if<Found<A>>(&found); }
  [[nodiscard]] const Objection* impossible() const { return std::get_if<Objection>(&found); }
};

// The same outcome with its answers translated.
template <class A, class Translate>
[[nodiscard]] auto translated(Outcome<A> outcome, Translate&& translate) {
  using B = decltype(translate(std::declval<A>()));
  Outcome<B> result{.found = {}, .end = outcome.end};
  if (auto* impossible = std::get_if<Objection>(&outcome.found)) {
    result.found = std::move(*impossible);
  } else if (auto* found = std::get_if<Found<A>>(&outcome.found)) {
    Found<B> other{translate(std::move(found->answer)), found->complete, found->unique, found->optimal, {}};
    if (found->second) other.second = translate(std::move(*found->second));
    result.found = std::move(other);
  }
  return result;
}

}  // namespace quadrille
