#include <gtest/gtest.h>

#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// Bad usage: exit code 2, one line on standard error, nothing on standard output. Gives that line.
std::string refusal(const Words& words) {
  const auto refused = run(words, {.input = "19\n28\n"});
  EXPECT_EQ(refused.code, 2) << refused.error;
  EXPECT_EQ(refused.out, "");
  EXPECT_EQ(lines_of(refused.error), 1U) << refused.error;
  EXPECT_TRUE(refused.error.ends_with('\n'));
  return refused.error;
}

TEST(BadUsage, AnUnknownCommandIsAnsweredWithTheNearest) {
  EXPECT_TRUE(says(refusal({"slove", "tens"}), "unknown command 'slove'; did you mean 'solve'?"));
  EXPECT_TRUE(says(refusal({"benhc"}), "did you mean 'bench'?"));
  EXPECT_TRUE(says(refusal({"xyzzy"}), "(known: families, strategies, "));
}

TEST(BadUsage, AnUnknownFamilyIsAnsweredWithTheNearest) {
  for (const auto* command :
       {"solve", "hint", "batch", "generate", "play", "strategies", "formats", "bench"}) {
    EXPECT_TRUE(says(refusal({command, "tnes"}), "unknown family 'tnes'; did you mean 'tens'?")) << command;
  }
}

TEST(BadUsage, AnUnknownStrategyIsAnsweredWithTheNearest) {
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--strategy", "gredy"}),
                   "unknown strategy 'gredy'; did you mean 'greedy'?"));
  EXPECT_TRUE(says(refusal({"compare", "tens", "-", "--strategy", "greedy,atuo"}), "did you mean 'auto'?"));
  EXPECT_TRUE(says(refusal({"batch", "tens", "--strategy", "nothing_like_it"}), "(known: auto, "));
  EXPECT_TRUE(says(refusal({"play", "tens", "--strategy", "aneal"}), "did you mean 'anneal'?"));
}

TEST(BadUsage, AnUnknownOptionIsAnsweredWithTheNearest) {
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--stratgy", "greedy"}),
                   "unknown option '--stratgy'; did you mean '--strategy'?"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--sede=3"}), "did you mean '--seed'?"));
  EXPECT_TRUE(says(refusal({"--nonsense"}), "unknown option '--nonsense'; see quadrille --help"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "-x"}), "'-x'; see quadrille solve --help"));
}

TEST(BadUsage, AnUnknownParameterIsAnsweredWithTheNearest) {
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--strategy", "greedy", "--param", "perfer=most"}),
                   "unknown parameter 'perfer'; did you mean 'prefer'?"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--strategy", "greedy", "--param", "prefer=mots"}),
                   "'prefer' is most|fewest|largest_digit, not 'mots'"));
  EXPECT_TRUE(
      says(refusal({"solve", "tens", "-", "--strategy", "greedy", "--param", "prefer"}), "KEY=VALUE"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--strategy", "greedy", "--param", "prefer=most", "--param",
                            "prefer=fewest"}),
                   "given twice"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--strategy", "anneal", "--param", "chains=1000000"}),
                   "'chains' is 0 to "));
}

TEST(BadUsage, AValueThatIsNoChoiceIsAnsweredWithTheChoices) {
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--output", "jsno"}),
                   "unknown value of --output 'jsno'; did you mean 'json'?"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--progress", "sometimes"}), "auto, always, never"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--log", "loud"}), "error, warn, info, debug"));
  EXPECT_TRUE(says(refusal({"render", "tens", "-", "--to", "gif"}), "text, svg, png, pdf"));
  EXPECT_TRUE(says(refusal({"generate", "tens", "--kind", "unifrom"}), "did you mean 'uniform'?"));
  EXPECT_TRUE(says(refusal({"convert", "tens", "-", "--to", "jsno"}), "did you mean 'json'?"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--format", "plian"}), "did you mean 'plain'?"));
}

TEST(BadUsage, NumbersOutsideTheirRangeAreRefusedByFlagAndRange) {
  for (const auto* number : {"0", "-1", "1025", "two", "1.5", "99999999999999999999"}) {
    EXPECT_TRUE(says(refusal({"solve", "tens", "-", std::string("--threads=") + number}),
                     "--threads is a whole number from 1 to 1024"))
        << number;
  }
  for (const auto* seconds : {"-0.5", "soon", "nan", "inf", "1e300"}) {
    EXPECT_TRUE(says(refusal({"solve", "tens", "-", std::string("--time-limit=") + seconds}),
                     "--time-limit is a number from 0 to "))
        << seconds;
  }
  for (const auto* bytes : {"1T", "G", "-1", "1.5G", "99999999999G"}) {
    EXPECT_TRUE(says(refusal({"solve", "tens", "-", std::string("--memory-limit=") + bytes}),
                     "--memory-limit is a number of bytes such as 512M or 2G"))
        << bytes;
  }
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--seed=-1"}), "--seed"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--node-limit=many"}), "--node-limit"));
  EXPECT_TRUE(says(refusal({"generate", "tens", "--rows", "0"}), "rows"));
  EXPECT_TRUE(says(refusal({"generate", "tens", "--count", "0"}), "--count"));
  EXPECT_TRUE(says(refusal({"play", "tens", "--games", "0"}), "--games"));
  EXPECT_TRUE(says(refusal({"hint", "tens", "-", "--count", "0"}), "--count"));
}

TEST(BadUsage, WhatIsMissingIsNamed) {
  EXPECT_TRUE(says(refusal({"solve"}), "family"));
  EXPECT_TRUE(says(refusal({"check", "tens"}), "file"));
  EXPECT_TRUE(says(refusal({"check", "tens", "-"}), "ANSWER"));
  EXPECT_TRUE(says(refusal({"compare", "tens"}), "files"));
  EXPECT_TRUE(says(refusal({"bench", "tens"}), "bench needs puzzles"));
  EXPECT_TRUE(says(refusal({"convert", "tens", "-"}), "--to"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "--time-limit"}), "--time-limit"));
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "one too many"}), "unexpected argument 'one too many'"));
}

TEST(BadUsage, AResultThatCannotBeWrittenIsSaid) {
  const TempFolder folder;
  EXPECT_TRUE(says(refusal({"solve", "tens", "-", "-o", folder.path("no/such/folder")}),
                   "no/such/folder: cannot be written"));
  EXPECT_TRUE(says(refusal({"families", "-o", folder.path()}), "cannot be written"));
  EXPECT_TRUE(says(refusal({"play", "tens", "--games", "1", "--games-out", folder.path("no/such/folder")}),
                   "cannot be written"));
}

TEST(BadUsage, ControlCharactersOfAnArgumentAreNotEchoed) {
  EXPECT_FALSE(says(refusal({"solve", "te\x1b[31mns"}), "\x1b"));
  EXPECT_FALSE(says(refusal({"solve", "tens", "no\x1b[31mfile\n"}), "\x1b"));
  EXPECT_FALSE(says(refusal({"solve", "tens", "-", "--\x1b[31m"}), "\x1b"));
}

TEST(BadUsage, AnAddressThatIsNoneIsSaidToBeNone) {
  for (const auto* address : {"localhost", "256.1.1.1", "1.2.3", ""}) {
    EXPECT_TRUE(says(refusal({"serve", "--bind", address}), "is not an IPv4 or IPv6 address")) << address;
  }
}

TEST(BadUsage, AnEmptyTokenIsRefused) {
  EXPECT_TRUE(says(refusal({"serve", "--token", ""}), "an empty token protects nothing"));
}

}  // namespace
}  // namespace quadrille::cli
