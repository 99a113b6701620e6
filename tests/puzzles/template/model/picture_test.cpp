#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/facets.hpp"

namespace quadrille::template_family {
namespace {

TEST(TemplatePicture, NumbersStandBesideTheBoard) {
  const auto puzzle = drawn("1 0 1\n2 ..x\n");
  const auto shown = picture(puzzle, nullptr);
  EXPECT_EQ(plain_text(shown.board), "..x\n");
  ASSERT_EQ(shown.row_clues.size(), 1U);
  EXPECT_EQ(shown.row_clues[0].id, "row 0");
  EXPECT_EQ(shown.row_clues[0].spoken, "row 1");
  EXPECT_EQ(shown.row_clues[0].text, "2");
  ASSERT_EQ(shown.col_clues.size(), 3U);
  EXPECT_EQ(shown.col_clues[2].id, "column 2");
  EXPECT_EQ(shown.col_clues[2].spoken, "column 3");
  const auto answer = page("x-x\n");
  EXPECT_EQ(plain_text(picture(puzzle, &answer).board), "x-x\n");
}

}  // namespace
}  // namespace quadrille::template_family
