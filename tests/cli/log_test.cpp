#include <gtest/gtest.h>

#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

constexpr auto kPuzzle = "3 3\nX D4 D6\nA3 . .\nA7 . .\n";

class Logged : public testing::Test {
 protected:
  std::string log_of(const std::string& level, Words words) {
    words.insert(words.end(), {"--log", level});
    return run(words).error;
  }

  TempFolder folder_;
  std::string puzzle_ = folder_.write("puzzle.txt", kPuzzle);
};

TEST_F(Logged, InfoSaysWhatIsDone) {
  const auto log = log_of("info", {"solve", "kakuro", puzzle_, "--strategy", "mrv", "--threads", "1",
                                   "--seed", "7", "--node-limit", "100"});
  EXPECT_TRUE(says(log, "puzzle.txt: read, 26 bytes"));
  EXPECT_TRUE(says(log, "puzzle.txt: 1 puzzle(s) in the format plain, recognised"));
  EXPECT_TRUE(says(log, "kakuro mrv: at most 1 min 0 s, 100 nodes, 1.07 GB, 1 thread, seed 7"));
  EXPECT_TRUE(says(log, "search: a whole answer, ended finished"));
  EXPECT_TRUE(says(log, "proof: the only answer, ended finished"));
  EXPECT_TRUE(says(log, "check: right, ended finished"));
  EXPECT_FALSE(says(log, " backtracks, "));
}

TEST_F(Logged, DebugAddsCounts) {
  const auto log = log_of("debug", {"solve", "kakuro", puzzle_, "--strategy", "mrv"});
  EXPECT_TRUE(says(log, "search: "));
  EXPECT_TRUE(says(log, " backtracks, "));
}

TEST_F(Logged, ManyPuzzlesSayWhichTheySpeakOf) {
  EXPECT_TRUE(says(log_of("info", {"batch", "kakuro", puzzle_}), "\"puzzle.txt\": kakuro auto: at most"));
  EXPECT_TRUE(says(log_of("info", {"bench", "kakuro", puzzle_, "--strategy", "mrv"}), "kakuro mrv: at most"));
  EXPECT_TRUE(
      says(log_of("info", {"compare", "kakuro", puzzle_, "--strategy", "mrv"}), "kakuro mrv: at most"));
}

TEST_F(Logged, WarnSaysNothingOfAnOrdinaryRun) {
  EXPECT_EQ(log_of("warn", {"solve", "kakuro", puzzle_}), "");
}

TEST_F(Logged, ThePuzzleItselfIsNeverLogged) {
  const auto puzzle =
      folder_.write("secret.non", "title \"a secret\"\nwidth 1\nheight 1\nrows\n1\ncolumns\n1\n");
  EXPECT_FALSE(says(log_of("debug", {"solve", "nonogram", puzzle}), "a secret"));
}

}  // namespace
}  // namespace quadrille::cli
