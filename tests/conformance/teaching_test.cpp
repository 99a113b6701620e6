#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "conformance/every_family.hpp"

// A person's way of solving: hints and grades.

namespace quadrille::conformance {
namespace {

class EveryTaughtFamily : public EveryFamily {
 protected:
  [[nodiscard]] std::vector<Step> steps(const AnyPuzzle& puzzle, const AnyAnswer& from,
                                        std::size_t at_most) const {
    Context context({.limits = {.nodes = kFewNodes}});
    return family().teaching()->explain(puzzle, {from, nullptr, at_most}, context);
  }
  [[nodiscard]] Expected<Grade> graded(const AnyPuzzle& puzzle) const {
    Context context({.limits = {.nodes = kFewNodes}});
    return family().teaching()->grade(puzzle, context);
  }
};

// Those whose cells are filled, with one answer to compare with.
class EveryCorrectedFamily : public EveryTaughtFamily {};

TEST_P(EveryTaughtFamily, AHintIsASentenceAboutCellsOfTheBoard) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    auto board = family().picture(*puzzle, nullptr).board;
    for (const auto& step : steps(*puzzle, *family().blank(*puzzle), 5)) {
      EXPECT_FALSE(step.rule.empty());
      EXPECT_FALSE(step.reason.empty());
      EXPECT_GE(step.risk, 0);
      EXPECT_LE(step.risk, 1);
      for (const auto cell : step.because) EXPECT_TRUE(board.size().contains(cell));
      for (const auto& [cell, was, now] : step.marks) {
        ASSERT_TRUE(board.size().contains(cell));
        EXPECT_EQ(board[cell], was);
        EXPECT_NE(now, was);
        board[cell] = now;
      }
    }
  }
}

TEST_P(EveryTaughtFamily, ThereAreNoMoreStepsThanAreAskedForAndTheFirstStayTheSame) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto blank = family().blank(*puzzle);
    EXPECT_TRUE(steps(*puzzle, *blank, 0).empty());
    const auto many = steps(*puzzle, *blank, 4);
    const auto few = steps(*puzzle, *blank, 2);
    ASSERT_LE(many.size(), 4U);
    ASSERT_EQ(few.size(), std::min<std::size_t>(2, many.size()));
    for (std::size_t i = 0; i < few.size(); ++i) EXPECT_EQ(few[i].reason, many[i].reason);
  }
}

TEST_P(EveryTaughtFamily, AStopBeforeTheStartIsHonoured) {
  for (const auto& [id, puzzle] : puzzles()) {
    auto context = stopped();
    (void)family().teaching()->explain(*puzzle, {*family().blank(*puzzle), nullptr, 1000}, context);
    auto again = stopped();
    const auto grade = family().teaching()->grade(*puzzle, again);
    if (!grade) expect_in_words(grade.error());
  }
}

// A grade names its hardest technique last, and what is hardest decides the name.
TEST_P(EveryTaughtFamily, AGradeRestsOnWhatItNames) {
  std::map<std::string, std::string> names;
  int known = 0;
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto grade = graded(*puzzle);
    if (!grade) {
      expect_in_words(grade.error());
      continue;
    }
    ++known;
    EXPECT_FALSE(grade->name.empty());
    EXPECT_GE(grade->score, 0);
    EXPECT_EQ(graded(*puzzle)->score, grade->score);
    for (const auto& [technique, uses] : grade->techniques) EXPECT_GT(uses, 0U) << technique;
    if (grade->hardest.empty()) continue;
    ASSERT_FALSE(grade->techniques.empty());
    EXPECT_EQ(grade->techniques.back().first, grade->hardest);
    EXPECT_EQ(names.try_emplace(grade->hardest, grade->name).first->second, grade->name) << grade->hardest;
  }
  EXPECT_GT(known, 0) << "no puzzle has a grade";
}

// Whoever has filled in a wrong cell hears of that first, and of nothing else.
TEST_P(EveryCorrectedFamily, AWrongCellIsAMistake) {
  int wrong = 0;
  for (const auto& [id, puzzle, answer, text] : answered()) {
    if (second(*puzzle, *answer).impossible() == nullptr) continue;
    SCOPED_TRACE(id);
    const auto blank = family().blank(*puzzle);
    const auto start = family().picture(*puzzle, blank.get());
    const auto goal = family().picture(*puzzle, answer.get()).board;
    const auto cell =
        std::ranges::mismatch(start.board.values(), goal.values()).in1 - start.board.values().begin();
    if (cell == static_cast<std::ptrdiff_t>(start.board.values().size())) continue;
    const auto place = at(static_cast<int>(cell) / goal.cols(), static_cast<int>(cell) % goal.cols());
    for (const auto& swatch : start.legend) {
      if (swatch.symbol == goal[place] || swatch.symbol == start.board[place]) continue;
      const auto position =
          family().filled_cells()->set_cell(*puzzle, *blank, {place, start.board[place], swatch.symbol});
      if (!position) continue;
      const auto told = steps(*puzzle, **position, 3);
      ASSERT_FALSE(told.empty()) << swatch.spoken;
      for (const auto& step : told) EXPECT_EQ(step.rule, "mistake") << swatch.spoken;
      EXPECT_TRUE(told.front().marks.empty());
      ++wrong;
      break;
    }
  }
  EXPECT_GT(wrong, 0);
}

QUADRILLE_EVERY(EveryTaughtFamily, family_subjects_with(&Family::teaching));
QUADRILLE_EVERY(EveryCorrectedFamily, family_subjects_that([](const Family& family) {
                  return family.teaching() != nullptr && family.filled_cells() != nullptr &&
                         family.uniqueness() != nullptr;
                }));

}  // namespace
}  // namespace quadrille::conformance
