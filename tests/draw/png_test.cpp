#include "draw/png.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "draw/pictures.hpp"

namespace quadrille::draw {
namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";

// A number of four bytes in the header chunk, which is at a fixed place.
int header_number(const std::string& bytes, std::size_t place) {
  int number = 0;
  for (std::size_t i = 0; i < 4; ++i) number = number << 8 | static_cast<unsigned char>(bytes.at(place + i));
  return number;
}
int width(const std::string& bytes) { return header_number(bytes, 16); }
int height(const std::string& bytes) { return header_number(bytes, 20); }

TEST(Png, HasItsSignatureAndTheSizeOfItsCells) {
  const auto bytes = png(kakuro_picture(), {.cell = 48});
  ASSERT_TRUE(bytes) << bytes.error().message;
  EXPECT_TRUE(bytes->starts_with(kSignature));
  EXPECT_EQ(width(*bytes), 48 * (3 + 1));  // half a cell of margin on each side
  EXPECT_EQ(height(*bytes), 48 * (3 + 1));
}

TEST(Png, HiddenLayersAreNotDrawn) {
  auto hidden = mines_picture();
  for (auto& layer : hidden.layers) layer.shown = false;
  auto bare = mines_picture();
  bare.layers.clear();
  EXPECT_EQ(png(hidden).value(), png(bare).value());
  EXPECT_NE(png(mines_picture()).value(), png(bare).value());
}

TEST(Png, BadTextsAreDrawnAllTheSame) {
  auto picture = drawn({{U'\xD800', U'\x1b'}});
  picture.caption = "broken \xC3( and \xFF";
  EXPECT_TRUE(png(picture));
}

TEST(Png, AnEmptyBoardHasAPictureToo) { EXPECT_TRUE(png(Picture{})); }

TEST(Png, ALongBoardGetsSmallerCells) {
  Picture picture;
  picture.board = Grid<Symbol>({3, 6000}, U' ');
  const auto bytes = png(picture);
  ASSERT_TRUE(bytes) << bytes.error().message;
  EXPECT_EQ(width(*bytes), 2 * (6000 + 1));
}

TEST(Png, ABoardThatFitsAtNoSizeIsRefusedWithTheLimit) {
  Picture picture;
  picture.board = Grid<Symbol>({1, kLongestPngSide}, U' ');
  const auto bytes = png(picture);
  ASSERT_FALSE(bytes);
  EXPECT_NE(bytes.error().message.find("16384"), std::string::npos) << bytes.error().message;
}

TEST(Png, NoSideIsTooLongButTheWholeIsTooLarge) {
  std::string clue;
  for (int i = 0; i < 12000; ++i) clue += "1 ";  // so long a clue is wider than any board, and cheaper
  auto picture = drawn({U"."});
  picture.row_clues = fields({clue});
  picture.col_clues = fields({clue});
  const auto bytes = png(picture);
  ASSERT_FALSE(bytes);
  EXPECT_NE(bytes.error().message.find("33554432 in all"), std::string::npos) << bytes.error().message;
}

}  // namespace
}  // namespace quadrille::draw
