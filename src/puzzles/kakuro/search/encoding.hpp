#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "puzzles/kakuro/search/domains.hpp"
#include "sat/solver.hpp"

namespace quadrille::kakuro {

// Some cells of a puzzle as clauses: a variable per cell and possible digit, one per run and digit ("the run
// uses it"), and one per digit set that can still make a run's sum. Cells outside it are fixed.
class Encoding {
 public:
  // Reserves the bytes of the clauses before they are added, some runs at a time.
  Encoding(const Domains& domains, std::span<const std::uint32_t> cells, sat::Tuning tuning,
           Context& context);

  // False: the context ended on the way, and no other function may be called.
  [[nodiscard]] bool ready() const { return ready_; }

  // The next filling, one digit per cell in the order of the cells; earlier fillings are forbidden first.
  // unsatisfiable: there is none. unknown: the context ended.
  [[nodiscard]] sat::Verdict next(Context& context);
  [[nodiscard]] const std::vector<Digits>& filling() const { return filling_; }

  // Forbids a filling.
  void forbid(std::span<const Digits> filling);
  // Tries the digits of a filling first, or last.
  void prefer(std::span<const Digits> filling, bool first);

 private:
  void add_cell(std::uint32_t cell);
  void add_run(std::uint32_t number);
  [[nodiscard]] sat::Literal literal(std::size_t position, int digit) const;

  const Domains& domains_;
  std::vector<std::uint32_t> cells_;
  std::vector<std::uint32_t> position_;  // by cell, in cells_
  std::vector<sat::Literal> first_;      // by position: the variable of the cell's smallest digit
  sat::Solver solver_;
  std::vector<Digits> filling_;
  bool ready_ = false;
};

}  // namespace quadrille::kakuro
