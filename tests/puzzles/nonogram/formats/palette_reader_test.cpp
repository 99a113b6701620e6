#include "puzzles/nonogram/formats/palette_reader.hpp"

#include <set>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

PaletteReader reader_of(std::string_view declarations) {
  PaletteReader reader;
  for (const auto& line : split_lines(declarations)) EXPECT_TRUE(reader.declare(line).has_value());
  return reader;
}

Error declaration_fault(std::string_view line) {
  PaletteReader reader;
  const auto declared = reader.declare({3, line});
  return declared ? Error{} : declared.error();
}

TEST(NonogramPaletteReader, ADeclarationHasAWordAColourASymbolAndAName) {
  const auto palette = reader_of("color r #ff0000 + dark red\ncolor blue 00f\n").palette();
  ASSERT_EQ(palette.size(), 3U);
  EXPECT_EQ(palette[1], (Ink{"dark red", 0xFF0000, '+'}));
  EXPECT_EQ(palette[2].name, "blue");
  EXPECT_EQ(palette[2].rgb, 0x0000FFU);
}

TEST(NonogramPaletteReader, ThePaperMayBeDeclaredByEitherOfItsWords) {
  EXPECT_EQ(reader_of("color 0 #112233\n").palette().front().rgb, 0x112233U);
  EXPECT_EQ(reader_of("color background #112233\n").palette().front().rgb, 0x112233U);
}

TEST(NonogramPaletteReader, FaultsOfADeclarationStandAtTheirWord) {
  EXPECT_EQ(declaration_fault("color r"), (Error{"a colour is 'color WORD #RRGGBB'", 3, 1}));
  EXPECT_EQ(declaration_fault("color r redish").line, 3);
  EXPECT_EQ(declaration_fault("color r redish").column, 9);
  auto reader = reader_of("color r #ff0000\n");
  EXPECT_EQ(reader.declare({4, "color r #00ff00"}).error(), (Error{"a second colour 'r'", 4, 7}));
}

TEST(NonogramPaletteReader, OnlyALineThatBeginsWithADeclaredWordMayHoldClues) {
  const auto reader = reader_of("color red #ff0000\n");
  EXPECT_TRUE(reader.begins_with_ink("red 3 1"));
  EXPECT_TRUE(reader.begins_with_ink("red: 3, 1"));
  EXPECT_TRUE(reader.begins_with_ink("red"));
  EXPECT_FALSE(reader.begins_with_ink("reddish 3"));
  EXPECT_FALSE(reader.begins_with_ink("columns"));
  EXPECT_FALSE(reader.begins_with_ink(""));
}

TEST(NonogramPaletteReader, AColourWordHoldsForTheLengthsAfterIt) {
  auto reader = reader_of("color red #ff0000 +\ncolor b #0000ff\n");
  EXPECT_EQ(reader.read_clues({1, "red: 3, 1 b 2"})->clues, (Clues{{3, 1}, {1, 1}, {2, 2}}));
  EXPECT_EQ(reader.read_clues({1, "3b,1+"})->clues, (Clues{{3, 2}, {1, 1}})) << "by word and by symbol";
  EXPECT_EQ(reader.read_clues({1, "b 1 2red 1"})->clues, (Clues{{1, 2}, {2, 1}, {1, 2}}))
      << "a colour at a length is for that length";
}

TEST(NonogramPaletteReader, AClueWithoutAColourIsBlack) {
  auto declared = reader_of("color r #ff0000\ncolor k #000000 black\n");
  EXPECT_EQ(declared.read_clues({1, "4"})->clues, (Clues{{4, 2}}));
  PaletteReader nothing_declared;
  EXPECT_EQ(nothing_declared.read_clues({1, "4"})->clues, (Clues{{4, 1}}));
  EXPECT_EQ(nothing_declared.palette(), black_and_white());
}

TEST(NonogramPaletteReader, AZeroAloneIsABlankLineAndBesideOthersIsNot) {
  auto reader = reader_of("color r #ff0000\n");
  EXPECT_TRUE(reader.read_clues({1, "0"})->clues.empty());
  EXPECT_TRUE(reader.read_clues({1, ""})->clues.empty());
  EXPECT_EQ(reader.read_clues({1, "0 2r"})->clues.size(), 2U);
}

TEST(NonogramPaletteReader, AnUnknownColourIsNamedWithThoseThatAreKnown) {
  auto reader = reader_of("color r #ff0000\ncolor b #0000ff\n");
  EXPECT_EQ(reader.read_clues({5, "1r 2x"}).error(), (Error{"unknown colour 'x'; declared: r, b", 5, 5}));
  EXPECT_EQ(reader.read_clues({5, "green 2"}).error().column, 1);
}

TEST(NonogramPaletteReader, ACellIsAnInkItsSymbolOrThePaper) {
  auto reader = reader_of("color r #ff0000 +\n");
  EXPECT_EQ(reader.read_cell('r'), 1);
  EXPECT_EQ(reader.read_cell('+'), 1);
  EXPECT_EQ(reader.read_cell('0'), kPaper);
  EXPECT_EQ(reader.read_cell('.'), kPaper);
  EXPECT_EQ(reader.read_cell('#'), std::nullopt) << "where colours are declared a '#' is none";
  EXPECT_EQ(reader.read_cell('q'), std::nullopt);
  EXPECT_EQ(PaletteReader().read_cell('#'), 1);
}

// Any palette, with names and symbols that clash, are digits or cannot be printed.
std::vector<Ink> any_palette() {
  std::vector<Ink> palette{black_and_white().front()};
  const auto count = *rc::gen::inRange<std::size_t>(1, 20);
  for (std::size_t i = 0; i < count; ++i) {
    palette.push_back({*rc::gen::elementOf(std::vector<std::string>{"red", "r", "dark red", "4", "", "r d"}),
                       *rc::gen::inRange<std::uint32_t>(0, 0x1000000), *rc::gen::inRange(' ', '\x7F')});
  }
  settle_inks(palette);
  return palette;
}

RC_GTEST_PROP(NonogramPaletteReader, EveryInkIsWrittenAsACharacterOfItsOwn, ()) {
  const auto palette = any_palette();
  const auto characters = characters_of(palette);
  RC_ASSERT(characters.size() == palette.size());
  RC_ASSERT(characters.front() == '0');
  RC_ASSERT(std::set(characters.begin(), characters.end()).size() == characters.size());
  for (std::size_t i = 1; i < characters.size(); ++i) {
    RC_ASSERT(characters[i] > ' ' && characters[i] <= '~');
    RC_ASSERT(characters[i] < '0' || characters[i] > '9');
    RC_ASSERT(std::string_view("\".?[]&=,:").find(characters[i]) == std::string_view::npos);
  }
}

RC_GTEST_PROP(NonogramPaletteReader, ReadsThePaletteThatWasWritten, ()) {
  const auto palette = any_palette();
  auto reader = reader_of(write_inks(palette));
  RC_ASSERT(reader.palette() == palette);
  const auto characters = characters_of(palette);
  if (write_inks(palette).empty()) return;
  for (std::size_t i = 0; i < palette.size(); ++i) {
    RC_ASSERT(reader.read_cell(characters[i]) == static_cast<Colour>(i));
  }
}

}  // namespace
}  // namespace quadrille::nonogram
