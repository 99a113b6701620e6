#include <gtest/gtest.h>

#include "cli/little_board.hpp"
#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

Ended hint(const Words& more, const std::string& board = kBoard) {
  Words words{"hint", "tens", "-"};
  words.insert(words.end(), more.begin(), more.end());
  return run(words, {.input = board});
}

TEST(Hint, GivesOneStepWithItsReason) {
  const auto step = hint({});
  EXPECT_EQ(step.code, 0);
  EXPECT_TRUE(opens_with(step.out, "clear: 1 + 9 = 10"));
  EXPECT_TRUE(says(step.out, "\n    row 1, columns 1 and 2\n"));
}

TEST(Hint, ABoardShowsWhereTheStepIsByRowsAndColumnsFromOne) {
  EXPECT_EQ(hint({"--boards"}).out,
            "clear: 1 + 9 = 10: 2 cells (2 of 4 cleared)\n"
            "    row 1, columns 1 and 2\n"
            "  | 1 2\n"
            "--+----\n"
            "1 | . .\n"
            "2 | 2 8\n");
}

TEST(Hint, GivesAsManyStepsAsAskedFor) {
  EXPECT_EQ(list_at(parsed(hint({"--count", "2", "--output", "json"}).out), "steps").size(), 2U);
  EXPECT_EQ(list_at(parsed(hint({"--count", "9", "--output", "json"}).out), "steps").size(), 2U);
}

TEST(Hint, GoesOnFromThePlayersPosition) {
  const TempFolder folder;
  const auto played = folder.write("played.txt", "0 0 0 1\n");
  EXPECT_TRUE(opens_with(hint({"--from", played}).out, "clear: 2 + 8 = 10"));
  const auto done = folder.write("done.txt", "0 0 0 1\n1 0 1 1\n");
  const auto nothing = hint({"--from", done});
  EXPECT_EQ(nothing.code, 3);
  EXPECT_EQ(nothing.out, "no further step\n");
}

TEST(Hint, NamesTheCellsOfABoxAndNoOthers) {
  EXPECT_TRUE(says(hint({}, "99\n1.\n").out, "\n    rows 1 and 2, column 1\n"));
}

TEST(Hint, AgreesWithCheckOnWhatIsAMistake) {
  const TempFolder folder;
  const auto puzzle = folder.write("plus.non", "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n");
  for (const auto* position : {"#??\n???\n???\n", "???\n?.?\n???\n", "?#?\n???\n???\n", "???\n???\n..#\n"}) {
    const auto from = folder.write("from.txt", position);
    const auto step = run({"hint", "nonogram", puzzle, "--from", from});
    const auto review = run({"check", "nonogram", puzzle, "--from", from});
    EXPECT_EQ(review.code == 1, step.out.starts_with("mistake: ")) << position << step.out << review.out;
  }
}

TEST(Hint, NamesTheSameCellsAsCheckInEveryFamily) {
  struct Wrong {
    const char* family;
    const char* puzzle;
    const char* position;
  };
  const TempFolder folder;
  for (const auto& [family, text, played] :
       {Wrong{"tens", "19\n28\n", "0 0 1 1\n"},
        Wrong{"nonogram", "width 3\nheight 3\nrows\n1\n3\n1\ncolumns\n1\n3\n1\n", "#??\n?.?\n???\n"},
        Wrong{"kakuro", "3 3\nX D4 D6\nA3 . .\nA7 . .\n", "3 3\nX D4 D6\nA3 2 .\nA7 . .\n"},
        Wrong{"mines", "mines 1\n?100\n?100\n", "+100\n*100\n"}}) {
    const auto puzzle = folder.write("puzzle.txt", text);
    const auto from = folder.write("from.txt", played);
    const auto review = run({"check", family, puzzle, "--from", from, "--output", "json"});
    const auto steps = run({"hint", family, puzzle, "--from", from, "--count", "100", "--output", "json"});
    EXPECT_EQ(review.code, 1) << family;
    const auto mistakes = list_at(parsed(review.out), "mistakes");
    const auto told = list_at(parsed(steps.out), "steps");
    ASSERT_FALSE(mistakes.empty()) << family;
    ASSERT_EQ(mistakes.size(), told.size()) << family;
    for (std::size_t i = 0; i < told.size(); ++i) {
      EXPECT_EQ(text_at(told[i], "rule"), "mistake");
      EXPECT_EQ(text_at(told[i], "reason"), text_at(mistakes[i], "reason"));
      EXPECT_EQ(cli::entry_at(told[i], "because"), cli::entry_at(mistakes[i], "cells"));
      EXPECT_FALSE(list_at(mistakes[i], "cells").empty()) << family;
    }
  }
}

TEST(Hint, PointsAtAMistakeOfThePlayer) {
  const TempFolder folder;
  const auto played = folder.write("played.txt", "0 0 1 1\n");
  EXPECT_TRUE(opens_with(hint({"--from", played}).out, "mistake: "));
}

TEST(Hint, JsonHasTheStepsOfTheContract) {
  const auto record = parsed(hint({"--output", "json"}).out);
  EXPECT_EQ(text_at(record, "family"), "tens");
  EXPECT_EQ(text_at(record, "steps.0.rule"), "clear");
  EXPECT_FALSE(text_at(record, "steps.0.reason").empty());
  EXPECT_EQ(entry_at(record, "steps.0.marks.0.cell"), Record(Record::List{0, 0}));
  EXPECT_FALSE(list_at(record, "steps.0.because").empty());
  EXPECT_EQ(number_at(record, "steps.0.risk"), 0);
  EXPECT_EQ(count_at(record, "schema"), 1);
}

TEST(Hint, HasNothingToSayWhereNoMoveIsLeft) {
  const auto nothing = hint({}, "12\n35\n");
  EXPECT_EQ(nothing.code, 3);
  EXPECT_EQ(nothing.out, "no further step\n");
  EXPECT_TRUE(list_at(parsed(hint({"--output", "json"}, "12\n35\n").out), "steps").empty());
}

}  // namespace
}  // namespace quadrille::cli
