#include "service/make/puzzle_stream.hpp"

#include <gtest/gtest.h>

#include "service/catalogue.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

std::vector<NamedPuzzle> named(const Family& family, std::initializer_list<std::string_view> texts) {
  std::vector<NamedPuzzle> puzzles;
  for (const auto text : texts)
    puzzles.push_back({std::to_string(puzzles.size() + 1), lamps::puzzle_of(family, text)});
  return puzzles;
}

TEST(PuzzleStream, WritesEachPuzzleAsItComesWhereOneMayFollowAnother) {
  const auto family = lamps::family();
  PuzzleStream stream(*family, "plain", true);
  const auto puzzles = named(*family, {"1? 1", "?? 2"});
  EXPECT_EQ(stream.add(puzzles[0]).value(), "1? 1 1\n");
  EXPECT_EQ(stream.add(puzzles[1]).value(), "?? 2 2\n");
  EXPECT_EQ(stream.end().value(), "");
}

TEST(PuzzleStream, GivesTheSameFileAsAllOfThemAtOnce) {
  const Catalogue catalogue;
  const auto* family = catalogue.find("nonogram").value();
  const auto puzzles = named(
      *family, {"width 1\nheight 1\nrows\n1\ncolumns\n1\n", "width 2\nheight 1\nrows\n1\ncolumns\n1\n0\n",
                "width 1\nheight 2\nrows\n1\n0\ncolumns\n1\n"});
  for (const auto* format : {"non", "xml"}) {
    PuzzleStream stream(*family, format, true);
    std::string text;
    for (const auto& puzzle : puzzles) text += stream.add(puzzle).value();
    EXPECT_EQ(text.empty(), format == std::string_view("xml")) << "XML has one element around all puzzles";
    text += stream.end().value();
    EXPECT_EQ(text, family->write(puzzles, format).value()) << format;
  }
}

TEST(PuzzleStream, AFormatThatHoldsOnePuzzleRefusesSeveralAtTheFirst) {
  const Catalogue catalogue;
  const auto* family = catalogue.find("nonogram").value();
  const NamedPuzzle puzzle{"1", lamps::puzzle_of(*family, "width 1\nheight 1\nrows\n1\ncolumns\n1\n")};
  EXPECT_TRUE(PuzzleStream(*family, "mk", false).add(puzzle));
  EXPECT_FALSE(PuzzleStream(*family, "mk", true).add(puzzle));
}

}  // namespace
}  // namespace quadrille::service
