#include "puzzles/nonogram/facets.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kAll = 100'000;

std::vector<Step> steps(const Puzzle& puzzle, const Painting& from, std::size_t at_most = kAll,
                        const Painting* toward = nullptr) {
  Context context({});
  return explain(puzzle, {.from = from, .toward = toward, .at_most = at_most}, context);
}

Step first_step(const Puzzle& puzzle, const Painting& from) { return steps(puzzle, from, 1).front(); }

Painting replayed(const Puzzle& puzzle, Painting position, const std::vector<Step>& all) {
  for (const auto& step : all) {
    for (const auto& mark : step.marks)
      position.cells[mark.cell] = *find_symbol(puzzle.palette, static_cast<char>(mark.now));
  }
  return position;
}

// A picture of which lines alone say nothing, but trying does.
const Puzzle& needs_trying() {
  static const auto puzzle =
      drawn("width 6\nheight 6\nrows\n1\n1,1\n1,1\n2,1\n1,2\n1\ncolumns\n1\n2\n1,2\n1,1,1\n2\n1\n");
  return puzzle;
}

TEST(NonogramExplain, TheEasiestLineComesFirstWithItsReason) {
  const auto step = first_step(puzzle_of_drawing(".###\n####\n..#.\n"), painted("????\n????\n????\n"));
  EXPECT_EQ(step.rule, "overlap");
  EXPECT_EQ(step.reason,
            "row 2: wherever the 4 stands, some cells are under it, so columns 1 to 4 are black");
  EXPECT_EQ(step.marks.size(), 4U);
  EXPECT_EQ(step.marks.front(), (Mark{at(1, 0), U'?', U'#'}));
  EXPECT_EQ(step.because, (std::vector<Cell>{at(1, 0), at(1, 1), at(1, 2), at(1, 3)}));
  EXPECT_EQ(step.risk, 0);
}

TEST(NonogramExplain, GoesOnFromAnyPosition) {
  const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  EXPECT_EQ(first_step(puzzle, painted("?#?\n?#?\n?#?\n")).reason,
            "row 1: all its runs are complete, so columns 1 and 3 are empty");
  EXPECT_TRUE(steps(puzzle, painted(".#.\n###\n.#.\n")).empty());
}

TEST(NonogramExplain, AMistakeIsNamedWithoutItsColour) {
  const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  const auto step = first_step(puzzle, painted("?#?\n??.\n???\n"));
  EXPECT_EQ(step.rule, "mistake");
  EXPECT_EQ(step.reason, "row 2, column 3 is wrong: row 2 can no longer hold its clues 3");
  EXPECT_TRUE(step.marks.empty());
  EXPECT_EQ(step.because, (std::vector<Cell>{at(1, 2)}));
}

TEST(NonogramExplain, AMistakeThatNoSingleLineShowsIsFoundToo) {
  // The diagonal of two cells is known from the start; the other one would do for every single line.
  auto puzzle = puzzle_of_drawing("#..\n.#.\n..#\n");
  puzzle.saved = Grid<ColourSet>({3, 3}, 0b11);
  puzzle.saved[at(0, 0)] = puzzle.saved[at(1, 1)] = 0b10;
  const auto step = first_step(puzzle, painted("#??\n?#?\n??.\n"));
  EXPECT_EQ(step.rule, "mistake");
  EXPECT_EQ(step.because, (std::vector<Cell>{at(2, 2)}));
}

TEST(NonogramExplain, CluesWithoutAPictureAreAMistake) {
  const auto step = first_step(drawn("width 2\nheight 2\nrows\n2\n2\ncolumns\n2\n1\n"), painted("??\n??\n"));
  EXPECT_EQ(step.rule, "mistake");
  EXPECT_TRUE(step.reason.starts_with("no picture has these clues: ")) << step.reason;
}

TEST(NonogramExplain, ColoursThatLinesLeaveEachOtherDecideACell) {
  // Row 0 may have red, column 2 only blue: no line alone says that the cell is empty.
  const auto puzzle = puzzle_of_drawing("r..\n..b\nrrb\n", 4);
  for (const auto& step : steps(puzzle, blank(puzzle))) EXPECT_NE(step.rule, "branch") << step.reason;
}

TEST(NonogramExplain, OfSeveralPicturesOneIsTakenAtARisk) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const auto all = steps(puzzle, painted("??\n??\n"));
  ASSERT_FALSE(all.empty());
  EXPECT_EQ(all.front().rule, "branch");
  EXPECT_EQ(all.front().risk, 0.5);
  EXPECT_TRUE(check(puzzle, replayed(puzzle, painted("??\n??\n"), all), Extent::whole).empty());
}

TEST(NonogramExplain, LeadsToTheAnswerThatIsWanted) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  for (const auto* drawing : {"#.\n.#\n", ".#\n#.\n"}) {
    const auto wanted = painted(drawing);
    const auto all = steps(puzzle, painted("??\n??\n"), kAll, &wanted);
    EXPECT_EQ(replayed(puzzle, painted("??\n??\n"), all), wanted);
  }
}

TEST(NonogramExplain, GoesAsFarAsAPartialAnswerAndNoFarther) {
  const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  const auto wanted = painted("?#?\n###\n??.\n");
  EXPECT_EQ(replayed(puzzle, blank(puzzle), steps(puzzle, blank(puzzle), kAll, &wanted)), wanted);
}

TEST(NonogramExplain, AStoppedContextSaysNothingMore) {
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  const auto puzzle = puzzle_of_drawing(".#.\n###\n.#.\n");
  EXPECT_TRUE(explain(puzzle, {.from = blank(puzzle), .at_most = kAll}, context).empty());
}

RC_GTEST_PROP(NonogramExplain, ReplayingAllStepsGivesAnAnswer, ()) {
  auto [puzzle, answer] = *any_known({7, 7, 3});
  auto from = answer;
  for_each_cell(puzzle.size(), [&](Cell cell) {
    if (*rc::gen::inRange(0, 4) > 0) from.cells[cell] = kUndecided;
  });
  const auto all = steps(puzzle, from);
  auto position = from;
  for (const auto& step : all) {
    RC_ASSERT(step.rule != "mistake");
    RC_ASSERT(!step.marks.empty());
    RC_ASSERT(!step.reason.empty());
    for (const auto& mark : step.marks) {
      RC_ASSERT(position.cells[mark.cell] == kUndecided);
      RC_ASSERT(mark.was == U'?');
    }
    position = replayed(puzzle, position, {step});
  }
  RC_ASSERT(check(puzzle, position, Extent::whole).empty());
}

RC_GTEST_PROP(NonogramExplain, AStepWithoutRiskHoldsInEveryAnswer, ()) {
  const auto puzzle = (*any_known({5, 5, 2})).puzzle;
  const auto answers = answers_by_trying(puzzle, 40);
  for (const auto& step : steps(puzzle, blank(puzzle))) {
    if (step.risk > 0) break;  // from here on one answer is followed
    for (const auto& mark : step.marks) {
      for (const auto& answer : answers) {
        RC_ASSERT(static_cast<Symbol>(puzzle.palette[answer.cells[mark.cell]].symbol) == mark.now);
      }
    }
  }
}

RC_GTEST_PROP(NonogramExplain, AWrongCellIsAlwaysAMistakeAndNamed, ()) {
  const auto [puzzle, answer] = *any_known({5, 5, 2});
  RC_PRE(answers_by_trying(puzzle).size() == 1U);
  auto from = answer;
  for_each_cell(puzzle.size(), [&](Cell cell) {
    if (*rc::gen::arbitrary<bool>()) from.cells[cell] = kUndecided;
  });
  const auto wrong = at(*rc::gen::inRange(0, puzzle.size().rows), *rc::gen::inRange(0, puzzle.size().cols));
  from.cells[wrong] = answer.cells[wrong] == kPaper ? Colour{1} : kPaper;
  const auto step = first_step(puzzle, from);
  RC_ASSERT(step.rule == "mistake");
  RC_ASSERT(step.because == std::vector<Cell>{wrong});
}

TEST(NonogramGrade, TheTiersOfTheTechniquesAscendAndTheirOrderIsThatOfTheRules) {
  EXPECT_TRUE(tiers_ascend<Technique>(techniques()));
  EXPECT_EQ(name(Rule::complete), "complete");
  EXPECT_EQ(name(Rule::line), "line");
  EXPECT_EQ(name(Rule::branch), "branch");
}

TEST(NonogramGrade, NamesWhatIsNeeded) {
  Context context({});
  const auto easy = grade(puzzle_of_drawing(".###\n####\n..#.\n"), context).value();
  EXPECT_EQ(easy.name, "line");
  EXPECT_GT(easy.score, 0);
  EXPECT_FALSE(easy.techniques.empty());
  const auto hard = grade(needs_trying(), context);
  ASSERT_TRUE(hard) << hard.error().message;
  EXPECT_EQ(hard->name, "probing");
  EXPECT_EQ(hard->hardest, "probe");
  EXPECT_GT(hard->score, easy.score);
}

TEST(NonogramGrade, OnlyAPuzzleWithOneAnswerHasOne) {
  Context context({});
  EXPECT_EQ(grade(puzzle_of_drawing("#.\n.#\n"), context).error().message,
            "more than one picture has these clues");
  EXPECT_TRUE(grade(drawn("width 2\nheight 2\nrows\n2\n2\ncolumns\n2\n1\n"), context)
                  .error()
                  .message.starts_with("no picture has these clues: "));
  Context short_of_nodes({.limits = {.nodes = 1}});
  EXPECT_FALSE(grade(needs_trying(), short_of_nodes));
}

}  // namespace
}  // namespace quadrille::nonogram
