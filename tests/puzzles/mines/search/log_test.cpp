#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "support/said.hpp"

// What a run says of its own work, for somebody who asked to hear it.

namespace quadrille::mines {
namespace {

std::vector<std::string> heard(std::string_view text, Depth depth, LogLevel most) {
  const auto position = drawn(text);
  return lines_logged(most, [&](Context& context) { (void)analyse(position, depth, context); });
}

TEST(Log, EveryPhaseSaysWhatItFound) {
  EXPECT_EQ(
      heard("mines 2\n?????\n11211\n", Depth::choosing, LogLevel::info),
      (std::vector<std::string>{"rules: 3 safe, 2 mines", "counting: 0 components, every layout counted"}));
  EXPECT_EQ(heard("mines 1\n?100\n?100\n", Depth::choosing, LogLevel::info),
            (std::vector<std::string>{"rules: 0 safe, 0 mines",
                                      "counting: 1 components, every layout counted", "guess: endgame"}));
}

TEST(Log, PatternsAreNamed) {
  const auto lines = heard("mines 2\n?????\n11211\n", Depth::patterns, LogLevel::info);
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines[0], "rules and patterns: 3 safe, 2 mines");
}

TEST(Log, AContradictionIsSaidWithoutItsCells) {
  const auto lines = heard("mines 5\n?????\n11311\n", Depth::counting, LogLevel::info);
  ASSERT_FALSE(lines.empty());
  for (const auto& line : lines) EXPECT_EQ(line.find("row"), std::string::npos) << line;
}

TEST(Log, CountsAreHeardByWhoAsksForThem) {
  const auto info = heard("mines 1\n?100\n?100\n", Depth::choosing, LogLevel::info);
  const auto debug = heard("mines 1\n?100\n?100\n", Depth::choosing, LogLevel::debug);
  EXPECT_GT(debug.size(), info.size());
  EXPECT_TRUE(heard("mines 1\n?100\n?100\n", Depth::choosing, LogLevel::warn).empty());
}

}  // namespace
}  // namespace quadrille::mines
