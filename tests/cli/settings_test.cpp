#include <gtest/gtest.h>

#include "cli/little_board.hpp"
#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Runs a command on the little board with these settings in the user's home.
Ended with_settings(std::string_view settings, const Words& words) {
  const TempFolder home;
  home.write(".config/quadrille/config.json", settings);
  return run(words, {.input = kBoard, .environment = {{"HOME", home.path()}}});
}

TEST(Settings, AreTheDefaults) {
  const auto solved = with_settings(
      R"({"strategy": {"tens": "greedy"}, "seed": 42, "threads": 3, "output": "json", "time_limit": 0})",
      {"solve", "tens"});
  EXPECT_EQ(solved.error, "");
  const auto record = parsed(solved.out);
  EXPECT_EQ(text_at(record, "strategy"), "greedy");
  EXPECT_EQ(text_at(record, "ended"), "timeout");
  EXPECT_EQ(count_at(record, "metrics.seed"), 42);
  EXPECT_EQ(count_at(record, "metrics.threads"), 3);
}

TEST(Settings, GiveWayToTheCommandLine) {
  const auto solved = with_settings(
      R"({"strategy": {"tens": "anneal"}, "seed": 42, "threads": 3, "output": "svg", "time_limit": 0})",
      {"solve", "tens", "--strategy", "greedy", "--seed", "5", "--threads", "1", "--output", "json",
       "--time-limit", "10"});
  const auto record = parsed(solved.out);
  EXPECT_EQ(text_at(record, "strategy"), "greedy");
  EXPECT_EQ(text_at(record, "ended"), "finished");
  EXPECT_EQ(count_at(record, "metrics.seed"), 5);
  EXPECT_EQ(count_at(record, "metrics.threads"), 1);
}

TEST(Settings, AreFoundInTheConfigurationFolderToo) {
  const TempFolder folder;
  folder.write("quadrille/config.json", R"({"output": "json"})");
  const auto listed = run({"families"}, {.environment = {{"XDG_CONFIG_HOME", folder.path()}}});
  EXPECT_EQ(count_at(parsed(listed.out), "schema"), 1);
}

TEST(Settings, AnOutputThatACommandDoesNotHaveIsPassedOver) {
  const auto listed = with_settings(R"({"output": "svg"})", {"families"});
  EXPECT_EQ(listed.code, 0);
  EXPECT_EQ(listed.out, run({"families"}).out);
}

TEST(Settings, ABadFileWarnsAndIsIgnored) {
  for (const auto* bad : {"{broken", "[1, 2]", "", "\"text\"", "\xff\xfe"}) {
    const auto solved = with_settings(bad, {"solve", "tens", "--strategy", "greedy", "--output", "answer"});
    EXPECT_EQ(solved.code, 0) << bad;
    EXPECT_EQ(solved.out, "0 0 0 1\n1 0 1 1\n") << bad;
    EXPECT_EQ(lines_of(solved.error), 1U) << solved.error;
    EXPECT_TRUE(opens_with(solved.error, "quadrille: warning: ")) << bad;
    EXPECT_TRUE(says(solved.error, "/.config/quadrille/config.json: ")) << bad;
    EXPECT_TRUE(solved.error.ends_with("; ignored\n")) << solved.error;
  }
}

TEST(Settings, ABadEntryWarnsAndTheOthersHold) {
  const auto solved =
      with_settings(R"({"seed": "many", "threads": 0, "colour": "red", "log": "loud", "progress": 1,
                        "output": "jsno", "time_limit": -1, "strategy": {"tens": "greedy"}})",
                    {"solve", "tens", "--output", "json"});
  EXPECT_EQ(solved.code, 0);
  EXPECT_EQ(lines_of(solved.error), 7U) << solved.error;
  for (const auto* key : {"seed", "threads", "colour", "log", "progress", "output", "time_limit"}) {
    EXPECT_TRUE(says(solved.error, std::string("\"") + key + "\" should be "));
  }
  EXPECT_EQ(text_at(parsed(solved.out), "strategy"), "greedy");
  EXPECT_EQ(count_at(parsed(solved.out), "metrics.seed"), 1);
}

TEST(Settings, AStrategyThatDoesNotExistIsWarnedAboutByFileAndKeyAndIgnored) {
  const auto solved =
      with_settings(R"({"strategy": {"tens": "gredy"}})", {"solve", "tens", "--output", "answer"});
  EXPECT_EQ(solved.code, 0);
  EXPECT_EQ(solved.out, "0 0 0 1\n1 0 1 1\n");
  EXPECT_TRUE(
      says(solved.error, "/.config/quadrille/config.json: \"strategy.tens\" should be one of auto, "));
}

TEST(Settings, WarningsAreSilencedByTheLogLevelAndByQuiet) {
  const Words words{"solve", "tens", "--strategy", "greedy", "--output", "answer"};
  for (const Words& more : {Words{"--log", "error"}, Words{"--quiet"}}) {
    auto all = words;
    all.insert(all.end(), more.begin(), more.end());
    EXPECT_EQ(with_settings("{broken", all).error, "");
  }
}

}  // namespace
}  // namespace quadrille::cli
