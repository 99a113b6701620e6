#include "puzzles/nonogram/model/answer.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

const Puzzle& cross() {
  static const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  return puzzle;
}

Error answer_fault(std::string_view text) {
  const auto answer = read_answer(cross(), text);
  return answer ? Error{"no fault"} : answer.error();
}

TEST(NonogramAnswer, IsALineForEveryRow) {
  const auto answer = read_answer(cross(), ".#.\r\n##?\n.#.").value();
  EXPECT_EQ(answer, painted(".#.\n##?\n.#.\n"));
  EXPECT_EQ(write_answer(cross(), answer), ".#.\n##?\n.#.\n");
}

TEST(NonogramAnswer, ShowsEveryInkByItsSymbol) {
  const auto puzzle = puzzle_of_drawing("#r\ng.\n", 3);
  EXPECT_EQ(write_answer(puzzle, painted("#r\ng?\n", 3)), "#r\ng?\n");
}

TEST(NonogramAnswer, FaultsHaveTheirPlace) {
  EXPECT_EQ(answer_fault(".#.\n##\n.#.\n"), (Error{"this row has 2 cells, not 3", 2, 3}));
  EXPECT_EQ(answer_fault(".#.\n####\n.#.\n"), (Error{"this row has 4 cells, not 3", 2, 4}));
  EXPECT_EQ(answer_fault(".#.\n#x#\n.#.\n"),
            (Error{"'x' is not a cell: '.' empty, '?' undecided, '#' black", 2, 2}));
  EXPECT_EQ(answer_fault(".#.\n###\n"), (Error{"the answer ends after 2 of 3 rows", 2, 0}));
  EXPECT_EQ(answer_fault(".#.\n###\n.#.\n...\n"), (Error{"one row too many: the puzzle has 3", 4, 1}));
  EXPECT_EQ(answer_fault(""), (Error{"the answer ends after 0 of 3 rows", 0, 0}));
}

TEST(NonogramAnswer, AHeadlineTellsHowFarItIs) {
  EXPECT_EQ(headline(cross(), {painted(".#.\n##?\n.#.\n")}), "8 of 9 cells decided");
  EXPECT_EQ(headline(cross(), {painted(".#.\n###\n.#.\n")}), "3x3");
  const auto puzzle = puzzle_of_drawing("#r\ng.\n", 3);
  EXPECT_EQ(headline(puzzle, {painted("#r\ng.\n", 3)}), "2x2, 3 colours");
}

RC_GTEST_PROP(NonogramAnswer, IsReadBackAsItWasWritten, ()) {
  auto [puzzle, answer] = *any_known({10, 10, 4});
  if (*rc::gen::arbitrary<bool>()) answer.cells[at(0, 0)] = kUndecided;
  RC_ASSERT(read_answer(puzzle, write_answer(puzzle, answer)).value() == answer);
}

}  // namespace
}  // namespace quadrille::nonogram
