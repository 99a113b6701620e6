#include "puzzles/nonogram/search/lines/positions.hpp"

#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"
#include "puzzles/nonogram/search/lines/wide_bits.hpp"

namespace quadrille::nonogram {
namespace {

// ---- the oracle: positions in a set, one by one ----

using PositionSet = std::set<int>;

PositionSet filled_up(PositionSet from, const PositionSet& blank) {
  // Upward, so that a step goes on from the one before.
  for (auto each = from.begin(); each != from.end(); ++each) {
    if (blank.contains(*each)) from.insert(*each + 1);
  }
  return from;
}

PositionSet filled_down(PositionSet from, const PositionSet& blank, int farthest) {
  for (int step = 0; step < farthest; ++step) {
    const auto before = from;
    for (const int each : before) {
      if (blank.contains(each - 1)) from.insert(each - 1);
    }
    if (from == before) break;
  }
  return from;
}

PositionSet starts_that_fit(const PositionSet& reach, const PositionSet& allowed, int length) {
  PositionSet starts;
  for (const int start : reach) {
    int cells = 0;
    while (cells < length && allowed.contains(start + cells)) ++cells;
    if (cells == length) starts.insert(start);
  }
  return starts;
}

PositionSet cells_under(const PositionSet& starts, int length) {
  PositionSet cells;
  for (const int start : starts) {
    for (int i = 0; i < length; ++i) cells.insert(start + i);
  }
  return cells;
}

PositionSet up_to(const PositionSet& set, int latest) { return {set.begin(), set.upper_bound(latest)}; }
PositionSet from_on(const PositionSet& set, int first) { return {set.lower_bound(first), set.end()}; }

// ---- the way there and back ----

template <class Bits>
Bits bits_of(const PositionSet& set, int cells) {
  std::vector<Word> words(words_for(cells));
  for (const int each : set) {
    words[static_cast<std::size_t>(each) / kWordBits] |= Word{1} << (each % kWordBits);
  }
  Bits bits;
  load(bits, words.data(), words.size());
  return bits;
}

template <class Bits>
PositionSet members_of(const Bits& bits) {
  PositionSet set;
  for_each_position(bits, [&](int position) { set.insert(position); });
  return set;
}

// Runs rather than noise: most of what line solving meets are stretches of cells that are alike.
PositionSet random_positions(int count, Random& random) {
  PositionSet set;
  bool in = random.below(2) == 0;
  const int change = random.between(2, 40);
  for (int i = 0; i < count; ++i) {
    if (random.between(1, change) == 1) in = !in;
    if (in) set.insert(i);
  }
  return set;
}

// Every move on sets of a line of so many cells is the same move on positions, one by one.
template <class Bits>
void demand_moves_of_sets(int cells, Random& random) {
  const auto blank = random_positions(cells, random);
  const auto allowed = random_positions(cells, random);
  auto from = random_positions(cells + 1, random);
  from.insert(random.between(0, cells));
  const auto blank_bits = bits_of<Bits>(blank, cells);
  const auto allowed_bits = bits_of<Bits>(allowed, cells);
  const auto from_bits = bits_of<Bits>(from, cells);
  RC_ASSERT(members_of(from_bits) == from);

  const int latest = random.between(0, cells);
  RC_ASSERT(up_to(members_of(fill_up(from_bits, blank_bits, latest)), latest) ==
            up_to(filled_up(from, blank), latest));

  const int floor = random.between(0, cells);
  Bits floor_bits;
  make_single(floor_bits, floor);
  const int doublings = std::bit_width(static_cast<unsigned>(cells));
  const auto down = Descent<Bits>(blank_bits, doublings).fill_down(from_bits, floor_bits);
  RC_ASSERT(from_on(members_of(down), floor) == from_on(filled_down(from, blank, cells), floor));

  const int length = random.between(1, cells);
  RC_ASSERT(members_of(fitting(from_bits, allowed_bits, Stretch(length))) ==
            starts_that_fit(from, allowed, length));

  const int shorter = random.between(1, std::min(cells, 12));
  const auto starts = up_to(from, cells - shorter);
  RC_ASSERT(members_of(spread(bits_of<Bits>(starts, cells), Stretch(shorter))) ==
            cells_under(starts, shorter));
}

RC_GTEST_PROP(NonogramPositions, OneWordMovesAsASetDoes, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 20; ++i) demand_moves_of_sets<Word>(random.between(1, 63), random);
}

RC_GTEST_PROP(NonogramPositions, TwoWordsMoveAsASetDoes, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 10; ++i) demand_moves_of_sets<DoubleWord>(random.between(64, 127), random);
}

RC_GTEST_PROP(NonogramPositions, ManyWordsMoveAsASetDoes, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 3; ++i) demand_moves_of_sets<WideBits<16>>(random.between(128, 1023), random);
}

TEST(NonogramPositions, ALineAndItsLastBoundaryFitTheirWords) {
  EXPECT_EQ(words_for(0), 1U);
  EXPECT_EQ(words_for(63), 1U);
  EXPECT_EQ(words_for(64), 2U);
  EXPECT_EQ(words_for(127), 2U);
  EXPECT_EQ(words_for(128), 3U);
}

TEST(NonogramPositions, FillingDownGoesAsFarAsItsDoublingsReach) {
  const Word blank = 0b1111'1111;
  const Word top = Word{1} << 8U;
  EXPECT_EQ(Descent<Word>(blank, 0).fill_down(top, 0), top);
  EXPECT_EQ(Descent<Word>(blank, 1).fill_down(top, 0), 0b1'1000'0000U);
  EXPECT_EQ(Descent<Word>(blank, 2).fill_down(top, 0), 0b1'1110'0000U);
  EXPECT_EQ(Descent<Word>(blank, 3).fill_down(top, 0), 0b1'1111'1110U);
}

TEST(NonogramPositions, FillingUpStopsBeforeACellThatIsNotBlank) {
  // Boundaries before the cells of "..#.": from the first one up to the one before '#', no farther.
  const Word blank = 0b1011;
  EXPECT_EQ(fill_up(Word{0b00001}, blank, 4), 0b00111U);
  EXPECT_EQ(fill_up(Word{0b01000}, blank, 4), 0b11000U);
}

TEST(NonogramPositions, AStretchIsCoveredByThreeShiftsUpToEight) {
  for (int length = 1; length <= Stretch::kCovered; ++length) {
    const Stretch stretch(length);
    int covered = 1;
    for (const int shift : stretch.shifts) {
      EXPECT_LE(shift, covered) << length;
      covered += shift;
    }
    EXPECT_EQ(covered, length);
  }
}

TEST(NonogramPositions, WhatIsLostIsVisitedInOrder) {
  std::vector<int> lost;
  for_each_lost(DoubleWord{1} << 100U | 0b1110U, DoubleWord{0b0100}, [&](int each) { lost.push_back(each); });
  EXPECT_EQ(lost, (std::vector<int>{1, 3, 100}));
}

// ---- sets of many words ----

RC_GTEST_PROP(NonogramWideBits, UniteIntersectAndShiftAsSetsDo, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  constexpr int kCells = 1023;
  const auto part = [&] {
    // A part of the line only, so that spans overlap, touch or lie apart.
    const int first = random.between(0, kCells);
    return up_to(from_on(random_positions(kCells, random), first), first + random.between(0, 300));
  };
  const auto a = part();
  const auto b = part();
  auto a_bits = bits_of<WideBits<16>>(a, kCells);
  auto b_bits = bits_of<WideBits<16>>(b, kCells);
  a_bits.trim();
  b_bits.trim();

  PositionSet either = a;
  either.insert(b.begin(), b.end());
  auto united = a_bits;
  united |= b_bits;
  RC_ASSERT(members_of(united) == either);

  PositionSet both;
  for (const int each : a) {
    if (b.contains(each)) both.insert(each);
  }
  RC_ASSERT(members_of(a_bits & b_bits) == both);
  RC_ASSERT(is_empty(a_bits & b_bits) == both.empty());
  RC_ASSERT(differ(a_bits, b_bits) == (a != b));

  const int by = random.between(0, 200);
  PositionSet up;
  PositionSet down;
  for (const int each : a) {
    if (each + by < 16 * kWordBits) up.insert(each + by);
    if (each >= by) down.insert(each - by);
  }
  RC_ASSERT(members_of(a_bits << by) == up);
  RC_ASSERT(members_of(a_bits >> by) == down);

  PositionSet lost;
  for_each_lost(a_bits, b_bits, [&](int each) { lost.insert(each); });
  for (const int each : a) RC_ASSERT(lost.contains(each) != b.contains(each));
}

TEST(NonogramWideBits, ATrimmedSetSpansItsMembersAndNoMore) {
  auto bits = bits_of<WideBits<16>>({130, 200}, 1023);
  EXPECT_EQ(bits.first(), 0U);
  EXPECT_EQ(bits.last(), 16U);
  bits.trim();
  EXPECT_EQ(bits.first(), 2U);
  EXPECT_EQ(bits.last(), 4U);
  bits.clear();
  EXPECT_TRUE(is_empty(bits));
  bits.trim();
  EXPECT_TRUE(members_of(bits).empty());
}

TEST(NonogramWideBits, WordsOutsideTheSpanAreStoredAsEmpty) {
  WideBits<16> bits;
  make_single(bits, 70);
  std::vector<Word> words(4, ~Word{0});
  store(bits, words.data(), words.size());
  EXPECT_EQ(words, (std::vector<Word>{0, Word{1} << 6U, 0, 0}));
  EXPECT_TRUE(contains(bits, 70));
  EXPECT_FALSE(contains(bits, 6));
  EXPECT_FALSE(contains(bits, 134));
}

TEST(NonogramWideBits, ACopyOfItselfIsUnchanged) {
  auto bits = bits_of<WideBits<16>>({3, 500}, 1023);
  const auto& same = bits;
  bits = same;
  EXPECT_EQ(members_of(bits), (PositionSet{3, 500}));
}

}  // namespace
}  // namespace quadrille::nonogram
