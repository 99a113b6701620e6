#include "puzzles/kakuro/search/solving.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/search/domains.hpp"
#include "puzzles/kakuro/strategies/list.hpp"

namespace quadrille::kakuro {
namespace {

// 0: proven impossible; 1: the only answer; 2: two different ones, both right.
int solutions_by(const Puzzle& puzzle, const Effort& effort) {
  Context context({});
  const auto outcome = solve_exactly(puzzle, effort, context);
  if (outcome.impossible() != nullptr) return 0;
  const auto& found = *outcome.answer();
  RC_ASSERT(found.complete);
  RC_ASSERT(check(puzzle, found.answer, Extent::whole).empty());
  RC_ASSERT(found.unique.has_value());
  if (*found.unique) return 1;
  RC_ASSERT(*found.second != found.answer);
  RC_ASSERT(check(puzzle, *found.second, Extent::whole).empty());
  return 2;
}

// The puzzle with one clue moved by one, where its run allows that.
Puzzle with_a_slip(const Puzzle& puzzle, Random& random) {
  auto squares = puzzle.squares;
  if (puzzle.runs.empty()) return puzzle;
  const auto cell = at(random.between(0, squares.rows() - 1), random.between(0, squares.cols() - 1));
  auto& clue = random.between(0, 1) == 0 ? squares[cell].across : squares[cell].down;
  if (clue != 0) clue = static_cast<std::uint8_t>(clue + 1);
  return make_puzzle(std::move(squares)).value_or(puzzle);
}

constexpr Effort kEfforts[] = {{}, {.dead_ends = 0, .clauses = true}, {.dead_ends = 3, .clauses = true}};

RC_GTEST_PROP(KakuroExact, CountsToTwoAsTryingDoes, ()) {
  const auto known = *any_known({.most_rows = 3, .most_cols = 3});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  // Trying all fillings of an impossible puzzle takes too long where it has many cells.
  std::vector<Puzzle> puzzles{known.puzzle};
  if (known.puzzle.cells.size() <= 5) puzzles.push_back(with_a_slip(known.puzzle, random));
  for (const auto& puzzle : puzzles) {
    const int expected = count_by_trying(puzzle, 2);
    for (const auto& effort : kEfforts) RC_ASSERT(solutions_by(puzzle, effort) == expected);
  }
}

RC_GTEST_PROP(KakuroDomains, ConsistencyNeverLosesAnAnswer, ()) {
  const auto known = *any_known({.most_rows = 12, .most_cols = 12});
  Domains domains(known.puzzle);
  Context context({});
  RC_ASSERT(domains.propagate(context));
  for (std::uint32_t cell = 0; cell < known.puzzle.cells.size(); ++cell) {
    RC_ASSERT((domains[cell] & digit_bit(known.answer.digits[cell])) != 0);
  }
}

RC_GTEST_PROP(KakuroExact, SecondFindsADifferentAnswerOrNone, ()) {
  const auto known = *any_known({.most_rows = 3, .most_cols = 3});
  Context context({});
  const auto outcome = second(known.puzzle, known.answer, context);
  const bool only = count_by_trying(known.puzzle, 2) == 1;
  RC_ASSERT((outcome.impossible() != nullptr) == only);
  if (only) return;
  RC_ASSERT(outcome.answer()->answer != known.answer);
  RC_ASSERT(check(known.puzzle, outcome.answer()->answer, Extent::whole).empty());
}

TEST(KakuroExact, AClueThatIsOffByOneIsFoundByItsTotals) {
  const auto puzzle = drawn("3 3\nX D4 D6\nA4 . .\nA7 . .\n");
  Context context({});
  const auto outcome = solve_exactly(puzzle, {}, context);
  ASSERT_NE(outcome.impossible(), nullptr);
  EXPECT_EQ(outcome.impossible()->reason,
            "the across clues of these 4 cells sum to 11, the down clues to 10");
  EXPECT_EQ(outcome.impossible()->cells.size(), 4U);
}

TEST(KakuroExact, WhereNobodyAsksNoSecondAnswerIsLookedFor) {
  // Two by two cells with 1 and 2 both ways: two answers.
  const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  Context context({.unique_wanted = false});
  const auto outcome = solve_exactly(puzzle, {}, context);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_FALSE(outcome.answer()->unique.has_value());
  EXPECT_FALSE(outcome.answer()->second.has_value());
}

}  // namespace
}  // namespace quadrille::kakuro
