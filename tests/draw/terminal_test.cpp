#include "draw/terminal.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>

#include "draw/pictures.hpp"
#include "draw/terminal_colour.hpp"
#include "grid/text.hpp"

namespace quadrille::draw {
namespace {

TEST(Terminal, SingleCharactersAreABlankApart) {
  EXPECT_EQ(text(drawn({U"123", U"4.6"})),
            "1 2 3\n"
            "4 . 6\n");
}

TEST(Terminal, ClueNumbersFrameANonogram) {
  EXPECT_EQ(text(nonogram_picture()),
            "    |     1  1  1\n"
            "    |  2  1  1 10\n"
            "----+------------\n"
            "2 1 |  #  #  .  a\n"
            "1 1 |  #  .  #  ?\n"
            "  3 |  .  a  a  a\n");
}

TEST(Terminal, ShortColumnCluesKeepTheBoardNarrow) {
  auto picture = drawn({U"#.", U"##"});
  picture.row_clues = fields({"1", "2"});
  picture.col_clues = fields({"2", "1"});
  EXPECT_EQ(text(picture),
            "  | 2 1\n"
            "--+----\n"
            "1 | # .\n"
            "2 | # #\n");
}

// ---- rulers ----

TEST(Terminal, RulersCountRowsAndColumnsFromOne) {
  EXPECT_EQ(text(drawn({U"123", U"4.6"}), {.rulers = true}),
            "  | 1 2 3\n"
            "--+------\n"
            "1 | 1 2 3\n"
            "2 | 4 . 6\n");
}

TEST(Terminal, NumbersWiderThanACellAreWrittenDownwards) {
  auto picture = drawn({U"12345678901"});
  EXPECT_EQ(text(picture, {.rulers = true}),
            "  |                   1 1\n"
            "  | 1 2 3 4 5 6 7 8 9 0 1\n"
            "--+----------------------\n"
            "1 | 1 2 3 4 5 6 7 8 9 0 1\n");
  picture = drawn(std::vector<std::u32string>(10, U"7"));
  EXPECT_TRUE(text(picture, {.rulers = true}).ends_with(" 9 | 7\n10 | 7\n"));
}

TEST(Terminal, RulersOfABoardWithCluesStandOnTheOtherSides) {
  EXPECT_EQ(text(nonogram_picture(), {.rulers = true}),
            "    |     1  1  1\n"
            "    |  2  1  1 10\n"
            "----+------------\n"
            "2 1 |  #  #  .  a | 1\n"
            "1 1 |  #  .  #  ? | 2\n"
            "  3 |  .  a  a  a | 3\n"
            "----+-------------+\n"
            "    |  1  2  3  4\n");
  auto narrow = drawn({U"#.........#"});
  narrow.row_clues = fields({"1 1"});
  EXPECT_EQ(text(narrow, {.rulers = true}),
            "1 1 | # . . . . . . . . . # | 1\n"
            "----+-----------------------+\n"
            "    | 1 2 3 4 5 6 7 8 9 1 1\n"
            "    |                   0 1\n");
}

TEST(Terminal, RulersKeepToTheColumnsOfABoardInBlocks) {
  auto picture = drawn({U"1234", U"34..", U"2...", U"...1"});
  picture.blocks = {2, 2};
  EXPECT_EQ(text(picture, {.rulers = true}),
            "  | 1 2   3 4\n"
            "--+----------\n"
            "1 | 1 2 | 3 4\n"
            "2 | 3 4 | . .\n"
            "  | ----+----\n"
            "3 | 2 . | . .\n"
            "4 | . . | . 1\n");
}

TEST(Terminal, RulersKeepToTheColumnsBetweenBrackets) {
  auto picture = drawn({U"12"});
  picture.row_clues = fields({"2"});
  picture.layers = {{.name = "marks", .shapes = {{ShapeKind::ring, at(0, 0), at(0, 0), Role::good}}}};
  EXPECT_EQ(text(picture, {.rulers = true}),
            "2 | (1) 2  | 1\n"
            "--+--------+\n"
            "  |  1  2\n");
}

TEST(Terminal, ClueCellsReadDownBackslashAcross) {
  auto picture = kakuro_picture();
  picture.layers[0].labels.push_back({at(0, 1), Place::across, "30"});
  EXPECT_EQ(text(picture),
            "       4\\30 16\\\n"
            "  \\8    .     .\n"
            "  \\12   .     9\n");
}

TEST(Terminal, CornerLabelsFollowTheCellsText) {
  EXPECT_EQ(text(tens_picture()),
            "5:1  5   2   3\n"
            "1:2  9   1   4\n"
            " 2   8   7   3\n"
            "2 moves, 4 of 12 cells\n");
  EXPECT_EQ(text(tens_picture(), {.corners = false, .caption = false}),
            "5 5 2 3\n"
            "1 9 1 4\n"
            "2 8 7 3\n");
}

TEST(Terminal, RingsAreRoundBracketsAndCrossesSquareOnes) {
  EXPECT_EQ(text(mines_picture(), {.corners = false}),
            " 1 [?] ?\n"
            " 1  2 (?)\n"
            "    1  ?\n");
}

TEST(Terminal, ALabelInTheCentreReplacesTheGlyph) {
  auto picture = drawn({U"..", U".."});
  picture.layers = {{.name = "answer", .labels = {{at(0, 1), Place::centre, "12"}}}};
  EXPECT_EQ(text(picture),
            " . 12\n"
            " .  .\n");
}

TEST(Terminal, HiddenLayersAreNotWritten) {
  auto picture = mines_picture();
  for (auto& layer : picture.layers) layer.shown = false;
  EXPECT_EQ(text(picture),
            "1 ? ?\n"
            "1 2 ?\n"
            "  1 ?\n");
}

TEST(Terminal, LabelsAndShapesOutsideTheBoardAreLeftOut) {
  auto picture = drawn({U"1"});
  picture.layers = {{.name = "stray",
                     .labels = {{at(-1, 0), Place::centre, "x"}, {at(0, 1), Place::corner, "y"}},
                     .shapes = {{ShapeKind::ring, at(3, 3), at(4, 4), Role::good}}}};
  EXPECT_EQ(text(picture), "1\n");
}

TEST(Terminal, WidthIsCountedInCharactersNotBytes) {
  auto picture = drawn({U"é1", U"1é"});
  EXPECT_EQ(text(picture), "é 1\n1 é\n");
}

TEST(Terminal, EscapeCodesOfAPuzzleNeverReachTheScreen) {
  auto picture = drawn({{U'\x1b', U'\n'}});
  picture.legend = {{U'\n', "", "", 0, 0, "\x1b[1m", Hatch::none}};
  picture.row_clues = fields({"\x1b[2J"});
  picture.layers = {{.name = "evil", .labels = {{at(0, 0), Place::corner, "\a"}}}};
  picture.caption = "safe\x1b[31m\nsecond line";
  const auto shown = text(picture);
  EXPECT_EQ(std::ranges::count_if(shown, [](char c) { return c != '\n' && c >= 0 && c < ' '; }), 0) << shown;
  EXPECT_TRUE(shown.ends_with("safe?[31m\nsecond line\n")) << shown;
}

TEST(Terminal, ColoursAreSetWhereTheyChangeAndResetAtEveryLineEnd) {
  auto picture = drawn({U"##.", U"..."});
  picture.legend = {{U'#', "black", "#", 0x000000, 0xFFFFFF, "", Hatch::solid},
                    {U'.', "empty", ".", 0xFFFFFF, 0x000000, "", Hatch::none}};
  EXPECT_EQ(text(picture, {.colour = true}),
            "\x1b[48;5;16;38;5;231m# # \x1b[48;5;231;38;5;16m. \x1b[0m\n"
            "\x1b[48;5;231;38;5;16m. . . \x1b[0m\n");
  EXPECT_TRUE(text(picture, {.colour = true, .truecolour = true})
                  .starts_with("\x1b[48;2;0;0;0;38;2;255;255;255m# # "));
}

TEST(Terminal, ASymbolWithoutSwatchKeepsTheTerminalsOwnColours) {
  auto picture = drawn({U"#5#"});
  picture.legend = {{U'#', "black", "#", 0x000000, 0xFFFFFF, "", Hatch::solid}};
  EXPECT_EQ(text(picture, {.colour = true}),
            "\x1b[48;5;16;38;5;231m# \x1b[0m5 \x1b[48;5;16;38;5;231m# \x1b[0m\n");
}

TEST(Terminal, AnEmptyBoardIsItsCaption) {
  Picture picture;
  picture.caption = "nothing here";
  EXPECT_EQ(text(picture), "nothing here\n");
}

TEST(Terminal, NumbersStandInTheColoursOfWhatTheyCount) {
  EXPECT_EQ(text(coloured_clues()),
            "      | 3k\n"
            "      | 4y\n"
            "------+---------\n"
            "1k 1r |  k  r  .\n"
            "   2y |  y  y  .\n"
            "    0 |  .  .  .\n");
  const auto shown = text(coloured_clues(), {.colour = true});
  EXPECT_TRUE(shown.contains("      | \x1b[48;5;226;38;5;16m4y\x1b[0m\n")) << shown;
  EXPECT_TRUE(shown.contains("\x1b[48;5;16;38;5;231m1k\x1b[0m \x1b[48;5;196;38;5;231m1r\x1b[0m | ")) << shown;
  EXPECT_TRUE(shown.contains("\n    0 | ")) << shown;
}

RC_GTEST_PROP(Terminal, EveryRowOfAPlainBoardHasItsCellsInTheSameColumns, ()) {
  const int rows = *rc::gen::inRange(1, 8);
  const int cols = *rc::gen::inRange(1, 8);
  auto picture = drawn(std::vector<std::u32string>(rows, std::u32string(cols, U'x')));
  Layer layer{.name = "labels"};
  for_each_cell(picture.board.size(), [&](Cell cell) {
    const auto length = *rc::gen::inRange<std::size_t>(1, 5);
    layer.labels.push_back({cell, Place::centre, std::string(length, 'x')});
  });
  picture.layers = {layer};
  const auto shown = text(picture);
  const auto lines = split_lines(shown);
  RC_ASSERT(lines.size() == static_cast<std::size_t>(rows));
  std::size_t widest = 0;
  for (const auto& label : layer.labels) widest = std::max(widest, label.text.size());
  for (const auto& line : lines) {
    const auto words = split_words(line.text);
    RC_ASSERT(words.size() == static_cast<std::size_t>(cols));
    for (std::size_t col = 0; col < words.size(); ++col) {
      const auto start = static_cast<std::size_t>(words[col].column) - 1;
      RC_ASSERT(start >= col * (widest + 1));
      RC_ASSERT(start + words[col].text.size() <= col * (widest + 1) + widest);
    }
  }
}

TEST(TerminalColour, PureColoursAndGreysAreFoundInThePalette) {
  EXPECT_EQ(nearest_of_256(0x000000), 16);
  EXPECT_EQ(nearest_of_256(0xFFFFFF), 231);
  EXPECT_EQ(nearest_of_256(0xFF0000), 196);
  EXPECT_EQ(nearest_of_256(0x5F87AF), 67);   // in the cube exactly
  EXPECT_EQ(nearest_of_256(0x808080), 244);  // in the row of greys exactly
  EXPECT_EQ(nearest_of_256(0xF3F3F3), 255);
}

}  // namespace
}  // namespace quadrille::draw
