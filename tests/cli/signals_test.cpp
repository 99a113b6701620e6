#include <gtest/gtest.h>

#include <sys/stat.h>

#include <csignal>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// A board that takes far longer than the time limit of ten minutes it is given.
const std::string& endless_board() {
  static const auto board = run({"generate", "tens", "--rows", "10", "--cols", "17"}).out;
  return board;
}

// The plan of a run that was ended by a signal once it had reported its first progress.
Ended interrupted(int signal, const std::string& form) {
  const TempFolder folder;
  Running program({"solve", "tens", folder.write("board.txt", endless_board()), "--strategy", "anneal",
                   "--time-limit", "600", "--progress", "always", "--output", form});
  (void)program.read_error_byte();
  program.send(signal);
  return program.finish();
}

TEST(Signals, CtrlCStopsTheSearchAndPrintsTheBestSoFar) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const auto stopped = interrupted(signal, "json");
    EXPECT_EQ(stopped.killed_by, 0);
    const auto record = parsed(stopped.out);
    EXPECT_EQ(text_at(record, "ended"), "stopped");
    EXPECT_EQ(stopped.code, text_at(record, "status") == "solved" ? 0 : 3);
    EXPECT_FALSE(list_at(record, "answer.moves").empty());
  }
}

TEST(Signals, WhatCtrlCPrintsIsARightAnswer) {
  const TempFolder folder;
  const auto board = folder.write("board.txt", endless_board());
  const auto answer = folder.write("answer.txt", interrupted(SIGINT, "answer").out);
  EXPECT_EQ(run({"check", "tens", board, "--from", answer}).code, 0);
}

TEST(Signals, ASecondCtrlCEndsTheProgramAtOnce) {
  const TempFolder folder;
  const auto board = folder.write("board.txt", run({"generate", "tens", "--rows", "50", "--cols", "50"}).out);
  // Nobody reads on after the first byte, so that the program waits in the middle of a long picture.
  Running program({"render", "tens", board, "--to", "svg"});
  (void)program.read_byte();
  bool ended = false;
  for (int sent = 0; sent < 1000 && !ended; ++sent) {
    program.send(SIGINT);
    ended = program.ends_within(10);
  }
  ASSERT_TRUE(ended);
  EXPECT_EQ(program.finish().code, 3);
}

TEST(Signals, CtrlCEndsABatchThatWaitsForItsNextLine) {
  Running program({"batch", "tens", "--strategy", "greedy", "--threads", "1"});
  program.write("{\"id\": 1, \"puzzle\": \"19\"}\n");
  EXPECT_EQ(count_at(parsed(program.read_line()), "id"), 1);
  program.send(SIGINT);
  EXPECT_TRUE(program.ends_within(60'000));
  const auto stopped = program.finish();
  EXPECT_EQ(stopped.code, 3);
  EXPECT_EQ(stopped.out, "");
  EXPECT_TRUE(opens_with(stopped.error, "1 puzzles in "));
}

// A program that has said what it read first and waits for the rest.
Ended interrupted_reading(const Words& words, std::string_view half, int signal) {
  auto call = words;
  call.insert(call.end(), {"--log", "info"});
  Running program(call);
  program.write(half);
  (void)program.read_error_byte();
  program.send(signal);
  EXPECT_TRUE(program.ends_within(60'000)) << words.front();
  return program.finish();
}

TEST(Signals, ASignalIsNotTheEndOfTheInput) {
  const TempFolder folder;
  const auto board = folder.write("board.txt", "19\n28\n");
  for (const int signal : {SIGINT, SIGTERM}) {
    const auto stopped = interrupted_reading({"check", "tens", board, "-"}, "0 0 0 1\n", signal);
    EXPECT_EQ(stopped.killed_by, 0);
    EXPECT_EQ(stopped.code, 3);
    EXPECT_EQ(stopped.out, "");
  }
}

TEST(Signals, HalfAPuzzleIsNotWritten) {
  // The settings file is bad, so that the program says something once it listens to signals.
  const TempFolder folder;
  folder.write("quadrille/config.json", "{");
  for (const Words& words : {Words{"convert", "tens", "-", "--to", "json"}, Words{"render", "tens", "-"}}) {
    Running program(words, {.environment = {{"XDG_CONFIG_HOME", folder.path()}}});
    program.write("19\n28\n");
    (void)program.read_error_byte();
    program.send(SIGINT);
    EXPECT_TRUE(program.ends_within(60'000)) << words.front();
    const auto stopped = program.finish();
    EXPECT_EQ(stopped.code, 3) << words.front();
    EXPECT_EQ(stopped.out, "") << words.front();
  }
}

TEST(Signals, TheFirstCtrlCEndsTheWaitForAPipe) {
  const TempFolder folder;
  const auto board = folder.write("board.txt", "19\n28\n");
  const auto pipe = folder.path("pipe");
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const auto stopped = interrupted_reading({"check", "tens", board, pipe}, "", SIGINT);
  EXPECT_EQ(stopped.code, 3);
  EXPECT_EQ(stopped.out, "");
}

TEST(Signals, CtrlCKeepsThePuzzlesThatAreMade) {
  Running program({"generate", "tens", "--count", "1000000"});
  EXPECT_EQ(program.read_line(), "@ 1");
  program.send(SIGINT);
  const auto stopped = program.finish();
  EXPECT_EQ(stopped.code, 3);
  EXPECT_TRUE(opens_with(stopped.error, "stopped: "));
  EXPECT_TRUE(says(stopped.error, " of 1000000 puzzles made\n"));
  EXPECT_EQ(run({"solve", "tens", "--strategy", "greedy"}, {.input = "@ 1\n" + stopped.out}).code, 0);
}

TEST(Signals, AReaderThatWentAwayIsNoError) {
  const TempFolder folder;
  const auto board = folder.write("board.txt", "19\n28\n");
  for (const Words& words :
       {Words{"families"}, Words{"--help"}, Words{"manual"}, Words{"render", "tens", board},
        Words{"solve", "tens", board, "--strategy", "greedy"},
        Words{"batch", "tens", board, "--strategy", "greedy", "--quiet"},
        Words{"compare", "tens", board, "--strategy", "greedy"}}) {
    const auto unheard = run(words, {.output = Channel::closed});
    EXPECT_EQ(unheard.killed_by, 0) << words.front();
    EXPECT_EQ(unheard.code, 0) << words.front();
    EXPECT_EQ(unheard.error, "") << words.front();
  }
}

TEST(Signals, ABatchEndsWhenNobodyReadsItsLines) {
  std::string lines;
  for (int i = 0; i < 10'000; ++i) lines += "{\"puzzle\": \"19\\n28\"}\n";
  const auto unheard = run({"batch", "tens", "--strategy", "greedy", "--threads", "2"},
                           {.input = lines, .output = Channel::closed});
  EXPECT_EQ(unheard.killed_by, 0);
  EXPECT_EQ(unheard.code, 0);
  EXPECT_EQ(lines_of(unheard.error), 1U);
  EXPECT_FALSE(opens_with(unheard.error, "10000 puzzles"));
}

}  // namespace
}  // namespace quadrille::cli
