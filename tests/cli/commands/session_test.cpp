#include <gtest/gtest.h>

#include <filesystem>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

TEST(SessionCommand, RepliesToALineBeforeTheNextIsWritten) {
  Running session({"session", "mines", "--param", "density=0.2"});
  session.write("{\"id\": 1, \"upsert\": [[0,0,\"0\"],[0,1,\"?\"]]}\n");
  const auto first = parsed(session.read_line());
  EXPECT_EQ(count_at(first, "id"), 1);
  EXPECT_EQ(text_at(first, "actions.0.kind"), "SAFE");
  session.write("what?\n");
  EXPECT_TRUE(says(text_at(parsed(session.read_line()), "error.message"), "not JSON"));
  session.write("{\"id\": 2}\n");
  EXPECT_EQ(count_at(parsed(session.read_line()), "id"), 2);
  session.close_input();
  EXPECT_EQ(session.finish().code, 0);
}

TEST(SessionCommand, RecordsAConversationAndReplaysIt) {
  const TempFolder folder;
  const auto kept = folder.path("game.jsonl");
  const std::string lines = "{\"upsert\": [[0,0,\"1\"],[0,1,\"?\"]]}\n{\"upsert\": [[1,0,\"1\"]]}\n";
  const auto recorded = run({"session", "mines", "--record", kept}, {.input = lines});
  EXPECT_EQ(recorded.code, 0);
  EXPECT_EQ(lines_of(recorded.out), 2U);
  const auto replayed = run({"session", "mines", "--replay", kept});
  EXPECT_EQ(replayed.code, 0);
  EXPECT_EQ(lines_of(replayed.out), 2U);
  EXPECT_TRUE(says(replayed.error, "2 ticks, every reply as recorded"));
  const auto otherwise = run({"session", "mines", "--replay", kept, "--param", "allow_guess=false"});
  EXPECT_EQ(otherwise.code, 1);
  EXPECT_TRUE(says(otherwise.error, "the first at tick 1"));
}

TEST(SessionCommand, BadUsageIsOneLine) {
  EXPECT_TRUE(says(run({"session", "tens"}).error, "tens has no sessions"));
  EXPECT_TRUE(says(run({"session", "mines", "--param", "densty=0.2"}).error, "did you mean 'density'?"));
  EXPECT_TRUE(says(run({"session", "mines", "--param", "density=2"}).error, "between 0 and 1"));
  EXPECT_TRUE(says(run({"session", "mines", "--replay", "no-such-file"}).error, "cannot be read"));
  for (const auto& words : {Words{"session", "tens"}, Words{"session", "mines", "--param", "density=2"}})
    EXPECT_EQ(run(words).code, 2);
}

TEST(EndlessPlay, ReportsWhatTheSessionDid) {
  const auto played = run({"play", "mines", "--endless", "--density", "0.2", "--window", "12x16", "--lives",
                           "3", "--ticks", "80", "--output", "json"});
  EXPECT_EQ(played.code, 0);
  const auto record = parsed(played.out);
  EXPECT_EQ(count_at(record, "games"), 1);
  EXPECT_GT(number_at(record, "means.opened"), 100);
  EXPECT_EQ(number_at(record, "means.ticks"), 80);
  EXPECT_EQ(number_at(record, "means.wrong_safe"), 0);
  EXPECT_GE(number_at(record, "means.lives_lost"), 0);
  EXPECT_GT(number_at(record, "means.tick_ms_max"), 0);
}

TEST(EndlessPlay, TheSameSeedPlaysTheSameGame) {
  const Words words{"play",    "mines", "--endless",   "--ticks",    "40",
                    "--games", "3",     "--games-out", "/dev/stderr"};
  const auto opened = [](const std::string& line) { return count_at(parsed(line), "opened"); };
  const auto one = run(words).error;
  const auto other = run(words).error;
  EXPECT_EQ(opened(one.substr(0, one.find('\n'))), opened(other.substr(0, other.find('\n'))));
}

TEST(EndlessPlay, FlagsOfTheOtherKindOfGameAreRefused) {
  EXPECT_TRUE(says(run({"play", "mines", "--lives", "3"}).error, "--lives belongs to --endless"));
  EXPECT_TRUE(says(run({"play", "tens", "--endless"}).error, "unknown option '--endless'"));
  EXPECT_TRUE(
      says(run({"play", "mines", "--endless", "--strategy", "csp"}).error, "--strategy does not apply"));
  EXPECT_TRUE(says(run({"play", "mines", "--endless", "--rows", "9"}).error, "--rows does not apply"));
  EXPECT_TRUE(says(run({"play", "mines", "--endless", "--window", "huge"}).error, "ROWSxCOLS"));
}

TEST(EndlessPlay, ComparesItsPipelines) {
  const TempFolder folder;
  EXPECT_EQ(
      run({"play", "mines", "--endless", "--ticks", "15", "--games", "2", "--report", folder.path("r.md")})
          .code,
      0);
  EXPECT_TRUE(says(folder.read("r.md"), "| exact always"));
  EXPECT_TRUE(says(folder.read("r.md"), "lives_lost"));
  EXPECT_EQ(run({"play", "mines", "--endless", "--ticks", "15", "--report", folder.path("r.json")}).code, 0);
  EXPECT_EQ(text_at(parsed(folder.read("r.json")), "pipelines.0.pipeline"), "document");
  EXPECT_EQ(run({"play", "mines", "--report", folder.path("r.txt")}).code, 2);
}

TEST(BoundedPlay, ComparesTheStrategies) {
  const TempFolder folder;
  const auto compared = run({"play", "mines", "--games", "4", "--rows", "8", "--cols", "8", "--mines", "8",
                             "--report", folder.path("r.json")});
  EXPECT_EQ(compared.code, 0);
  const auto report = parsed(folder.read("r.json"));
  const auto& contenders = list_at(report, "pipelines");
  ASSERT_EQ(contenders.size(), 4U);
  EXPECT_EQ(text_at(contenders[3], "pipeline"), "csp");
}

TEST(Overlays, AreWrittenByPlayAndRender) {
  const TempFolder folder;
  const auto position = folder.write("p.txt", "?1?\n");
  EXPECT_EQ(run({"render", "mines", position, "--overlays", folder.path("o")}).code, 0);
  EXPECT_TRUE(std::filesystem::exists(folder.path("o/1/s4_solver/s40_states_overlays/tick-000001.svg")));
  EXPECT_EQ(run({"play", "mines", "--games", "1", "--rows", "5", "--cols", "5", "--mines", "4", "--overlays",
                 folder.path("o"), "--overlay-form", "png"})
                .code,
            0);
  EXPECT_TRUE(says(folder.read("o/1-2/s4_solver/s43_csp_combined_overlay/tick-000001.png"), "PNG"));
  const auto wrong = folder.write("w.txt", "?3?\n");
  EXPECT_EQ(run({"render", "mines", wrong, "--overlays", folder.path("o")}).code, 2);
  EXPECT_TRUE(
      says(run({"render", "tens", folder.write("t.txt", "19\n"), "--overlays", folder.path("o")}).error,
           "tens has no overlays"));
}

}  // namespace
}  // namespace quadrille::cli
