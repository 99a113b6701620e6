#include "puzzles/nonogram/make/image.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/formats/list.hpp"
#include "puzzles/nonogram/formats/pbm.hpp"
#include "puzzles/nonogram/formats/png_codec.hpp"

namespace quadrille::nonogram {
namespace {

using namespace std::string_literals;

Grid<Colour> bitmap(std::string_view bytes) {
  return pbm_format().read({bytes}).value().front().puzzle.goal.value();
}

Error image_fault(std::string_view bytes) {
  const auto puzzles = (is_png(bytes) ? png_format() : pbm_format()).read({bytes});
  return puzzles ? Error{"no fault"} : puzzles.error();
}

TEST(NonogramPbm, ReadsPlainAndRawBitmaps) {
  const auto cross = cells_of(".#.\n###\n.#.\n", inks(1));
  EXPECT_EQ(bitmap("P1\n# a cross\n3 3\n0 1 0\n1 1 1\n0 1 0\n"), cross);
  EXPECT_EQ(bitmap("P1 3 3 010111010"), cross);
  EXPECT_EQ(bitmap("P4 3 3\n\x40\xE0\x40"), cross);
  EXPECT_EQ(bitmap("P4\n9 1\n\x01\x80"), cells_of(".......##\n", inks(1)));
}

TEST(NonogramPbm, AFileMayHoldSeveral) {
  const auto puzzles = pbm_format().read({"P4 8 1\n\xFFP4 8 1\n\x0FP1 1 1 0\n"}).value();
  ASSERT_EQ(puzzles.size(), 3U);
  EXPECT_EQ(puzzles[1].puzzle.rows.front(), (Clues{{4, 1}}));
}

TEST(NonogramPbm, IsWrittenInShortLines) {
  Grid<Colour> wide({1, 75}, 1);
  auto puzzle = puzzle_of(wide, inks(1));
  puzzle.goal = wide;
  const std::vector<NamedRef<Puzzle>> one{{"", puzzle}};
  EXPECT_EQ(pbm_format().write(one), "P1\n75 1\n" + std::string(70, '1') + "\n11111\n");
}

TEST(NonogramPbm, FaultsHaveTheirPlace) {
  EXPECT_EQ(image_fault("P1\n3 x\n"), (Error{"the size of the bitmap is missing", 2, 3}));
  EXPECT_EQ(image_fault("P1\n2 2\n012\n"), (Error{"'2' is not a point: 0 or 1", 3, 3}));
  EXPECT_EQ(image_fault("P1\n2 2\n01 \n1"), (Error{"the bitmap ends before its last point", 4, 2}));
  EXPECT_EQ(image_fault("P4\n16 16\n12345").message, "the bitmap ends before its last point");
  EXPECT_EQ(image_fault("P1 1000000000 1000000000\n1").message,
            "a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 1000000000x1000000000");
  EXPECT_EQ(image_fault("P1 1 1 1 rest"), (Error{"a bitmap starts with P1 or P4", 1, 10}));
}

TEST(NonogramPng, ColoursAreInksAndWhiteIsPaper) {
  Image image({1, 4}, 0xFFFFFFFF);
  image[at(0, 0)] = 0xFF00B000;
  image[at(0, 3)] = 0xFF000000;
  const auto puzzle = png_format().read({encode_png(image).value()}).value().front().puzzle;
  EXPECT_EQ(puzzle.palette,
            (std::vector<Ink>{{"white", 0xFFFFFF, '.'}, {"green", 0x00B000, 'g'}, {"black", 0x000000, 'b'}}));
  EXPECT_EQ(puzzle.rows.front(), (Clues{{1, 1}, {1, 2}}));
}

TEST(NonogramPng, WhatIsTransparentIsPaperBeforeWhiteAndWhiteBeforeTheRest) {
  Image image({1, 3}, 0xFFFF0000);
  EXPECT_EQ(index_colours(image)->palette,
            (std::vector<Ink>{{"white", 0xFFFFFF, '.'}, {"red", 0xFF0000, '#'}}));
  image[at(0, 0)] = 0xFF0000FF;
  EXPECT_EQ(index_colours(image)->palette,
            (std::vector<Ink>{{"red", 0xFF0000, '.'}, {"blue", 0x0000FF, '#'}}));
  image[at(0, 0)] = 0xFFFFFFFF;
  EXPECT_EQ(index_colours(image)->palette.front().name, "white");
  image[at(0, 1)] = 0x00123456;
  const auto indexed = index_colours(image).value();
  EXPECT_EQ(indexed.picture[at(0, 1)], kPaper);
  EXPECT_NE(indexed.picture[at(0, 0)], kPaper);
  EXPECT_EQ(over_white(0x80000000), 0x7F7F7FU);
}

TEST(NonogramPng, FaultsAreTold) {
  auto file = encode_png(Image({20, 20}, 0xFF123456)).value();
  EXPECT_TRUE(image_fault(file.substr(0, file.size() / 2)).message.starts_with("the PNG cannot be read: "));
  EXPECT_TRUE(image_fault(file.substr(0, 8)).message.starts_with("the PNG cannot be read: "));
  // The width in the header, before its checksum.
  auto wide = file;
  wide.replace(16, 4, "\x3b\x9a\xca\x00"s);
  EXPECT_FALSE(image_fault(wide).message.empty());
  Image many({9, 9});
  std::uint32_t next = 0xFF000000;
  for_each_cell(many.size(), [&](Cell cell) { many[cell] = next += 3; });
  EXPECT_EQ(image_fault(encode_png(many).value()).message,
            "the picture has more than 64 colours; 'generate --kind picture' reduces them");
}

RC_GTEST_PROP(NonogramPng, EveryPointComesBack, ()) {
  Image image({*rc::gen::inRange(1, 20), *rc::gen::inRange(1, 20)});
  for_each_cell(image.size(), [&](Cell cell) {
    image[cell] = 0xFF000000 | *rc::gen::inRange<std::uint32_t>(0, 0x1000000);
  });
  RC_ASSERT(decode_png(encode_png(image).value()).value() == image);
}

}  // namespace
}  // namespace quadrille::nonogram
