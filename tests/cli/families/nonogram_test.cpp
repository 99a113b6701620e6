#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

// Nonograms as a player, a setter and a script meet them at the command line.

namespace quadrille::cli {
namespace {

constexpr std::string_view kCross = "width 3\nheight 3\n\nrows\n1\n3\n1\n\ncolumns\n1\n3\n1\n";

TEST(NonogramCli, SolvesAndProves) {
  const TempFolder folder;
  const auto record =
      parsed(run({"solve", "nonogram", folder.write("cross.non", kCross), "--output", "json"}).out);
  EXPECT_EQ(text_at(record, "status"), "solved");
  EXPECT_TRUE(truth_at(record, "unique"));
  EXPECT_EQ(text_at(record, "answer"), ".#.\n###\n.#.\n");
}

TEST(NonogramCli, ShowsTwoAnswersWhereThereAreTwo) {
  const TempFolder folder;
  const auto file = folder.write("twins.mk", "2 2\n1\n1\n#\n1\n1\n");
  const auto json = run({"solve", "nonogram", file, "--output", "json"}).out;
  EXPECT_FALSE(truth_at(parsed(json), "unique"));
  EXPECT_NE(text_at(parsed(json), "answer"), text_at(parsed(json), "second"));
  EXPECT_TRUE(says(json, R"("differ":[[0,0],[0,1],[1,0],[1,1]])"));
  EXPECT_EQ(run({"solve", "nonogram", file, "--require-unique"}).code, 1);
  const auto shown = run({"solve", "nonogram", file}).out;
  EXPECT_TRUE(says(shown, "Another answer, which differs in 4 cells: rows 1 and 2, columns 1 and 2\n"));
}

TEST(NonogramCli, TotalsThatDifferAreToldAsTheReason) {
  const TempFolder folder;
  const auto file = folder.write("typo.non", "width 2\nheight 2\nrows\n2\n1\ncolumns\n2\n2\n");
  const auto result = run({"solve", "nonogram", file});
  EXPECT_EQ(result.code, 1);
  EXPECT_TRUE(says(result.out, "the rows have 3 cells of black, the columns 4"));
}

TEST(NonogramCli, GivesTheNextStepFromThePlayersPosition) {
  const TempFolder folder;
  const auto puzzle = folder.write("cross.non", kCross);
  const auto hint =
      run({"hint", "nonogram", puzzle, "--from", folder.write("so_far.txt", "?#?\n?#?\n?#?\n")});
  EXPECT_EQ(hint.code, 0);
  EXPECT_TRUE(says(hint.out, "complete: row 1: all its runs are complete, so columns 1 and 3 are empty"));
  const auto wrong =
      run({"hint", "nonogram", puzzle, "--from", folder.write("wrong.txt", "???\n?.?\n???\n")});
  EXPECT_TRUE(says(wrong.out, "mistake: row 2 can no longer hold its clues 3\n    row 2, columns 1 to 3\n"));
}

TEST(NonogramCli, MakesAPuzzleFromAPictureAndMendsIt) {
  const TempFolder folder;
  const auto picture = folder.write("two.pbm", "P1\n2 2\n1 0\n0 1\n");
  const auto refused = run({"generate", "nonogram", "--kind", "picture", "--from", picture});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.error, "row 1, column 1 becomes empty"));
  const auto made = run({"generate", "nonogram", "--kind", "picture", "--from", picture, "--repair", "1",
                         "-o", folder.path("two.non")});
  EXPECT_EQ(made.code, 0);
  EXPECT_EQ(run({"solve", "nonogram", folder.path("two.non"), "--require-unique"}).code, 0);
}

TEST(NonogramCli, ConvertsFromFormToForm) {
  const TempFolder folder;
  const auto puzzle = folder.write("cross.non", kCross);
  for (const auto* form : {"xml", "mk", "nin", "cwd", "g", "taai"}) {
    const auto file = folder.path("cross." + std::string(form));
    ASSERT_EQ(run({"convert", "nonogram", puzzle, "--to", form, "-o", file}).code, 0) << form;
    EXPECT_EQ(run({"convert", "nonogram", file, "--to", "non"}).out, kCross) << form;
  }
}

TEST(NonogramCli, BadInputIsOneLineWithItsPlace) {
  const TempFolder folder;
  const auto said_of = [&](std::string_view text) {
    const auto file = folder.write("bad", text);
    const auto refused = run({"solve", "nonogram", file});
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(lines_of(refused.error), 1U) << refused.error;
    return refused.error.substr(std::min(file.size(), refused.error.size()));
  };
  EXPECT_EQ(said_of("width 2\nheight 1\nrows\n3\ncolumns\n1\n1\n"),
            ":4:1: row 1: a run of 3 is longer than its line of 2 cells\n");
  EXPECT_EQ(said_of("width 1000000000\nheight 1000000000\n"),
            ":1:7: a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 1000000000x1000000000\n");
  EXPECT_EQ(
      said_of("<puzzle><clues type='rows'><line><count color='mauve'>1</count></line></clues></puzzle>"),
      ":1:35: unknown colour 'mauve'\n");
  EXPECT_TRUE(opens_with(said_of("<puzzleset><puzzle>"), ":1:"));
  EXPECT_TRUE(opens_with(said_of("P4 100 100\nabc"), ":2:"));
}

}  // namespace
}  // namespace quadrille::cli
