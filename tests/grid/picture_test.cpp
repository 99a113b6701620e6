#include "grid/picture.hpp"

#include <gtest/gtest.h>

namespace quadrille {
namespace {

TEST(Picture, PlainTextIsALinePerRow) {
  Grid<Symbol> board({2, 3}, U'.');
  board[at(0, 1)] = U'#';
  board[at(1, 2)] = U'?';
  EXPECT_EQ(plain_text(board), ".#.\n..?\n");
}

TEST(Picture, PlainTextIsUtf8) {
  Grid<Symbol> board({1, 2}, U'é');
  board[at(0, 1)] = U'█';
  EXPECT_EQ(plain_text(board), "é█\n");
}

TEST(Picture, AnEmptyBoardHasNoText) { EXPECT_EQ(plain_text({}), ""); }

TEST(Picture, FindsTheSwatchOfASymbolOrNothing) {
  Picture picture;
  picture.legend = {{.symbol = U'.', .spoken = "empty", .key = "."},
                    {.symbol = U'#', .spoken = "black", .key = "#"}};
  ASSERT_NE(find_swatch(picture, U'#'), nullptr);
  EXPECT_EQ(find_swatch(picture, U'#')->spoken, "black");
  EXPECT_EQ(find_swatch(picture, U'x'), nullptr);
}

TEST(Picture, EveryWordOfAPictureHasItsName) {
  EXPECT_EQ(all_values<Hatch>().back(), Hatch::solid);
  EXPECT_EQ(all_values<Place>().back(), Place::corner);
  EXPECT_EQ(all_values<ShapeKind>().back(), ShapeKind::cross);
  EXPECT_EQ(all_values<Role>().back(), Role::light);
  EXPECT_EQ(name(Role::doubt), "doubt");
}

}  // namespace
}  // namespace quadrille
