#include "puzzles/mines/search/solutions.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace quadrille::mines {
namespace {

// Layouts of a board without numbers.
std::string counted(int cells, int mines) {
  Frontier frontier;
  frontier.inland.resize(static_cast<std::size_t>(cells));
  Context context({});
  return count_solutions(frontier, {}, mines, context);
}

// The same by Pascal's triangle, which only adds, modulo a prime.
constexpr std::uint64_t kPrime = 1'000'000'007;
std::uint64_t by_pascal(int cells, int mines) {
  std::vector<std::uint64_t> row(static_cast<std::size_t>(mines) + 1, 0);
  row[0] = 1;
  for (int n = 0; n < cells; ++n) {
    for (std::size_t k = row.size() - 1; k > 0; --k) row[k] = (row[k] + row[k - 1]) % kPrime;
  }
  return row.back();
}
std::uint64_t remainder_of(const std::string& digits) {
  std::uint64_t rest = 0;
  for (const char digit : digits) rest = (rest * 10 + static_cast<std::uint64_t>(digit - '0')) % kPrime;
  return rest;
}

TEST(MinesSolutions, SmallBoardsAreCountedOut) {
  EXPECT_EQ(counted(1, 0), "1");
  EXPECT_EQ(counted(4, 2), "6");
  EXPECT_EQ(counted(3, 4), "0");
  EXPECT_EQ(counted(50, 25), "126410606437752");
}

TEST(MinesSolutions, LargeBoardsAreCountedToTheLastLayout) {
  for (const auto& [cells, mines] : {std::pair(480, 99), std::pair(1800, 700), std::pair(3600, 720)}) {
    const auto digits = counted(cells, mines);
    EXPECT_NE(digits.front(), '0') << cells;
    EXPECT_EQ(remainder_of(digits), by_pascal(cells, mines)) << cells;
  }
}

}  // namespace
}  // namespace quadrille::mines
