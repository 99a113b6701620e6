#include "puzzles/template/make/turning.hpp"

#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateTurning, RowsBecomeColumns) {
  const auto extension = turning();
  const auto& turned = dynamic_cast<const Turning&>(*extension);
  const auto page = turned.turned(*hold_puzzle(drawn("1 0 1\n2 x..\n")));
  EXPECT_EQ(puzzle_in<Puzzle>(*page), drawn("2\n1 x\n0 .\n1 .\n"));
}

}  // namespace
}  // namespace quadrille::template_family
