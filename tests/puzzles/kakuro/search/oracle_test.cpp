// The exact solver against a SAT solver that is told the rules in the plainest way, and against itself on the
// same puzzle seen from another side.

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/search/solving.hpp"
#include "sat/solver.hpp"

namespace quadrille::kakuro {
namespace {

// A puzzle as clauses: holds[cell][digit], and for every run with a sum a ladder of partial sums. It knows
// nothing of digit sets, which is what the solver under test is built on.
class PlainClauses {
 public:
  explicit PlainClauses(const Puzzle& puzzle) {
    for (const Cell cell : puzzle.cells) add_cell(puzzle.squares[cell].given);
    for (const auto& run : puzzle.runs) {
      add_differences(puzzle.cells_of(run));
      if (run.sum > 0) add_sum(puzzle.cells_of(run), run.sum);
    }
  }

  // How many answers there are, counted no further than two.
  int count_to_two() {
    Context context({});
    int found = 0;
    while (found < 2 && solver_.solve(context) == sat::Verdict::satisfiable) {
      ++found;
      std::vector<sat::Literal> other;
      for (const auto first : first_) {
        for (int digit = 0; digit < 9; ++digit) {
          if (solver_.value(first + digit)) other.push_back(-(first + digit));
        }
      }
      solver_.add(other);
    }
    return found;
  }

 private:
  sat::Literal holds(std::uint32_t cell, int digit) const { return first_[cell] + digit - 1; }

  void add_cell(int given) {
    const auto first = solver_.variables(9);
    first_.push_back(first);
    std::vector<sat::Literal> any;
    for (int i = 0; i < 9; ++i) {
      any.push_back(first + i);
      for (int j = 0; j < i; ++j) solver_.add({-(first + i), -(first + j)});
    }
    solver_.add(any);
    if (given != 0) solver_.add({first + given - 1});
  }

  void add_differences(std::span<const std::uint32_t> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        for (int digit = 1; digit <= 9; ++digit)
          solver_.add({-holds(cells[i], digit), -holds(cells[j], digit)});
      }
    }
  }

  // reached[t]: the cells so far sum to t. Only what is true is pushed on, which is enough to refute a wrong
  // sum.
  void add_sum(std::span<const std::uint32_t> cells, int sum) {
    std::vector<sat::Literal> reached{0};
    std::vector<sat::Literal> next;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      next.assign(9 * (i + 1) + 1, 0);
      for (auto& literal : next) literal = solver_.variable();
      for (std::size_t t = 0; t < reached.size(); ++t) {
        for (int digit = 1; digit <= 9; ++digit) {
          if (i == 0) {
            solver_.add({-holds(cells[i], digit), next[digit]});
          } else {
            solver_.add({-reached[t], -holds(cells[i], digit), next[t + digit]});
          }
        }
      }
      reached = next;
    }
    for (std::size_t t = 0; t < reached.size(); ++t) {
      if (t != static_cast<std::size_t>(sum)) solver_.add({-reached[t]});
    }
  }

  sat::Solver solver_;
  std::vector<sat::Literal> first_;  // by cell: its variable of digit 1
};

int count_to_two(const Puzzle& puzzle, std::uint64_t seed) {
  Context context({.seed = seed});
  const auto outcome = solve_exactly(puzzle, {.dead_ends = 200, .clauses = true}, context);
  if (outcome.impossible() != nullptr) return 0;
  return *outcome.answer()->unique ? 1 : 2;
}

// Random white cells with the sums of random digits, in some of them a few clues off by one or two: puzzles
// with no, one and many answers.
Puzzle random_grid(std::uint64_t seed) {
  Random random(seed);
  while (true) {
    const Size size{random.between(3, 8), random.between(3, 8)};
    const int black = random.between(15, 60);
    Grid<int> digits(size, 0);
    for_each_cell(size, [&](Cell cell) {
      if (cell.row == Row{0} || cell.col == Col{0} || random.between(0, 99) < black) return;
      auto taken = digits_before(digits, cell, 1, 0);
      for (const int digit : digits_before(digits, cell, 0, 1)) taken.push_back(digit);
      const int digit = random.between(1, 9);
      if (std::ranges::find(taken, digit) == taken.end()) digits[cell] = digit;
    });
    auto squares = squares_with_sums(digits, random);
    for (int slips = random.between(0, 3) == 0 ? 5 : 0; slips > 0; --slips) {
      const auto cell = at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
      auto& clue = random.between(0, 1) == 0 ? squares[cell].across : squares[cell].down;
      if (clue > 2) clue = static_cast<std::uint8_t>(clue + random.between(-2, 2));
    }
    if (auto puzzle = make_puzzle(std::move(squares)); puzzle && !puzzle->cells.empty()) return *puzzle;
  }
}

TEST(KakuroOracle, TwoThousandRandomGridsHaveAsManyAnswersAsPlainClausesSay) {
  std::array<int, 3> seen{};
  for (std::uint64_t seed = 1; seed <= 2'000; ++seed) {
    const auto puzzle = random_grid(seed);
    const int expected = PlainClauses(puzzle).count_to_two();
    ASSERT_EQ(count_to_two(puzzle, seed), expected) << "seed " << seed;
    ++seen[expected];
  }
  // The grids are a fair mixture.
  for (const int kind : seen) EXPECT_GE(kind, 100);
}

Puzzle transposed(const Puzzle& puzzle) {
  Grid<Square> squares({puzzle.squares.cols(), puzzle.squares.rows()});
  for_each_cell(puzzle.squares.size(), [&](Cell cell) {
    auto& square = squares[at(cell.col.value, cell.row.value)];
    square = puzzle.squares[cell];
    std::swap(square.across, square.down);
  });
  return make_puzzle(std::move(squares)).value();
}

// Every digit d becomes 10 - d: a run of n cells with sum s has sum 10 n - s.
Puzzle complement(const Puzzle& puzzle) {
  auto squares = puzzle.squares;
  for (const Cell cell : puzzle.cells) {
    auto& given = squares[cell].given;
    if (given != 0) given = static_cast<std::uint8_t>(10 - given);
  }
  for (const auto& run : puzzle.runs) {
    if (run.sum == 0) continue;
    const Cell first = puzzle.cells[puzzle.cells_of(run).front()];
    const bool across = run.direction == Direction::across;
    auto& clue = squares[at(first.row.value - (across ? 0 : 1), first.col.value - (across ? 1 : 0))];
    (across ? clue.across : clue.down) = static_cast<std::uint8_t>(10 * run.length - run.sum);
  }
  return make_puzzle(std::move(squares)).value();
}

RC_GTEST_PROP(KakuroOracle, TransposedAndComplementedPuzzlesHaveAsManyAnswers, ()) {
  const auto seed = *rc::gen::arbitrary<std::uint64_t>();
  const auto puzzle = random_grid(seed);
  const int expected = count_to_two(puzzle, 1);
  RC_ASSERT(count_to_two(transposed(puzzle), 1) == expected);
  RC_ASSERT(count_to_two(complement(puzzle), 1) == expected);
}

RC_GTEST_PROP(KakuroOracle, OneWrongDigitIsSeenByTheReferee, ()) {
  const auto known = *any_known({.border = true});
  RC_PRE(!known.answer.digits.empty());
  auto wrong = known.answer;
  const auto cell = *rc::gen::inRange<std::size_t>(0, wrong.digits.size());
  const auto runs = known.puzzle.runs_of_cell[cell];
  const bool summed = std::ranges::any_of(
      runs, [&](std::uint32_t run) { return run != kNoRun && known.puzzle.runs[run].sum > 0; });
  RC_PRE(summed);
  auto& digit = wrong.digits[cell];
  digit = static_cast<std::uint8_t>(digit % 9 + 1);
  RC_ASSERT(!check(known.puzzle, wrong, Extent::whole).empty());
}

}  // namespace
}  // namespace quadrille::kakuro
