#include "puzzles/mines/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

Expected<Grade> graded(const Position& position) {
  Context context({});
  return grade(position, context);
}

// "medium, score 3, hardest subset"
std::string in_words(std::string_view text) {
  const auto grade = graded(drawn(text));
  if (!grade) return "none: " + grade.error().message;
  return grade->name + ", score " + std::to_string(static_cast<int>(grade->score)) + ", hardest " +
         grade->hardest;
}

TEST(MinesGrade, TheTiersOfTheTechniquesAscendAndTheirOrderIsThatOfTheRules) {
  EXPECT_TRUE(tiers_ascend<Technique>(techniques()));
  for (std::size_t i = 0; i < kRules; ++i) EXPECT_EQ(techniques()[i]->name, name(static_cast<Rule>(i)));
}

TEST(MinesGrade, OneNumberAtATimeIsEasy) {
  EXPECT_EQ(in_words("mines 1\nF1?\n11?\n"), "easy, score 1, hardest saturation");
  EXPECT_EQ(in_words("mines 2\n?2?\n"), "easy, score 1, hardest emptiness");
}

TEST(MinesGrade, TwoNumbersThatMustBeComparedAreMedium) {
  EXPECT_EQ(in_words("mines 2\n????\n11??\n"), "medium, score 3, hardest subset");
  EXPECT_EQ(in_words("mines 4\n????\n1243\n????\n"), "medium, score 4, hardest difference");
}

TEST(MinesGrade, ANumberWithAllThoseBesideItIsHard) {
  EXPECT_EQ(in_words("mines 4\n?2??\n23??\n????\n"), "hard, score 10, hardest pattern");
}

TEST(MinesGrade, WhatOnlyCountingShowsIsExpert) {
  EXPECT_EQ(in_words("mines 1\n1???\n????\n"), "expert, score 30, hardest counting");
}

TEST(MinesGrade, AHarderTechniqueIsNotCountedWhereAnEasierOneGetsOn) {
  // 1-2-1 is a pattern too, but two numbers at a time are enough.
  const auto grade = graded(drawn("mines 2\n?????\n11211\n")).value();
  EXPECT_EQ(grade.name, "medium");
  for (const auto& [technique, times] : grade.techniques) EXPECT_NE(technique, "pattern");
}

TEST(MinesGrade, WhereNothingIsSafeAPersonMustGuess) {
  EXPECT_EQ(in_words("mines 1\n?100\n?100\n"), "guess, score 100, hardest guess");
  EXPECT_EQ(in_words("mines 3\n???\n???\n"), "guess, score 100, hardest guess");
  EXPECT_EQ(in_words("mines 2\n?1011\n?101?\n"), "guess, score 101, hardest guess") << "a mine is proven";
}

TEST(MinesGrade, WhereNothingIsLeftToFindItIsEasy) {
  EXPECT_EQ(in_words("mines 1\n*1\n11\n"), "easy, score 0, hardest ");
  EXPECT_EQ(in_words("mines 1\n?1\n11\n"), "easy, score 1, hardest emptiness");
}

TEST(MinesGrade, APositionThatNoLayoutFitsHasNone) {
  EXPECT_EQ(in_words("mines 2\n1?0\n").substr(0, 55),
            "none: no layout fits, so the position has no grade: thi");
}

TEST(MinesGrade, ALimitThatIsReachedIsSaid) {
  Context context({.limits = {.nodes = 1}});
  EXPECT_EQ(grade(drawn("mines 1\n1???\n????\n"), context).error().message,
            "the limits were reached before the position was worked out");
}

TEST(MinesGrade, InAGameToo) {
  auto position = drawn("mines 2\n????\n11??\n");
  position.question = Question::next_opening;
  EXPECT_EQ(graded(position)->hardest, "subset");
}

Position turned(const Position& position) {
  auto other = position;
  const auto [rows, cols] = position.tiles.size();
  other.tiles = Grid<Tile>({cols, rows}, Tile::closed);
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    other.tiles[at(cell.col.value, rows - 1 - cell.row.value)] = position.tiles[cell];
  });
  return other;
}

Position mirrored(const Position& position) {
  auto other = position;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    other.tiles[at(cell.row.value, position.tiles.cols() - 1 - cell.col.value)] = position.tiles[cell];
  });
  return other;
}

// The score may differ: of two numbers that show the same cells, the one that is looked at first is used.
RC_GTEST_PROP(MinesGrade, ABoardThatIsTurnedOrMirroredIsAsHard, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, 30);
  const auto first = graded(position).value();
  for (int turns = 0; turns < 4; ++turns) {
    position = turned(position);
    for (const auto& each : {position, mirrored(position)}) {
      const auto grade = graded(each).value();
      RC_ASSERT(grade.name == first.name);
      RC_ASSERT(grade.hardest == first.hardest);
    }
  }
}

}  // namespace
}  // namespace quadrille::mines
