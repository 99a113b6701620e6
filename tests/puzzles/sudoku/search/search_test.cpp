#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/sudoku/drawn.hpp"
#include "puzzles/sudoku/rules.hpp"
#include "puzzles/sudoku/search/answers.hpp"
#include "puzzles/sudoku/search/searches.hpp"
#include "puzzles/sudoku/search/solving.hpp"
#include "puzzles/sudoku/strategies/list.hpp"

namespace quadrille::sudoku {
namespace {

struct NamedSearch {
  std::string_view name;
  SearchFor search;
};
constexpr std::array kSearches{NamedSearch{"bits", search_any_side}, NamedSearch{"cover", search_cover},
                               NamedSearch{"clauses", search_clauses},
                               NamedSearch{"fastest", search_fastest}};

// Up to so many answers, each of them right and no two the same.
std::size_t answers_of(SearchFor search, const Puzzle& puzzle, std::size_t wanted) {
  Context context({});
  const auto answers = search(puzzle, wanted, context);
  EXPECT_TRUE(answers.settled(wanted));
  for (std::size_t i = 0; i < answers.fillings.size(); ++i) {
    EXPECT_TRUE(check(puzzle, answers.fillings[i], Extent::whole, context).right());
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(answers.fillings[i], answers.fillings[j]);
  }
  return answers.fillings.size();
}

RC_GTEST_PROP(SudokuSearch, FindsAsManyAnswersAsTryingEverything, ()) {
  const int side = *rc::gen::elementOf(std::vector{4, 4, 6, 9});
  const auto puzzle = spoilt(side, *rc::gen::arbitrary<std::uint32_t>());
  const auto truth = static_cast<std::size_t>(count_answers(puzzle, 5));
  for (const auto& [name, search] : kSearches) {
    RC_LOG() << name << "\n" << write_rows(puzzle.givens);
    if (clash(puzzle) && search == search_fastest) continue;  // not asked then
    RC_ASSERT(answers_of(search, puzzle, 5) == truth);
  }
}

// A few, since the search for any side can take a second for one of them.
TEST(SudokuSearch, SearchesAgreeOnSquaresOfSixteen) {
  for (std::uint32_t seed = 0; seed < 6; ++seed) {
    const auto puzzle = spoilt(16, seed);
    EXPECT_EQ(answers_of(search_fastest, puzzle, 2), answers_of(search_clauses, puzzle, 2)) << seed;
  }
}

// Exchanging digits, bands, rows of a band, or rows with columns changes nothing about how many there are.
RC_GTEST_PROP(SudokuSearch, SymmetryKeepsTheNumberOfAnswers, ()) {
  const auto puzzle = spoilt(9, *rc::gen::arbitrary<std::uint32_t>());
  if (clash(puzzle)) return;
  Puzzle other = puzzle;
  const int band = *rc::gen::inRange(1, 3);
  const bool turned = *rc::gen::arbitrary<bool>();
  for_each_cell(puzzle.givens.size(), [&](Cell cell) {
    const int row = (cell.row.value + 3 * band) % 9;
    const int col = cell.col.value / 3 * 3 + (cell.col.value + band) % 3;
    const auto digit = puzzle.givens[cell];
    const auto renamed = static_cast<std::uint8_t>(digit == 0 ? 0 : (digit + band) % 9 + 1);
    other.givens[turned ? at(col, row) : at(row, col)] = renamed;
  });
  for (const auto& [name, search] : kSearches)
    RC_ASSERT(answers_of(search, other, 3) == answers_of(search, puzzle, 3));
}

// Where the givens clash the search for nine sees it itself, though nobody asks it.
TEST(SudokuSearch, ADigitTwiceInARowHasNoAnswer) {
  EXPECT_EQ(answers_of(search_nine, drawn("55" + std::string(79, '.')), 2), 0U);
}

TEST(SudokuSearch, AnEmptySquareHasManyAnswers) {
  for (const int side : kSides) {
    EXPECT_EQ(answers_of(search_fastest, {Grid<std::uint8_t>({side, side})}, 3), 3U) << side;
  }
}

class EverySudokuStrategy : public testing::TestWithParam<std::size_t> {
 protected:
  static Outcome<Filling> solved(const Puzzle& puzzle, Context& context) {
    return strategies()[GetParam()].bind({}).value()(puzzle, context);
  }
};

TEST_P(EverySudokuStrategy, SettlesASmallSquareAndThatItsAnswerIsTheOnlyOne) {
  Context context({});
  const auto outcome = solved(small(), context);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_EQ(outcome.answer()->answer, small_answer());
  EXPECT_EQ(outcome.answer()->unique, std::optional(true));
}

TEST_P(EverySudokuStrategy, ADigitTwiceInAHouseIsImpossibleAndNamed) {
  Context context({});
  const auto outcome = solved(drawn("1..4\n....\n.1..\n4.4.\n"), context);
  ASSERT_NE(outcome.impossible(), nullptr);
  EXPECT_EQ(*outcome.impossible(), (Objection{"row 4 has 4 twice", {at(3, 0), at(3, 2)}}));
}

TEST_P(EverySudokuStrategy, ACellWithoutADigitIsImpossibleAndNamed) {
  Context context({});
  const auto outcome = solved(drawn(".12.\n3...\n....\n4...\n"), context);
  ASSERT_NE(outcome.impossible(), nullptr);
  EXPECT_EQ(*outcome.impossible(), (Objection{"no digit is left for row 1, column 1", {at(0, 0)}}));
}

// Cut at its k-th node a run says so, and claims nothing it has not shown.
TEST_P(EverySudokuStrategy, EndsAtAnyNode) {
  const auto puzzle = made(9, 3, Tier::expert);
  for (std::uint64_t nodes = 0; nodes < 40; ++nodes) {
    Context context({.limits = {.nodes = nodes}});
    const auto outcome = solved(puzzle, context);
    EXPECT_LE(context.metrics.nodes, nodes);
    EXPECT_EQ(outcome.impossible(), nullptr);
    if (outcome.end == End::finished) break;
    EXPECT_EQ(outcome.end, End::nodes);
    const auto* found = outcome.answer();
    if (found != nullptr) {
      EXPECT_NE(found->unique, std::optional(false));
      EXPECT_TRUE(check(puzzle, found->answer, Extent::so_far, context).mistakes.empty());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sudoku, EverySudokuStrategy, testing::Range<std::size_t>(0, strategies().size()),
                         [](const auto& number) { return strategies()[number.param].info.name; });

TEST(SudokuLogic, EndsWhereItsTechniquesDo) {
  const auto puzzle = made(9, 4, Tier::diabolical);
  Context context({});
  const auto outcome = logic().bind({}).value()(puzzle, context);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_FALSE(outcome.answer()->complete);
  EXPECT_FALSE(outcome.answer()->unique.has_value());
  EXPECT_EQ(outcome.end, End::finished);
  Context again({});
  const auto with_trials = logic().bind(Record::Map{{"hardest", "diabolical"}}).value()(puzzle, again);
  EXPECT_TRUE(with_trials.answer()->complete);
}

TEST(SudokuSecond, IsAnotherAnswerOrNone) {
  Context context({});
  EXPECT_NE(second(small(), small_answer(), context).impossible(), nullptr);
  const Puzzle open{Grid<std::uint8_t>({4, 4})};
  const auto other = second(open, small_answer(), context);
  ASSERT_NE(other.answer(), nullptr);
  EXPECT_NE(other.answer()->answer, small_answer());
}

TEST(SudokuContradiction, AHouseWithoutAPlaceForADigitIsNamed) {
  // Row 1 has its open cells in a column and a box that have a 4.
  EXPECT_EQ(why_impossible(drawn(".31.\n..4.\n4...\n....\n")).reason, "row 1 has no place left for 4");
}

}  // namespace
}  // namespace quadrille::sudoku
