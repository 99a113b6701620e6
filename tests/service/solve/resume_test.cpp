#include "service/solve/resume.hpp"
#include "service/solve/hint.hpp"

#include <gtest/gtest.h>

#include "service/catalogue.hpp"
#include "service/input/input.hpp"
#include "service/json/json.hpp"
#include "service/solve/review.hpp"

namespace quadrille::service {
namespace {

// A puzzle of a family, both by their texts.
struct Sheet {
  Catalogue catalogue{};
  const Family& family;
  PuzzlePtr puzzle;

  Sheet(std::string_view name, std::string_view text)
      : family(*catalogue.find(name).value()),
        puzzle(read_puzzles(family, text, "").value().front().puzzle) {}

  [[nodiscard]] AnswerPtr position(std::string_view text) const {
    return family.read_answer(*puzzle, text).value();
  }
  [[nodiscard]] Expected<SolveResult> from(std::string_view text) const {
    return solve_from(family, *puzzle, *position(text), {});
  }
  [[nodiscard]] std::string answer_from(std::string_view text) const {
    const auto result = from(text);
    const auto* found = result ? result->outcome.answer() : nullptr;
    return found != nullptr ? family.write_answer(*puzzle, *found->answer) : "none";
  }
  [[nodiscard]] Review check(std::string_view text) const {
    return review(family, *puzzle, *position(text), {});
  }
  // The mistakes that a hint tells.
  [[nodiscard]] std::vector<Objection> hinted(std::string_view text) const {
    std::vector<Objection> told;
    const HintRequest request{
        .family = family, .puzzle = *puzzle, .position = position(text), .at_most = 100};
    const auto steps = hint(request, {}).value();
    for (const auto& step : steps) {
      if (step.rule == "mistake") told.push_back({step.reason, step.because});
    }
    return told;
  }
};

const Sheet& two_by_two() {
  static const Sheet sheet("nonogram", "width 2\nheight 2\n\nrows\n1\n1\n\ncolumns\n1\n1\n");
  return sheet;
}
const Sheet& plus() {
  static const Sheet sheet("nonogram", "width 3\nheight 3\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n");
  return sheet;
}

TEST(SolveFrom, APositionDecidesBetweenTwoAnswers) {
  EXPECT_EQ(two_by_two().answer_from("#?\n??\n"), "#.\n.#\n");
  EXPECT_EQ(two_by_two().answer_from(".?\n??\n"), ".#\n#.\n");
  EXPECT_EQ(two_by_two().from("#?\n??\n")->outcome.answer()->unique, true);
}

TEST(SolveFrom, NothingLeadsOnFromAWrongPosition) {
  EXPECT_EQ(plus().from("#??\n???\n???\n")->status, Status::impossible);
}

TEST(SolveFrom, MovesAlreadyPlayedStandBeforeTheOthers) {
  const Sheet sheet("tens", "194\n556\n");
  const auto result = sheet.from("0 2 1 2\n").value();
  EXPECT_EQ(result.status, Status::solved);
  const auto plan = sheet.family.write_answer(*sheet.puzzle, *result.outcome.answer()->answer);
  EXPECT_TRUE(plan.starts_with("0 2 1 2\n")) << plan;
  EXPECT_EQ(sheet.family.score(*sheet.puzzle, *result.outcome.answer()->answer), 6);
}

TEST(SolveFrom, TheBestOfTheRestIsNotCalledTheBestOfAll) {
  const Sheet sheet("tens", "194\n556\n");
  EXPECT_FALSE(sheet.from("0 2 1 2\n")->outcome.answer()->optimal);
}

TEST(SolveFrom, AMoveThatCannotBePlayedIsAnError) {
  const Sheet sheet("tens", "194\n556\n");
  EXPECT_EQ(sheet.from("0 0 0 2\n").error().message, "move 1: the box sums to 14, not 10");
}

TEST(SolveFrom, DigitsFilledInAreKept) {
  const Sheet sheet("kakuro", "3 3\nX D4 D6\nA3 . .\nA7 . .\n");
  EXPECT_EQ(sheet.answer_from("3 3\nX D4 D6\nA3 1 .\nA7 . .\n"), "3 3\nX D4 D6\nA3 1 2\nA7 3 4\n");
  EXPECT_EQ(sheet.from("3 3\nX D4 D6\nA3 2 .\nA7 . .\n")->status, Status::impossible);
}

TEST(SolveFrom, AFamilyWithoutPositionsSolvesItsPuzzle) {
  const Sheet sheet("mines", "mines 1\n1?\n11\n");
  EXPECT_EQ(solve_from(sheet.family, *sheet.puzzle, *sheet.family.blank(*sheet.puzzle), {})->status,
            Status::solved);
}

TEST(Review, TheCellsThatDifferFromTheOnlyAnswerAreMistakes) {
  EXPECT_TRUE(plus().check("???\n???\n???\n").mistakes.empty());
  EXPECT_TRUE(plus().check(".#.\n###\n.#.\n").mistakes.empty());
  const auto wrong = plus().check("#?.\n??.\n???\n");
  EXPECT_TRUE(wrong.sure);
  EXPECT_EQ(wrong.mistakes.back().reason, "2 cells are not right");
  EXPECT_EQ(wrong.mistakes.back().cells, (std::vector{at(0, 0), at(1, 2)}));
}

TEST(Review, WhereSeveralAnswersAreLeftAnyOfThemIsRight) {
  EXPECT_TRUE(two_by_two().check("#?\n??\n").mistakes.empty());
  EXPECT_TRUE(two_by_two().check("?#\n??\n").mistakes.empty());
  const auto wrong = two_by_two().check("##\n??\n");
  EXPECT_TRUE(wrong.sure);
  EXPECT_FALSE(wrong.mistakes.empty());
}

TEST(Review, APlayableMoveIsNoMistake) {
  const Sheet sheet("tens", "194\n556\n");
  EXPECT_TRUE(sheet.check("0 0 0 1\n").mistakes.empty());
  EXPECT_FALSE(sheet.check("0 0 0 2\n").mistakes.empty());
}

TEST(Review, TheRefereesWordHasItsCells) {
  const auto wrong = plus().check("???\n?.?\n???\n");
  EXPECT_EQ(wrong.placed, 2U);
  EXPECT_EQ(wrong.mistakes, (std::vector<Objection>{
                                {"row 2 can no longer hold its clues 3", {at(1, 0), at(1, 1), at(1, 2)}},
                                {"column 2 can no longer hold its clues 3", {at(0, 1), at(1, 1), at(2, 1)}},
                                {"1 cell is not right", {at(1, 1)}}}));
}

TEST(Review, ItsRecordHasTheShapeOfEveryVerdict) {
  const auto record = record_of(Review{.mistakes = {{"1 cell is not right", {at(1, 2)}}}, .sure = true});
  EXPECT_EQ(to_json(*record.find("mistakes")), R"([{"reason":"1 cell is not right","cells":[[1,2]]}])");
}

TEST(Hints, TellTheMistakesOfACheckAndNothingElse) {
  const Sheet tens("tens", "19\n28\n");
  const Sheet kakuro("kakuro", "3 3\nX D4 D6\nA3 . .\nA7 . .\n");
  const Sheet mines("mines", "mines 1\norigin 5 7\n?100\n?100\n");
  const std::vector<std::pair<const Sheet*, const char*>> positions{
      {&tens, "0 0 1 1\n"},
      {&tens, "0 0 5 5\n"},
      {&plus(), "#??\n???\n???\n"},  // a line shows it
      {&plus(), "??.\n???\n???\n"},  // right
      {&plus(), "???\n???\n..#\n"},
      {&two_by_two(), "##\n??\n"},                  // several answers, none of which has it
      {&kakuro, "3 3\nX D4 D6\nA3 2 .\nA7 . .\n"},  // no run shows it
      {&kakuro, "3 3\nX D4 D6\nA3 3 .\nA7 3 .\n"},
      {&mines, "+100\n?100\n"},
      {&mines, "*100\n*100\n"},
  };
  for (const auto& [sheet, position] : positions)
    EXPECT_EQ(sheet->hinted(position), sheet->check(position).mistakes) << position;
}

TEST(Hints, CellsOfAWindowAreThoseOfItsBoard) {
  const Sheet sheet("mines", "mines 1\norigin 5 7\n?100\n?100\n");
  ASSERT_EQ(sheet.hinted("+100\n?100\n").size(), 1U);
  EXPECT_EQ(sheet.hinted("+100\n?100\n").front().cells, std::vector{at(5, 7)});
}

TEST(Review, APositionThatCannotBeIsToldWithItsCells) {
  const Sheet sheet("mines", "mines 1\n1F\nF1\n");
  const auto wrong = review(sheet.family, *sheet.puzzle, *sheet.family.blank(*sheet.puzzle), {});
  ASSERT_FALSE(wrong.mistakes.empty());
}

}  // namespace
}  // namespace quadrille::service
