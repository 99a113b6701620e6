#include "puzzles/tens/facets.hpp"

#include <set>

#include <gtest/gtest.h>

#include "puzzles/tens/drawn.hpp"

namespace quadrille::tens {
namespace {

const Layer& layer(const Picture& picture, std::string_view name) {
  const auto found = std::ranges::find(picture.layers, name, &Layer::name);
  EXPECT_NE(found, picture.layers.end());
  return *found;
}

TEST(TensPicture, ABoardIsItsPlainForm) {
  const auto shown = picture(drawn("1 9 0\n5 5 2\n"), nullptr);
  EXPECT_EQ(plain_text(shown.board), "19.\n552\n");
  EXPECT_TRUE(shown.layers.empty());
  EXPECT_EQ(shown.caption, "2x3, 5 cells, target 10");
}

TEST(TensPicture, EverySymbolHasALookOfItsOwn) {
  const auto shown = picture(drawn("123456789.\n"), nullptr);
  std::set<std::uint32_t> papers;
  std::set<std::string> glyphs;
  for (const auto symbol : shown.board.values()) {
    const auto* swatch = find_swatch(shown, symbol);
    ASSERT_NE(swatch, nullptr);
    EXPECT_EQ(swatch->key, swatch->glyph);
    EXPECT_FALSE(swatch->spoken.empty());
    papers.insert(swatch->paper);
    glyphs.insert(swatch->glyph);
  }
  EXPECT_EQ(papers.size(), 10U);
  EXPECT_EQ(glyphs.size(), 10U);
  EXPECT_EQ(find_swatch(shown, U'7')->spoken, "seven");
}

TEST(TensPicture, APlanLeavesTheBoardAfterItWithNumberedBoxes) {
  const Plan plan{{box(0, 0, 0, 1), box(0, 0, 1, 1)}};
  const auto shown = picture(drawn("19.\n552\n"), &plan);
  EXPECT_EQ(plain_text(shown.board), "...\n..2\n");
  EXPECT_EQ(shown.caption, "2 moves, 4 of 5 cells");

  const auto& moves = layer(shown, "moves");
  ASSERT_EQ(moves.shapes.size(), 2U);
  EXPECT_EQ(moves.shapes[1].kind, ShapeKind::box);
  EXPECT_EQ(moves.shapes[1].from, at(0, 0));
  EXPECT_EQ(moves.shapes[1].to, at(1, 1));
  ASSERT_EQ(moves.labels.size(), 2U);
  EXPECT_EQ(moves.labels[1].cell, at(0, 0));
  EXPECT_EQ(moves.labels[1].place, Place::corner);
  EXPECT_EQ(moves.labels[1].text, "2");

  std::string cleared;
  for (const auto& label : layer(shown, "cleared").labels) cleared += label.text;
  EXPECT_EQ(cleared, "1955");
}

TEST(TensPicture, AWrongMoveIsDrawnAsBadAndEndsThePicture) {
  const Plan plan{{box(0, 0, 0, 1), box(0, 2, 1, 2), box(1, 0, 1, 1)}};
  const auto shown = picture(drawn("19.\n552\n"), &plan);
  EXPECT_EQ(plain_text(shown.board), "...\n552\n");
  const auto& moves = layer(shown, "moves");
  ASSERT_EQ(moves.shapes.size(), 2U);
  EXPECT_EQ(moves.shapes[1].role, Role::bad);
}

TEST(TensPicture, AMoveOffTheBoardIsNotDrawn) {
  const Plan plan{{box(-5, 0, 9, 9)}};
  EXPECT_TRUE(layer(picture(drawn("19.\n552\n"), &plan), "moves").shapes.empty());
}

}  // namespace
}  // namespace quadrille::tens
