#include "puzzles/kakuro/formats/raw_grid.hpp"

#include <vector>

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/formats/border.hpp"

namespace quadrille::kakuro {
namespace {

Expected<std::vector<Word>> words_of_row(const TextLine& line) { return split_words(line.text); }

// A form of one letter a square: 'w' is white, 'b' black, a number an across clue.
Expected<Square> square_of_word(std::string_view word) {
  if (word == "w") return Square{.white = true};
  if (word == "b") return Square{};
  const auto sum = read_sum(word, "across");
  if (!sum) return std::unexpected(sum.error());
  return Square{.across = *sum};
}

Expected<RawGrid> raw_of(std::string_view text) {
  return read_rows(split_lines(text), words_of_row, square_of_word);
}

TEST(KakuroRawGrid, RowsAreLinesAndBlankOnesCountForNothing) {
  const auto raw = raw_of("b b b\n\n5 w w\n").value();
  EXPECT_EQ(raw.cols, 3);
  EXPECT_EQ(raw.rows(), 2);
  EXPECT_EQ(raw.places[3], (TextPlace{3, 1}));
  EXPECT_EQ(puzzle_of(raw).value(), drawn("2 3\nX X X\nA5 . .\n"));
}

TEST(KakuroRawGrid, EveryRowIsAsLongAsTheFirst) {
  EXPECT_EQ(raw_of("\nb b b\nw w\n").error(),
            (Error{"this row has 2 squares, the one in line 2 has 3", 3, 1}));
}

TEST(KakuroRawGrid, AWordThatIsNoSquareIsNamedAtItsColumn) {
  EXPECT_EQ(raw_of("b b\n46 w\n").error(), (Error{"the across clue is 1 to 45, not 46", 2, 1}));
  EXPECT_EQ(raw_of("b b\nb x\n").error(), (Error{"'x' is not a whole number", 2, 3}));
}

TEST(KakuroRawGrid, AGridWithoutRowsIsNotOne) {
  EXPECT_EQ(raw_of("").error(), (Error{"the grid has no rows", 0, 0}));
  EXPECT_EQ(raw_of("\n\n").error(), (Error{"the grid has no rows", 1, 0}));
}

TEST(KakuroRawGrid, ASumThatItsRunCannotHaveIsToldWhereItsClueStands) {
  const auto puzzle = puzzle_of(raw_of("b b b\n2 w w\n").value());
  ASSERT_FALSE(puzzle.has_value());
  EXPECT_EQ(puzzle.error().line, 2);
  EXPECT_EQ(puzzle.error().column, 1);
}

TEST(KakuroRawGrid, TheLongestSideIsTheLimitOfRowsAndOfColumns) {
  EXPECT_EQ(checked_size(kLongestSide, kLongestSide).value(), (Size{kLongestSide, kLongestSide}));
  EXPECT_EQ(checked_size(1, kLongestSide + 1).error().message,
            "a grid has 1 to 2000 rows and 1 to 2000 columns, not 1x2001");
  EXPECT_FALSE(checked_size(0, 1).has_value());
}

TEST(KakuroRawGrid, ASumIsOneToFortyFive) {
  EXPECT_EQ(read_sum("45", "down").value(), 45);
  EXPECT_EQ(read_sum("0", "down").error().message, "the down clue is 1 to 45, not 0");
  EXPECT_EQ(read_sum("1a", "down").error().message, "'1a' is not a whole number");
}

TEST(KakuroRawGrid, AFormOfOnePuzzleTakesOne) {
  const NamedRef<Puzzle> named{"a", square()};
  EXPECT_EQ(only_puzzle(std::vector{named}, "small").value(), square());
  EXPECT_EQ(only_puzzle(std::vector{named, named}, "small").error().message,
            "the form 'small' holds one puzzle, not 2");
}

// ---- the border of pzpr ----

TEST(KakuroBorder, TheSquaresInsideAreNumberedWithoutIt) {
  Border border({3, 4});
  EXPECT_EQ(border.inside(), 6U);
  border.put(0, {.white = true}, {1, 1});
  border.put(5, {.white = true}, {2, 3});
  const auto raw = std::move(border).raw();
  EXPECT_EQ(raw.cols, 4);
  EXPECT_EQ(raw.rows(), 3);
  EXPECT_TRUE(raw.squares[5].white) << "row 2, column 2";
  EXPECT_TRUE(raw.squares[11].white) << "row 3, column 4";
  EXPECT_EQ(raw.places[11], (TextPlace{2, 3}));
}

TEST(KakuroBorder, SumsStandBesideWhiteCellsColumnsFirst) {
  Border border({3, 3});
  border.put(1, {.white = true}, {});
  border.put(2, {.white = true}, {});
  EXPECT_EQ(border.beside_white(), (std::vector<Cell>{at(0, 2), at(2, 0)}));
  border.put_sum(at(0, 2), 7, {4, 1});
  border.put_sum(at(2, 0), 9, {4, 2});
  const auto raw = std::move(border).raw();
  EXPECT_EQ(raw.squares[2], (Square{.down = 7}));
  EXPECT_EQ(raw.squares[6], (Square{.across = 9}));
}

TEST(KakuroBorder, AGridWithoutABorderOrWithGivensHasNoPlaceThere) {
  EXPECT_TRUE(has_border(square()).has_value());
  EXPECT_FALSE(has_givens(square()));
  EXPECT_EQ(has_border(drawn("2 3\nA5 . .\nX X X\n")).error().message,
            "this form needs a first row and a first column of black squares");
  EXPECT_EQ(has_border(drawn("2 2\nX X\nX 5\n")).error().message, "this form has no place for given digits");
}

}  // namespace
}  // namespace quadrille::kakuro
