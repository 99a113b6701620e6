#pragma once

#include <memory>
#include <vector>

#include "puzzles/mines/audit/evidence.hpp"
#include "sat/solver.hpp"

namespace quadrille::mines::audit {

// A patch as clauses: if it has too many layouts to try, a SAT solver looks for one.
class Clauses {
 public:
  // nullopt: no memory or no time to write them down.
  [[nodiscard]] static std::unique_ptr<Clauses> of(const Patch& patch, Pace& pace);

  enum class Verdict : std::uint8_t { found, none, unknown };
  // A layout; in the second form, one with a mine in that cell of the patch, or without one there.
  [[nodiscard]] Verdict find(Pace& pace);
  [[nodiscard]] Verdict find(int cell, bool mine, Pace& pace);
  // After found: its mines.
  [[nodiscard]] int mines() const;

 private:
  explicit Clauses(const Patch& patch, Pace& pace);
  void add(const Patch::Number& number);
  [[nodiscard]] Verdict solve(std::span<const sat::Literal> assumptions, Pace& pace);

  sat::Solver solver_{sat::Tuning::balanced};
  sat::Literal first_;
  int cells_;
  bool whole_ = true;
};

}  // namespace quadrille::mines::audit
