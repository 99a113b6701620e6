#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/family/extension.hpp"
#include "engine/family/held.hpp"
#include "engine/family/required.hpp"

namespace quadrille {

// What a run counted and found, as an older program reports it.
struct ClassicRun {
  std::string_view strategy;
  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;
  double seconds = 0;
  std::optional<bool> valid{};  // the referee's verdict on the answer; nullopt: there is no answer
};

// The terms of an older program whose experiments a family can repeat: its methods in its order, its board,
// the lines it prints per run, and its table.
template <class P, class A>
struct ClassicWords {
  std::vector<std::string> strategies;
  std::vector<std::string> columns;  // of its table, after the puzzle's name and file
  Required<std::string(const P&, const A&)> board;
  Required<std::string(const ClassicRun&)> statistics;
  Required<std::vector<std::string>(const ClassicRun&)> row;
};

class Classic : public Extension {
 public:
  [[nodiscard]] std::string_view name() const final { return "classic"; }
  [[nodiscard]] virtual const std::vector<std::string>& strategies() const = 0;
  [[nodiscard]] virtual const std::vector<std::string>& columns() const = 0;
  [[nodiscard]] virtual std::string board(const AnyPuzzle& puzzle, const AnyAnswer& answer) const = 0;
  [[nodiscard]] virtual std::string statistics(const ClassicRun& run) const = 0;
  [[nodiscard]] virtual std::vector<std::string> row(const ClassicRun& run) const = 0;
};

template <class P, class A>
class TypedClassic final : public Classic {
 public:
  explicit TypedClassic(ClassicWords<P, A> words) : words_(std::move(words)) {}

  const std::vector<std::string>& strategies() const override { return words_.strategies; }
  const std::vector<std::string>& columns() const override { return words_.columns; }
  std::string board(const AnyPuzzle& puzzle, const AnyAnswer& answer) const override {
    return words_.board(puzzle_in<P>(puzzle), answer_in<A>(answer));
  }
  std::string statistics(const ClassicRun& run) const override { return words_.statistics(run); }
  std::vector<std::string> row(const ClassicRun& run) const override { return words_.row(run); }

 private:
  ClassicWords<P, A> words_;
};

}  // namespace quadrille
