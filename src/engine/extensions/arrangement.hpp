#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/family/extension.hpp"
#include "engine/family/held.hpp"
#include "engine/family/required.hpp"
#include "engine/settings/parameters.hpp"

namespace quadrille {

// The same answer in another order, for a person or program that carries it out, and remarks on that order.
template <class A>
struct Arranged {
  A answer;
  Record schedule{};
  std::string note{};
};
using AnyArranged = Arranged<AnswerPtr>;

// Answers whose parts can be carried out in more than one order.
class Arrangement : public Extension {
 public:
  [[nodiscard]] std::string_view name() const final { return "order"; }
  [[nodiscard]] virtual const std::vector<Parameter>& parameters() const = 0;
  // Fails if a setting is out of range.
  [[nodiscard]] virtual Expected<AnyArranged> arrange(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                                      const Record& settings) const = 0;
};

template <class P, class A>
class TypedArrangement final : public Arrangement {
 public:
  using Arrange = Expected<Arranged<A>>(const P&, const A&, const Record& settings);
  TypedArrangement(std::vector<Parameter> parameters, Required<Arrange> arrange)
      : parameters_(std::move(parameters)), arrange_(arrange) {}

  const std::vector<Parameter>& parameters() const override { return parameters_; }
  Expected<AnyArranged> arrange(const AnyPuzzle& puzzle, const AnyAnswer& answer,
                                const Record& settings) const override {
    const auto arrange = [&](const Record& values) {
      return arrange_(puzzle_in<P>(puzzle), answer_in<A>(answer), values);
    };
    return mapped(then(checked(parameters_, settings), arrange), [](Arranged<A> arranged) {
      return AnyArranged{hold_answer(std::move(arranged.answer)), std::move(arranged.schedule),
                         std::move(arranged.note)};
    });
  }

 private:
  std::vector<Parameter> parameters_;
  Required<Arrange> arrange_;
};

}  // namespace quadrille
