#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/search/solving.hpp"
#include "puzzles/kakuro/strategies/list.hpp"
#include "support/said.hpp"

namespace quadrille::kakuro {
namespace {

std::vector<std::string> said(std::string_view name, const Puzzle& puzzle, LogLevel most) {
  return quadrille::said(strategies(), name, puzzle, most);
}

using Said = std::vector<std::string>;

// Two cells that can change places with two others.
const Puzzle& two_answers() {
  static const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  return puzzle;
}

TEST(KakuroLog, InfoTellsThePhases) {
  EXPECT_EQ(said("auto", square(), LogLevel::info), Said{"domains: 0 of 4 cells open, in 0 components"});
  EXPECT_EQ(said("gac", two_answers(), LogLevel::info), Said{"domains: 4 of 4 cells open, in 1 components"});
  EXPECT_EQ(said("sat", two_answers(), LogLevel::info),
            (Said{"domains: 4 of 4 cells open, in 1 components", "clauses for 4 cells"}));
  EXPECT_EQ(said("basic", square(), LogLevel::info), Said{"domains: 4 digits left in 4 open cells"});
}

TEST(KakuroLog, DebugAddsCounts) {
  const auto lines = said("gac", two_answers(), LogLevel::debug);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines.back().starts_with("search: 4 cells, 2 fillings"));
}

TEST(KakuroLog, ASecondAnswerIsLookedForUnderItsOwnName) {
  const auto lines =
      lines_logged(LogLevel::info, [](Context& context) { (void)second(square(), filled("1234"), context); });
  ASSERT_FALSE(lines.empty());
  EXPECT_EQ(lines.front(), "proof: looking for a second answer");
}

}  // namespace
}  // namespace quadrille::kakuro
