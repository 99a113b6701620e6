#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

TEST(CollectionCommand, ListsThePuzzlesWithTitleGradeAndSize) {
  const auto list = run({"collection", "sudoku", "--output", "csv"});
  EXPECT_EQ(list.code, 0);
  EXPECT_TRUE(opens_with(list.out, "id,title,grade,size\ns-001,Mini 1,easy,4x4\n"));
  const auto record = parsed(run({"collection", "sudoku", "--output", "json"}).out);
  EXPECT_EQ(text_at(record, "puzzles.0.id"), "s-001");
  EXPECT_EQ(count_at(record, "puzzles.0.rows"), 4);
}

TEST(CollectionCommand, PrintsAPuzzleThatSolveReads) {
  const auto puzzle = run({"collection", "kakuro", "k-017"});
  EXPECT_EQ(puzzle.code, 0);
  const auto solved = run({"solve", "kakuro", "-"}, {.input = puzzle.out});
  EXPECT_EQ(solved.code, 0);
  EXPECT_TRUE(says(solved.out, "8x8, 33 cells\nthe only answer\n")) << solved.out;
}

TEST(CollectionCommand, AnUnknownPuzzleIsBadUsage) {
  const auto unknown = run({"collection", "kakuro", "k-999"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_EQ(unknown.out, "");
  EXPECT_TRUE(says(unknown.error, "it goes from k-001 to k-"));
}

}  // namespace
}  // namespace quadrille::cli
