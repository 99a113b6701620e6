#include "puzzles/kakuro/facets.hpp"

#include <set>

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

TEST(KakuroPicture, ShowsBlackSquaresOpenCellsAndGivens) {
  const auto shown = picture(drawn("3 3\nX D4 D6\nA3 . .\nA7 3 .\n"), nullptr);
  EXPECT_EQ(plain_text(shown.board), "XXX\nX..\nX3.\n");
  EXPECT_EQ(shown.caption, "3x3, 4 cells, 4 runs");
}

TEST(KakuroPicture, ShowsAFillingOverTheGivens) {
  const auto part = filled("1...");
  const auto shown = picture(drawn("3 3\nX D4 D6\nA3 . .\nA7 3 .\n"), &part);
  EXPECT_EQ(plain_text(shown.board), "XXX\nX1.\nX3.\n");
  EXPECT_EQ(shown.caption, "1 of 4 cells filled");
}

TEST(KakuroPicture, TheSumsAreLabelsOfTheirSquares) {
  const auto shown = picture(drawn("2 2\nA5D7 .\n. X\n"), nullptr);
  ASSERT_EQ(shown.layers.size(), 1U);
  EXPECT_EQ(shown.layers[0].name, "clues");
  EXPECT_TRUE(shown.layers[0].shown);
  const auto& labels = shown.layers[0].labels;
  ASSERT_EQ(labels.size(), 2U);
  EXPECT_EQ(labels[0].cell, at(0, 0));
  EXPECT_EQ(labels[0].place, Place::down);
  EXPECT_EQ(labels[0].text, "7");
  EXPECT_EQ(labels[1].cell, at(0, 0));
  EXPECT_EQ(labels[1].place, Place::across);
  EXPECT_EQ(labels[1].text, "5");
}

TEST(KakuroPicture, EverySymbolCanBeTypedAndSpoken) {
  const auto shown = picture(square(), nullptr);
  std::set<std::string> keys;
  for (const auto symbol : std::u32string_view(U"X.123456789")) {
    const auto* swatch = find_swatch(shown, symbol);
    ASSERT_NE(swatch, nullptr);
    EXPECT_FALSE(swatch->spoken.empty());
    EXPECT_EQ(swatch->key, std::string(1, static_cast<char>(symbol)));
    keys.insert(swatch->key);
  }
  EXPECT_EQ(keys.size(), 11U);
}

}  // namespace
}  // namespace quadrille::kakuro
