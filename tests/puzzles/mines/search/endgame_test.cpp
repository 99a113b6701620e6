#include "puzzles/mines/search/endgame.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <map>
#include <numeric>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/search/rivals.hpp"

namespace quadrille::mines {
namespace {

// The slow truth: the layouts that best play wins, by trying every cell in every set of layouts.
class SlowPlay {
 public:
  SlowPlay(const Position& position, const EveryLayout& all) : position_(position), all_(all) {}

  std::size_t wins(const std::vector<std::size_t>& layouts) {
    if (layouts.size() <= 1) return layouts.size();
    if (const auto met = known_.find(layouts); met != known_.end()) return met->second;
    std::size_t best = 0;
    for (std::size_t cell = 0; cell < all_.cells.size(); ++cell)
      best = std::max(best, wins_by(layouts, cell));
    return known_[layouts] = best;
  }

  // What opening this cell first wins.
  std::size_t wins_by(const std::vector<std::size_t>& layouts, std::size_t cell) {
    std::map<int, std::vector<std::size_t>> parts;
    for (const auto layout : layouts) {
      if (all_.layouts[layout][cell] == 0) parts[number(layout, cell)].push_back(layout);
    }
    std::size_t sum = 0;
    for (const auto& [shown, part] : parts) {
      if (part.size() == layouts.size()) return 0;  // it tells nothing: no progress
      sum += wins(part);
    }
    return sum;
  }

 private:
  [[nodiscard]] int number(std::size_t layout, std::size_t cell) const {
    int mines = 0;
    for_each_neighbour(position_.tiles.size(), all_.cells[cell], [&](Cell beside) {
      mines += position_.tiles[beside] == Tile::flagged ? 1 : 0;
      for (std::size_t i = 0; i < all_.cells.size(); ++i)
        mines += all_.cells[i] == beside ? all_.layouts[layout][i] : 0;
    });
    return mines;
  }

  const Position& position_;
  const EveryLayout& all_;
  std::map<std::vector<std::size_t>, std::size_t> known_;
};

TEST(Endgame, TheChosenCellIsOneOfTheBest) {
  Random random(7);
  int played = 0;
  for (int i = 0; i < 4000 && played < 150; ++i) {
    const auto position = random_position(random, 12);
    const auto outcome = analysed(position);
    const auto& guess = outcome.answer()->answer.guess;
    if (!guess) continue;
    const auto all = every_layout(position, true);
    if (all.count < 2 || all.count > 60) continue;
    ++played;
    std::vector<std::size_t> layouts(all.count);
    for (std::size_t k = 0; k < layouts.size(); ++k) layouts[k] = k;
    SlowPlay slow(position, all);
    const auto best = slow.wins(layouts);
    const auto cell = static_cast<std::size_t>(std::ranges::find(all.cells, guess->cell) - all.cells.begin());
    EXPECT_EQ(slow.wins_by(layouts, cell), best) << write_rows(position.tiles);
    EXPECT_EQ(guess->motive, Motive::endgame);
    EXPECT_NEAR(guess->win.value(), static_cast<double>(best) / static_cast<double>(all.count), 1e-12);
  }
  EXPECT_GE(played, 100);
}

// Trees in which the same layouts are met again under another bar: what is remembered of them must hold there
// too.
TEST(Endgame, ALargeTreeIsWorthWhatTryingEveryCellSays) {
  Random random(12);
  int played = 0;
  for (int i = 0; i < 4000 && played < 25; ++i) {
    const auto position = random_position(random, 14);
    const auto all = every_layout(position, true);
    if (all.count < 60 || all.count > 400) continue;
    const auto guess = analysed(position).answer()->answer.guess;
    if (!guess || guess->motive != Motive::endgame) continue;
    ++played;
    std::vector<std::size_t> layouts(all.count);
    std::iota(layouts.begin(), layouts.end(), std::size_t{0});
    SlowPlay slow(position, all);
    EXPECT_NEAR(guess->win.value(), static_cast<double>(slow.wins(layouts)) / static_cast<double>(all.count),
                1e-12)
        << write_rows(position.tiles);
  }
  EXPECT_GE(played, 15);
}

TEST(Endgame, APublishedOneHasItsPublishedValue) {
  const auto guess = analysed(drawn("mines 5\n?????\n?1???\n?3???\n?????\n")).answer()->answer.guess;
  ASSERT_TRUE(guess);
  EXPECT_EQ(guess->cell, at(0, 2));
  EXPECT_NEAR(*guess->win, 285.0 / 360, 1e-12);
}

LayoutSet listed(const Position& position) {
  const auto padded = padded_board_of(position);
  std::vector<PaddedIndex> closed;
  padded.for_each_inside([&](PaddedIndex place) {
    if (padded.kinds[place] == CellKind::closed) closed.push_back(place);
  });
  return list_layouts(padded, closed, *position.mines, 4000).value();
}

std::vector<std::uint16_t> all_of(const LayoutSet& set) {
  std::vector<std::uint16_t> all(set.count);
  std::iota(all.begin(), all.end(), std::uint16_t{0});
  return all;
}

TEST(Rivals, OfAFiftyFiftyOneLayoutIsLost) {
  const auto set = listed(drawn("mines 1\n?100\n?100\n"));
  EXPECT_EQ(set.count, 2U);
  EXPECT_EQ(Rivals(set).winnable(all_of(set)), 1U);
}

TEST(Rivals, OfTwoFiftyFiftiesThreeOfFourAreLost) {
  const auto set = listed(drawn("mines 2\n?1001?\n?1001?\n"));
  EXPECT_EQ(set.count, 4U);
  EXPECT_EQ(Rivals(set).winnable(all_of(set)), 1U);
}

TEST(Rivals, LayoutsThatACellTellsApartAreAllWon) {
  // Open the last cell of the row: it shows a mine beside it, or none.
  const auto set = listed(drawn("mines 1\n?1??\n"));
  EXPECT_EQ(set.count, 2U);
  EXPECT_EQ(Rivals(set).winnable(all_of(set)), 2U);
}

RC_GTEST_PROP(RivalsProperty, BestPlayNeverWinsMoreThanTheyLeave, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto position = random_position(random, 14);
  RC_PRE(std::ranges::find(position.tiles.values(), Tile::flagged) == position.tiles.values().end());
  const auto set = listed(position);
  RC_PRE(set.count > 1U);
  Context context({});
  RC_ASSERT(best_play(set, 1'000'000'000, context)->wins <= Rivals(set).winnable(all_of(set)));
}

TEST(Choice, NothingIsGuessedWhereACellIsSafe) {
  EXPECT_FALSE(analysed(drawn("mines 2\n????\n11??\n")).answer()->answer.guess);
}

TEST(Choice, TheSafestCellIsTheGuessOfCounting) {
  const auto guess =
      analysed(drawn("mines 8\n2?????????\n??????????\n??????????\n??????????\n"), Depth::counting)
          .answer()
          ->answer.guess;
  ASSERT_TRUE(guess);
  EXPECT_EQ(guess->motive, Motive::safest);
  EXPECT_EQ(guess->cell, at(0, 9)) << "of the cells that no number touches, a corner";
  EXPECT_NEAR(guess->safety, 30.0 / 36, 1e-12);
  EXPECT_FALSE(guess->next_safety);
}

TEST(Choice, AnEvenChanceThatNothingWillDecideIsTakenEarly) {
  // The pair at the left is seen by all its neighbours alike; the field at the right has far too many layouts
  // to list.
  const std::string row = "?1001" + std::string(36, '?') + "\n";
  const auto position = drawn("mines 12\n" + row + row);
  const auto outcome = analysed(position);
  ASSERT_NE(outcome.answer(), nullptr) << outcome.impossible()->reason;
  ASSERT_TRUE(outcome.answer()->answer.guess);
  EXPECT_EQ(outcome.answer()->answer.guess->motive, Motive::fifty);
  EXPECT_EQ(outcome.answer()->answer.guess->cell, at(0, 0));
  EXPECT_NEAR(outcome.answer()->answer.guess->safety, 0.5, 1e-12);
}

}  // namespace
}  // namespace quadrille::mines
