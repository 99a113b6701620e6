#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

// The outcome of a run under a node limit, without what may differ: times and the number of threads.
std::string outcome(const std::string& strategy, const std::string& seed, const std::string& threads,
                    const std::string& board) {
  const auto solved = run({"solve", "tens", "--strategy", strategy, "--seed", seed, "--threads", threads,
                           "--node-limit", "20000", "--time-limit", "600", "--output", "json"},
                          {.input = board});
  const auto record = parsed(solved.out);
  return service::to_json(Record::Map{{"code", solved.code},
                                      {"status", entry_at(record, "status")},
                                      {"ended", entry_at(record, "ended")},
                                      {"answer", entry_at(record, "answer")},
                                      {"states", entry_at(record, "metrics.states")}});
}

TEST(Repeatable, UnderANodeLimitTheSeedDecidesWhateverTheThreads) {
  const auto board = run({"generate", "tens", "--rows", "10", "--cols", "16", "--seed", "3"}).out;
  for (const auto* strategy : {"auto", "anneal", "greedy"}) {
    const auto first = outcome(strategy, "7", "1", board);
    EXPECT_EQ(outcome(strategy, "7", "1", board), first) << strategy;
    EXPECT_EQ(outcome(strategy, "7", "2", board), first) << strategy;
    EXPECT_EQ(outcome(strategy, "7", "5", board), first) << strategy;
  }
}

TEST(Repeatable, AnotherSeedGivesAnotherPlay) {
  const auto board = run({"generate", "tens", "--rows", "10", "--cols", "16", "--seed", "3"}).out;
  EXPECT_NE(outcome("anneal", "1", "1", board), outcome("anneal", "2", "1", board));
}

TEST(Repeatable, GenerateMakesTheSamePuzzlesForTheSameSeed) {
  const Words words{"generate", "tens", "--rows", "6", "--cols", "8", "--count", "3", "--seed"};
  const auto made = [&](const std::string& kind, const std::string& seed) {
    auto all = words;
    all.insert(all.end(), {seed, "--kind", kind});
    return run(all).out;
  };
  for (const auto* kind : {"uniform", "multiple", "clearable"}) {
    EXPECT_EQ(made(kind, "4"), made(kind, "4")) << kind;
    EXPECT_NE(made(kind, "4"), made(kind, "5")) << kind;
  }
}

TEST(Repeatable, PlayDealsTheSameGamesForTheSameSeed) {
  const auto played = [](const std::string& seed, const std::string& threads) {
    const auto record = parsed(run({"play", "tens", "--games", "6", "--strategy", "greedy", "--seed", seed,
                                    "--threads", threads, "--output", "json"})
                                   .out);
    return entry_at(record, "mean_score");
  };
  EXPECT_EQ(played("3", "1"), played("3", "4"));
  EXPECT_NE(played("3", "1"), played("8", "1"));
}

// Also with another compiler, which may evaluate arguments in another order.
TEST(Repeatable, ASeedMakesThisBoard) {
  EXPECT_EQ(run({"generate", "tens", "--kind", "multiple", "--rows", "4", "--cols", "5", "--seed", "1"}).out,
            "18218\n"
            "55861\n"
            "83419\n"
            "94494\n");
}

TEST(Repeatable, TheSignatureIsStable) {
  const auto signature = run({"bench", "tens", "--signature"});
  EXPECT_EQ(signature.code, 0);
  EXPECT_TRUE(says(signature.out, "tens greedy: "));
  EXPECT_TRUE(says(signature.out, " nodes, score "));
  EXPECT_TRUE(says(run({"bench", "--signature"}).out, signature.out));
}

}  // namespace
}  // namespace quadrille::cli
