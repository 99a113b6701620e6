#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"
#include "puzzles/sudoku/search/solving.hpp"
#include "puzzles/sudoku/teach/by_hand.hpp"

namespace quadrille::sudoku {
namespace {

const Technique& technique(std::string_view name) {
  return **std::ranges::find(techniques(), name, [](const Technique* each) { return each->name; });
}

// Notes in which a cell has only these digits; the others have all that the puzzle leaves to them.
struct Left {
  int row = 1;
  int col = 1;
  Digits digits = 0;
};
Notes notes_of(const Puzzle& puzzle, const std::vector<Left>& cells) {
  Notes notes(puzzle, blank(puzzle));
  Finding crossed_out;
  for (const auto& [row, col, digits] : cells) {
    const int cell = (row - 1) * puzzle.side() + col - 1;
    crossed_out.narrowed.push_back({cell, digits});
  }
  notes.note(crossed_out);
  return notes;
}

constexpr Digits operator""_d(unsigned long long number) {
  Digits digits = 0;
  for (; number > 0; number /= 10)
    digits = static_cast<Digits>(digits | digit_bit(static_cast<int>(number % 10)));
  return digits;
}

Puzzle empty_nine() { return {Grid<std::uint8_t>({9, 9})}; }

// Nine cells of a line or some of them without a digit.
std::vector<Left> without(Digits digits, const std::vector<Cell>& cells) {
  std::vector<Left> left;
  for (const auto [row, col] : cells)
    left.push_back({row.value, col.value, static_cast<Digits>(all_digits(9) & ~digits)});
  return left;
}

std::vector<Left> joined(std::vector<Left> a, const std::vector<Left>& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

// Digits crossed out: "4 at row 1, column 5".
std::set<std::pair<Cell, int>> crossed_out(const Notes& notes, const std::optional<Finding>& finding) {
  std::set<std::pair<Cell, int>> out;
  if (!finding) return out;
  for (const auto& [cell, left] : finding->narrowed) {
    for (unsigned rest = notes[cell] & ~unsigned{left}; rest != 0; rest &= rest - 1) {
      const auto [row, col] = notes.houses().cell(cell);
      out.insert({at(row.value + 1, col.value + 1), std::countr_zero(rest) + 1});
    }
  }
  return out;
}

struct Case {
  std::string_view name;
  Notes notes;
  Cell cell;  // counted from 1: here
  int digit;  // this digit goes
  std::string_view says;
};

std::vector<Case> cases() {
  const auto nine = empty_nine();
  const auto rest_of_box = std::vector{at(2, 1), at(2, 2), at(2, 3), at(3, 1), at(3, 2), at(3, 3)};
  const auto rest_of_row = std::vector{at(1, 4), at(1, 5), at(1, 6), at(1, 7), at(1, 8), at(1, 9)};
  std::vector<Cell> off_wing;    // rows 2 and 7 but for columns 3 and 8
  std::vector<Cell> off_swords;  // rows 1, 4 and 7 but for columns 1, 5 and 9
  std::vector<Cell> off_jelly;   // rows 1, 3, 5, 7 but for columns 1, 4, 7, 9
  for (int col = 1; col <= 9; ++col) {
    if (col != 3 && col != 8) off_wing.insert(off_wing.end(), {at(2, col), at(7, col)});
    if (col != 1 && col != 5 && col != 9)
      off_swords.insert(off_swords.end(), {at(1, col), at(4, col), at(7, col)});
    if (col != 1 && col != 4 && col != 7 && col != 9)
      off_jelly.insert(off_jelly.end(), {at(1, col), at(3, col), at(5, col), at(7, col)});
  }
  std::vector<Cell> off_pairs;  // so that 5 has two places each in row 1 and in row 7
  for (int i = 1; i <= 9; ++i) {
    if (i != 2 && i != 9) off_pairs.push_back(at(1, i));
    if (i != 1 && i != 9) off_pairs.push_back(at(7, i));
  }
  std::vector<Cell> off_joint;  // row 5 has 1 in columns 1 and 9 only
  for (int col = 2; col <= 8; ++col) off_joint.push_back(at(5, col));
  return {
      {"pointing", notes_of(nine, without(4_d, rest_of_box)), at(1, 7), 4,
       "in box 1 every place for 4 lies in row 1, which so has its 4 there"},
      {"claiming", notes_of(nine, without(4_d, rest_of_row)), at(3, 2), 4,
       "in row 1 every place for 4 lies in box 1, which so has its 4 there"},
      {"naked pair", notes_of(nine, {{1, 1, 12_d}, {1, 5, 12_d}}), at(1, 9), 2,
       "in row 1 the cells row 1, columns 1 and 5 take 1 and 2 among them"},
      {"naked triple", notes_of(nine, {{1, 1, 12_d}, {4, 1, 23_d}, {9, 1, 13_d}}), at(5, 1), 3,
       "in column 1 the cells column 1, rows 1, 4 and 9 take 1, 2 and 3 among them"},
      {"naked quad", notes_of(nine, {{1, 1, 12_d}, {4, 1, 23_d}, {9, 1, 34_d}, {7, 1, 14_d}}), at(5, 1), 4,
       "in column 1 the cells column 1, rows 1, 4, 7 and 9 take 1, 2, 3 and 4 among them"},
      {"hidden pair",
       notes_of(nine, without(12_d, {at(1, 2), at(1, 3), at(1, 4), at(1, 6), at(1, 7), at(1, 8), at(1, 9)})),
       at(1, 5), 7, "in row 1 only the cells row 1, columns 1 and 5 can hold 1 and 2"},
      {"hidden triple",
       notes_of(nine, without(123_d, {at(1, 2), at(1, 3), at(1, 4), at(1, 6), at(1, 7), at(1, 8)})), at(1, 9),
       7, "in row 1 only the cells row 1, columns 1, 5 and 9 can hold 1, 2 and 3"},
      {"hidden quad", notes_of(nine, without(1234_d, {at(1, 2), at(1, 3), at(1, 4), at(1, 6), at(1, 7)})),
       at(1, 8), 7, "in row 1 only the cells row 1, columns 1, 5, 8 and 9 can hold 1, 2, 3 and 4"},
      {"X-wing", notes_of(nine, without(6_d, off_wing)), at(5, 3), 6,
       "in rows 2 and 7 every place for 6 lies in columns 3 and 8, which so have their 6 there"},
      {"swordfish", notes_of(nine, without(6_d, off_swords)), at(5, 5), 6,
       "in rows 1, 4 and 7 every place for 6 lies in columns 1, 5 and 9, which so have their 6 there"},
      {"jellyfish", notes_of(nine, without(6_d, off_jelly)), at(9, 4), 6,
       "in rows 1, 3, 5 and 7 every place for 6 lies in columns 1, 4, 7 and 9, which so have their 6 there"},
      {"XY-wing", notes_of(nine, {{1, 1, 12_d}, {1, 7, 13_d}, {5, 1, 23_d}}), at(5, 7), 3,
       "row 1, column 1 is 1 and 2, and whichever it is, one of it, row 5, column 1 and row 1, column 7 is "
       "3"},
      {"XYZ-wing", notes_of(nine, {{1, 1, 123_d}, {1, 7, 13_d}, {2, 2, 23_d}}), at(1, 2), 3,
       "row 1, column 1 is 1, 2 and 3, and whichever it is, one of it, row 2, column 2 and row 1, column 7 "
       "is 3"},
      {"W-wing", notes_of(nine, joined({{1, 1, 12_d}, {9, 9, 12_d}}, without(1_d, off_joint))), at(9, 1), 2,
       "row 9, column 9 and row 1, column 1 are both 1 and 2, and row 5 has its 1 where one of them sees it, "
       "so one "
       "of them is 2"},
      {"X-chain", notes_of(nine, without(5_d, off_pairs)), at(2, 1), 5,
       "if row 1, column 2 is not 5, then row 1, column 9 is 5, so row 7, column 9 is not 5"},
      {"XY-chain", notes_of(nine, {{1, 1, 12_d}, {1, 5, 23_d}, {5, 5, 34_d}, {5, 9, 14_d}}), at(1, 9), 1,
       "if row 1, column 1 is not 1, then row 1, column 1 is 2, so row 1, column 5 is not 2"},
  };
}

TEST(SudokuTechniques, EachSeesThePositionThatNeedsIt) {
  for (auto& [name, notes, cell, digit, says] : cases()) {
    SCOPED_TRACE(name);
    Context context({});
    const auto finding = technique(name).find(notes, context);
    ASSERT_TRUE(finding);
    EXPECT_TRUE(crossed_out(notes, finding).contains({cell, digit}));
    const auto told = technique(name).tell(notes, *finding);
    EXPECT_EQ(told.substr(0, 40), says.substr(0, 40)) << told;
  }
}

// The easier ones see nothing there, so that it is needed.
TEST(SudokuTechniques, NoEasierOneGetsOnThere) {
  for (auto& [name, notes, cell, digit, says] : cases()) {
    SCOPED_TRACE(name);
    for (const auto* easier : techniques()) {
      if (easier->name == name) break;
      Context context({});
      EXPECT_FALSE(easier->find(notes, context)) << easier->name;
    }
  }
}

TEST(SudokuTechniques, TheirTiersAscend) { EXPECT_TRUE(tiers_ascend<Technique>(techniques())); }

TEST(SudokuTechniques, NoNameIsUsedTwice) {
  std::set<std::string_view> names;
  for (const auto* each : techniques()) EXPECT_TRUE(names.insert(each->name).second) << each->name;
}

// Whatever a technique finds on the way, the answer stays possible; and each gets some cases.
TEST(SudokuTechniques, NoneRemovesADigitOfTheOnlyAnswer) {
  std::map<std::string_view, int> uses;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto puzzle = made(seed % 10 == 0 ? 6 : 9, seed);
    Context context({});
    const auto answer = prove(puzzle, context).answer.value();
    Notes notes(puzzle, blank(puzzle));
    for (bool found = true; found && !notes.finished();) {
      found = false;
      // All that find anything are looked at, and the first is noted.
      std::optional<Finding> first;
      for (const auto* each : techniques()) {
        const auto finding = each->find(notes, context);
        if (!finding) continue;
        ++uses[each->name];
        for (const auto& [cell, left] : finding->narrowed) {
          EXPECT_TRUE(is_single(left) || left != notes[cell]) << each->name << " finds nothing new";
          EXPECT_NE(left & digit_bit(answer.digits[notes.houses().cell(cell)]), 0)
              << each->name << "\n"
              << write_rows(puzzle.givens);
        }
        if (!first) first = finding;
      }
      found = first.has_value();
      if (first) notes.note(*first);
    }
    EXPECT_TRUE(notes.finished());
  }
  for (const auto* each : techniques()) {
    if (each->name != "jellyfish") {
      EXPECT_GT(uses[each->name], 0) << each->name;
    }
  }
}

std::vector<Step> steps_of(const Puzzle& puzzle, const Filling& from, std::size_t at_most,
                           const Filling* toward = nullptr) {
  Context context({});
  return explain(puzzle, {.from = from, .toward = toward, .at_most = at_most}, context);
}

TEST(SudokuExplain, AHintNamesTheCellAndCountsFromOne) {
  const auto steps = steps_of(small(), blank(small()), 1);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(steps[0].rule, "hidden single");
  EXPECT_EQ(steps[0].reason, "2 can go nowhere else in box 1: row 1, column 2 is 2");
  EXPECT_EQ(steps[0].marks, (std::vector<Mark>{{at(0, 1), U'.', U'2'}}));
}

TEST(SudokuExplain, AllStepsTogetherWriteTheAnswer) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto puzzle = made(9, seed);
    Context context({});
    const auto answer = prove(puzzle, context).answer.value();
    auto board = puzzle.givens;
    for (const auto& step : steps_of(puzzle, blank(puzzle), 1000)) {
      EXPECT_FALSE(step.reason.empty());
      EXPECT_FALSE(step.because.empty());
      for (const auto& mark : step.marks) {
        EXPECT_EQ(board[mark.cell], 0);
        board[mark.cell] = digit_of(mark.now, 9).value();
      }
    }
    EXPECT_EQ(board, answer.digits);
  }
}

TEST(SudokuExplain, WhatIsWrongComesFirstAndAlone) {
  auto position = blank(small());
  position.digits[at(0, 1)] = 4;
  const auto twice = steps_of(small(), position, 5);
  ASSERT_EQ(twice.size(), 1U);
  EXPECT_EQ(twice[0].rule, "mistake");
  EXPECT_EQ(twice[0].reason, "row 1 has 4 twice");
  position = blank(small());
  position.digits[at(2, 3)] = 1;
  const auto wrong = steps_of(small(), position, 5);
  ASSERT_EQ(wrong.size(), 1U);
  EXPECT_EQ(wrong[0].rule, "mistake");
  EXPECT_EQ(wrong[0].reason, "the digit at row 3, column 4 is wrong");
  EXPECT_EQ(wrong[0].because, std::vector{at(2, 3)});
}

TEST(SudokuExplain, SeveralAnswersAreSaidOrChosenFrom) {
  const Puzzle open{Grid<std::uint8_t>({4, 4})};
  const auto end = steps_of(open, blank(open), 100);
  ASSERT_EQ(end.size(), 1U);
  EXPECT_EQ(end[0].rule, "several answers");
  const auto steps = steps_of(open, blank(open), 100, &small_answer());
  EXPECT_EQ(steps.front().rule, "choice");
  auto board = open.givens;
  for (const auto& step : steps) {
    for (const auto& mark : step.marks) board[mark.cell] = digit_of(mark.now, 4).value();
  }
  EXPECT_EQ(board, small_answer().digits);
}

// A part of an answer that cannot be right, as a run that was stopped may leave it, is still gone through.
TEST(SudokuExplain, AnAnswerThatIsWrongIsStillWritten) {
  auto toward = blank(small());
  toward.digits[at(0, 1)] = 3;
  const auto steps = steps_of(small(), blank(small()), 100, &toward);
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(steps.back().rule, "trial");
  EXPECT_EQ(steps.back().marks, (std::vector<Mark>{{at(0, 1), U'.', U'3'}}));
}

TEST(SudokuGrade, IsThatOfTheHardestTechnique) {
  for (const auto tier : {Tier::easy, Tier::medium, Tier::hard, Tier::expert, Tier::diabolical}) {
    Context context({});
    const auto graded = grade(made(9, 11, tier), context);
    ASSERT_TRUE(graded) << graded.error().message;
    EXPECT_EQ(graded->name, name(tier));
    EXPECT_EQ(technique(graded->hardest).tier, tier);
  }
}

TEST(SudokuGrade, OnlyAPuzzleWithOneAnswerHasOne) {
  Context context({});
  EXPECT_EQ(grade({Grid<std::uint8_t>({4, 4})}, context).error().message,
            "the puzzle has several answers, so it has no grade");
  EXPECT_EQ(grade(drawn("11..\n....\n....\n....\n"), context).error().message,
            "the puzzle has no answer, so it has no grade");
}

}  // namespace
}  // namespace quadrille::sudoku
