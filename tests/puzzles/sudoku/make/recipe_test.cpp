#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/facets.hpp"

namespace quadrille::sudoku {
namespace {

// What the generator makes of settings as a user gives them, or says.
Expected<Made<Puzzle, Filling>> made_after(const Record& settings, std::uint64_t seed = 1,
                                           const RunSettings& run = {}) {
  Random random(seed);
  Context context(run);
  return std::get<Generator<Puzzle, Filling>::FromNothing>(generators().front().make)(settings, random,
                                                                                      context);
}

// Every digit of a puzzle without symmetry is needed: without it there are several answers.
RC_GTEST_PROP(SudokuRecipe, NoDigitCanBeSpared, ()) {
  const auto puzzle = made(*rc::gen::elementOf(std::vector{4, 6}), *rc::gen::arbitrary<std::uint32_t>());
  for_each_cell(puzzle.givens.size(), [&](Cell cell) {
    if (puzzle.givens[cell] == 0) return;
    auto fewer = puzzle;
    fewer.givens[cell] = 0;
    RC_ASSERT(count_answers(fewer, 2) == 2);
  });
}

TEST(SudokuRecipeSettings, MakeTheSizeThatWasAskedFor) {
  for (const auto* size : {"4", "6", "9"}) {
    const auto puzzle = made_after(Record::Map{{"size", size}}).value().puzzle;
    EXPECT_EQ(std::to_string(puzzle.side()), size);
  }
}

TEST(SudokuRecipeSettings, MakeTheGradeThatWasAskedFor) {
  for (const auto* asked : {"easy", "medium", "hard"}) {
    const auto puzzle = made_after(Record::Map{{"grade", asked}}).value().puzzle;
    Context context({});
    EXPECT_EQ(grade(puzzle, context).value().name, asked);
  }
}

TEST(SudokuRecipeSettings, MoreDigitsThanCellsAreRefused) {
  EXPECT_EQ(made_after(Record::Map{{"size", "4"}, {"givens", 17}}).error().message,
            "a 4x4 square has 16 cells, not 17 to be given");
  EXPECT_EQ(count_filled(made_after(Record::Map{{"size", "4"}, {"givens", 16}}).value().puzzle.givens), 16U);
}

TEST(SudokuRecipeSettings, TheSameSeedIsTheSamePuzzle) {
  EXPECT_EQ(made_after({}, 5).value().puzzle, made_after({}, 5).value().puzzle);
  EXPECT_NE(made_after({}, 5).value().puzzle, made_after({}, 6).value().puzzle);
}

TEST(SudokuRecipeSettings, AStopEndsTheSearch) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(made_after({}, 1, {.stop = stop.get_token()}).error().message,
            "the limits were reached before a puzzle was found");
}

TEST(SudokuPresets, AreOfTheGradeTheySay) {
  for (const auto& preset : presets()) {
    // The largest takes longer than a test should.
    const auto* size = preset.settings.find("size");
    ASSERT_NE(size, nullptr);
    if (*size->get<std::string>() == "16") continue;
    SCOPED_TRACE(preset.name);
    const auto puzzle = made_after(preset.settings, 2).value().puzzle;
    EXPECT_EQ(count_answers(puzzle, 2), 1);
    Context context({});
    EXPECT_EQ(grade(puzzle, context).value().name, *preset.settings.find("grade")->get<std::string>());
  }
}

}  // namespace
}  // namespace quadrille::sudoku
