#include "draw/svg.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <iterator>
#include <pugixml.hpp>
#include <string>

#include "draw/pictures.hpp"

namespace quadrille::draw {
namespace {

pugi::xml_document parsed(const std::string& text) {
  pugi::xml_document document;
  const auto result = document.load_string(text.c_str(), pugi::parse_full);
  EXPECT_TRUE(result) << result.description() << " at " << result.offset << " of\n" << text;
  return document;
}

std::size_t count(const pugi::xml_document& document, const char* query) {
  return document.select_nodes(query).size();
}

TEST(Svg, IsOneImageWithATitle) {
  const auto document = parsed(svg(tens_picture()));
  const auto root = document.child("svg");
  EXPECT_STREQ(root.attribute("role").value(), "img");
  EXPECT_STREQ(root.attribute("aria-label").value(), "2 moves, 4 of 12 cells");
  EXPECT_STREQ(root.child("title").text().get(), "2 moves, 4 of 12 cells");
  EXPECT_TRUE(std::string(root.attribute("viewBox").value()).starts_with("0 0 "));
}

TEST(Svg, HasEveryDigitAsText) {
  const auto document = parsed(svg(tens_picture()));
  EXPECT_EQ(count(document, "//text[. = '5']"), 2);
  EXPECT_EQ(count(document, "//text"), 12 + 2 + 1);  // digits, move numbers, caption
}

TEST(Svg, DrawsBoxesRingsAndCrosses) {
  EXPECT_EQ(count(parsed(svg(tens_picture())), "//rect[@fill = 'none']"), 2);
  const auto mines = parsed(svg(mines_picture()));
  EXPECT_EQ(count(mines, "//circle"), 1);
  EXPECT_EQ(count(mines, "//line[@x1 != @x2 and @y1 != @y2]"), 2);
}

TEST(Svg, HiddenLayersAreNotDrawn) {
  auto picture = tens_picture();
  picture.layers[0].shown = false;
  const auto document = parsed(svg(picture));
  EXPECT_EQ(count(document, "//rect[@fill = 'none']"), 0);
  EXPECT_EQ(count(document, "//text"), 12 + 1);
}

TEST(Svg, MarkupInAPuzzleStaysText) {
  auto picture = drawn({{U'<', U'&', U'"'}});
  picture.caption = "</title><script>alert('1')</script> & \"quoted\" \x1b[31m\x01";
  const auto text = svg(picture);
  const auto document = parsed(text);
  EXPECT_EQ(count(document, "//script"), 0);
  EXPECT_STREQ(document.child("svg").child("title").text().get(),
               "</title><script>alert('1')</script> & \"quoted\" ?[31m?");
  EXPECT_EQ(count(document, "//text[. = '<']"), 1);
  EXPECT_EQ(count(document, "//text[. = '&']"), 1);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

TEST(Svg, ScaleChangesTheSizeAskedForButNotThePicture) {
  const auto once = parsed(svg(kakuro_picture()));
  const auto twice = parsed(svg(kakuro_picture(), {.scale = 2}));
  const auto width = [](const pugi::xml_document& document) {
    return document.child("svg").attribute("width").as_double();
  };
  EXPECT_DOUBLE_EQ(width(twice), 2 * width(once));
  EXPECT_STREQ(once.child("svg").attribute("viewBox").value(),
               twice.child("svg").attribute("viewBox").value());
}

TEST(Svg, HasNoIdsSoThatOnePageCanHoldMany) {
  EXPECT_EQ(count(parsed(svg(nonogram_picture())), "//*[@id]"), 0);
}

RC_GTEST_PROP(Svg, IsWellFormedWhateverTheTextsHold, (const std::string& bytes)) {
  auto picture = nonogram_picture();
  picture.caption = bytes;
  picture.row_clues[0].text = bytes;
  picture.legend[0].glyph = bytes;
  picture.layers = {{.name = "labels", .labels = {{at(0, 0), Place::centre, bytes}}}};
  pugi::xml_document document;
  RC_ASSERT(document.load_string(svg(picture).c_str(), pugi::parse_full));
}

}  // namespace
}  // namespace quadrille::draw
