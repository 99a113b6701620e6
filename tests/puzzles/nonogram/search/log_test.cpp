#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/solving.hpp"
#include "puzzles/nonogram/strategies/list.hpp"
#include "support/said.hpp"

namespace quadrille::nonogram {
namespace {

std::vector<std::string> said(std::string_view name, const Puzzle& puzzle, LogLevel most) {
  return quadrille::said(strategies(), name, puzzle, most);
}

using Said = std::vector<std::string>;

// Two answers, which no line and no trial settles.
const Puzzle& checker() {
  static const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  return puzzle;
}

TEST(NonogramLog, InfoTellsThePhases) {
  EXPECT_EQ(said("line", puzzle_of_drawing("##\n#.\n"), LogLevel::info),
            Said{"lines done: 0 colours open in 4 lines"});
  EXPECT_EQ(said("auto", checker(), LogLevel::info),
            (Said{"lines done: 4 colours open in 4 lines", "probing"}));
  EXPECT_EQ(said("probe", checker(), LogLevel::info),
            (Said{"lines done: 4 colours open in 4 lines", "probing and search"}));
  EXPECT_EQ(said("learn", checker(), LogLevel::info),
            (Said{"lines done: 4 colours open in 4 lines", "learner"}));
  EXPECT_EQ(said("sat", checker(), LogLevel::info),
            (Said{"lines done: 4 colours open in 4 lines", "clauses"}));
}

TEST(NonogramLog, DebugAddsCounts) {
  const auto lines = said("auto", checker(), LogLevel::debug);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_TRUE(lines.back().starts_with("probing: "));
}

TEST(NonogramLog, NobodyIsToldWhatHeDidNotAskFor) {
  EXPECT_EQ(said("auto", checker(), LogLevel::warn), Said{});
}

}  // namespace
}  // namespace quadrille::nonogram
