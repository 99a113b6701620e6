#include "draw/pdf.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "draw/pictures.hpp"

namespace quadrille::draw {
namespace {

std::size_t occurrences(std::string_view text, std::string_view word) {
  std::size_t count = 0;
  for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) ++count;
  return count;
}

std::size_t pages(const std::string& bytes) {
  return occurrences(bytes, "/Type /Page") - occurrences(bytes, "/Type /Pages");
}

TEST(Pdf, OnePictureIsOneA4Page) {
  const std::vector<Picture> pictures = {tens_picture()};
  const auto bytes = pdf(pictures);
  ASSERT_TRUE(bytes) << bytes.error().message;
  EXPECT_TRUE(bytes->starts_with("%PDF-1.4"));
  EXPECT_EQ(pages(*bytes), 1);
  EXPECT_NE(bytes->find("595.28"), std::string::npos);
  EXPECT_NE(bytes->find("841.89"), std::string::npos);
}

TEST(Pdf, PicturesFillPageAfterPage) {
  const std::vector<Picture> pictures(9, nonogram_picture());
  EXPECT_EQ(pages(pdf(pictures).value()), 9);
  EXPECT_EQ(pages(pdf(pictures, {.across = 2, .down = 2}).value()), 3);
  EXPECT_EQ(pages(pdf(pictures, {.across = 3, .down = 3}).value()), 1);
}

TEST(Pdf, TheTitleIsTheFirstCaptionUnlessGiven) {
  const std::vector<Picture> pictures = {tens_picture(), kakuro_picture()};
  EXPECT_NE(pdf(pictures).value().find("(2 moves, 4 of 12 cells)"), std::string::npos);
  EXPECT_NE(pdf(pictures, {.title = "A book"}).value().find("(A book)"), std::string::npos);
}

TEST(Pdf, TheSamePicturesGiveTheSameBytes) {
  const std::vector<Picture> pictures = {tens_picture(), mines_picture()};
  const auto bytes = pdf(pictures).value();
  EXPECT_EQ(bytes, pdf(pictures).value());
  EXPECT_EQ(bytes.find("CreationDate"), std::string::npos);
}

TEST(Pdf, HiddenLayersAreNotDrawn) {
  std::vector<Picture> hidden = {mines_picture()};
  for (auto& layer : hidden[0].layers) layer.shown = false;
  std::vector<Picture> bare = {mines_picture()};
  bare[0].layers.clear();
  EXPECT_EQ(pdf(hidden).value(), pdf(bare).value());
}

TEST(Pdf, NoPictureIsAnError) { EXPECT_FALSE(pdf({})); }

TEST(Pdf, ATableWithoutPlacesIsAnError) {
  const std::vector<Picture> pictures = {tens_picture()};
  EXPECT_FALSE(pdf(pictures, {.across = 0}));
  EXPECT_FALSE(pdf(pictures, {.down = 1000}));
}

TEST(Pdf, ABoardWithMoreCellsThanAPrinterHasDotsIsRefusedWithTheLimit) {
  std::vector<Picture> pictures(1);
  pictures[0].board = Grid<Symbol>({2, 5000}, U' ');
  const auto bytes = pdf(pictures);
  ASSERT_FALSE(bytes);
  EXPECT_NE(bytes.error().message.find("0.24 points"), std::string::npos) << bytes.error().message;
}

}  // namespace
}  // namespace quadrille::draw
