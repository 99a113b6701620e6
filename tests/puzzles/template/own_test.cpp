#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/turning.hpp"
#include "puzzles/template/ways.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateWays, CountsThePlacesOfTicks) {
  const auto told = [](int squares, int ticks) {
    return *ways().run(Record::Map{{"squares", squares}, {"ticks", ticks}}).value().find("ways");
  };
  EXPECT_EQ(told(5, 2), Record(10));
  EXPECT_EQ(told(20, 10), Record(184'756));
  EXPECT_EQ(ways().run(Record::Map{{"squares", 2}, {"ticks", 3}}).error().message,
            "3 ticks do not fit into 2 squares");
}

TEST(TemplateTurning, RowsBecomeColumns) {
  const auto extension = turning();
  const auto& turned = dynamic_cast<const Turning&>(*extension);
  const auto page = turned.turned(*hold_puzzle(drawn("1 0 1\n2 x..\n")));
  EXPECT_EQ(puzzle_in<Puzzle>(*page), drawn("2\n1 x\n0 .\n1 .\n"));
}

}  // namespace
}  // namespace quadrille::template_family
