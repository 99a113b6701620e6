#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

TEST(DailyCommand, GivesTheSamePuzzleForADay) {
  const auto once = run({"daily", "sudoku", "--date", "2026-11-19"});
  EXPECT_EQ(once.code, 0);
  EXPECT_EQ(run({"daily", "sudoku", "--date", "2026-11-19"}).out, once.out);
  EXPECT_EQ(run({"solve", "sudoku", "-"}, {.input = once.out}).code, 0);
  EXPECT_EQ(run({"daily", "tens"}).code, 0);
}

TEST(DailyCommand, AnotherWordThanADayIsBadUsage) {
  const auto wrong = run({"daily", "sudoku", "--date", "2026-02-30"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_TRUE(says(wrong.error, "'2026-02-30' is not a day"));
}

}  // namespace
}  // namespace quadrille::cli
