#include <gtest/gtest.h>

#include <filesystem>

#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

class WriteErrors : public testing::Test {
 protected:
  // A call of every kind of command: those that print once, line by line, and before anything is read.
  std::vector<Words> calls() {
    const auto board = folder_.write("board.txt", "19\n28\n");
    const auto plan = folder_.write("plan.txt", "0 0 0 1\n");
    return {{"--help"},
            {"--version"},
            {"tour"},
            {"manual"},
            {"families"},
            {"solve", "tens", board, "--strategy", "greedy"},
            {"check", "tens", board, plan},
            {"hint", "tens", board},
            {"render", "tens", board},
            {"convert", "tens", board, "--to", "json"},
            {"generate", "tens", "--count", "3"},
            {"compare", "tens", board, "--strategy", "greedy"},
            {"bench", "tens", board, "--strategy", "greedy"},
            {"batch", "tens", board, "--strategy", "greedy"},
            {"play", "tens", "--games", "1", "--strategy", "greedy"},
            {"bench", "kakuro", "--demo"}};
  }

  TempFolder folder_;
};

TEST_F(WriteErrors, AFullDiskIsExitCode2AndSaidForEveryCommand) {
  for (const auto& words : calls()) {
    const auto ended = run(words, {.output = Channel::full});
    EXPECT_EQ(ended.code, 2) << words.front();
    EXPECT_TRUE(closes_with(ended.error, "standard output: cannot be written: No space left on device\n"))
        << words.front() << ": " << ended.error;
  }
}

TEST_F(WriteErrors, AMissingStandardOutputIsExitCode2ForEveryCommand) {
  for (const auto& words : calls()) {
    const auto ended = run(words, {.output = Channel::missing});
    EXPECT_EQ(ended.code, 2) << words.front();
    EXPECT_TRUE(closes_with(ended.error, "standard output: cannot be written: Bad file descriptor\n"))
        << words.front() << ": " << ended.error;
  }
}

TEST_F(WriteErrors, ABatchThatLosesItsLinesSaysSo) {
  std::string lines;
  for (int i = 0; i < 1000; ++i) lines += "{\"puzzle\": \"19\\n28\"}\n";
  const auto ended =
      run({"batch", "tens", "--strategy", "greedy"}, {.input = lines, .output = Channel::full});
  EXPECT_EQ(ended.code, 2);
  EXPECT_TRUE(says(ended.error, "No space left on device"));
}

TEST_F(WriteErrors, AMissingStandardOutputIsNotTakenForAFileOfOurs) {
  const auto board = folder_.write("board.txt", "19\n28\n");
  const auto out = folder_.path("out.json");
  const auto ended =
      run({"solve", "tens", board, "--output", "json", "-o", out}, {.output = Channel::missing});
  EXPECT_EQ(ended.code, 0) << "nothing was to be printed";
  EXPECT_TRUE(opens_with(folder_.read("out.json"), "{\"family\""));
}

TEST_F(WriteErrors, AMissingStandardErrorChangesNothing) {
  EXPECT_EQ(run({"solve", "nothing"}, {.errors = Channel::missing}).code, 2);
  EXPECT_EQ(run({"families"}, {.errors = Channel::missing}).code, 0);
}

TEST_F(WriteErrors, AFileThatCannotBeWrittenSaysWhyForEveryOption) {
  const auto board = folder_.write("board.txt", "19\n28\n");
  for (const Words& words :
       {Words{"solve", "tens", board, "--strategy", "greedy", "-o"},
        Words{"bench", "tens", board, "--strategy", "greedy", "--csv"},
        Words{"compare", "tens", board, "--strategy", "greedy", "--report"},
        Words{"generate", "tens", "--answers"}, Words{"generate", "tens", "--count", "2", "-o"},
        Words{"play", "tens", "--games", "1", "--strategy", "greedy", "--games-out"},
        Words{"session", "mines", "--record"}}) {
    auto call = words;
    call.emplace_back("/dev/full");
    const auto ended = run(call, {.input = "{}\n"});
    EXPECT_EQ(ended.code, 2) << words.front();
    EXPECT_EQ(ended.error, "/dev/full: cannot be written: No space left on device\n") << words.front();
  }
}

TEST_F(WriteErrors, ARunThatFailsLeavesTheOldFile) {
  const auto old = folder_.write("old.txt", "old");
  EXPECT_EQ(run({"solve", "tens", folder_.path("none.txt"), "-o", old}).code, 2);
  EXPECT_EQ(run({"generate", "kakuro", "--rows", "1", "-o", old}).code, 2);
  EXPECT_EQ(folder_.read("old.txt"), "old");
}

}  // namespace
}  // namespace quadrille::cli
