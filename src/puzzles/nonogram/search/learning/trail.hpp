#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/run/slices.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"

namespace quadrille::nonogram {

// Why a literal is true.
struct Reason {
  enum class Kind : std::uint8_t { decision, clause, line, cell };
  Kind kind = Kind::decision;
  std::uint32_t index = 0;  // of the clause or the line
};

// The literals that are true, in the order they became so, in levels that each begin with a decision; level 0
// is what holds without any decision.
class Trail {
 public:
  // Must not be used if the context ends on the way.
  Trail(std::size_t variables, Context& context)
      : truth_(filled_in_slices(2 * variables, Truth::open, context)),
        entries_(filled_in_slices(variables, Entry{}, context)) {
    literals_.reserve(variables);
  }

  [[nodiscard]] bool is_true(Literal literal) const { return truth_[literal] == Truth::is_true; }
  [[nodiscard]] bool is_false(Literal literal) const { return truth_[literal] == Truth::is_false; }
  [[nodiscard]] bool is_open(Literal literal) const { return truth_[literal] == Truth::open; }

  [[nodiscard]] std::size_t size() const { return literals_.size(); }
  [[nodiscard]] Literal operator[](std::size_t position) const { return literals_[position]; }
  [[nodiscard]] const std::vector<Literal>& literals() const { return literals_; }
  [[nodiscard]] std::uint32_t level() const { return static_cast<std::uint32_t>(starts_.size()); }
  // Where the deepest level begins.
  [[nodiscard]] std::size_t start() const { return starts_.empty() ? 0 : starts_.back(); }

  // Of a variable that is decided one way or the other.
  [[nodiscard]] std::uint32_t level(Variable variable) const { return entries_[variable].level; }
  [[nodiscard]] std::uint32_t position(Variable variable) const { return entries_[variable].position; }
  [[nodiscard]] Reason& reason(Variable variable) { return entries_[variable].reason; }
  [[nodiscard]] const Reason& reason(Variable variable) const { return entries_[variable].reason; }

  void assign(Literal literal, Reason reason) {
    truth_[literal] = Truth::is_true;
    truth_[contrary(literal)] = Truth::is_false;
    entries_[variable_of(literal)] = {level(), static_cast<std::uint32_t>(literals_.size()), reason};
    literals_.push_back(literal);
  }
  void begin_level() { starts_.push_back(literals_.size()); }

  // Takes back all levels deeper than the given one, visit(literal) newest first.
  template <class Visit>
  void retreat(std::uint32_t to, Visit&& visit) {
    if (level() <= to) return;
    while (literals_.size() > starts_[to]) {
      const auto literal = literals_.back();
      literals_.pop_back();
      truth_[literal] = truth_[contrary(literal)] = Truth::open;
      visit(literal);
    }
    starts_.resize(to);
  }

 private:
  enum class Truth : std::uint8_t { open, is_true, is_false };
  struct Entry {
    std::uint32_t level = 0;
    std::uint32_t position = 0;
    Reason reason{};
  };

  std::vector<Truth> truth_;  // by literal
  std::vector<Entry> entries_;
  std::vector<Literal> literals_;
  std::vector<std::size_t> starts_;
};

}  // namespace quadrille::nonogram
