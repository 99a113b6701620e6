#include "puzzles/kakuro/facets.hpp"

#include <gtest/gtest.h>

#include "puzzles/kakuro/drawn.hpp"

namespace quadrille::kakuro {
namespace {

std::string edited(const Puzzle& puzzle, const Edit& change) {
  const auto result = edit(puzzle, change);
  return result ? write_plain(*result) : result.error().message;
}

TEST(KakuroEdit, SetsAGivenAndTakesItAway) {
  const auto given = edit(square(), Mark{at(1, 1), U'.', U'7'}).value();
  EXPECT_EQ(write_plain(given), "3 3\nX D4 D6\nA3 7 .\nA7 . .\n");
  EXPECT_EQ(edited(given, Mark{at(1, 1), U'7', U'.'}), write_plain(square()));
}

TEST(KakuroEdit, ABlackSquareTakesTheCluesThatNoLongerFitWithIt) {
  EXPECT_EQ(edited(square(), Mark{at(1, 1), U'.', U'X'}), "3 3\nX X D6\nX X .\nA7 . .\n");
  EXPECT_EQ(edited(square(), Mark{at(1, 2), U'.', U'X'}), "3 3\nX D4 X\nA3 . X\nA7 . .\n");
}

TEST(KakuroEdit, AWhiteCellLengthensItsRuns) {
  const auto puzzle = drawn("1 4\nA3 . . X\n");
  EXPECT_EQ(edited(puzzle, Mark{at(0, 3), U'X', U'.'}), "1 4\nX . . .\n");
  EXPECT_EQ(edited(square(), Mark{at(0, 0), U'X', U'.'}), "3 3\n. D4 D6\nA3 . .\nA7 . .\n");
}

TEST(KakuroEdit, BlackingABlackSquareLeavesItsClues) {
  EXPECT_EQ(edited(square(), Mark{at(1, 0), U'X', U'X'}), write_plain(square()));
}

TEST(KakuroEdit, WritesAClueAndTakesItAway) {
  EXPECT_EQ(edited(square(), Field{"across 1 0", "", "9"}), "3 3\nX D4 D6\nA9 . .\nA7 . .\n");
  EXPECT_EQ(edited(square(), Field{"down 0 1", "", ""}), "3 3\nX X D6\nA3 . .\nA7 . .\n");
}

TEST(KakuroEdit, RefusesWhatAGridDoesNotHave) {
  EXPECT_EQ(edited(square(), Mark{at(3, 0), U'.', U'1'}), "row 4, column 1 is outside the 3x3 grid");
  EXPECT_EQ(edited(square(), Mark{at(1, 1), U'.', U'0'}), "a square is 'X', '.' or a digit from 1 to 9");
  EXPECT_EQ(edited(square(), Field{"across 9 0", "", "9"}), "row 10, column 1 is outside the 3x3 grid");
  EXPECT_EQ(edited(square(), Field{"row 1", "", "9"}),
            "'row 1' is not a clue: 'across ROW COLUMN' or 'down ROW COLUMN'");
  EXPECT_EQ(edited(square(), Field{"across 1 1", "", "9"}), "a white cell has no clues");
  EXPECT_EQ(edited(square(), Field{"across 1 0", "", "46"}), "the across clue is 1 to 45, not 46");
  EXPECT_EQ(edited(square(), Field{"across 1 0", "", "x"}), "'x' is not a whole number");
  EXPECT_EQ(edited(square(), Field{"across 1 0", "", "2"}),
            "the across clue 2 is out of range: a run of 2 sums to 3 to 17");
  EXPECT_EQ(edited(square(), Field{"across 0 0", "", "5"}), "the across clue 5 has no white cell after it");
  EXPECT_EQ(edited(drawn("1 10\n. . . . X . . . . .\n"), Mark{at(0, 4), U'X', U'.'}),
            "the across run has 10 cells; nine different digits fill at most 9");
}

}  // namespace
}  // namespace quadrille::kakuro
