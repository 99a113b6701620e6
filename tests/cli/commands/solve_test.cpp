#include <gtest/gtest.h>

#include <sstream>

#include "cli/little_board.hpp"
#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// What solve prints of the little board in a form.
std::string solved_as(const std::string& form, const Words& more = {}) {
  Words words{"solve", "tens", "-", "--strategy", "greedy", "--output", form};
  words.insert(words.end(), more.begin(), more.end());
  const auto solved = run(words, {.input = kBoard});
  EXPECT_EQ(solved.code, 0);
  EXPECT_EQ(solved.error, "");
  return solved.out;
}

// A board on which greedy makes many moves.
std::string large_board() { return run({"generate", "tens", "--rows", "10", "--cols", "16"}).out; }

TEST(Solve, TextTellsTheOutcomeAndShowsTheAnswer) {
  const auto text = solved_as("text");
  EXPECT_TRUE(opens_with(text, "tens greedy: solved in "));
  EXPECT_TRUE(says(text, "2 moves, 4 of 4 cells"));
  EXPECT_TRUE(says(text, "0 0 0 1\n1 0 1 1\n"));
}

TEST(Solve, TextIsTheDefault) {
  const auto solved = run({"solve", "tens", "-", "--strategy", "greedy"}, {.input = kBoard});
  EXPECT_TRUE(opens_with(solved.out, "tens greedy: solved in "));
}

TEST(Solve, AnswerIsThePlainForm) { EXPECT_EQ(solved_as("answer"), "0 0 0 1\n1 0 1 1\n"); }

TEST(Solve, JsonHasEveryKeyOfTheContract) {
  const auto text = solved_as("json", {"--seed", "5", "--threads", "2"});
  EXPECT_EQ(lines_of(text), 1U);
  const auto record = parsed(text);
  EXPECT_EQ(text_at(record, "family"), "tens");
  EXPECT_EQ(text_at(record, "strategy"), "greedy");
  EXPECT_EQ(text_at(record, "status"), "solved");
  EXPECT_EQ(text_at(record, "ended"), "finished");
  EXPECT_TRUE(entry_at(record, "unique").is_null());
  EXPECT_EQ(entry_at(record, "answer.moves"),
            Record(Record::List{Record::List{0, 0, 0, 1}, Record::List{1, 0, 1, 1}}));
  EXPECT_EQ(count_at(record, "answer.cleared"), 4);
  EXPECT_EQ(count_at(record, "answer.total"), 4);
  EXPECT_EQ(count_at(record, "answer.bound"), 4);
  EXPECT_TRUE(truth_at(record, "answer.complete"));
  EXPECT_NO_THROW((void)truth_at(record, "answer.optimal"));
  EXPECT_TRUE(list_at(record, "steps").empty());
  EXPECT_GT(number_at(record, "metrics.time_ms"), 0);
  EXPECT_GT(count_at(record, "metrics.states"), 0);
  EXPECT_GE(count_at(record, "metrics.backtracks"), 0);
  EXPECT_GE(count_at(record, "metrics.pruned"), 0);
  EXPECT_EQ(count_at(record, "metrics.threads"), 2);
  EXPECT_EQ(count_at(record, "metrics.seed"), 5);
  EXPECT_EQ(count_at(record, "schema"), 1);
  EXPECT_EQ(run({"--version"}).out, "quadrille " + text_at(record, "version") + "\n");
}

TEST(Solve, ABoardThatIsClearedIsProvenBest) {
  const auto record = parsed(run({"solve", "tens", "-", "--output", "json"}, {.input = kBoard}).out);
  EXPECT_EQ(text_at(record, "strategy"), "auto");
  EXPECT_TRUE(truth_at(record, "answer.optimal"));
}

TEST(Solve, MarkdownHasATableAndTheBoard) {
  const auto text = solved_as("markdown");
  EXPECT_TRUE(opens_with(text, "## tens "));
  EXPECT_TRUE(says(text, "\n| puzzle | strategy | status |"));
  EXPECT_TRUE(says(text, "\n```\n"));
}

TEST(Solve, CsvHasAHeadingAndARow) {
  const auto text = solved_as("csv");
  EXPECT_EQ(lines_of(text), 2U);
  EXPECT_TRUE(opens_with(text, "puzzle,strategy,status,ended,unique,score,"));
  EXPECT_TRUE(says(text, "\n1,greedy,solved,finished,,4,"));
}

TEST(Solve, PicturesAreWhatTheySay) {
  EXPECT_TRUE(says(solved_as("svg"), "<svg xmlns="));
  EXPECT_TRUE(opens_with(solved_as("png"), "\x89PNG\r\n\x1a\n"));
  EXPECT_TRUE(opens_with(solved_as("pdf"), "%PDF-"));
}

TEST(Solve, AResultGoesToAFileOnRequest) {
  const TempFolder folder;
  for (const std::string form : {"answer", "svg", "png", "pdf"}) {
    EXPECT_EQ(solved_as(form, {"-o", folder.path(form)}), "");
    EXPECT_EQ(folder.read(form), solved_as(form)) << form;
  }
  EXPECT_EQ(solved_as("json", {"--out", folder.path("json")}), "");
  EXPECT_EQ(text_at(parsed(folder.read("json")), "status"), "solved");
}

TEST(Solve, StepsComeWithReasonsAndMarks) {
  const auto text = solved_as("text", {"--steps"});
  EXPECT_TRUE(says(text, "   1. clear: 1 + 9 = 10"));
  EXPECT_TRUE(says(text, "   2. clear: 2 + 8 = 10"));
  const auto record = parsed(solved_as("json", {"--steps", "--boards"}));
  ASSERT_EQ(list_at(record, "steps").size(), 2U);
  EXPECT_EQ(text_at(record, "steps.0.rule"), "clear");
  EXPECT_TRUE(says(text_at(record, "steps.0.reason"), "1 + 9 = 10"));
  EXPECT_EQ(entry_at(record, "steps.0.marks.1.cell"), Record(Record::List{0, 1}));
  EXPECT_EQ(text_at(record, "steps.0.marks.1.was"), "9");
  EXPECT_EQ(text_at(record, "steps.0.marks.1.now"), ".");
  EXPECT_EQ(text_at(record, "steps.0.board"), "..\n28\n");
  EXPECT_EQ(text_at(record, "steps.1.board"), "..\n..\n");
}

TEST(Solve, TakesTheFirstPuzzleOrTheOneThatIsNamed) {
  const TempFolder folder;
  const auto file = folder.write("boards.txt", "@ one\n19\n@ two\n28\n28\n@ 1\n5\n5\n");
  const auto total = [&](const Words& more) {
    Words words{"solve", "tens", file, "--strategy", "greedy", "--output", "json"};
    words.insert(words.end(), more.begin(), more.end());
    return count_at(parsed(run(words).out), "answer.total");
  };
  EXPECT_EQ(total({}), 2);
  EXPECT_EQ(total({"--puzzle", "two"}), 4);
  EXPECT_EQ(total({"--puzzle", "2"}), 4);
  EXPECT_EQ(run({"solve", "tens", file, "--puzzle", "1", "--strategy", "greedy", "--output", "answer"}).out,
            "0 0 1 0\n");  // a name goes before a number
}

TEST(Solve, ReadsStandardInputWithoutAFile) {
  EXPECT_EQ(run({"solve", "tens", "--strategy", "greedy", "--output", "answer"}, {.input = kBoard}).out,
            "0 0 0 1\n1 0 1 1\n");
}

TEST(Solve, AcceptsOtherLineEndsTrailingBlanksAndAMissingLastNewline) {
  for (const auto* board :
       {"19\r\n28\r\n", "19  \n28\t", "1,9\n2, 8", "# a board\n19\n#\n28", "[[1,9],[2,8]]"}) {
    EXPECT_EQ(run({"solve", "tens", "--strategy", "greedy", "--output", "answer"}, {.input = board}).out,
              "0 0 0 1\n1 0 1 1\n")
        << board;
  }
}

TEST(Solve, AParameterChangesThePlay) {
  const auto board = large_board();
  const auto played = [&](const std::string& prefer) {
    return run({"solve", "tens", "--strategy", "greedy", "--param", "prefer=" + prefer, "--output", "answer"},
               {.input = board})
        .out;
  };
  EXPECT_NE(played("most"), played("fewest"));
}

TEST(Solve, ANodeLimitLeavesThePartialAnswerAndExitCode3) {
  const auto cut = run({"solve", "tens", "--strategy", "greedy", "--node-limit", "3", "--output", "json"},
                       {.input = large_board()});
  EXPECT_EQ(cut.code, 3);
  EXPECT_EQ(cut.error, "");
  const auto record = parsed(cut.out);
  EXPECT_EQ(text_at(record, "status"), "nodes");
  EXPECT_EQ(text_at(record, "ended"), "nodes");
  EXPECT_FALSE(truth_at(record, "answer.complete"));
  EXPECT_FALSE(list_at(record, "answer.moves").empty());
}

TEST(Solve, NoTimeAtAllIsATimeoutAndExitCode3) {
  for (const auto* strategy : {"auto", "greedy", "anneal"}) {
    const auto cut = run({"solve", "tens", "--strategy", strategy, "--time-limit", "0", "--output", "json"},
                         {.input = large_board()});
    EXPECT_EQ(text_at(parsed(cut.out), "ended"), "timeout") << strategy;
    EXPECT_EQ(cut.code, text_at(parsed(cut.out), "status") == "solved" ? 0 : 3) << strategy;
  }
}

TEST(Solve, ATinyMemoryLimitEndsAsMemoryAndExitCode3) {
  for (const auto* strategy : {"auto", "anneal"}) {
    const auto cut = run({"solve", "tens", "--strategy", strategy, "--memory-limit", "1", "--time-limit",
                          "600", "--output", "json"},
                         {.input = large_board()});
    EXPECT_EQ(cut.code, 3) << strategy;
    EXPECT_EQ(text_at(parsed(cut.out), "status"), "memory") << strategy;
    EXPECT_EQ(text_at(parsed(cut.out), "ended"), "memory") << strategy;
  }
}

TEST(Solve, APartialAnswerIsPrintedInEveryForm) {
  const auto board = large_board();
  for (const auto* form : {"text", "answer", "markdown", "csv", "svg", "png", "pdf"}) {
    const auto cut = run({"solve", "tens", "--strategy", "greedy", "--node-limit", "3", "--output", form},
                         {.input = board});
    EXPECT_EQ(cut.code, 3) << form;
    EXPECT_NE(cut.out, "") << form;
  }
}

TEST(Solve, QuietSaysNothingOnStandardError) {
  const auto quiet =
      run({"solve", "tens", "--strategy", "greedy", "--quiet", "--progress", "always", "--log", "debug"},
          {.input = kBoard});
  EXPECT_EQ(quiet.code, 0);
  EXPECT_EQ(quiet.error, "");
}

TEST(Solve, TheLogIsOnStandardError) {
  const auto told = run({"solve", "tens", "--strategy", "greedy", "--log", "info", "--output", "answer"},
                        {.input = kBoard});
  EXPECT_EQ(told.out, "0 0 0 1\n1 0 1 1\n");
  EXPECT_TRUE(says(told.error, "-: 1 puzzle(s) in the format plain, recognised"));
}

}  // namespace
}  // namespace quadrille::cli
