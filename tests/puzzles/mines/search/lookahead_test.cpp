#include "puzzles/mines/search/lookahead.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <map>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"

namespace quadrille::mines {
namespace {

constexpr double kDensity = 0.25;

// What each number in a cell would tell, by trying every set of the closed cells.
class EveryProspect {
 public:
  EveryProspect(const Position& position, Cell opened) : position_(position), opened_(opened) {
    for_each_cell(position.tiles.size(), [&](Cell cell) {
      if (position.tiles[cell] == Tile::closed) closed_.push_back(cell);
    });
    for (unsigned mask = 0; mask < 1U << closed_.size(); ++mask) {
      if (has_mine(opened, mask) || !fits(mask)) continue;
      auto& told = by_number[around(opened, mask)];
      if (told.weight == 0) told.may_be_mine.assign(closed_.size(), 0);
      told.weight += std::pow(kDensity / (1 - kDensity), std::popcount(mask));
      all += std::pow(kDensity / (1 - kDensity), std::popcount(mask));
      for (std::size_t i = 0; i < closed_.size(); ++i)
        told.may_be_mine[i] |= static_cast<char>(mask >> i & 1U);
    }
  }

  struct Told {
    double weight = 0;
    std::vector<char> may_be_mine{};
    // Without the cell itself.
    [[nodiscard]] int certain() const { return static_cast<int>(std::ranges::count(may_be_mine, 0)) - 1; }
  };
  std::map<int, Told> by_number{};
  double all = 0;

 private:
  [[nodiscard]] bool has_mine(Cell cell, unsigned mask) const {
    if (position_.tiles[cell] == Tile::flagged) return true;
    const auto found = std::ranges::find(closed_, cell);
    return found != closed_.end() && (mask >> (found - closed_.begin()) & 1U) != 0;
  }
  [[nodiscard]] int around(Cell cell, unsigned mask) const {
    int mines = 0;
    for_each_neighbour(position_.tiles.size(), cell,
                       [&](Cell beside) { mines += has_mine(beside, mask) ? 1 : 0; });
    return mines;
  }
  [[nodiscard]] bool fits(unsigned mask) const {
    bool fits = true;
    for_each_cell(position_.tiles.size(), [&](Cell cell) {
      if (is_number(position_.tiles[cell]))
        fits = fits && around(cell, mask) == number_of(position_.tiles[cell]);
    });
    return fits;
  }

  const Position& position_;
  Cell opened_;
  std::vector<Cell> closed_;
};

RC_GTEST_PROP(Lookahead, TellsWhatEveryNumberWouldTell, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, 11);
  position.mines.reset();
  position.density = kDensity;
  const auto outcome = analysed(position, Depth::counting);
  const auto& analysis = outcome.answer()->answer;
  RC_PRE(count_findings(analysis, Finding::safe) + count_findings(analysis, Finding::mine) == 0);

  const auto padded = padded_board_of(position);
  const auto frontier = frontier_of(padded);
  Context context({});
  ExactCounter exact_counter;
  const auto marginals = exact_counter.count(frontier, budget_of(position, padded), context);
  Lookahead lookahead(padded, frontier, std::get<Marginals>(marginals));
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (position.tiles[cell] != Tile::closed) return;
    const EveryProspect truth(position, cell);
    const auto prospects = lookahead.prospects(padded.place(cell), context).value();
    RC_ASSERT(prospects.size() == truth.by_number.size());
    for (const auto& prospect : prospects) {
      const auto told = truth.by_number.find(prospect.number);
      RC_ASSERT(told != truth.by_number.end());
      RC_ASSERT(std::abs(prospect.chance - told->second.weight / truth.all) < 1e-9);
      RC_ASSERT(prospect.certain == told->second.certain());
    }
  });
}

TEST(Lookahead, AFlagBesideTheCellCountsForItsNumber) {
  const auto position = drawn("density 0.25\nF??\n??1\n");
  const auto padded = padded_board_of(position);
  const auto frontier = frontier_of(padded);
  Context context({});
  ExactCounter exact_counter;
  const auto marginals = exact_counter.count(frontier, budget_of(position, padded), context);
  Lookahead lookahead(padded, frontier, std::get<Marginals>(marginals));
  const auto prospects = lookahead.prospects(padded.place(at(1, 0)), context).value();
  ASSERT_FALSE(prospects.empty());
  for (const auto& prospect : prospects) EXPECT_GE(prospect.number, 1);
}

}  // namespace
}  // namespace quadrille::mines
