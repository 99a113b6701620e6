#include <gtest/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/rules.hpp"
#include "puzzles/sudoku/search/searches.hpp"
#include "puzzles/sudoku/search/solving.hpp"
#include "puzzles/sudoku/teach/by_hand.hpp"

// Squares that are known for being hard, and squares with the fewest digits that a square can have.

namespace quadrille::sudoku {
namespace {

struct KnownSquare {
  std::string_view name;
  std::string_view givens;
};

constexpr std::array kHardest{
    KnownSquare{"AI Escargot",
                "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."},
    KnownSquare{"Inkala, 2010",
                "..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97.."},
    KnownSquare{"Inkala, 2012",
                "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."},
    KnownSquare{"Golden Nugget",
                ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."},
    KnownSquare{"Easter Monster",
                "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1"},
    KnownSquare{"Red Dwarf",
                "12.3....435....1....4........54..2..6...7.........8.9...31..5.......9.7.....6...8"},
    KnownSquare{"Platinum Blonde",
                ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6..."},
    KnownSquare{"Fata Morgana",
                "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........"}};

constexpr std::array kSeventeen{
    "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
    "000000010400000000020000000000050604008000300001090000300400200050100000000807000",
    "000000012000035000000600070700000300000400800100000000000120000080000040050000600",
    "000000012003600000000007000410020000000500300700000600280000040000300500000000000",
    "000000012008030000000000040120500000000004700060000000507000300000620000000100000",
    "000000012040050000000009000070600400000100000000000050000087500601000300200000000",
    "000000012050400000000000030700600400001000000000080000920000800000510700000003000",
    "000000012300000060000040000900000500000001070020000000000350400001400800060000000"};

// The only answer, right by the referee and the same by two searches that share nothing.
Filling only_answer(const Puzzle& puzzle, std::uint64_t& nodes) {
  Context context({});
  const auto found = search_nine(puzzle, 2, context);
  nodes = context.metrics.nodes;
  EXPECT_TRUE(found.all);
  EXPECT_EQ(found.fillings.size(), 1U);
  Context again({});
  EXPECT_EQ(search_cover(puzzle, 2, again).fillings, found.fillings);
  EXPECT_TRUE(check(puzzle, found.fillings.front(), Extent::whole, again).right());
  return found.fillings.front();
}

TEST(SudokuHardest, HaveOneAnswerAndTakeAFewHundredStates) {
  for (const auto& [name, givens] : kHardest) {
    SCOPED_TRACE(name);
    std::uint64_t nodes = 0;
    (void)only_answer(drawn(givens), nodes);
    EXPECT_LE(nodes, 500U);
  }
}

TEST(SudokuHardest, NoTechniqueShortOfTrialsFinishesThem) {
  for (const auto& [name, givens] : kHardest) {
    SCOPED_TRACE(name);
    const auto puzzle = drawn(givens);
    Context context({});
    ByHand hand(puzzle, blank(puzzle));
    while (const auto insight = hand.next(Tier::expert, context)) hand.note(insight->finding);
    EXPECT_FALSE(hand.finished());
    EXPECT_FALSE(hand.notes().contradictory());
  }
}

TEST(SudokuSeventeen, HaveOneAnswerAndTakeAFewStates) {
  for (const auto* givens : kSeventeen) {
    SCOPED_TRACE(givens);
    const auto puzzle = drawn(givens);
    EXPECT_EQ(count_filled(puzzle.givens), 17U);
    std::uint64_t nodes = 0;
    (void)only_answer(puzzle, nodes);
    EXPECT_LE(nodes, 20U);
  }
}

// No square of 16 digits has one answer; so a square of 17 has several once a digit is taken away.
TEST(SudokuSeventeen, EveryDigitIsNeeded) {
  const auto puzzle = drawn(kSeventeen.front());
  for_each_cell(puzzle.givens.size(), [&](Cell cell) {
    if (puzzle.givens[cell] == 0) return;
    auto fewer = puzzle;
    fewer.givens[cell] = 0;
    Context context({});
    EXPECT_EQ(search_nine(fewer, 2, context).fillings.size(), 2U);
  });
}

TEST(SudokuSearchCut, AtAnyNodeKeepsWhatWasFoundAndClaimsNoMore) {
  const auto puzzle = drawn(kHardest.front().givens);
  Context whole({});
  const auto answer = search_nine(puzzle, 2, whole).fillings.front();
  for (std::uint64_t nodes = 0; nodes < whole.metrics.nodes; ++nodes) {
    Context context({.limits = {.nodes = nodes}});
    const auto found = search_nine(puzzle, 2, context);
    EXPECT_FALSE(found.all);
    EXPECT_LE(context.metrics.nodes, nodes);
    if (!found.fillings.empty()) {
      EXPECT_EQ(found.fillings, std::vector{answer});
    }
  }
}

}  // namespace
}  // namespace quadrille::sudoku
