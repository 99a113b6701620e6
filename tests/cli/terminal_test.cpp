#include <gtest/gtest.h>

#include <csignal>

#include "cli/little_board.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

constexpr auto kEscape = "\x1b";

Ended at_terminal(const Words& words, Surroundings surroundings = {}) {
  surroundings.output = Channel::terminal;
  if (surroundings.input.empty()) surroundings.input = kBoard;
  return run(words, surroundings);
}

TEST(Terminal, ABoardIsColouredOnATerminalOnly) {
  const Words words{"solve", "tens", "--strategy", "greedy"};
  EXPECT_TRUE(says(at_terminal(words).out, kEscape));
  EXPECT_FALSE(says(run(words, {.input = kBoard}).out, kEscape));
  EXPECT_TRUE(says(at_terminal({"render", "tens", "-"}).out, kEscape));
  EXPECT_FALSE(says(run({"render", "tens", "-"}, {.input = kBoard}).out, kEscape));
}

TEST(Terminal, ThereIsNoColourAgainstTheUsersWill) {
  const Words words{"solve", "tens", "--strategy", "greedy"};
  EXPECT_FALSE(says(at_terminal(words, {.environment = {{"NO_COLOR", "1"}}}).out, kEscape));
  EXPECT_FALSE(says(at_terminal(words, {.environment = {{"TERM", "dumb"}}}).out, kEscape));
  EXPECT_TRUE(says(at_terminal(words, {.environment = {{"NO_COLOR", ""}}}).out, kEscape));
}

TEST(Terminal, AFileGetsNoColour) {
  const TempFolder folder;
  EXPECT_EQ(at_terminal({"render", "tens", "-", "-o", folder.path("board")}).code, 0);
  EXPECT_FALSE(says(folder.read("board"), kEscape));
}

TEST(Terminal, APictureIsNeverWrittenToATerminal) {
  for (const Words& words :
       {Words{"solve", "tens", "--output", "png"}, Words{"solve", "tens", "--output", "pdf"},
        Words{"render", "tens", "-", "--to", "png"}, Words{"render", "tens", "-", "--to", "pdf"}}) {
    const auto refused = at_terminal(words);
    EXPECT_EQ(refused.code, 2);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(refused.error, "a picture is not written to a terminal: give -o FILE\n");
  }
}

TEST(Terminal, APictureGoesThroughAPipeOrToAFile) {
  const TempFolder folder;
  EXPECT_TRUE(opens_with(run({"render", "tens", "-", "--to", "png"}, {.input = kBoard}).out, "\x89PNG"));
  EXPECT_EQ(at_terminal({"render", "tens", "-", "--to", "png", "-o", folder.path("board.png")}).code, 0);
  EXPECT_TRUE(opens_with(folder.read("board.png"), "\x89PNG"));
}

// The arguments of a run that goes on until its time is up, on a board of its own.
Words long_run(const TempFolder& folder, const std::string& seconds) {
  const auto board = folder.write("board.txt", run({"generate", "tens", "--rows", "10", "--cols", "16"}).out);
  return {"solve", "tens", board, "--strategy", "anneal", "--time-limit", seconds, "--output", "answer"};
}

// What a long run has on its standard error when it is stopped after its first sign of life there.
Ended stopped_at_first_sign(const Words& words, Channel errors) {
  Running program(words, {.errors = errors});
  EXPECT_EQ(program.read_error_byte(), '\r');
  program.send(SIGINT);
  return program.finish();
}

TEST(Terminal, TheBarIsDrawnOnATerminalAndClearedAfterwards) {
  const TempFolder folder;
  const auto bar = stopped_at_first_sign(long_run(folder, "600"), Channel::terminal);
  EXPECT_TRUE(says(bar.error, " s / 600 s"));
  EXPECT_TRUE(says(bar.error, "  best "));
  EXPECT_TRUE(bar.error.ends_with("\r\x1b[K"));
  EXPECT_FALSE(says(bar.out, kEscape));
}

TEST(Terminal, TheBarIsDrawnIntoAPipeOnlyOnRequest) {
  const TempFolder folder;
  EXPECT_EQ(run(long_run(folder, "0.5")).error, "");
  auto words = long_run(folder, "600");
  words.insert(words.end(), {"--progress", "always"});
  EXPECT_TRUE(says(stopped_at_first_sign(words, Channel::pipe).error, "  best "));
}

TEST(Terminal, TheBarIsNotDrawnAgainstTheUsersWill) {
  const TempFolder folder;
  for (const Words& more : {Words{"--progress", "never"}, Words{"--quiet"}}) {
    auto words = long_run(folder, "0.5");
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(run(words, {.errors = Channel::terminal}).error, "");
  }
}

// The name of a board that would paint the terminal red, ring its bell, and use the second set of controls.
constexpr auto kEvilBoards = "@ \x1b[31mred\x07\xc2\x9b\x7f\n19\n28\n@ other\n55\n";

bool has_controls(std::string_view text) {
  for (const auto* control : {"\x1b", "\x07", "\xc2\x9b", "\x7f"}) {
    if (text.find(control) != std::string_view::npos) return true;
  }
  return false;
}

TEST(Terminal, ControlCharactersOfAPuzzlesNameNeverReachIt) {
  const TempFolder folder;
  const auto file = folder.write("evil.txt", kEvilBoards);
  const Surroundings plain{.environment = {{"NO_COLOR", "1"}}};
  for (const auto* form : {"text", "json", "markdown", "csv"}) {
    const auto solved = at_terminal({"solve", "tens", file, "--strategy", "greedy", "--output", form}, plain);
    EXPECT_EQ(solved.code, 0);
    EXPECT_FALSE(has_controls(solved.out)) << form;
    EXPECT_FALSE(has_controls(
        at_terminal({"bench", "tens", file, "--strategy", "greedy", "--output", form}, plain).out))
        << form;
  }
  EXPECT_FALSE(has_controls(at_terminal({"batch", "tens", file, "--strategy", "greedy"}, plain).out));
  EXPECT_FALSE(has_controls(at_terminal({"convert", "tens", file, "--to", "plain"}, plain).out));
}

TEST(Terminal, ControlCharactersOfAFilesNameNeverReachIt) {
  const TempFolder folder;
  const auto file = folder.write("\x1b[31mred\x07\xc2\x9b\x7f.txt", kBoard);
  const Surroundings plain{.environment = {{"NO_COLOR", "1"}}};
  for (const auto* form : {"text", "json", "markdown", "csv"}) {
    EXPECT_FALSE(has_controls(
        at_terminal({"compare", "tens", file, "--strategy", "greedy", "--output", form}, plain).out))
        << form;
  }
  EXPECT_FALSE(has_controls(at_terminal({"batch", "tens", file, "--strategy", "greedy"}, plain).out));
  EXPECT_FALSE(has_controls(run({"solve", "tens", file + ".missing"}, {.errors = Channel::terminal}).error));
  EXPECT_FALSE(has_controls(
      run({"solve", "tens", file, "--strategy", "greedy", "--log", "debug"}, {.errors = Channel::pipe})
          .error));
}

TEST(Terminal, ControlCharactersOfALinesIdNeverReachIt) {
  const auto batched =
      at_terminal({"batch", "tens", "--strategy", "greedy"},
                  {.input = "{\"id\": \"\\u001b[31m\\u009b\\u007f\", \"puzzle\": \"19\"}\n"});
  EXPECT_TRUE(says(batched.out, R"("id":"\u001b[31m\u009b\u007f")"));
  EXPECT_FALSE(has_controls(batched.out));
}

}  // namespace
}  // namespace quadrille::cli
