#include "service/play/stage.hpp"

#include <gtest/gtest.h>

#include "service/every_family.hpp"

namespace quadrille::service {
namespace {

Stage stage_of(std::string_view name, std::string_view puzzle, std::string_view position) {
  const auto& family = *catalogue().find(name).value();
  const auto read = family.read({puzzle}, "").value().front().puzzle;
  const auto answer = position.empty() ? family.blank(*read) : family.read_answer(*read, position).value();
  return service::stage_of(family, *read, *answer);
}

constexpr std::string_view kSmallSums = "3 3\nX D4 D6\nA3 . .\nA7 . .\n";
constexpr std::string_view kCorner = "width 2\nheight 2\n\nrows\n2\n1\n\ncolumns\n2\n1\n";
constexpr std::string_view kTens = "194\n556\n";

TEST(Stage, FilledCellsAreWonWhenAllOfThemAreRight) {
  EXPECT_EQ(stage_of("kakuro", kSmallSums, ""), Stage::playing);
  EXPECT_EQ(stage_of("kakuro", kSmallSums, "3 3\nX D4 D6\nA3 1 2\nA7 3 .\n"), Stage::playing);
  EXPECT_EQ(stage_of("kakuro", kSmallSums, "3 3\nX D4 D6\nA3 1 2\nA7 3 4\n"), Stage::won);
}

TEST(Stage, AMistakeIsToldOnlyOnceEverythingIsFilledIn) {
  EXPECT_EQ(stage_of("kakuro", kSmallSums, "3 3\nX D4 D6\nA3 9 9\nA7 9 .\n"), Stage::playing);
  EXPECT_EQ(stage_of("kakuro", kSmallSums, "3 3\nX D4 D6\nA3 2 1\nA7 3 4\n"), Stage::wrong);
}

TEST(Stage, WhatPlayersNeedNotMarkIsNotMissing) {
  EXPECT_EQ(stage_of("nonogram", kCorner, "##\n??\n"), Stage::playing);
  EXPECT_EQ(stage_of("nonogram", kCorner, "##\n#?\n"), Stage::won);
  EXPECT_EQ(stage_of("nonogram", kCorner, "##\n##\n"), Stage::wrong);
}

TEST(Stage, MovesAreOverWhenNoneIsLeftAndWonWhenNothingIs) {
  EXPECT_EQ(stage_of("tens", kTens, ""), Stage::playing);
  EXPECT_EQ(stage_of("tens", kTens, "0 0 0 1\n0 2 1 2\n"), Stage::playing);
  EXPECT_EQ(stage_of("tens", kTens, "0 0 0 1\n0 2 1 2\n1 0 1 1\n"), Stage::won);
  EXPECT_EQ(stage_of("tens", "19\n51\n", "0 0 0 1\n"), Stage::over);
}

TEST(Stage, WhereThePuzzleIsThePositionOnlyAGameEnds) {
  EXPECT_EQ(stage_of("mines", "mines 1\n1?\n11\n", ""), Stage::playing);
  EXPECT_EQ(stage_of("mines", "mines 1\n1*\n11\n", ""), Stage::playing);
}

}  // namespace
}  // namespace quadrille::service
