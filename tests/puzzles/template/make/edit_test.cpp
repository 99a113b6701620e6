#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplateEdit, SquaresAndNumbersAreSet) {
  const auto sheet = blank_sheet({2, 2}).value();
  const auto given = edit(sheet, Mark{at(0, 1), kOpen, kTick}).value();
  const auto numbered =
      edit(edit(given, Field{"row 0", "", "1"}).value(), Field{"column 1", "", "2"}).value();
  EXPECT_EQ(numbered, drawn("0 2\n1 .x\n0 ..\n"));
}

TEST(TemplateEdit, WhatIsNotThereOrDoesNotFitIsRefused) {
  const auto sheet = blank_sheet({2, 2}).value();
  EXPECT_EQ(edit(sheet, Mark{at(2, 0), kOpen, kTick}).error().message,
            "row 3, column 1 is outside the 2x2 page");
  EXPECT_EQ(edit(sheet, Mark{at(0, 0), kOpen, U'7'}).error().message, "a square is '.', 'x' or '-'");
  EXPECT_EQ(edit(sheet, Field{"row 2", "", "1"}).error().message,
            "'row 2' is not a row or column: 'row 0' to 'row 1', 'column 0' to 'column 1'");
  EXPECT_EQ(edit(sheet, Field{"row 1", "", "3"}).error().message, "row 2 has 0 to 2 ticks, not 3");
  EXPECT_FALSE(edit(sheet, Field{"row 1", "", ""}));
  EXPECT_EQ(blank_sheet({0, 3}).error().message, "a page has 1 to 20 rows and columns, not 0x3");
}

}  // namespace
}  // namespace quadrille::template_family
