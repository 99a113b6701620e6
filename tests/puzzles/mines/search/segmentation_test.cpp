#include "puzzles/mines/search/segmentation.hpp"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"

namespace quadrille::mines {
namespace {

using Numbers = std::set<PaddedIndex>;

// The numbers that every unknown cell touches, looked up cell by cell. Cells that touch none have an empty set.
std::map<PaddedIndex, Numbers> touched_numbers(const PaddedBoard& padded) {
  std::map<PaddedIndex, Numbers> touched;
  padded.for_each_inside([&](PaddedIndex place) {
    if (!is_unknown(padded.kinds[place])) return;
    auto& numbers = touched[place];
    padded.for_each_beside(place, [&](PaddedIndex beside) {
      if (is_number(padded.kinds[beside])) numbers.insert(beside);
    });
  });
  return touched;
}

// Cells that are connected through numbers: sets grow until none of them meets another.
std::vector<Numbers> connected(const std::map<PaddedIndex, Numbers>& touched) {
  std::vector<Numbers> groups;
  for (const auto& [place, numbers] : touched) {
    if (numbers.empty()) continue;
    Numbers joined = numbers;
    std::erase_if(groups, [&](const Numbers& group) {
      const bool meets =
          std::ranges::any_of(group, [&](PaddedIndex number) { return numbers.contains(number); });
      if (meets) joined.insert(group.begin(), group.end());
      return meets;
    });
    groups.push_back(std::move(joined));
  }
  return groups;
}

PaddedBoard any_board() {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  return padded_board_of(random_position(random, 24));
}

RC_GTEST_PROP(MinesSegmentation, PutsCellsTogetherThatTouchTheSameNumbersAndNoOthers, ()) {
  const auto padded = any_board();
  const auto touched = touched_numbers(padded);
  const auto frontier = frontier_of(padded);
  std::map<Numbers, std::uint32_t> zone_of;
  std::size_t cells = 0;
  for (std::uint32_t i = 0; i < frontier.zones.size(); ++i) {
    for (const auto place : frontier.cells_of(frontier.zones[i])) {
      const auto& numbers = touched.at(place);
      RC_ASSERT(!numbers.empty());
      RC_ASSERT(zone_of.try_emplace(numbers, i).first->second == i);
      RC_ASSERT(frontier.zone_at[place] == static_cast<std::int32_t>(i));
      ++cells;
    }
  }
  RC_ASSERT(zone_of.size() == frontier.zones.size());
  const auto at_numbers =
      std::ranges::count_if(touched, [](const auto& each) { return !each.second.empty(); });
  RC_ASSERT(std::cmp_equal(cells, at_numbers));
}

RC_GTEST_PROP(MinesSegmentation, LeavesCellsThatTouchNoNumberInland, ()) {
  const auto padded = any_board();
  const auto frontier = frontier_of(padded);
  const std::set<PaddedIndex> inland(frontier.inland.begin(), frontier.inland.end());
  RC_ASSERT(inland.size() == frontier.inland.size());
  for (const auto& [place, numbers] : touched_numbers(padded)) {
    RC_ASSERT(inland.contains(place) == numbers.empty());
    if (numbers.empty()) RC_ASSERT(frontier.zone_at[place] == -1);
  }
}

RC_GTEST_PROP(MinesSegmentation, ComponentsAreWhatNumbersConnect, ()) {
  const auto padded = any_board();
  const auto frontier = frontier_of(padded);
  const auto groups = connected(touched_numbers(padded));
  RC_ASSERT(frontier.components.size() == groups.size());
  for (const auto& component : frontier.components) {
    Numbers numbers;
    for (const auto number : component.numbers) numbers.insert(frontier.numbers[number]);
    RC_ASSERT(std::ranges::find(groups, numbers) != groups.end());
  }
}

RC_GTEST_PROP(MinesSegmentation, TheProblemOfAComponentHasItsZonesAndWhatItsNumbersNeed, ()) {
  const auto padded = any_board();
  const auto frontier = frontier_of(padded);
  for (std::uint32_t index = 0; index < frontier.components.size(); ++index) {
    const auto& [problem, zones, numbers] = frontier.components[index];
    RC_ASSERT(problem.zones.size() == zones.size());
    RC_ASSERT(problem.needs.size() == numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
      RC_ASSERT(problem.needs[i] == demand_of(padded, frontier.numbers[numbers[i]]).need);
    for (std::size_t i = 0; i < zones.size(); ++i) {
      const auto& zone = frontier.zones[zones[i]];
      RC_ASSERT(zone.component == index);
      RC_ASSERT(zone.within == i);
      RC_ASSERT(problem.zones[i].cells == zone.size);
      Numbers touched;
      for (const auto number : problem.zones[i].touched()) touched.insert(frontier.numbers[numbers[number]]);
      RC_ASSERT(touched == touched_numbers(padded).at(frontier.cells_of(zone).front()));
    }
  }
}

TEST(MinesSegmentation, ASealedBoardIsAllInland) {
  const auto frontier = frontier_of(padded_board_of(drawn("mines 2\n???\n???\n")));
  EXPECT_TRUE(frontier.zones.empty());
  EXPECT_TRUE(frontier.components.empty());
  EXPECT_EQ(frontier.inland.size(), 6U);
}

TEST(MinesSegmentation, NumbersFarApartMakeComponentsOfTheirOwn) {
  const auto frontier = frontier_of(padded_board_of(drawn("mines 2\n1?????1\n")));
  ASSERT_EQ(frontier.components.size(), 2U);
  EXPECT_EQ(frontier.zones.size(), 2U);
  EXPECT_EQ(frontier.inland.size(), 3U);
}

}  // namespace
}  // namespace quadrille::mines
