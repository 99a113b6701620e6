#include "service/sets/batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <sstream>

#include "service/json/json.hpp"
#include "support/folder.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

using lamps::Answer;
using lamps::Puzzle;

struct Batch {
  std::vector<Record> lines{};
  BatchSummary summary{};

  LineSink sink() {
    return [this](const std::string& line) {
      lines.push_back(from_json(line).value());
      return true;
    };
  }
};

Batch batch(const Family& family, const std::string& input, const BatchOptions& options = {}) {
  Batch batch;
  std::istringstream stream(input);
  batch.summary = batch_lines(family, stream, options, {}, batch.sink());
  return batch;
}

// An answered puzzle as "id answer", a bad one as "id line:column message".
std::string told(const Record& line) {
  const auto spelled = [](const Record* value) { return value == nullptr ? "-" : to_json(*value); };
  if (const auto* error = line.find("error")) {
    return spelled(line.find("id")) + " " + spelled(error->find("line")) + ":" +
           spelled(error->find("column")) + " " + *error->find("message")->get<std::string>();
  }
  return spelled(line.find("id")) + " " + spelled(line.find("answer"));
}

std::string numbered(int count) {
  std::string input;
  for (int i = 0; i < count; ++i)
    input += R"({"id": )" + std::to_string(i) + R"(, "puzzle": "1?1 2"})" + "\n";
  return input;
}

TEST(Batch, AMarkInFrontOfALineIsNoPartOfIt) {
  const auto done = batch(*lamps::family(), "\xEF\xBB\xBF" + numbered(2) + "\xEF\xBB\xBF\n\xFF\xFE{\n");
  ASSERT_EQ(done.lines.size(), 3U);
  EXPECT_EQ(told(done.lines[0]).substr(0, 3), "0 \"");
  EXPECT_EQ(told(done.lines[2]), "- 1:1 the text is UTF-16, and here it must be UTF-8");
}

// Looking through all keys before for each of them would not end within a test's time.
TEST(Batch, ALineOfManyKeysIsAnsweredAndItsIdEchoed) {
  std::string keys;
  for (int i = 0; i < 400'000; ++i) keys += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":0";
  const auto done = batch(*lamps::family(), R"({"puzzle": "1?1 2", "id": {)" + keys + "}}\n{" + keys + "}\n");
  ASSERT_EQ(done.lines.size(), 2U);
  EXPECT_EQ(done.lines[0].find("id")->get<Record::Map>()->size(), 400'000U);
  EXPECT_TRUE(told(done.lines[1]).starts_with("- null:null unknown key \"0\"")) << told(done.lines[1]);
}

TEST(Batch, AnswersEveryLineInItsOrder) {
  const auto family = lamps::family();
  for (const int threads : {1, 4}) {
    const auto done = batch(*family, numbered(100), {.threads = threads});
    ASSERT_EQ(done.lines.size(), 100U);
    for (int i = 0; i < 100; ++i) EXPECT_EQ(*done.lines[i].find("id"), Record(i));
    EXPECT_EQ(done.summary.puzzles, 100U);
    EXPECT_EQ(done.summary.solved, 100U);
  }
}

TEST(Batch, UnorderedLosesNothing) {
  const auto family = lamps::family();
  const auto done = batch(*family, numbered(100), {.threads = 4, .order = DeliveryOrder::as_done});
  std::vector<std::int64_t> ids;
  for (const auto& line : done.lines) ids.push_back(*line.find("id")->get<std::int64_t>());
  std::ranges::sort(ids);
  ASSERT_EQ(ids.size(), 100U);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(ids[i], i);
}

TEST(Batch, EchoesTheIdWithItsType) {
  const auto done = batch(*lamps::family(), R"({"id": 7, "puzzle": "1 1"}
{"id": "seven", "puzzle": "1 1"}
{"id": [7], "puzzle": "1 1"}
{"puzzle": "1 1"}
{"id": {"a": 1}, "puzzle": "x"}
)");
  ASSERT_EQ(done.lines.size(), 5U);
  EXPECT_EQ(told(done.lines[0]), R"(7 "1\n")");
  EXPECT_EQ(told(done.lines[1]), R"("seven" "1\n")");
  EXPECT_EQ(told(done.lines[2]), R"([7] "1\n")");
  EXPECT_EQ(told(done.lines[3]), R"(- "1\n")");
  EXPECT_EQ(told(done.lines[4]), R"({"a":1} 1:1 'x' is not a lamp)");
  EXPECT_EQ(done.lines[0].get<Record::Map>()->front().first, "id");
}

TEST(Batch, ABadLineIsAnErrorAndTheRunGoesOn) {
  const auto done = batch(*lamps::family(), R"({"id": 1, "puzzle": "1 1"}
{"id": 2, "puzzle": "1 1\n0z 1"}
not JSON
[1, 2]
{"id": 5}
{"id": 6, "puzzle": 1}
{"id": 7, "puzzle": "1 1\n? 1"}
{"id": 8, "puzzle": "1 1", "colour": "red"}
{"id": 9, "puzzle": "1 1"}
)");
  ASSERT_EQ(done.lines.size(), 9U);
  EXPECT_EQ(told(done.lines[0]), R"(1 "1\n")");
  EXPECT_EQ(told(done.lines[1]), "2 2:2 'z' is not a lamp");
  EXPECT_EQ(told(done.lines[2]).substr(0, 15), "- 1:1 not JSON:");
  EXPECT_EQ(told(done.lines[3]), "- null:null a line is a JSON object with the key \"puzzle\"");
  EXPECT_EQ(told(done.lines[4]), "5 null:null the key \"puzzle\" with the puzzle's text is missing");
  EXPECT_EQ(told(done.lines[5]), "6 null:null the key \"puzzle\" with the puzzle's text is missing");
  EXPECT_EQ(told(done.lines[6]), "7 null:null a line holds one puzzle, not 2");
  EXPECT_EQ(told(done.lines[7]),
            "8 null:null unknown key \"colour\" (known: id, puzzle, strategy, params, time_limit)");
  EXPECT_EQ(told(done.lines[8]), R"(9 "1\n")");
  EXPECT_EQ(done.summary.puzzles, 9U);
  EXPECT_EQ(done.summary.errors, 7U);
  EXPECT_EQ(done.summary.solved, 2U);
}

TEST(Batch, EmptyLinesAndLineEndsAreNoPuzzles) {
  const auto done = batch(*lamps::family(), "\n  \r\n{\"puzzle\": \"1 1\"}\r\n\n{\"puzzle\": \"0 0\"}");
  ASSERT_EQ(done.lines.size(), 2U);
  EXPECT_EQ(told(done.lines[1]), R"(- "0\n")");
  EXPECT_TRUE(batch(*lamps::family(), "").lines.empty());
}

TEST(Batch, ALineMaySayHowItWantsToBeSolved) {
  std::vector<std::optional<std::chrono::nanoseconds>> times;
  const auto family = lamps::family(
      {lamps::searching(), lamps::strategy("other", [&](const Puzzle& puzzle, Context& context) {
         times.push_back(context.limits().time);
         return lamps::search(puzzle, "", context);
       })});
  const auto done = batch(*family, R"({"puzzle": "1 1"}
{"puzzle": "1 1", "strategy": "other", "time_limit": 2.5}
{"puzzle": "1 1", "strategy": "other", "time_limit": 3}
{"puzzle": "1 1", "strategy": "othr"}
{"puzzle": "1 1", "params": {"depth": 1}}
{"puzzle": "1 1", "time_limit": -1}
{"puzzle": "1 1", "strategy": 1}
)");
  ASSERT_EQ(done.lines.size(), 7U);
  EXPECT_EQ(*done.lines[0].find("strategy"), Record("search"));
  EXPECT_EQ(*done.lines[1].find("strategy"), Record("other"));
  using std::chrono::milliseconds;
  EXPECT_EQ(times,
            (std::vector<std::optional<std::chrono::nanoseconds>>{milliseconds(2500), milliseconds(3000)}));
  EXPECT_EQ(told(done.lines[3]),
            "- null:null unknown strategy 'othr'; did you mean 'other'? (known: search, other)");
  EXPECT_EQ(told(done.lines[4]), "- null:null unknown parameter 'depth': there are none");
  EXPECT_EQ(told(done.lines[5]), "- null:null \"time_limit\" is a number from 0 to 10000000");
  EXPECT_EQ(told(done.lines[6]), "- null:null \"strategy\" is not a string");
}

TEST(Batch, EachPuzzleIsSolvedOnOneThread) {
  std::atomic<int> most = 0;
  const auto family = lamps::family({lamps::strategy("counting", [&](const Puzzle& puzzle, Context& context) {
    most = std::max(most.load(), context.threads());
    return lamps::search(puzzle, "", context);
  })});
  (void)batch(*family, numbered(5), {.request = {.threads = 8}, .threads = 2});
  EXPECT_EQ(most, 1);
}

TEST(Batch, TheSummaryCountsVerdicts) {
  const auto family =
      lamps::family({lamps::strategy("told", [](const Puzzle& puzzle, Context&) -> Outcome<Answer> {
        if (puzzle.lit == 0) return {Objection{"told so"}};
        if (puzzle.lit == 1) return {Found<Answer>{{puzzle.lamps}, false}, End::nodes};
        return {Found<Answer>{{std::string(puzzle.lamps.size(), '1')}}};
      })});
  const auto done = batch(*family, R"({"puzzle": "? 0"}
{"puzzle": "? 1"}
{"puzzle": "?? 2"}
{"puzzle": "?? 3"}
{"puzzle": ""}
)");
  EXPECT_EQ(done.summary.puzzles, 5U);
  EXPECT_EQ(done.summary.impossible, 1U);
  EXPECT_EQ(done.summary.open, 1U);
  EXPECT_EQ(done.summary.solved, 1U);
  EXPECT_EQ(done.summary.faults, 1U) << "an answer that fails its check spoils its own line only";
  EXPECT_EQ(done.summary.errors, 1U);
  ASSERT_EQ(done.lines.size(), 5U);
  EXPECT_NE(done.lines[3].find("error"), nullptr);
}

TEST(Batch, APuzzleWithoutMemoryIsItsOwnMisfortune) {
  auto greedy_of_memory = lamps::searching();
  greedy_of_memory.info.name = "huge";
  greedy_of_memory.bind = [](const Record&) -> Expected<quadrille::BoundStrategy<Puzzle, Answer>> {
    throw std::bad_alloc();
  };
  const auto family = lamps::family({lamps::searching(), greedy_of_memory});
  const auto done = batch(*family, R"({"id": 1, "puzzle": "1 1"}
{"id": 2, "puzzle": "1 1", "strategy": "huge"}
{"id": 3, "puzzle": "1 1"}
)");
  ASSERT_EQ(done.lines.size(), 3U);
  EXPECT_EQ(told(done.lines[0]), R"(1 "1\n")");
  EXPECT_EQ(*done.lines[1].find("id"), Record(2));
  EXPECT_EQ(*done.lines[1].find("status"), Record("memory"));
  EXPECT_EQ(*done.lines[1].find("strategy"), Record("huge"));
  EXPECT_TRUE(done.lines[1].find("answer")->is_null());
  EXPECT_EQ(told(done.lines[2]), R"(3 "1\n")");
  EXPECT_EQ(done.summary, (BatchSummary{.puzzles = 3, .solved = 2, .open = 1}));
}

TEST(Batch, TheSentenceOfTheSummaryAddsUp) {
  EXPECT_EQ(sentence({.puzzles = 4, .errors = 1, .solved = 1, .impossible = 1, .open = 1}, 0.5),
            "4 puzzles in 0.500 s: 1 solved, 1 impossible, 1 open, 1 errors");
  EXPECT_EQ(sentence({.puzzles = 3, .solved = 1, .faults = 2}, 0),
            "3 puzzles in 0.000 s: 1 solved, 0 impossible, 0 open, 0 errors, 2 faults of the program");
}

TEST(Batch, AStopInTheMiddleEndsItWithWholeLines) {
  const auto family = lamps::family();
  std::stop_source source;
  std::vector<std::string> lines;
  std::istringstream stream(numbered(1000));
  const auto summary = batch_lines(*family, stream, {}, {.stop = source.get_token()}, [&](std::string line) {
    lines.push_back(std::move(line));
    if (lines.size() == 3) source.request_stop();
    return true;
  });
  EXPECT_GE(lines.size(), 3U);
  EXPECT_LT(lines.size(), 100U);
  EXPECT_EQ(summary.puzzles, lines.size());
  for (const auto& line : lines) EXPECT_TRUE(from_json(line));
}

TEST(Batch, EndsQuietlyWhenNobodyListens) {
  const auto family = lamps::family();
  int calls = 0;
  std::istringstream stream(numbered(1000));
  const auto summary = batch_lines(*family, stream, {}, {}, [&](const std::string&) { return ++calls < 2; });
  EXPECT_EQ(calls, 2);
  EXPECT_LT(summary.puzzles, 100U);
}

TEST(Batch, AnEndlessLineIsAnError) {
  const auto done = batch(*lamps::family(), std::string((8U << 20U) + 10, 'x') + "\n{\"puzzle\": \"1 1\"}\n");
  ASSERT_EQ(done.lines.size(), 2U);
  EXPECT_EQ(told(done.lines[0]), "- null:null the line is longer than 8 MiB");
  EXPECT_EQ(told(done.lines[1]), R"(- "1\n")");
}

TEST(BatchFiles, AFileWithoutMemoryIsItsOwnMisfortune) {
  const auto family = lamps::family();
  Batch done;
  done.summary = batch_files(*family, {"huge.txt", "one.txt"},
                             {.read = [](const std::string& path) -> Expected<std::string> {
                               if (path == "huge.txt") throw std::bad_alloc();
                               return "1 1\n";
                             }},
                             {}, done.sink());
  ASSERT_EQ(done.lines.size(), 2U);
  EXPECT_EQ(*done.lines[0].find("id"), Record("huge.txt"));
  EXPECT_EQ(*done.lines[0].find("status"), Record("memory"));
  EXPECT_EQ(told(done.lines[1]), R"("one.txt" "1\n")");
}

TEST(BatchFiles, TakesEveryPuzzleOfEveryFile) {
  const Folder folder;
  const auto one = folder.write("one.txt", "1 1\n");
  const auto two = folder.write("two.txt", "1 1 left\n0 0\n");
  const auto bad = folder.write("bad.txt", "1 1\nz 1\n");
  const auto family = lamps::family();
  Batch done;
  done.summary =
      batch_files(*family, {one, two, bad, folder.path("none.txt")}, {.threads = 2}, {}, done.sink());
  ASSERT_EQ(done.lines.size(), 5U);
  EXPECT_EQ(told(done.lines[0]), R"("one.txt" "1\n")");
  EXPECT_EQ(told(done.lines[1]), R"("two.txt#left" "1\n")");
  EXPECT_EQ(told(done.lines[2]), R"("two.txt#2" "0\n")");
  EXPECT_EQ(told(done.lines[3]), "\"bad.txt\" 2:1 'z' is not a lamp");
  EXPECT_EQ(told(done.lines[4]), "\"none.txt\" null:null no such file");
}

}  // namespace
}  // namespace quadrille::service
