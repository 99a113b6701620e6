#include "puzzles/nonogram/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

Puzzle edited(const Puzzle& puzzle, std::string id, std::string text) {
  return edit(puzzle, Field{std::move(id), "", std::move(text)}).value();
}

std::string fault(const Puzzle& puzzle, const Edit& change) {
  const auto done = edit(puzzle, change);
  return done ? "no fault" : done.error().message;
}

TEST(NonogramEdit, AFieldRewritesTheCluesOfALine) {
  auto puzzle = puzzle_of_drawing("#.#\n...\n");
  puzzle.goal = cells_of("#.#\n...\n", inks(1));
  const auto after = edited(puzzle, "row 1", "2");
  EXPECT_EQ(after.rows[1], (Clues{{2, 1}}));
  EXPECT_FALSE(after.goal);
  EXPECT_EQ(edited(puzzle, "row 0", "").rows[0], Clues{});
  EXPECT_EQ(edited(puzzle, "column 2", "1").goal, puzzle.goal);
  EXPECT_EQ(edited(puzzle_of_drawing("#r\n", 2), "row 0", "1r, 1#").rows[0], (Clues{{1, 2}, {1, 1}}));
}

TEST(NonogramEdit, FaultsOfAField) {
  const auto puzzle = puzzle_of_drawing("#.#\n...\n");
  EXPECT_EQ(fault(puzzle, Field{"row 2", "", "1"}),
            "'row 2' is not a line: 'row 0' to 'row 1', 'column 0' to 'column 2'");
  EXPECT_EQ(fault(puzzle, Field{"diagonal", "", "1"}),
            "'diagonal' is not a line: 'row 0' to 'row 1', 'column 0' to 'column 2'");
  EXPECT_EQ(fault(puzzle, Field{"row 1", "", "4"}), "row 2: a run of 4 is longer than its line of 3 cells");
  EXPECT_EQ(fault(puzzle, Field{"row 1", "", "x"}),
            "'x' is not a clue: a length such as 3, or 3r with its colour");
  EXPECT_EQ(fault(puzzle, Field{"row 1", "", "0 1"}), "a run has 1 to 65535 cells, not 0");
  EXPECT_EQ(fault(puzzle_of_drawing("#r\n", 2), Field{"row 0", "", "1"}),
            "'1' has no colour of this puzzle: # black r red");
}

TEST(NonogramEdit, AMarkSaysWhatIsKnown) {
  const auto puzzle = puzzle_of_drawing("#.#\n...\n");
  const auto one = edit(puzzle, Mark{at(0, 0), U'?', U'#'}).value();
  EXPECT_EQ(blank(one), painted("#??\n???\n"));
  const auto two = edit(one, Mark{at(1, 2), U'?', U'.'}).value();
  EXPECT_EQ(blank(two), painted("#??\n??.\n"));
  const auto back = edit(edit(two, Mark{at(0, 0), U'#', U'?'}).value(), Mark{at(1, 2), U'.', U'?'}).value();
  EXPECT_EQ(back, puzzle);
}

TEST(NonogramEdit, FaultsOfAMark) {
  const auto puzzle = puzzle_of_drawing("#.#\n...\n");
  EXPECT_EQ(fault(puzzle, Mark{at(2, 0), U'?', U'#'}), "row 3, column 1 is outside the 2x3 grid");
  EXPECT_EQ(fault(puzzle, Mark{at(0, 0), U'?', U'r'}), "a cell is '.', '?' or the symbol of a colour");
  EXPECT_EQ(fault(puzzle, Mark{at(0, 0), U'?', U'é'}), "a cell is '.', '?' or the symbol of a colour");
}

RC_GTEST_PROP(NonogramClueText, IsReadBackAsItWasWritten, ()) {
  auto puzzle = (*any_known({1, 20, 5})).puzzle;
  for (auto& ink : puzzle.palette) {
    if (puzzle.palette.size() > 2) ink.symbol = *rc::gen::inRange('!', '~');
    if (ink.symbol == ',') ink.symbol = '0';
  }
  settle_inks(puzzle.palette);
  RC_ASSERT(read_clue_text(clue_text(puzzle.rows[0], puzzle.palette), puzzle.palette).value() ==
            puzzle.rows[0]);
}

}  // namespace
}  // namespace quadrille::nonogram
