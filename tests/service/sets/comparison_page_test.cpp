#include "service/sets/comparison_page.hpp"

#include <gtest/gtest.h>

namespace quadrille::service {
namespace {

Trial trial(std::string puzzle, std::string strategy, std::optional<double> score, double time_ms) {
  Trial made{.puzzle = std::move(puzzle), .strategy = std::move(strategy), .status = Status::solved};
  made.score = score;
  made.time_ms = time_ms;
  return made;
}

bool has(const std::string& page, std::string_view words) { return page.find(words) != std::string::npos; }

TEST(ComparisonPage, NeedsNothingButItself) {
  const auto page = comparison_page({.family = "tens", .trials = {trial("a", "auto", 10, 1)}});
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>"));
  for (const auto* outside : {"http:", "https:", "src=", "href=", "@import", "url("})
    EXPECT_FALSE(has(page, outside)) << outside;
}

TEST(ComparisonPage, ShowsEveryRunAndEveryStrategy) {
  const auto page = comparison_page({.family = "tens",
                                     .request = {.seed = 7},
                                     .trials = {trial("a", "auto", 10, 2.5), trial("a", "greedy", 8, 0.5)}});
  EXPECT_TRUE(has(page, "1 puzzle, 2 runs."));
  EXPECT_TRUE(has(page, "Seed: 7."));
  EXPECT_TRUE(has(page, "<td>greedy</td>"));
  EXPECT_TRUE(has(page, "Mean score, higher is better"));
  EXPECT_TRUE(has(page, "2.5 ms"));
}

TEST(ComparisonPage, WithoutScoresThereIsNoChartOfThem) {
  const auto page = comparison_page({.family = "kakuro", .trials = {trial("a", "auto", {}, 1)}});
  EXPECT_FALSE(has(page, "Mean score"));
  EXPECT_TRUE(has(page, "Mean time"));
}

TEST(ComparisonPage, ANameIsNeverMarkup) {
  const auto page =
      comparison_page({.family = "tens", .trials = {trial("<script>alert(1)</script>&\"", "auto", 1, 1)}});
  EXPECT_FALSE(has(page, "<script>alert"));
  EXPECT_TRUE(has(page, "&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;"));
}

TEST(ComparisonPage, NothingRunIsAPageAllTheSame) {
  EXPECT_TRUE(has(comparison_page({.family = "tens"}), "0 puzzles, 0 runs."));
}

}  // namespace
}  // namespace quadrille::service
