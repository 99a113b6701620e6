#include "puzzles/kakuro/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fmt/format.h>

#include <optional>

#include "puzzles/kakuro/drawn.hpp"
#include "support/clauses.hpp"

namespace quadrille::kakuro {
namespace {

// Whether the clauses of the certificate have an answer, other than the given one.
bool has_answer(const Puzzle& puzzle, const Filling* other_than = nullptr) {
  return can_be_satisfied([&](Cnf& cnf) { write_clauses(puzzle, other_than, cnf); });
}

// The fillings that the referee lets pass, no more than `most`.
void try_digits(const Puzzle& puzzle, Filling& filling, std::size_t next, std::size_t most,
                std::vector<Filling>& found) {
  if (found.size() >= most || !check(puzzle, filling, Extent::so_far).empty()) return;
  while (next < filling.digits.size() && filling.digits[next] != 0) ++next;
  if (next == filling.digits.size()) return found.push_back(filling);
  for (std::uint8_t digit = 1; digit <= 9; ++digit) {
    filling.digits[next] = digit;
    try_digits(puzzle, filling, next + 1, most, found);
  }
  filling.digits[next] = 0;
}
std::vector<Filling> answers_by_trying(const Puzzle& puzzle) {
  std::vector<Filling> found;
  auto filling = blank(puzzle);
  try_digits(puzzle, filling, 0, 2, found);
  return found;
}

// Whether the clauses say of a puzzle what trying says of it.
testing::AssertionResult decided_as_by_trying(const Puzzle& puzzle, const std::vector<Filling>& answers) {
  if (has_answer(puzzle) == answers.empty()) return testing::AssertionFailure() << "is there an answer?";
  for (const auto& answer : answers) {
    if (has_answer(puzzle, &answer) != (answers.size() > 1))
      return testing::AssertionFailure() << "is there another answer?";
  }
  return testing::AssertionSuccess();
}

// One sum or given digit is another; nothing where the reader would refuse it.
std::optional<Puzzle> misprinted(const Puzzle& puzzle, Random& random) {
  auto squares = puzzle.squares;
  const auto size = squares.size();
  auto& square = squares[at(random.between(0, size.rows - 1), random.between(0, size.cols - 1))];
  const auto shifted = [&](std::uint8_t sum) {
    return static_cast<std::uint8_t>(sum + random.between(-2, 2));
  };
  if (square.white) square.given = static_cast<std::uint8_t>(random.between(1, 9));
  if (square.across > 2) square.across = shifted(square.across);
  if (square.down > 2) square.down = shifted(square.down);
  if (auto made = make_puzzle(std::move(squares))) return *made;
  return std::nullopt;
}

RC_GTEST_PROP(KakuroCertify, TheClausesHaveAnAnswerExactlyWhereTryingFindsOne, ()) {
  const bool border = *rc::gen::arbitrary<bool>();
  const int side = border ? 4 : 3;  // what stands within a border has sums, and is quickly tried
  const auto known = *any_known({.most_rows = side, .most_cols = side, .border = border});
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  std::optional<Puzzle> puzzle = known.puzzle;
  for (int misprints = 0; misprints < 8; ++misprints) {
    if (puzzle) {
      const auto answers = answers_by_trying(*puzzle);
      RC_ASSERT(decided_as_by_trying(*puzzle, answers));
      RC_ASSERT(answers.empty() || !totals_differ(*puzzle));
    }
    puzzle = misprinted(known.puzzle, random);
  }
}

// Four cells under many sums; where they do not add up there is no answer.
TEST(KakuroCertify, EverySquareOfFourCellsIsDecidedAsTryingDecidesIt) {
  int impossible = 0;
  int unique = 0;
  for (int top = 3; top <= 17; top += 2) {
    for (int bottom = 3; bottom <= 17; bottom += 2) {
      for (int left = 3; left <= 17; ++left) {
        const int right = top + bottom - left + (left % 3 == 0 ? 1 : 0);
        if (right < 3 || right > 17) continue;
        const auto puzzle =
            drawn(fmt::format("3 3\nX D{} D{}\nA{} . .\nA{} . .\n", left, right, top, bottom));
        const auto answers = answers_by_trying(puzzle);
        impossible += answers.empty() ? 1 : 0;
        unique += answers.size() == 1 ? 1 : 0;
        ASSERT_TRUE(decided_as_by_trying(puzzle, answers)) << top << ' ' << bottom << ' ' << left;
      }
    }
  }
  EXPECT_GT(impossible, 100);
  EXPECT_GT(unique, 50);
}

TEST(KakuroCertify, NineCellsHoldNineDigits) {
  EXPECT_TRUE(has_answer(drawn("1 10\nA45 . . . . . . . . .\n")));
  EXPECT_FALSE(has_answer(drawn("1 10\nA45 1 . . . 1 . . . .\n")));
}

TEST(KakuroCertify, ARunWithoutASumOnlyAsksForDifferentDigits) {
  EXPECT_TRUE(has_answer(drawn("1 3\nX . .\n")));
  EXPECT_FALSE(has_answer(drawn("1 3\nX 4 4\n")));
}

TEST(KakuroCertify, TheOnlyAnswerHasNoOther) {
  const auto answer = filled("1234");
  EXPECT_TRUE(has_answer(square()));
  EXPECT_FALSE(has_answer(square(), &answer));
}

TEST(KakuroCertify, APuzzleWithoutCellsHasOneAnswerAndNoOther) {
  const auto puzzle = drawn("1 2\nX X\n");
  const Filling nothing{};
  EXPECT_TRUE(has_answer(puzzle));
  EXPECT_FALSE(has_answer(puzzle, &nothing));
}

TEST(KakuroCertify, TotalsAreComparedRegionByRegion) {
  EXPECT_EQ(totals_differ(square()), std::nullopt);
  // One clue is one too high on the left, another one too low on the right: in all they are equal.
  EXPECT_EQ(totals_differ(drawn("3 6\nX D4 D6 X D4 D6\nA3 . . A3 . .\nA8 . . A6 . .\n")),
            "the 4 cells joined to row 2, column 2 sum to 11 across and to 10 down");
}

TEST(KakuroCertify, ARunWithoutAClueLeavesTheTotalsOpen) {
  EXPECT_EQ(totals_differ(drawn("3 3\nX D4 D6\nA3 . .\nX . .\n")), std::nullopt);
}

TEST(KakuroCertify, AByteLimitCutsTheClausesAndLeavesThemUnsaid) {
  Context context({.limits = {.bytes = 1000}});
  Cnf cnf(context);
  write_clauses(square(), nullptr, cnf);
  EXPECT_FALSE(cnf.whole());
}

}  // namespace
}  // namespace quadrille::kakuro
