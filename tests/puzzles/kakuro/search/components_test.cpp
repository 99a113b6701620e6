#include "puzzles/kakuro/search/components.hpp"

#include <algorithm>
#include <set>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

// Two squares of four cells that share no run.
const Puzzle& two_squares() {
  static const auto puzzle = drawn("3 6\nX D3 D3 X D3 D3\nA3 . . A3 . .\nA3 . . A3 . .\n");
  return puzzle;
}

std::optional<Objection> totals_of_drawn(std::string_view text) {
  Context context({});
  return unequal_totals(drawn(text), context);
}

// Every open cell takes the smallest number of those it shares a run with, until nothing changes.
std::vector<std::uint32_t> groups_by_spreading(const Domains& domains) {
  const auto& puzzle = domains.puzzle();
  std::vector<std::uint32_t> group(puzzle.cells.size());
  for (std::uint32_t cell = 0; cell < group.size(); ++cell) group[cell] = cell;
  for (bool changed = true; changed;) {
    changed = false;
    for (const auto& run : puzzle.runs) {
      for (const auto one : puzzle.cells_of(run)) {
        for (const auto other : puzzle.cells_of(run)) {
          if (is_single(domains[one]) || is_single(domains[other]) || group[one] >= group[other]) continue;
          group[other] = group[one];
          changed = true;
        }
      }
    }
  }
  return group;
}

RC_GTEST_PROP(KakuroComponents, AreTheOpenCellsThatRunsConnect, ()) {
  const auto known = *any_known({.most_rows = 10, .most_cols = 10});
  Domains domains(known.puzzle);
  Context context({});
  // Some digits are known, so that the grid falls apart.
  for (std::uint32_t cell = 0; cell < known.puzzle.cells.size(); ++cell) {
    if (*rc::gen::inRange(0, 3) == 0) RC_ASSERT(domains.keep(cell, digit_bit(known.answer.digits[cell])));
  }
  RC_ASSERT(domains.propagate(context));
  const auto expected = groups_by_spreading(domains);
  std::set<std::uint32_t> met;
  std::set<std::uint32_t> groups;
  for (const auto& component : open_components(domains, context)) {
    RC_ASSERT(!component.empty());
    RC_ASSERT(groups.insert(expected[component.front()]).second);
    for (const auto cell : component) {
      RC_ASSERT(!is_single(domains[cell]));
      RC_ASSERT(met.insert(cell).second);
      RC_ASSERT(expected[cell] == expected[component.front()]);
    }
  }
  for (std::uint32_t cell = 0; cell < known.puzzle.cells.size(); ++cell) {
    RC_ASSERT(is_single(domains[cell]) != met.contains(cell));
  }
}

TEST(KakuroComponents, AStoppedRunHasFewer) {
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  EXPECT_TRUE(open_components(Domains(two_squares()), context).empty());
  EXPECT_EQ(unequal_totals(drawn("3 3\nX D4 D6\nA3 . .\nA8 . .\n"), context), std::nullopt);
}

RC_GTEST_PROP(KakuroTotals, AreEqualWhereThereIsAnAnswer, ()) {
  const auto known = *any_known({.most_rows = 9, .most_cols = 9});
  Context context({});
  RC_ASSERT(!unequal_totals(known.puzzle, context));
}

TEST(KakuroTotals, ThePartThatDoesNotAddUpIsNamedWithItsCells) {
  EXPECT_EQ(totals_of_drawn("3 6\nX D3 D3 X D3 D3\nA3 . . A3 . .\nA3 . . A4 . .\n"),
            (Objection{"the across clues of these 4 cells sum to 7, the down clues to 6",
                       {at(1, 4), at(1, 5), at(2, 4), at(2, 5)}}));
}

TEST(KakuroTotals, ARunWithoutAClueLeavesOnlyItsOwnPartOpen) {
  EXPECT_EQ(totals_of_drawn("3 3\nX D3 D3\nA3 . .\nX . .\n"), std::nullopt);
  EXPECT_NE(totals_of_drawn("3 6\nX D3 D3 X D3 D3\nA3 . . A3 . .\nX . . A4 . .\n"), std::nullopt);
}

TEST(KakuroTotals, ACellThatHasOneRunOnlyLeavesThemOpen) {
  EXPECT_EQ(totals_of_drawn("2 3\nX X X\nA5 . .\n"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::kakuro
