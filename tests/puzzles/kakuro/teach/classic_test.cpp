#include "puzzles/kakuro/teach/classic.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/search/backtracking.hpp"
#include "puzzles/kakuro/strategies/list.hpp"

namespace quadrille::kakuro {
namespace {

// ---- the search ----

// The textbook's solver as a textbook writes it: recursive, with a copy of all domains at every step and a
// walk over the run at every check.
class Textbook {
 public:
  Textbook(const Puzzle& puzzle, Heuristics heuristics) : puzzle_(puzzle), heuristics_(heuristics) {}

  std::optional<Filling> solve() {
    Domains domains(puzzle_.cells.size(), {1, 2, 3, 4, 5, 6, 7, 8, 9});
    for (bool changed = true; changed;) {
      changed = false;
      for (const auto& run : puzzle_.runs) changed = narrow(run, domains) || changed;
    }
    Filling filling{std::vector<std::uint8_t>(puzzle_.cells.size(), 0)};
    if (!backtrack(filling, domains)) return std::nullopt;
    return filling;
  }

  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;

 private:
  using Domains = std::vector<std::set<int>>;

  // One pass over a run: whether any of its cells lost a digit.
  bool narrow(const Run& run, Domains& domains) const {
    if (run.sum == 0) return false;
    std::set<int> possible;
    for (const auto combination : combinations(run.length, run.sum)) {
      std::set<int> digits;
      for (int digit = 1; digit <= 9; ++digit) {
        if ((combination & digit_bit(digit)) != 0) digits.insert(digit);
      }
      const auto cells = puzzle_.cells_of(run);
      const auto has_place = [&](int digit) {
        return std::ranges::any_of(cells, [&](auto cell) { return domains[cell].contains(digit); });
      };
      const auto has_digit = [&](auto cell) {
        return std::ranges::any_of(digits, [&](int digit) { return domains[cell].contains(digit); });
      };
      if (std::ranges::all_of(digits, has_place) && std::ranges::all_of(cells, has_digit))
        possible.insert(digits.begin(), digits.end());
    }
    bool changed = false;
    for (const auto cell : puzzle_.cells_of(run)) {
      changed =
          std::erase_if(domains[cell], [&](int digit) { return !possible.contains(digit); }) > 0 || changed;
    }
    return changed;
  }

  bool backtrack(Filling& filling, const Domains& domains) {
    ++nodes;
    if (count_filled(filling) == filling.digits.size()) return true;
    const auto cell = select(filling, domains);
    for (const int digit : ordered(cell, filling, domains)) {
      if (!consistent(cell, digit, filling)) continue;
      filling.digits[cell] = static_cast<std::uint8_t>(digit);
      auto after = domains;
      bool alive = true;
      for (const auto other : open_neighbours(cell, filling)) {
        after[other].erase(digit);
        alive &= !after[other].empty();
      }
      if (alive && backtrack(filling, after)) return true;
      filling.digits[cell] = 0;
    }
    ++backtracks;
    return false;
  }

  [[nodiscard]] std::size_t neighbours(std::size_t cell) const {
    std::size_t count = 0;
    for (const auto run : puzzle_.runs_of_cell[cell])
      count += run == kNoRun ? 0 : puzzle_.runs[run].length - 1U;
    return count;
  }

  [[nodiscard]] std::vector<std::size_t> open_neighbours(std::size_t cell, const Filling& filling) const {
    std::vector<std::size_t> others;
    for (const auto run : puzzle_.runs_of_cell[cell]) {
      if (run == kNoRun) continue;
      for (const auto other : puzzle_.cells_of(puzzle_.runs[run])) {
        if (other != cell && filling.digits[other] == 0) others.push_back(other);
      }
    }
    return others;
  }

  [[nodiscard]] std::size_t select(const Filling& filling, const Domains& domains) const {
    std::optional<std::size_t> best;
    for (std::size_t cell = 0; cell < domains.size(); ++cell) {
      if (filling.digits[cell] != 0) continue;
      if (!best) best = cell;
      if (!heuristics_.mrv) break;
      if (domains[cell].size() < domains[*best].size() ||
          (domains[cell].size() == domains[*best].size() && neighbours(cell) > neighbours(*best))) {
        best = cell;
      }
    }
    return *best;
  }

  [[nodiscard]] std::vector<int> ordered(std::size_t cell, const Filling& filling,
                                         const Domains& domains) const {
    std::vector<int> digits(domains[cell].begin(), domains[cell].end());
    if (!heuristics_.lcv) return digits;
    std::map<int, int> conflicts;
    for (const auto other : open_neighbours(cell, filling)) {
      for (const int digit : digits) conflicts[digit] += domains[other].contains(digit) ? 1 : 0;
    }
    std::ranges::sort(digits, {}, [&](int digit) { return std::pair(conflicts[digit], digit); });
    return digits;
  }

  [[nodiscard]] bool consistent(std::size_t cell, int digit, Filling filling) const {
    filling.digits[cell] = static_cast<std::uint8_t>(digit);
    return std::ranges::all_of(puzzle_.runs_of_cell[cell], [&](auto run) {
      return run == kNoRun || feasible(puzzle_.runs[run], filling);
    });
  }

  [[nodiscard]] bool feasible(const Run& run, const Filling& filling) const {
    std::set<int> used;
    int sum = 0;
    int open = 0;
    for (const auto cell : puzzle_.cells_of(run)) {
      const int digit = filling.digits[cell];
      open += digit == 0;
      if (digit != 0 && !used.insert(digit).second) return false;
      sum += digit;
    }
    if (run.sum == 0) return true;
    if (open == 0) return sum == run.sum;
    const auto left = combinations(open, run.sum - sum);
    return std::ranges::any_of(left, [&](Digits digits) {
      return std::ranges::none_of(used, [&](int digit) { return (digits & digit_bit(digit)) != 0; });
    });
  }

  const Puzzle& puzzle_;
  Heuristics heuristics_;
};

struct Ran {
  Outcome<Filling> outcome;
  Metrics metrics;
};

Ran run(std::string_view name, const Puzzle& puzzle, RunSettings settings = {},
        const Record& parameters = {}) {
  const auto list = strategies();
  const auto strategy = std::ranges::find(list, name, [](const auto& each) { return each.info.name; });
  Context context(std::move(settings));
  auto outcome = strategy->bind(parameters).value()(puzzle, context);
  return {std::move(outcome), context.metrics};
}

rc::Gen<std::string> any_method() { return rc::gen::element<std::string>("basic", "mrv", "lcv", "full"); }

// A puzzle with an answer, or one that lost it by a changed clue.
rc::Gen<Puzzle> any_puzzle(Shape shape) {
  return rc::gen::exec([=] {
    auto puzzle = (*any_known(shape)).puzzle;
    if (puzzle.runs.empty() || *rc::gen::inRange(0, 3) > 0) return puzzle;
    auto squares = puzzle.squares;
    const auto cell = at(*rc::gen::inRange(0, squares.rows()), *rc::gen::inRange(0, squares.cols()));
    if (squares[cell].across > 0) --squares[cell].across;
    if (squares[cell].down > 0) ++squares[cell].down;
    return make_puzzle(squares).value_or(puzzle);
  });
}

RC_GTEST_PROP(KakuroClassic, FindsAnAnswerExactlyWhereThereIsOne, ()) {
  const auto puzzle = *any_puzzle({4, 4});
  const auto ran = run(*any_method(), puzzle);
  if (const auto* found = ran.outcome.answer()) {
    RC_ASSERT(found->complete);
    RC_ASSERT(check(puzzle, found->answer, Extent::whole).empty());
    RC_ASSERT(!found->unique.has_value());
  } else {
    RC_ASSERT(ran.outcome.impossible() != nullptr);
    RC_ASSERT(count_by_trying(puzzle, 1) == 0);
  }
  RC_ASSERT(ran.outcome.end == End::finished);
}

// The textbook knows no given digits, and looks for an empty domain only where it has just taken a digit.
RC_GTEST_PROP(KakuroClassic, CountsWhatTheTextbookCounts, ()) {
  auto puzzle = *any_puzzle({5, 5, true});
  const auto method = *any_method();
  Textbook textbook(puzzle, heuristics_of(method).value());
  const auto expected = textbook.solve();
  const auto ran = run(method, puzzle);
  if (expected) {
    RC_ASSERT(ran.outcome.answer() != nullptr);
    RC_ASSERT(ran.outcome.answer()->answer == *expected);
  } else {
    RC_ASSERT(ran.outcome.impossible() != nullptr);
    RC_PRE(ran.outcome.impossible()->cells.empty());
  }
  RC_ASSERT(ran.metrics.nodes == textbook.nodes);
  RC_ASSERT(ran.metrics.backtracks == textbook.backtracks);
}

TEST(KakuroClassic, ANodeIsACallTheLastOneIncluded) {
  for (const auto* method : {"basic", "mrv", "lcv", "full"}) {
    const auto ran = run(method, square());
    EXPECT_EQ(ran.outcome.answer()->answer, filled("1234")) << method;
    EXPECT_EQ(ran.metrics.nodes, 5U) << method;
    EXPECT_EQ(ran.metrics.backtracks, 0U) << method;
  }
}

TEST(KakuroClassic, AGridWithoutWhiteCellsIsSolvedByTheFirstCall) {
  const auto ran = run("full", drawn("1 2\nX X\n"));
  ASSERT_NE(ran.outcome.answer(), nullptr);
  EXPECT_TRUE(ran.outcome.answer()->complete);
  EXPECT_EQ(ran.metrics.nodes, 1U);
}

TEST(KakuroClassic, AnExhaustedSearchSaysSo) {
  // Both rows and both columns ask for 1 and 2 in sums that do not agree.
  const auto ran = run("basic", drawn("3 3\nX D3 D4\nA3 . .\nA5 . .\n"));
  ASSERT_NE(ran.outcome.impossible(), nullptr);
  EXPECT_EQ(ran.outcome.impossible()->reason, "no filling satisfies all clues");
  EXPECT_GT(ran.metrics.backtracks, 0U);
}

TEST(KakuroClassic, ACellWithoutADigitIsNamedBeforeTheSearch) {
  const auto ran = run("full", drawn("3 3\nX D17 D16\nA3 . .\nA16 . .\n"));
  ASSERT_NE(ran.outcome.impossible(), nullptr);
  EXPECT_EQ(ran.outcome.impossible()->reason, "no digit fits the runs of row 2, column 2");
  EXPECT_EQ(ran.outcome.impossible()->cells, std::vector{at(1, 1)});
  EXPECT_EQ(ran.metrics.nodes, 0U);
}

TEST(KakuroClassic, GivenDigitsThatContradictAreNamed) {
  EXPECT_EQ(run("full", drawn("1 3\nA9 4 4\n")).outcome.impossible()->cells, std::vector{at(0, 1)});
  EXPECT_EQ(run("full", drawn("1 3\nA9 4 6\n")).outcome.impossible()->cells, std::vector{at(0, 1)});
  EXPECT_EQ(run("full", drawn("1 3\nA9 9 .\n")).outcome.impossible()->cells, std::vector{at(0, 1)});
  EXPECT_EQ(run("full", drawn("1 3\nA9 4 .\n")).outcome.answer()->answer, filled("45"));
}

RC_GTEST_PROP(KakuroClassic, AtALimitGivesWhatIsRightSoFar, ()) {
  const auto puzzle = (*any_known({7, 7})).puzzle;
  const auto nodes = *rc::gen::inRange<std::uint64_t>(0, 30);
  const auto ran = run(*any_method(), puzzle, {.limits = {.nodes = nodes}});
  RC_ASSERT(ran.metrics.nodes <= nodes);
  RC_ASSERT(ran.outcome.answer() != nullptr);
  const auto& found = *ran.outcome.answer();
  RC_ASSERT(check(puzzle, found.answer, found.complete ? Extent::whole : Extent::so_far).empty());
  RC_ASSERT(found.complete || ran.outcome.end == End::nodes);
}

TEST(KakuroClassic, ManyCellsNeedNoDeepStack) {
  // Runs of one and two cells in 200,000 cells: one call within the other would need far more than a stack.
  Grid<Square> squares({1000, 600});
  for_each_cell(squares.size(),
                [&](Cell cell) { squares[cell].white = cell.col.value % 3 != 0 && cell.row.value % 2 == 1; });
  const auto puzzle = make_puzzle(squares).value();
  ASSERT_EQ(puzzle.cells.size(), 200'000U);
  const auto ran = run("lcv", puzzle);
  ASSERT_NE(ran.outcome.answer(), nullptr);
  EXPECT_TRUE(ran.outcome.answer()->complete);
  EXPECT_EQ(ran.metrics.nodes, 200'001U);
}

TEST(KakuroClassic, DomainsAreNarrowedToTheFixedPoint) {
  // D4 is 1 and 3, and of A6, which is 15 or 24, only 15 has a digit for its first cell: that is 1, and the 2
  // and 4 of the second are gone, though each is in a combination of A6 and of D7. One pass keeps them, and
  // tries the 2 in vain.
  const auto ran = run("basic", drawn("3 3\nX D4 D7\nA6 . .\nA5 . .\n"));
  ASSERT_NE(ran.outcome.answer(), nullptr);
  EXPECT_EQ(ran.outcome.answer()->answer, filled("1532"));
  EXPECT_EQ(ran.metrics.pruned, 0U);
}

TEST(KakuroClassic, CountsNodesAndBacktracksByDepthWithoutATrace) {
  const auto ran = run("basic", square());
  EXPECT_EQ(ran.metrics.depths, (std::vector<DepthCount>{{1, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}}));
}

RC_GTEST_PROP(KakuroClassic, TheCountsOfAllDepthsAddUp, ()) {
  const auto puzzle = *any_puzzle({5, 5});
  const auto ran = run(*any_method(), puzzle);
  DepthCount sum;
  for (const auto& depth : ran.metrics.depths) {
    sum.nodes += depth.nodes;
    sum.backtracks += depth.backtracks;
  }
  RC_ASSERT(sum == (DepthCount{ran.metrics.nodes, ran.metrics.backtracks}));
}

TEST(KakuroClassic, ATraceCountsTheNodesOfEveryDepth) {
  const auto ran = run("basic", square(), {}, Record::Map{{"trace", true}});
  std::map<std::string, double> more(ran.metrics.extra.begin(), ran.metrics.extra.end());
  EXPECT_EQ(more["depth_0"], 1);
  EXPECT_EQ(more["depth_4"], 1);
  EXPECT_FALSE(more.contains("depth_5"));
  EXPECT_EQ(more["assigned"], 4);
  EXPECT_EQ(more["undone"], 0);
  // The fixed point leaves every cell one digit.
  EXPECT_EQ(more["removed"], 0);
  EXPECT_TRUE(run("basic", square()).metrics.extra.empty());
}

RC_GTEST_PROP(KakuroClassic, ATraceAddsUp, ()) {
  const auto puzzle = *any_puzzle({5, 5});
  const auto ran = run(*any_method(), puzzle, {}, Record::Map{{"trace", true}});
  std::map<std::string, double> more(ran.metrics.extra.begin(), ran.metrics.extra.end());
  double nodes = 0;
  for (const auto& [name, amount] : more) nodes += name.starts_with("depth_") ? amount : 0;
  RC_ASSERT(nodes == static_cast<double>(ran.metrics.nodes));
  if (const auto* found = ran.outcome.answer()) {
    const auto filled = count_filled(found->answer) - count_filled(blank(puzzle));
    RC_ASSERT(more["assigned"] - more["undone"] == static_cast<double>(filled));
  }
}

// ---- the view ----

TEST(KakuroClassicView, EverySquareIsSevenWide) {
  const auto puzzle = drawn("3 5\nX D4 D16 X X\nA3 . . A5D9 .\nA20 . . . .\n");
  EXPECT_EQ(classic_board(puzzle, filled("125.7.8")),
            "         4\\    16\\                 \n"
            "   \\ 3    1      2     9\\ 5    5   \n"
            "   \\20    .      7      .      8   \n");
}

TEST(KakuroClassicView, StatisticsAreTheSourcesWords) {
  EXPECT_EQ(classic_statistics(
                {.strategy = "full", .nodes = 1234, .backtracks = 56, .seconds = 0.0483214, .valid = true}),
            "Method: full (MRV=True, LCV=True)\n"
            "Nodes: 1234, backtracks: 56, time: 0.048321 s\n"
            "Solution valid? True\n");
  EXPECT_EQ(classic_statistics({.strategy = "mrv", .nodes = 3, .backtracks = 1, .seconds = 2}),
            "Method: mrv (MRV=True, LCV=False)\n"
            "Nodes: 3, backtracks: 1, time: 2.000000 s\n"
            "No solution found\n");
  EXPECT_EQ(classic_statistics({.strategy = "gac", .valid = false}),
            "Method: gac\nNodes: 0, backtracks: 0, time: 0.000000 s\nSolution valid? False\n");
}

TEST(KakuroClassicView, KnowsTheFourMethods) {
  EXPECT_EQ(heuristics_of("basic"), (Heuristics{false, false}));
  EXPECT_EQ(heuristics_of("mrv"), (Heuristics{true, false}));
  EXPECT_EQ(heuristics_of("lcv"), (Heuristics{false, true}));
  EXPECT_EQ(heuristics_of("full"), (Heuristics{true, true}));
  EXPECT_EQ(heuristics_of("auto"), std::nullopt);
}

}  // namespace
}  // namespace quadrille::kakuro
