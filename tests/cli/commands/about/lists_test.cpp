#include <gtest/gtest.h>

#include "cli/parsed.hpp"
#include "cli/run_program.hpp"
#include "cli/says.hpp"

namespace quadrille::cli {
namespace {

TEST(Families, AreListedInEveryForm) {
  EXPECT_TRUE(says(run({"families"}).out, "\ntens "));
  EXPECT_TRUE(opens_with(run({"families", "--output", "markdown"}).out, "| family |"));
  EXPECT_TRUE(opens_with(run({"families", "--output", "csv"}).out, "family,"));
  const auto record = parsed(run({"families", "--output", "json"}).out);
  EXPECT_EQ(count_at(record, "schema"), 1);
  EXPECT_EQ(text_at(record, "families.0.name"), "tens");
  EXPECT_FALSE(list_at(record, "families.0.strategies").empty());
}

TEST(Strategies, AreListedWithDescriptionTimeLimitAndParameters) {
  const auto text = run({"strategies", "tens"});
  EXPECT_EQ(text.code, 0);
  EXPECT_TRUE(says(text.out, "tens greedy  Greedy (time limit "));
  EXPECT_TRUE(says(text.out, "--param prefer=most"));

  const auto record = parsed(run({"strategies", "tens", "--output", "json"}).out);
  EXPECT_EQ(count_at(record, "schema"), 1);
  EXPECT_EQ(text_at(record, "tens.0.name"), "auto");  // the default comes first
  bool greedy_seen = false;
  for (const auto& strategy : list_at(record, "tens")) {
    EXPECT_FALSE(text_at(strategy, "title").empty());
    EXPECT_FALSE(text_at(strategy, "description").empty());
    EXPECT_GT(number_at(strategy, "time_limit"), 0);
    if (text_at(strategy, "name") != "greedy") continue;
    greedy_seen = true;
    EXPECT_EQ(text_at(strategy, "parameters.prefer.type"), "string");
    EXPECT_EQ(text_at(strategy, "parameters.prefer.default"), "most");
    EXPECT_EQ(list_at(strategy, "parameters.prefer.enum"), (Record::List{"most", "fewest", "largest_digit"}));
  }
  EXPECT_TRUE(greedy_seen);
}

TEST(Strategies, OfAllFamiliesAreListedWithoutAName) {
  EXPECT_TRUE(says(run({"strategies"}).out, run({"strategies", "tens"}).out));
}

TEST(Formats, SayWhatIsReadAndWritten) {
  EXPECT_TRUE(says(run({"formats", "tens"}).out, "plain"));
  EXPECT_TRUE(says(run({"formats", "--output", "csv"}).out, "\ntens,plain,.txt,yes,yes,"));
  const auto record = parsed(run({"formats", "tens", "--output", "json"}).out);
  EXPECT_EQ(count_at(record, "schema"), 1);
  EXPECT_EQ(text_at(record, "tens.0.name"), "plain");
  EXPECT_EQ(text_at(record, "tens.0.extension"), ".txt");
  EXPECT_TRUE(truth_at(record, "tens.0.reads"));
  EXPECT_TRUE(truth_at(record, "tens.0.writes"));
}

TEST(Lists, AreWrittenToAFileOnRequest) {
  const TempFolder folder;
  const auto written = run({"families", "--output", "json", "-o", folder.path("families.json")});
  EXPECT_EQ(written.code, 0);
  EXPECT_EQ(written.out, "");
  EXPECT_EQ(folder.read("families.json"), run({"families", "--output", "json"}).out);
}

}  // namespace
}  // namespace quadrille::cli
