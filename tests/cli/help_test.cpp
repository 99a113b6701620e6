#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <regex>
#include <sstream>

#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

const Words kCommands{"families", "strategies", "formats", "solve",  "check",      "hint",
                      "grade",    "compare",    "bench",   "batch",  "play",       "generate",
                      "convert",  "render",     "combos",  "manual", "completions"};

// The long flags that a command's help declares, without their dashes.
Words flags_of(const std::string& command) {
  const auto help = run({command, "--help"}).out;
  const std::regex declaration("\n +(?:-[a-z],)?--([a-z-]+)");
  Words flags;
  for (std::sregex_iterator match(help.begin(), help.end(), declaration), end; match != end; ++match) {
    flags.push_back((*match)[1]);
  }
  return flags;
}

TEST(Help, NamesEveryCommand) {
  const auto help = run({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_EQ(help.error, "");
  for (const auto& command : kCommands) EXPECT_TRUE(says(help.out, "\n  " + command + " "));
  EXPECT_TRUE(says(help.out, "Examples:\n"));
}

TEST(Help, IsWhatAProgramWithoutArgumentsShows) {
  const auto help = run({"--help"});
  const auto bare = run({});
  EXPECT_EQ(bare.code, 0);
  EXPECT_EQ(bare.out, help.out);
}

TEST(Help, OfEveryCommandHasExamples) {
  for (const auto& command : kCommands) {
    for (const auto* flag : {"--help", "-h"}) {
      const auto help = run({command, flag});
      EXPECT_EQ(help.code, 0) << command;
      EXPECT_EQ(help.error, "") << command;
      EXPECT_TRUE(says(help.out, "Usage: quadrille " + command)) << command;
      EXPECT_TRUE(says(help.out, "Examples:\n  quadrille ")) << command;
    }
  }
}

TEST(Help, OfACommandThatSolvesNamesTheSharedOptions) {
  for (const auto* command : {"solve", "compare", "bench", "batch", "play"}) {
    const auto flags = flags_of(command);
    for (const auto* flag : {"strategy", "param", "time-limit", "node-limit", "memory-limit", "threads",
                             "seed", "progress", "log", "quiet"}) {
      EXPECT_EQ(std::ranges::count(flags, flag), 1) << command << " --" << flag;
    }
  }
  const auto flags = flags_of("solve");
  for (const auto* flag : {"format", "puzzle", "output", "out", "steps"}) {
    EXPECT_EQ(std::ranges::count(flags, flag), 1) << flag;
  }
}

TEST(Help, TellsTheVersion) {
  const auto version = run({"--version"});
  EXPECT_EQ(version.code, 0);
  EXPECT_TRUE(std::regex_match(version.out, std::regex("quadrille [0-9]+\\.[0-9]+\\.[0-9]+\n")))
      << version.out;
}

TEST(Help, AFamilyThatIsNamedShowsItsOwnFlagsAndNoOthers) {
  const auto mines = run({"play", "mines", "--help"}).out;
  EXPECT_TRUE(says(mines, "--mines N")) << mines;
  EXPECT_TRUE(says(mines, "--endless"));
  EXPECT_FALSE(says(mines, "--rule"));
  const auto tens = run({"play", "tens", "--help"}).out;
  EXPECT_TRUE(says(tens, "--rule")) << tens;
  EXPECT_FALSE(says(tens, "--mines")) << "nor in an example";
  const auto any = run({"play", "--help"}).out;
  EXPECT_FALSE(says(any, "--mines N") || says(any, "--rule")) << any;
  EXPECT_TRUE(says(any, "quadrille play FAMILY --help"));
}

TEST(Help, RangesAndDefaultsAreTheFamilysOwn) {
  EXPECT_TRUE(says(run({"generate", "kakuro", "--help"}).out, "--rows N"));
  EXPECT_FALSE(says(run({"generate", "tens", "--help"}).out, "range and default are"));
  EXPECT_TRUE(says(run({"generate", "kakuro", "--mines", "4"}).error, "unknown option '--mines'"));
  EXPECT_TRUE(says(run({"play", "-o", "mines", "tens", "--mines", "4"}).error, "unknown option '--mines'"));
}

TEST(Manual, IsRoffWithEveryCommandAndFlag) {
  const auto manual = run({"manual"});
  EXPECT_EQ(manual.code, 0);
  EXPECT_TRUE(opens_with(manual.out, ".TH QUADRILLE 1 "));
  for (const auto* section : {"NAME", "SYNOPSIS", "COMMANDS", "EXIT STATUS", "FILES"}) {
    EXPECT_TRUE(says(manual.out, std::string("\n.SH ") + section + "\n"));
  }
  for (const auto& command : kCommands) {
    const auto start = manual.out.find("\n.SS \"quadrille " + command);
    ASSERT_NE(start, std::string::npos) << command;
    const auto entry = manual.out.substr(start, manual.out.find("\n.S", start + 1) - start);
    for (const auto& flag : flags_of(command)) {
      if (flag == "help") continue;
      EXPECT_TRUE(says(entry, "\\-\\-" + std::regex_replace(flag, std::regex("-"), "\\-"))) << command;
    }
  }
}

TEST(Manual, HasNoLineThatRoffWouldTakeForAnUnknownRequest) {
  const std::regex known("\\.(TH|SH|SS|TP|PP|B|nf|fi)( .*)?");
  std::istringstream lines(run({"manual"}).out);
  for (std::string line; std::getline(lines, line);) {
    const bool request = line.starts_with('.') || line.starts_with('\'');
    EXPECT_TRUE(!request || std::regex_match(line, known)) << line;
  }
}

TEST(Completions, OfferEveryCommandAndFlag) {
  for (const auto* shell : {"bash", "zsh", "fish"}) {
    const auto script = run({"completions", shell});
    EXPECT_EQ(script.code, 0) << shell;
    const auto dashes = std::string(shell) == "fish" ? "-l " : "--";
    for (const auto& command : kCommands) {
      EXPECT_TRUE(says(script.out, command)) << shell;
      for (const auto& flag : flags_of(command)) {
        EXPECT_TRUE(flag == "help" || says(script.out, dashes + flag)) << shell << " " << command << flag;
      }
    }
  }
}

TEST(Completions, OfBashAreAScriptThatBashReadsAndThatAnswers) {
  const TempFolder folder;
  const auto script = folder.write("completions", run({"completions", "bash"}).out);
  EXPECT_EQ(std::system(("bash -n '" + script + "'").c_str()), 0);
  const auto asked = folder.write("ask", ". '" + script + "'\n" +
                                             "COMP_WORDS=(quadrille solve --output js) COMP_CWORD=3\n"
                                             "_quadrille; echo \"${COMPREPLY[*]}\"\n"
                                             "COMP_WORDS=(quadrille gen) COMP_CWORD=1\n"
                                             "_quadrille; echo \"${COMPREPLY[*]}\"\n"
                                             "COMP_WORDS=(quadrille solve te) COMP_CWORD=2\n"
                                             "_quadrille; echo \"${COMPREPLY[*]}\"\n"
                                             "COMP_WORDS=(quadrille play mines --sta) COMP_CWORD=3\n"
                                             "_quadrille; echo \"${COMPREPLY[*]}\"\n"
                                             "COMP_WORDS=(quadrille play tens --rule mul) COMP_CWORD=4\n"
                                             "_quadrille; echo \"${COMPREPLY[*]}\"\n"
                                             "COMP_WORDS=(quadrille play tens --min) COMP_CWORD=3\n"
                                             "_quadrille; echo \"${COMPREPLY[*]}\"\n");
  ASSERT_EQ(std::system(("bash '" + asked + "' > '" + folder.path("reply") + "'").c_str()), 0);
  // The word before the cursor is a flag with choices, a command, a family, a flag of that family alone, its
  // choice, and a flag that is another family's.
  EXPECT_EQ(folder.read("reply"), "json\ngenerate\ntens\n--start\nmultiple\n\n");
}

TEST(Completions, RefuseAShellTheyDoNotKnow) {
  const auto refused = run({"completions", "tcsh"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(says(refused.error, "bash, zsh or fish"));
}

}  // namespace
}  // namespace quadrille::cli
