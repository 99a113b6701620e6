#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

#include "engine/run/context.hpp"

namespace quadrille {

// A formula as a plain list of clauses. Variables are 1, 2, ...; a literal is a variable or its negative, as
// in DIMACS. It asks the context for the bytes it grows by, and holds them as long as it lives. Once refused,
// it takes no more clauses: whole() is then false, and its contents say nothing about the puzzle.
class Cnf {
 public:
  explicit Cnf(Context& context) : context_(context), held_(context, 0) {}

  [[nodiscard]] int variables(int count);  // the first of `count` new ones in a row; 0 if cut
  void add(std::span<const int> clause);
  void add(std::initializer_list<int> clause) { add(std::span(clause.begin(), clause.size())); }

  // For the encoder to ask every now and then: false once cut, also by a stop or by time.
  [[nodiscard]] bool proceed();
  [[nodiscard]] bool whole() const { return !cut_; }

  [[nodiscard]] int variables() const { return variables_; }
  [[nodiscard]] std::size_t clauses() const { return ends_.size(); }
  [[nodiscard]] std::span<const int> clause(std::size_t number) const {
    const auto begin = number == 0 ? 0 : ends_[number - 1];
    return std::span(literals_).subspan(begin, ends_[number] - begin);
  }

 private:
  Context& context_;
  Reservation held_;
  std::size_t bytes_held_ = 0;
  int variables_ = 0;
  std::vector<int> literals_;  // clause after clause
  std::vector<std::size_t> ends_;
  bool cut_ = false;
};

}  // namespace quadrille
