#include "puzzles/mines/model/answer.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "puzzles/mines/drawn.hpp"

namespace quadrille::mines {
namespace {

constexpr std::string_view kWindow = "density 0.2\nbounded no\norigin -3 -2\n1?_\n12?\n01?\n";

std::string refused(std::string_view puzzle, std::string_view answer) {
  const auto read = read_answer(drawn(puzzle), answer);
  if (read) return "read";
  return std::to_string(read.error().line) + ":" + std::to_string(read.error().column) + ": " +
         read.error().message;
}

TEST(Answer, TheTextFormIsThePositionWithItsFindings) {
  const auto position = drawn("mines 2\n?????\n11211\n");
  EXPECT_EQ(write_answer(position, analysed(position).answer()->answer), "+*+*+\n11211\n");
}

TEST(Answer, AGuessIsToldInTheBoardsCoordinates) {
  const auto position = drawn(kWindow);
  const auto analysis = analysed(position).answer()->answer;
  ASSERT_TRUE(analysis.guess);
  const auto text = write_answer(position, analysis);
  EXPECT_NE(text.find("guess -1 0\n"), std::string::npos) << text;
  EXPECT_EQ(read_answer(position, text)->guess->cell, analysis.guess->cell);
}

TEST(Answer, ErrorsSayWhere) {
  EXPECT_EQ(refused("?1\n", "?2\n"), "1:2: '2' where the position has '1'");
  EXPECT_EQ(refused("?1\n", "x1\n"), "1:1: 'x' where the position has '?': '+', '*' or '?'");
  EXPECT_EQ(refused("?1\n??\n", "?1\n"), "1:1: the answer has 1 of 2 rows");
  EXPECT_EQ(refused("?1\n", "?1\nguess 0 1\n"), "2:7: a guess opens a closed cell");
  EXPECT_EQ(refused("?1\n", "?1\nguess 5 5\n"), "2:7: [5, 5] is outside the 1x2 position");
  EXPECT_EQ(refused("?1\n", "?1\nguess 0\n"), "2:1: a guess is 'guess ROW COLUMN'");
}

TEST(Answer, TheRecordHoldsEveryFigure) {
  const auto position = drawn("mines 5\n?????\n?1???\n?3???\n?????\n");
  const auto outcome = analysed(position);
  const auto told = record(position, *outcome.answer()).expanded();
  EXPECT_EQ(*told.find("solutions")->get<std::string>(), "360");
  EXPECT_EQ(*told.find("guess"), (Record::List{0, 2}));
  EXPECT_NEAR(*told.find("guess_safety")->get<double>(), 352.0 / 360, 1e-12);
  EXPECT_NEAR(*told.find("guess_win")->get<double>(), 285.0 / 360, 1e-12);
  EXPECT_EQ(*told.find("exact")->get<bool>(), true);
  const auto& rows = *told.find("probability")->get<Record::List>();
  ASSERT_EQ(rows.size(), 4U);
  EXPECT_TRUE((*rows[1].get<Record::List>())[1].is_null()) << "an open cell has no chance";
  const auto back = read_record(position, told);
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(back->solutions, "360");
  EXPECT_EQ(back->guess->cell, at(0, 2));
  EXPECT_EQ(back->findings, outcome.answer()->answer.findings);
}

// What is null, of another type or not there at all says nothing.
TEST(Answer, FiguresThatAreNotToldAreNotRead) {
  const auto position = drawn("mines 1\n?1\n");
  const auto read = [&](const Record& told) {
    Record::Map map{{"safe", Record::List{}}, {"guess", Record::List{0, 0}}};
    for (const auto* name : {"guess_safety", "probability", "exact", "solutions", "density"})
      map.emplace_back(name, told);
    return read_record(position, map);
  };
  const auto analysis = read(Record());
  ASSERT_TRUE(analysis) << analysis.error().message;
  EXPECT_FALSE(analysis->exact);
  EXPECT_FALSE(analysis->density);
  EXPECT_EQ(analysis->solutions, "");
  EXPECT_TRUE(analysis->odds.empty());
  EXPECT_TRUE(std::isnan(analysis->guess->safety));
  const auto other = read_record(
      position,
      Record::Map{{"safe", Record::List{}}, {"exact", "yes"}, {"solutions", true}, {"density", "0.2"}});
  ASSERT_TRUE(other);
  EXPECT_FALSE(other->exact);
  EXPECT_FALSE(other->density);
  EXPECT_EQ(other->solutions, "");
  const auto absent = read_record(position, Record::Map{{"safe", Record::List{}}});
  ASSERT_TRUE(absent);
  EXPECT_FALSE(absent->density);
}

TEST(Answer, ADensityIsToldWhereTheTotalIsNotKnown) {
  const auto with_total = drawn("mines 1\n?1?\n");
  EXPECT_FALSE(analysed(with_total).answer()->answer.density);
  EXPECT_EQ(record(with_total, *analysed(with_total).answer()).find("density"), nullptr);
  const auto with_density = drawn("density 0.2\n?1?\n");
  EXPECT_EQ(analysed(with_density).answer()->answer.density, 0.2);
  const auto told = record(with_density, *analysed(with_density).answer()).expanded();
  ASSERT_NE(told.find("density"), nullptr);
  EXPECT_EQ(read_record(with_density, told)->density, 0.2);
  const auto with_neither = analysed(drawn("?1?\n")).answer()->answer.density;
  ASSERT_TRUE(with_neither);
  EXPECT_GT(*with_neither, 0);
  EXPECT_LT(*with_neither, 1);
}

TEST(Answer, ABadRecordIsRefusedInWords) {
  const auto position = drawn("?1\n");
  for (const Record& bad : {Record(3), Record(Record::Map{}), Record(Record::Map{{"safe", 1}}),
                            Record(Record::Map{{"safe", Record::List{Record(Record::List{0, 1})}}}),
                            Record(Record::Map{{"safe", Record::List{Record(Record::List{9, 9})}}}),
                            Record(Record::Map{{"safe", Record::List{}}, {"probability", Record::List{0.5}}}),
                            Record(Record::Map{{"safe", Record::List{Record(Record::List{0, 0})}},
                                               {"mines", Record::List{Record(Record::List{0, 0})}}})}) {
    const auto read = read_record(position, bad);
    ASSERT_FALSE(read);
    EXPECT_FALSE(read.error().message.empty());
  }
}

TEST(Answer, ABadCellIsQuotedAsTheRecordHasIt) {
  const auto read =
      read_record(drawn(kWindow), Record::Map{{"safe", Record::List{Record(Record::List{-3, -2})}}});
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "\"safe\": [-3, -2] is not a closed cell");
}

TEST(Answer, TheHeadlineCountsAndNamesTheGuess) {
  const auto position = drawn("mines 1\n?100\n?100\n");
  EXPECT_EQ(headline(position, *analysed(position).answer()),
            "0 safe, 0 mines, 2 open; guess row 1, column 1: 50.0 % safe, best play wins 50.0 %");
}

}  // namespace
}  // namespace quadrille::mines
