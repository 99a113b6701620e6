#include "puzzles/mines/audit/audit.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/model/layout.hpp"
#include "puzzles/mines/refereed.hpp"
#include "support/manual_clock.hpp"

// The referee against all layouts, and what it says where it cannot go through them.

namespace quadrille::mines {
namespace {

// What is possible in a cell, by trying every set of hidden cells, those beyond the rim of a window too.
struct Possible {
  bool mine = false;
  bool safe = false;
};

class EveryMask {
 public:
  explicit EveryMask(const Position& position) : position_(position), size_(position.tiles.size()) {
    for (int row = -1; row <= size_.rows; ++row) {
      for (int col = -1; col <= size_.cols; ++col) {
        if (is_hidden(at(row, col))) hidden_.push_back(at(row, col));
      }
    }
  }
  [[nodiscard]] std::size_t cells() const { return hidden_.size(); }

  Grid<Possible> run() {
    Grid<Possible> possible(size_);
    for (unsigned mask = 0; mask < 1U << hidden_.size(); ++mask) {
      if (!fits(mask)) continue;
      any = true;
      for (std::size_t i = 0; i < hidden_.size(); ++i) {
        if (!size_.contains(hidden_[i])) continue;
        auto& here = possible[hidden_[i]];
        (has(mask, i) ? here.mine : here.safe) = true;
      }
    }
    return possible;
  }

  bool any = false;

 private:
  static bool has(unsigned mask, std::size_t i) { return (mask >> i & 1U) != 0; }

  // Beyond the rim only what is beside a number matters.
  [[nodiscard]] bool is_hidden(Cell cell) const {
    if (size_.contains(cell))
      return position_.tiles[cell] == Tile::closed || position_.tiles[cell] == Tile::unseen;
    bool beside_number = false;
    for_each_neighbour(size_, cell, [&](Cell there) { beside_number |= is_number(position_.tiles[there]); });
    return !position_.bounded && beside_number;
  }

  [[nodiscard]] bool fits(unsigned mask) const {
    int mines = std::popcount(mask);
    for (const auto tile : position_.tiles.values()) mines += is_seen_mine(tile) ? 1 : 0;
    if (position_.mines && mines != *position_.mines) return false;
    bool fits = true;
    for_each_cell(size_, [&](Cell cell) {
      if (is_number(position_.tiles[cell]))
        fits = fits && around(cell, mask) == number_of(position_.tiles[cell]);
    });
    return fits;
  }

  [[nodiscard]] int around(Cell number, unsigned mask) const {
    int mines = 0;
    for_each_neighbour(size_, number,
                       [&](Cell there) { mines += is_seen_mine(position_.tiles[there]) ? 1 : 0; });
    for (std::size_t i = 0; i < hidden_.size(); ++i) {
      const bool beside = std::abs(hidden_[i].row.value - number.row.value) <= 1 &&
                          std::abs(hidden_[i].col.value - number.col.value) <= 1;
      mines += beside && has(mask, i) ? 1 : 0;
    }
    return mines;
  }

  static bool is_seen_mine(Tile tile) { return tile == Tile::flagged || tile == Tile::mine; }

  const Position& position_;
  Size size_;
  std::vector<Cell> hidden_;
};

Analysis claiming(const Position& position, Cell cell, Finding finding) {
  auto analysis = blank(position);
  analysis.findings[cell] = finding;
  return analysis;
}

// A random game, as a window or whole, with its total, a density or neither; now and then with a number that
// is not true, or with a cell that is not seen.
Position drawn_at_random(Random& random) {
  auto position = random_position(random, 14);
  const auto size = position.tiles.size();
  const auto any_cell = [&] {
    return at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
  };
  if (random.between(0, 3) == 0) position.tiles[any_cell()] = Tile::unseen;
  if (random.between(0, 3) == 0) position.tiles[any_cell()] = number_tile(random.between(0, 4));
  switch (random.between(0, 3)) {
    case 0:
      position.mines.reset();
      position.bounded = false;
      position.density = 0.2;
      break;
    case 1:
      position.mines.reset();
      position.density = 1e-13;
      break;
    case 2:
      position.mines.reset();
      break;
    default:
      break;
  }
  return position;
}

RC_GTEST_PROP(Audit, IsAtOneWithEveryLayoutAboutEveryCellAndBothClaims, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = drawn_at_random(random);
  EveryMask oracle(position);
  RC_PRE(oracle.cells() <= 14U);
  const auto possible = oracle.run();
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (position.tiles[cell] != Tile::closed) return;
    for (const auto claim : {Finding::safe, Finding::mine}) {
      const auto ruling = refereed(position, claiming(position, cell, claim), Extent::so_far);
      const bool wrong = claim == Finding::safe ? possible[cell].mine : possible[cell].safe;
      RC_ASSERT(!ruling.cut);
      RC_ASSERT(ruling.mistakes.empty() == !wrong);
    }
  });
  RC_ASSERT(refereed(position, blank(position)).mistakes.empty() == oracle.any);
}

// A position in the course of a game, or with cells opened here and there.
Position scattered(Random& random, Size size, int mines, int open_in_a_hundred) {
  const auto layout = deal({.rows = size.rows, .cols = size.cols, .mines = mines}, random).value();
  Position position{.tiles = Grid<Tile>(size, Tile::closed), .mines = mines};
  for_each_cell(size, [&](Cell cell) {
    if (layout.mines[cell] != 0 || random.between(0, 99) >= open_in_a_hundred) return;
    int number = 0;
    for_each_neighbour(size, cell, [&](Cell beside) { number += layout.mines[beside]; });
    position.tiles[cell] = number_tile(number);
  });
  return position;
}

RC_GTEST_PROP(Audit, NoCellIsBothSafeAndAMine, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto size = *rc::gen::element(Size{16, 16}, Size{16, 30}, Size{80, 80});
  const auto cells = static_cast<int>(size.cells());
  const auto position = scattered(random, size, random.between(cells / 20, cells / 4), random.between(5, 60));
  // What the solver leaves open, some of it beside numbers and some of it elsewhere.
  Context context({.limits = {.nodes = 20'000}});
  const auto outcome = analyse(position, Depth::counting, context);
  RC_PRE(outcome.answer() != nullptr);
  for (int i = 0; i < 5; ++i) {
    const auto cell = at(random.between(0, size.rows - 1), random.between(0, size.cols - 1));
    if (position.tiles[cell] != Tile::closed) continue;
    const bool safe = is_right(position, claiming(position, cell, Finding::safe), Extent::so_far);
    const bool mine = is_right(position, claiming(position, cell, Finding::mine), Extent::so_far);
    RC_ASSERT(!(safe && mine));
    const auto found = outcome.answer()->answer.findings[cell];
    RC_ASSERT(!(safe && found == Finding::mine));
    RC_ASSERT(!(mine && found == Finding::safe));
  }
}

constexpr std::string_view kBroken =
    "mines 54\n"
    "??0?23?323??????\n"
    "??0????????4?11?\n"
    "01?22??33???210?\n"
    "1??3211??324??0?\n"
    "?3??2????????2??\n"
    "2?2??1????3421??\n"
    "?2????13?3??????\n"
    "24??00???????2?2\n"
    "????0??3????1??2\n"
    "?????10??????3?2\n"
    "?1????0??4?1????\n"
    "???????1?1?011?0\n"
    "12????0?22??1???\n"
    "2??2??1???001??0\n"
    "??3???????????10\n"
    "1?????2?1???????\n";
constexpr std::string_view kTheRest =
    "++0+**+**+*4+11+\n"
    "01+22++33++*210+\n"
    "1+*3211+*324*+0+\n"
    "*3**2*++*+*+*2++\n"
    "2+2++1+??+3421+?\n"
    "*2++++13?3**+++*\n"
    "24*+00+??+++?2+2\n"
    "??*+0++3???+1?*2\n"
    "???++10+***++3*2\n"
    "?1??*+0++4+1+?++\n"
    "++???++1*1+011+0\n"
    "12???+0+22++1?++\n"
    "2*?2?+1+*+001?+0\n"
    "??3??????+++++10\n"
    "1+????2?1?????++\n";

// The first cell is beside no number, and a mine with chance 0.386.
TEST(Audit, ACellBesideNoNumberIsNeitherSafeNorAMine) {
  const std::string rest(kTheRest);
  EXPECT_EQ(verdict(kBroken, "?+0+23*323*?????\n" + rest), "right");
  EXPECT_EQ(verdict(kBroken, "++0+23*323*?????\n" + rest).substr(0, 41),
            "row 1, column 1: called safe, but a mine ");
  EXPECT_EQ(verdict(kBroken, "*+0+23*323*?????\n" + rest).substr(0, 41),
            "row 1, column 1: called a mine, but safe ");
}

TEST(Audit, ASmallChanceIsNoCertainty) {
  EXPECT_EQ(verdict("density 1e-13\n1??\n", "1*+\n"),
            "row 1, column 3: called safe, but a mine with chance 1.0e-13");
  EXPECT_EQ(verdict("density 1e-13\n1??\n", "1*?\n"), "right");
}

// A closed board with few mines and a ring of ones around one closed cell, which must be the mine.
TEST(Audit, AMineInALargeEmptyBoardIsCertainHoweverUnlikelyTheRest) {
  constexpr int kSide = 300;
  Position position{.tiles = Grid<Tile>({kSide, kSide}, Tile::closed), .mines = 10};
  for (int row = 1; row <= 3; ++row) {
    for (int col = 1; col <= 3; ++col) {
      if (row != 2 || col != 2) position.tiles[at(row, col)] = number_tile(1);
    }
  }
  const auto outcome = analysed(position);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_EQ(verdict(refereed(position, outcome.answer()->answer)), "right");
}

// The cells beside the numbers are all mines where the total says so, and safe where it leaves none.
TEST(Audit, WhatTheTotalDecidesIsDecidedForCellsBesideNoNumberToo) {
  EXPECT_EQ(verdict("mines 1\n1???\n????\n????\n", "1?++\n??++\n++++\n"), "right");
  EXPECT_EQ(verdict("mines 2\n1???\n????\n????\n", "1?++\n??++\n++++\n").substr(0, 30),
            "row 1, column 3: called safe, ");
  EXPECT_EQ(verdict("mines 3\n1???\n", "1***\n"), "right");
  EXPECT_EQ(verdict("mines 2\n1???\n", "1***\n").substr(0, 30), "row 1, column 3: called a mine");
}

// The two numbers hold two mines or four, never three, and one cell lies elsewhere.
TEST(Audit, NumbersOfMinesThatCannotBeAreNotSummedOver) {
  //  Each pair of cells is decided together: 1 beside 1 gives one mine or two.
  const std::string_view puzzle = "mines 3\n?1?1?__?1?1?\n";
  const auto position = drawn(puzzle);
  EveryMask oracle(position);
  const auto possible = oracle.run();
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (position.tiles[cell] != Tile::closed) return;
    EXPECT_EQ(is_right(position, claiming(position, cell, Finding::safe), Extent::so_far),
              !possible[cell].mine);
    EXPECT_EQ(is_right(position, claiming(position, cell, Finding::mine), Extent::so_far),
              !possible[cell].safe);
  });
}

// Every second cell of every second row is open: no order of the cells is narrow enough to try them all.
Position wide_board() {
  constexpr int kSide = 71;
  Random random(3);
  const auto layout = deal({.rows = kSide, .cols = kSide, .mines = kSide * kSide / 5}, random).value();
  Position position{.tiles = Grid<Tile>({kSide, kSide}, Tile::closed), .mines = kSide * kSide / 5};
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (cell.row.value % 2 == 0 || cell.col.value % 2 == 0 || layout.mines[cell] != 0) return;
    int number = 0;
    for_each_neighbour(position.tiles.size(), cell, [&](Cell beside) { number += layout.mines[beside]; });
    position.tiles[cell] = number_tile(number);
  });
  return position;
}

TEST(Audit, ABoardTooWideToTryIsJudgedThroughWindowsAndByCounterexamples) {
  auto position = wide_board();
  const auto analysis = analysed(position, Depth::patterns).answer()->answer;
  ASSERT_GT(count_findings(analysis, Finding::safe), 0);
  EXPECT_EQ(verdict(refereed(position, analysis, Extent::so_far)), "right");
  // Without a total every layout of the numbers shows something.
  position.mines.reset();
  position.density = 0.2;
  int wrong = 0;
  for (int col = 0; col < 20; ++col) {
    const auto cell = at(35, col);
    if (position.tiles[cell] != Tile::closed || analysis.findings[cell] != Finding::none) continue;
    const auto safe = refereed(position, claiming(position, cell, Finding::safe));
    const auto mine = refereed(position, claiming(position, cell, Finding::mine));
    EXPECT_FALSE(safe.right() && mine.right());
    wrong += safe.mistakes.empty() && mine.mistakes.empty() ? 0 : 1;
  }
  EXPECT_GT(wrong, 5);
}

// A large part is counted last, among small ones: each is to have the chances of its own layouts.
TEST(Audit, PartsLargeAndSmallHaveTheirOwnChances) {
  Random random(5);
  int right = 0;
  for (int i = 0; i < 20; ++i) {
    const auto position = scattered(random, {28, 28}, 196, 40);
    const auto ruling = refereed(position, analysed(position, Depth::counting).answer()->answer);
    EXPECT_TRUE(ruling.mistakes.empty());
    right += ruling.right() ? 1 : 0;
  }
  EXPECT_GT(right, 15) << "the others are too wide to be counted";
}

TEST(Audit, ExactChancesThatCannotBeCountedAreNotRight) {
  const auto position = wide_board();
  auto analysis = analysed(position, Depth::patterns).answer()->answer;
  const auto cell = [&] {
    auto open = at(0, 0);
    while (position.tiles[open] != Tile::closed || analysis.findings[open] != Finding::none) ++open.col.value;
    return open;
  }();
  analysis.exact = true;
  analysis.odds.assign(position.tiles.size().cells(), std::numeric_limits<double>::quiet_NaN());
  analysis.odds[static_cast<std::size_t>(cell.col.value)] = 0.5;
  const auto ruling = refereed(position, analysis, Extent::so_far);
  EXPECT_TRUE(ruling.mistakes.empty());
  EXPECT_TRUE(ruling.cut);
  EXPECT_EQ(ruling.unchecked, std::vector<Cell>{cell});
}

// Time runs out at every look in turn: what is said until then is less, and never more than the truth.
TEST(Audit, WhenTimeRunsOutCellsAreLeftAndNeverRight) {
  Random random(11);
  const auto position = scattered(random, {80, 80}, 1280, 30);
  const auto right = analysed(position, Depth::counting).answer()->answer;
  auto wrong = right;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (position.tiles[cell] == Tile::closed && right.findings[cell] == Finding::none)
      wrong.findings[cell] = Finding::safe;
  });
  wrong.exact = false;
  wrong.odds.clear();
  wrong.solutions.clear();
  const auto within = [&](const Analysis& analysis, int looks) {
    ManualClock clock(std::chrono::milliseconds(1));
    Context context({.limits = {.time = std::chrono::milliseconds(looks)}, .clock = &clock});
    return check(position, analysis, Extent::whole, context);
  };
  int left = 0;
  for (int looks = 1; looks <= 400; looks += looks < 100 ? 1 : 20) {
    const auto ruling = within(right, looks);
    ASSERT_TRUE(ruling.mistakes.empty()) << ruling.mistakes.front().reason;
    left += ruling.cut ? 1 : 0;
    ASSERT_FALSE(within(wrong, looks).right()) << looks;
  }
  EXPECT_GT(left, 10);
  const auto nothing = within(right, 1);
  EXPECT_GE(nothing.unchecked.size(), static_cast<std::size_t>(count_findings(right, Finding::safe)));
}

TEST(Audit, WithoutMemoryNothingIsRight) {
  const auto position = drawn("mines 2\n?????\n11211\n");
  Context context({.limits = {.bytes = 10}});
  const auto ruling =
      check(position, read_answer(position, "+*+*+\n11211\n").value(), Extent::whole, context);
  EXPECT_TRUE(ruling.mistakes.empty());
  EXPECT_TRUE(ruling.cut);
}

TEST(Audit, AStopLeavesTheCells) {
  std::stop_source source;
  source.request_stop();
  const auto position = drawn("mines 2\n?????\n11211\n");
  Context context({.stop = source.get_token()});
  const auto ruling =
      check(position, read_answer(position, "+*+*+\n11211\n").value(), Extent::whole, context);
  EXPECT_TRUE(ruling.cut);
  EXPECT_EQ(ruling.unchecked.size(), 5U);
}

}  // namespace
}  // namespace quadrille::mines
