#pragma once

#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/limits.hpp"
#include "grid/cell.hpp"

namespace quadrille {

// A proof that the puzzle has no answer, in words and with the cells that show it.
struct Impossible {
  std::string reason;
  std::vector<Cell> cells{};
};

// An answer. `complete` is the family's own word for "nothing is left to fill in"; unique and optimal are set
// only where proven.
template <class A>
struct Found {
  A answer;
  bool complete = true;
  std::optional<bool> unique{};
  std::optional<bool> optimal{};
  std::optional<A> second{};  // another answer, when unique is false
};

// What a run found, beside why it ended. Nothing found and an end of `finished` do not go together.
template <class A>
struct Outcome {
  std::variant<std::monostate, Impossible, Found<A>> found{};
  End end = End::finished;

  [[nodiscard]] const Found<A>* answer() const { return std::get_if<Found<A>>(&found); }
  [[nodiscard]] const Impossible* impossible() const { return std::get_if<Impossible>(&found); }
};

// The same outcome with its answers translated.
template <class A, class Translate>
[[nodiscard]] auto translated(Outcome<A> outcome, Translate&& translate) {
  using B = decltype(translate(std::declval<A>()));
  Outcome<B> result{.found = {}, .end = outcome.end};
  if (auto* impossible = std::get_if<Impossible>(&outcome.found)) {
    result.found = std::move(*impossible);
  } else if (auto* found = std::get_if<Found<A>>(&outcome.found)) {
    Found<B> other{translate(std::move(found->answer)), found->complete, found->unique, found->optimal, {}};
    if (found->second) other.second = translate(std::move(*found->second));
    result.found = std::move(other);
  }
  return result;
}

}  // namespace quadrille
