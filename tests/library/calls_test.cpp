#include <gtest/gtest.h>

#include <algorithm>
#include <quadrille/quadrille.hpp>
#include <string>

// What there is beside solving.

namespace {

using quadrille::at;

constexpr const char* kCallsBoard = "19\n28\n";

TEST(LibraryLists, EveryFamilyHasStrategiesFormatsAndADescription) {
  const auto all = quadrille::families();
  EXPECT_NE(std::ranges::find(all, "tens", &quadrille::Description::name), all.end());
  for (const auto& [family, summary] : all) {
    EXPECT_FALSE(summary.empty()) << family;
    EXPECT_FALSE(quadrille::strategies(family).value().empty()) << family;
    EXPECT_FALSE(quadrille::formats(family).value().empty()) << family;
    EXPECT_TRUE(quadrille::describe(family).value().starts_with("{")) << family;
  }
}

TEST(LibraryLists, AnUnknownFamilyIsAnError) {
  EXPECT_FALSE(quadrille::strategies("tenz"));
  EXPECT_FALSE(quadrille::formats("tenz"));
  EXPECT_FALSE(quadrille::describe("tenz"));
}

TEST(LibraryCheck, AWrongAnswerIsNamedWithItsCells) {
  const auto ruling = quadrille::check("tens", kCallsBoard, "0 0 1 1\n");
  ASSERT_TRUE(ruling);
  ASSERT_EQ(ruling->mistakes.size(), 1U);
  EXPECT_EQ(ruling->mistakes.front().reason, "move 1 sums to 20, not 10");
  EXPECT_EQ(ruling->mistakes.front().cells, (std::vector{at(0, 0), at(0, 1), at(1, 0), at(1, 1)}));
}

TEST(LibraryCheck, APartOfAnAnswerMayBeRightSoFar) {
  const char* puzzle = "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n";
  EXPECT_FALSE(quadrille::check("nonogram", puzzle, "#?\n").value().right());
  EXPECT_TRUE(quadrille::check("nonogram", puzzle, "#?\n", {.so_far = true}).value().right());
}

TEST(LibraryCheck, AnAnswerThatCannotBeReadIsAnErrorWithAPlace) {
  const auto ruling = quadrille::check("tens", kCallsBoard, "0 0 0 1\nnonsense\n");
  ASSERT_FALSE(ruling);
  EXPECT_EQ(ruling.error().line, 2);
}

TEST(LibraryHint, SaysTheNextStepAndWhy) {
  const char* puzzle = "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n";
  const auto steps = quadrille::hint("nonogram", puzzle, {.at_most = 1});
  ASSERT_TRUE(steps);
  ASSERT_EQ(steps->size(), 1U);
  EXPECT_FALSE(steps->front().reason.empty());
  EXPECT_FALSE(steps->front().marks.empty());
}

TEST(LibraryHint, AWrongPositionComesFirst) {
  const char* puzzle = "width 2\nheight 1\nrows\n1\ncolumns\n1\n0\n";
  const auto steps = quadrille::hint("nonogram", puzzle, {.position = "?#\n"});
  ASSERT_TRUE(steps) << steps.error().message;
  ASSERT_FALSE(steps->empty());
  EXPECT_EQ(steps->front().rule, "mistake");
}

TEST(LibraryGrade, ComesWithItsName) {
  const auto grade = quadrille::grade("nonogram", "width 2\nheight 1\nrows\n2\ncolumns\n1\n1\n");
  ASSERT_TRUE(grade) << grade.error().message;
  EXPECT_FALSE(grade->name.empty());
}

TEST(LibraryGrade, APuzzleWithSeveralAnswersHasNone) {
  EXPECT_FALSE(quadrille::grade("nonogram", "width 2\nheight 2\nrows\n1\n1\ncolumns\n1\n1\n"));
}

TEST(LibraryGenerate, TheSameOptionsMakeTheSamePuzzleAndItCanBeRead) {
  for (const auto& [family, summary] : quadrille::families()) {
    const quadrille::GenerateOptions options{.with_answer = true, .seed = 3};
    const auto one = quadrille::generate(family, options);
    ASSERT_TRUE(one) << family << ": " << one.error().message;
    EXPECT_EQ(one->puzzle, quadrille::generate(family, options).value().puzzle) << family;
    EXPECT_FALSE(one->answer.empty()) << family;
    EXPECT_TRUE(quadrille::check(family, one->puzzle, one->answer, {.so_far = true}).value().mistakes.empty())
        << family;
  }
}

TEST(LibraryGenerate, WhatCannotBeMadeIsAnError) {
  EXPECT_FALSE(quadrille::generate("tenz"));
  EXPECT_FALSE(quadrille::generate("tens", {.kind = "nothing"}));
  EXPECT_FALSE(quadrille::generate("tens", {.settings = {{"rows", "many"}}}));
  EXPECT_FALSE(quadrille::generate("tens", {.format = "nothing"}));
}

TEST(LibraryConvert, ThereAndBackIsTheSamePuzzle) {
  const std::pair<std::string, std::string> forms[] = {
      {"tens", "json"}, {"mines", "mine"}, {"sudoku", "sdm"}};
  for (const auto& [family, form] : forms) {
    const auto plain = quadrille::generate(family, {.seed = 5}).value().puzzle;
    const auto other = quadrille::convert(family, plain, form);
    ASSERT_TRUE(other) << family << ": " << other.error().message;
    const auto first = quadrille::formats(family).value().front().name;
    EXPECT_EQ(quadrille::convert(family, *other, first).value(), plain) << family;
  }
}

TEST(LibraryConvert, ToAnUnknownFormatIsAnError) {
  EXPECT_FALSE(quadrille::convert("tens", kCallsBoard, "nothing"));
}

TEST(LibraryRender, DrawsAPuzzleWithItsAnswer) {
  const auto picture = quadrille::render("tens", kCallsBoard, "svg", {.answer = "0 0 0 1\n"});
  ASSERT_TRUE(picture);
  EXPECT_NE(picture->find("<svg"), std::string::npos);
}

TEST(LibraryRender, AWrongAnswerIsNotDrawn) {
  EXPECT_FALSE(quadrille::render("tens", kCallsBoard, "svg", {.answer = "0 0 1 1\n"}));
  EXPECT_FALSE(quadrille::render("tens", kCallsBoard, "gif"));
}

TEST(LibrarySession, AnswersTickByTick) {
  auto session = quadrille::Session::open("mines");
  ASSERT_TRUE(session);
  const auto reply =
      session->tick(R"({"id": 7, "upsert": [[0,0,"1"],[0,1,"?"]], "options": {"bounds": [0,0,1,2]}})");
  ASSERT_TRUE(reply);
  EXPECT_NE(reply->find("\"id\":7"), std::string::npos) << *reply;
  EXPECT_EQ(reply->find("\"error\""), std::string::npos) << *reply;
}

TEST(LibrarySession, ABadLineIsAnsweredAndChangesNothing) {
  auto session = quadrille::Session::open("mines").value();
  EXPECT_NE(session.tick("{").value().find("\"error\""), std::string::npos);
  EXPECT_EQ(session.tick(R"({"upsert": [[0,0,"?"]]})").value().find("\"error\""), std::string::npos);
}

TEST(LibrarySession, OnceClosedATickIsAnError) {
  auto session = quadrille::Session::open("mines").value();
  session.close();
  session.close();
  EXPECT_FALSE(session.is_open());
  EXPECT_FALSE(session.tick("{}"));
  auto other = quadrille::Session::open("mines").value();
  const auto moved = std::move(other);
  EXPECT_TRUE(moved.is_open());
  EXPECT_FALSE(other.tick("{}"));  // NOLINT(bugprone-use-after-move): that is what is asked
}

TEST(LibrarySession, OpensOnlyWhereThereAreSessionsAndTheirOptions) {
  EXPECT_FALSE(quadrille::Session::open("tens"));
  EXPECT_FALSE(quadrille::Session::open("mines", {.options = {{"densitty", "0.2"}}}));
  EXPECT_TRUE(quadrille::Session::open("mines", {.options = {{"density", "0.2"}}}));
}

}  // namespace
