#pragma once

#include <any>
#include <cassert>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/family/format.hpp"
#include "engine/family/strategy.hpp"
#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"

// Puzzles, answers, games and runs of some family, seen from outside: only the family that made one can look
// inside, and does so in place, without a copy.

namespace quadrille {

class AnyPuzzle {
 public:
  virtual ~AnyPuzzle() = default;
};
class AnyAnswer {
 public:
  virtual ~AnyAnswer() = default;
};
class AnyGame {
 public:
  virtual ~AnyGame() = default;
};
using PuzzlePtr = std::shared_ptr<const AnyPuzzle>;
using AnswerPtr = std::shared_ptr<const AnyAnswer>;
using GamePtr = std::shared_ptr<const AnyGame>;
using NamedPuzzle = Named<PuzzlePtr>;
using AnyFound = Found<AnswerPtr>;
using AnyOutcome = Outcome<AnswerPtr>;

// A strategy with its parameters bound. Called like a function; the family that bound it finds the typed
// strategy inside.
struct AnyRun {
  std::function<AnyOutcome(const AnyPuzzle&, Context&)> solve;
  std::any typed{};

  AnyOutcome operator()(const AnyPuzzle& puzzle, Context& context) const { return solve(puzzle, context); }
};

// ---- for the code that erases types ----

template <class Value, class Base>
struct Held final : Base {
  explicit Held(Value held) : value(std::move(held)) {}
  Value value;
};

template <class P>
[[nodiscard]] PuzzlePtr hold_puzzle(P puzzle) {
  return std::make_shared<const Held<P, AnyPuzzle>>(std::move(puzzle));
}
template <class A>
[[nodiscard]] AnswerPtr hold_answer(A answer) {
  return std::make_shared<const Held<A, AnyAnswer>>(std::move(answer));
}

template <class P>
[[nodiscard]] const P& puzzle_in(const AnyPuzzle& puzzle) {
  assert((dynamic_cast<const Held<P, AnyPuzzle>*>(&puzzle) != nullptr));
  return static_cast<const Held<P, AnyPuzzle>&>(puzzle).value;
}
template <class A>
[[nodiscard]] const A& answer_in(const AnyAnswer& answer) {
  assert((dynamic_cast<const Held<A, AnyAnswer>*>(&answer) != nullptr));
  return static_cast<const Held<A, AnyAnswer>&>(answer).value;
}
template <class A>
[[nodiscard]] const A* answer_in(const AnyAnswer* answer) {
  return answer != nullptr ? &answer_in<A>(*answer) : nullptr;
}

template <class P>
[[nodiscard]] Expected<PuzzlePtr> held_puzzle(Expected<P> puzzle) {
  return mapped(std::move(puzzle), hold_puzzle<P>);
}
template <class A>
[[nodiscard]] Expected<AnswerPtr> held_answer(Expected<A> answer) {
  return mapped(std::move(answer), hold_answer<A>);
}
template <class A>
[[nodiscard]] AnyOutcome held_outcome(Outcome<A> outcome) {
  return translated(std::move(outcome), hold_answer<A>);
}

}  // namespace quadrille
