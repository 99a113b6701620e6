#include "puzzles/nonogram/facets.hpp"

#include <set>

#include <gtest/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

TEST(NonogramPicture, ShowsTheClueFrame) {
  const auto shown = picture(puzzle_of_drawing("#.#\n...\n"), nullptr);
  EXPECT_EQ(plain_text(shown.board), "???\n???\n");
  ASSERT_EQ(shown.row_clues.size(), 2U);
  EXPECT_EQ(shown.row_clues[0].id, "row 0");
  EXPECT_EQ(shown.row_clues[0].spoken, "row 1");
  EXPECT_EQ(shown.row_clues[0].text, "1 1");
  EXPECT_EQ(shown.row_clues[1].text, "0");
  EXPECT_EQ(shown.col_clues[2].id, "column 2");
  EXPECT_EQ(shown.col_clues[2].spoken, "column 3");
  EXPECT_EQ(shown.col_clues[2].text, "1");
  EXPECT_EQ(shown.caption, "2x3");
}

TEST(NonogramPicture, ShowsWhatIsPainted) {
  const auto painting = painted("#.?\n...\n");
  const auto shown = picture(puzzle_of_drawing("#.#\n...\n"), &painting);
  EXPECT_EQ(plain_text(shown.board), "#.?\n...\n");
  EXPECT_EQ(shown.caption, "5 of 6 cells decided");
}

TEST(NonogramPicture, AnEmptyCellHasAPointUntilThePictureIsFinished) {
  const auto puzzle = puzzle_of_drawing("#.\n");
  const auto part = painted("?.\n");
  const auto whole = painted("#.\n");
  EXPECT_EQ(find_swatch(picture(puzzle, &part), U'.')->glyph, ".");
  EXPECT_EQ(find_swatch(picture(puzzle, &whole), U'.')->glyph, "");
}

TEST(NonogramPicture, ColourNeverSpeaksAlone) {
  const auto painting = painted("#rg\n", 3);
  const auto shown = picture(puzzle_of_drawing("#rg\n", 3), &painting);
  EXPECT_EQ(shown.row_clues[0].text, "1# 1r 1g");
  EXPECT_EQ(shown.caption, "1x3, 3 colours\n# black, r red, g green");
  for (const auto symbol : std::u32string_view(U"#rg")) {
    EXPECT_EQ(find_swatch(shown, symbol)->glyph, std::string(1, static_cast<char>(symbol)));
  }
  EXPECT_EQ(find_swatch(picture(puzzle_of_drawing("#.\n"), nullptr), U'#')->hatch, Hatch::solid);
}

TEST(NonogramPicture, EverySymbolCanBeTypedAndSpoken) {
  const auto shown = picture(puzzle_of_drawing("#rg\n", 3), nullptr);
  std::set<std::string> keys;
  for (const auto& swatch : shown.legend) {
    EXPECT_FALSE(swatch.spoken.empty());
    EXPECT_EQ(swatch.key, std::string(1, static_cast<char>(swatch.symbol)));
    keys.insert(swatch.key);
  }
  EXPECT_EQ(keys, (std::set<std::string>{".", "?", "#", "r", "g"}));
}

// "2# 1r*": the numbers of a clue with their symbols and a star on those that are struck out.
std::string numbers_of(const Field& field) {
  std::string shown;
  for (const auto& [text, symbol, done] : field.numbers) {
    if (!shown.empty()) shown += ' ';
    shown += text;
    if (symbol != 0) shown += static_cast<char>(symbol);
    if (done) shown += '*';
  }
  return shown;
}

TEST(NonogramPicture, AClueHasANumberForEachBlockWithItsColour) {
  const auto mono = picture(puzzle_of_drawing("##.#\n....\n"), nullptr);
  EXPECT_EQ(numbers_of(mono.row_clues[0]), "2# 1#");
  EXPECT_EQ(numbers_of(mono.col_clues[0]), "1#");
  const auto colours = picture(puzzle_of_drawing("##r\n", 2), nullptr);
  EXPECT_EQ(numbers_of(colours.row_clues[0]), "2# 1r");
  EXPECT_EQ(colours.row_clues[0].text, "2# 1r");
}

TEST(NonogramPicture, NumbersAreStruckOutByTheMarksOfTheirLine) {
  const auto part = painted("##.?\n??.#\n");
  const auto shown = picture(puzzle_of_drawing("##.#\n.#.#\n"), &part);
  EXPECT_EQ(numbers_of(shown.row_clues[0]), "2#* 1#");
  EXPECT_EQ(numbers_of(shown.row_clues[1]), "1# 1#*");
  EXPECT_EQ(numbers_of(shown.col_clues[0]), "1#*");
  EXPECT_EQ(numbers_of(shown.col_clues[3]), "2#");
}

TEST(NonogramPicture, TheNoughtOfABlankLineIsStruckOutUntilSomethingIsPaintedThere) {
  const auto puzzle = puzzle_of_drawing("#.\n..\n");
  EXPECT_EQ(numbers_of(picture(puzzle, nullptr).row_clues[1]), "0*");
  const auto wrong = painted("??\n#?\n");
  EXPECT_EQ(numbers_of(picture(puzzle, &wrong).row_clues[1]), "0");
}

}  // namespace
}  // namespace quadrille::nonogram
