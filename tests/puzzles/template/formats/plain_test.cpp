#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplatePlain, AColumnOfNumbersStandsBesideThePage) {
  const auto puzzle = drawn("# a comment\n2 0 1\n2 x..\n\n1 .-.\n");
  EXPECT_EQ(puzzle.page.size(), (Size{2, 3}));
  EXPECT_EQ(puzzle.col_ticks, (std::vector{2, 0, 1}));
  EXPECT_EQ(puzzle.row_ticks, (std::vector{2, 1}));
  EXPECT_EQ(puzzle.page[at(0, 0)], kTick);
  EXPECT_EQ(puzzle.page[at(1, 1)], kBlank);
  EXPECT_EQ(plain_format().write(std::vector<NamedRef<Puzzle>>{{"", puzzle}}), "2 0 1\n2 x..\n1 .-.\n");
}

TEST(TemplatePlain, ABadTextIsRefusedWithItsPlace) {
  const auto fault = [](std::string_view text) { return plain_format().read({text}).error(); };
  EXPECT_EQ(fault(""), (Error{"the file holds no page"}));
  EXPECT_EQ(fault("1 1\n"), (Error{"the page has no rows"}));
  EXPECT_EQ(fault("1 1\n1 ..\n1\n"),
            (Error{"a row is its number of ticks and its squares, as in '2 x..'", 3, 1}));
  EXPECT_EQ(fault("1 1\n1 ..\n1 .\n"), (Error{"this row has 1 squares, the first has 2", 3, 3}));
  EXPECT_EQ(fault("1 1\n1 .?\n"), (Error{"'?' is not a square: '.' is open, 'x' ticked, '-' blank", 2, 4}));
  EXPECT_EQ(fault("1\n1 ..\n"), (Error{"1 numbers for 2 columns", 1, 1}));
  EXPECT_EQ(fault("1 2\n1 ..\n"), (Error{"2 ticks do not fit into 1 squares", 1, 3}));
  EXPECT_EQ(fault("1\n1 " + std::string(21, '.') + "\n"),
            (Error{"a page has at most 20 rows and 20 columns"}));
}

TEST(TemplatePlain, OnlyOnePageFitsIntoAFile) {
  const auto puzzle = drawn("1\n1 .\n");
  EXPECT_FALSE(plain_format().write(std::vector<NamedRef<Puzzle>>{{"", puzzle}, {"", puzzle}}));
}

}  // namespace
}  // namespace quadrille::template_family
