#include "puzzles/sudoku/search/searches.hpp"

#include <utility>
#include <vector>

#include "puzzles/sudoku/model/houses.hpp"
#include "sat/solver.hpp"

namespace quadrille::sudoku {
namespace {

// A variable per cell and digit. Every cell has a digit and at most one, every house every digit and each at
// most once: half of that would do, all of it propagates more (the extended encoding of Lynce and Ouaknine,
// 2006).
class Encoding {
 public:
  explicit Encoding(const Puzzle& puzzle) : houses_(houses_of(puzzle.side())) {
    const int side = houses_.side;
    first_ = solver_.variables(side * side * side);
    for (int cell = 0; cell < side * side; ++cell) {
      std::vector<sat::Literal> literals;
      for (int digit = 1; digit <= side; ++digit) literals.push_back(holds(cell, digit));
      add_exactly_one(literals);
    }
    for (const auto& house : houses_.cells) {
      for (int digit = 1; digit <= side; ++digit) {
        std::vector<sat::Literal> literals;
        for (const auto cell : house) literals.push_back(holds(cell, digit));
        add_exactly_one(literals);
      }
    }
    const auto givens = puzzle.givens.values();
    for (int cell = 0; cell < side * side; ++cell) {
      if (givens[cell] != 0) solver_.add({holds(cell, givens[cell])});
    }
  }

  // The next answer, which is forbidden from then on.
  sat::Verdict next(Filling& filling, Context& context) {
    const auto verdict = solver_.solve(context);
    if (verdict != sat::Verdict::satisfiable) return verdict;
    const int side = houses_.side;
    filling.digits = Grid<std::uint8_t>({side, side});
    std::vector<sat::Literal> differs;
    for (int cell = 0; cell < side * side; ++cell) {
      int digit = 1;
      while (digit < side && !solver_.value(holds(cell, digit))) ++digit;
      filling.digits[houses_.cell(cell)] = static_cast<std::uint8_t>(digit);
      differs.push_back(-holds(cell, digit));
    }
    solver_.add(differs);
    return verdict;
  }

 private:
  [[nodiscard]] sat::Literal holds(int cell, int digit) const {
    return first_ + cell * houses_.side + digit - 1;
  }

  void add_exactly_one(const std::vector<sat::Literal>& literals) {
    solver_.add(literals);
    for (std::size_t i = 0; i < literals.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) solver_.add({-literals[i], -literals[j]});
    }
  }

  const Houses& houses_;
  sat::Solver solver_;
  sat::Literal first_ = 0;
};

// Clauses of the largest square with what the solver adds, in bytes.
constexpr std::size_t kFormulaBytes = std::size_t{32} << 20U;

}  // namespace

Answers search_clauses(const Puzzle& puzzle, std::size_t wanted, Context& context) {
  const Reservation memory(context, kFormulaBytes);
  Answers answers;
  if (!memory.granted() || !context.enter_node()) return answers;
  Encoding encoding(puzzle);
  while (answers.fillings.size() < wanted) {
    Filling filling;
    const auto verdict = encoding.next(filling, context);
    answers.all = verdict == sat::Verdict::unsatisfiable;
    if (verdict != sat::Verdict::satisfiable) break;
    answers.fillings.push_back(std::move(filling));
  }
  return answers;
}

}  // namespace quadrille::sudoku
