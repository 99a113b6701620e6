#include "puzzles/nonogram/search/solving.hpp"

#include <optional>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/answers.hpp"
#include "sat/solver.hpp"

namespace quadrille::nonogram {
namespace {

// ---- the oracle: a variable for every start of every clue, pairs that clash, and nothing clever ----

class StartClauses {
 public:
  explicit StartClauses(const Puzzle& puzzle) : puzzle_(puzzle) {
    const auto size = puzzle.size();
    cells_ = solver_.variables(static_cast<int>(size.cells() * puzzle.palette.size()));
    for_each_cell(size, [&](Cell cell) { add_cell(cell); });
    for (int row = 0; row < size.rows; ++row) {
      add_line(puzzle.rows[static_cast<std::size_t>(row)], size.cols, [&](int i) { return at(row, i); });
    }
    for (int col = 0; col < size.cols; ++col) {
      add_line(puzzle.cols[static_cast<std::size_t>(col)], size.rows, [&](int i) { return at(i, col); });
    }
  }

  // Answers, counted no further than two.
  int count() {
    Context context({});
    for (int found = 0; found < 2; ++found) {
      if (solver_.solve(context) != sat::Verdict::satisfiable) return found;
      std::vector<sat::Literal> other;
      for_each_cell(puzzle_.size(), [&](Cell cell) {
        for (std::size_t colour = 0; colour < puzzle_.palette.size(); ++colour) {
          const auto literal = variable(cell, static_cast<Colour>(colour));
          if (solver_.value(literal)) other.push_back(-literal);
        }
      });
      solver_.add(other);
    }
    return 2;
  }

 private:
  [[nodiscard]] sat::Literal variable(Cell cell, Colour colour) const {
    const int number = cell.row.value * puzzle_.size().cols + cell.col.value;
    return cells_ + number * static_cast<int>(puzzle_.palette.size()) + colour;
  }

  void add_cell(Cell cell) {
    std::vector<sat::Literal> any;
    for (std::size_t colour = 0; colour < puzzle_.palette.size(); ++colour) {
      const auto literal = variable(cell, static_cast<Colour>(colour));
      for (const auto before : any) solver_.add({-before, -literal});
      any.push_back(literal);
      if (puzzle_.saved.size() == puzzle_.size() && (puzzle_.saved[cell] >> colour & 1U) == 0) {
        solver_.add({-literal});
      }
    }
    solver_.add(any);
  }

  template <class CellAt>
  void add_line(const Clues& clues, int length, CellAt&& cell_at) {
    struct Start {
      std::size_t clue;
      int cell;
      sat::Literal literal;
    };
    std::vector<Start> starts;
    for (std::size_t clue = 0; clue < clues.size(); ++clue) {
      std::vector<sat::Literal> any;
      // The clues before and after it need their cells.
      int from = 0;
      int to = length;
      for (std::size_t i = 0; i < clue; ++i) from += clues[i].length;
      for (std::size_t i = clue; i < clues.size(); ++i) to -= clues[i].length;
      for (int cell = from; cell <= to; ++cell) {
        starts.push_back({clue, cell, solver_.variable()});
        any.push_back(starts.back().literal);
        for (int i = 0; i < clues[clue].length; ++i) {
          solver_.add({-any.back(), variable(cell_at(cell + i), clues[clue].colour)});
        }
      }
      solver_.add(any);
    }
    for (const auto& a : starts) {
      for (const auto& b : starts) {
        const int gap = clues[a.clue].colour == clues[b.clue].colour ? 1 : 0;
        const bool twice = a.clue == b.clue && a.cell < b.cell;
        const bool close = a.clue + 1 == b.clue && b.cell < a.cell + clues[a.clue].length + gap;
        if (twice || close) solver_.add({-a.literal, -b.literal});
      }
    }
    // A cell that no clue covers is paper.
    for (int cell = 0; cell < length; ++cell) {
      std::vector<sat::Literal> covered{variable(cell_at(cell), kPaper)};
      for (const auto& start : starts) {
        if (start.cell <= cell && cell < start.cell + clues[start.clue].length)
          covered.push_back(start.literal);
      }
      solver_.add(covered);
    }
  }

  const Puzzle& puzzle_;
  sat::Solver solver_;
  sat::Literal cells_ = 0;
};

// ---- what is tested ----

// 0: proven impossible; 1: the only answer; 2: two different ones, both right. -1: none of that.
int solutions_by(const Puzzle& puzzle, Effort effort, RunSettings settings = {}) {
  Context context(std::move(settings));
  const auto outcome = solve(puzzle, effort, context);
  if (outcome.end != End::finished) return -1;
  if (outcome.impossible() != nullptr) return outcome.impossible()->reason.empty() ? -1 : 0;
  const auto& found = *outcome.answer();
  if (!found.complete || !found.unique || !check(puzzle, found.answer, Extent::whole).empty()) return -1;
  if (*found.unique) return found.second ? -1 : 1;
  if (!found.second || *found.second == found.answer) return -1;
  return check(puzzle, *found.second, Extent::whole).empty() ? 2 : -1;
}

Grid<Colour> random_picture(Size size, int inks_used, Random& random) {
  Grid<Colour> picture(size, kPaper);
  const int filled = random.between(20, 80);
  for_each_cell(size, [&](Cell cell) {
    if (random.between(0, 99) < filled) picture[cell] = static_cast<Colour>(random.between(1, inks_used));
  });
  return picture;
}

// The clues of a random picture; of two pictures that have nothing to do with each other in one case of ten;
// with a clue moved by one in another; with some cells known in another.
Puzzle random_puzzle(Size size, int colours, Random& random) {
  const auto palette = inks(static_cast<std::size_t>(colours));
  const auto picture = random_picture(size, colours, random);
  auto puzzle = puzzle_of(picture, palette);
  switch (random.between(0, 9)) {
    case 0:
      puzzle.cols = puzzle_of(random_picture(size, colours, random), palette).cols;
      break;
    case 1: {
      auto& clues = puzzle.rows[random.below(static_cast<std::uint32_t>(puzzle.rows.size()))];
      if (clues.size() > 1) std::swap(clues.front(), clues.back());
      break;
    }
    case 2:
      puzzle.saved = Grid<ColourSet>(size, (ColourSet{2} << colours) - 1);
      for_each_cell(size, [&](Cell cell) {
        if (random.between(0, 19) == 0) puzzle.saved[cell] = ColourSet{1} << picture[cell];
        if (random.between(0, 199) == 0) puzzle.saved[cell] = 1;
      });
      break;
    default:
      break;
  }
  return puzzle;
}

class NonogramStatus : public testing::TestWithParam<int> {};

TEST_P(NonogramStatus, AgreesWithCountingToTwoOnRandomGridsUpTo20x20) {
  const int colours = GetParam();
  Random random(7, static_cast<std::uint64_t>(colours));
  int seen[3]{};
  for (int i = 0; i < 500; ++i) {
    const int most = random.between(0, 3) == 0 ? 20 : 12;  // the large ones take the oracle longest
    const Size size{random.between(1, most), random.between(1, most)};
    const auto puzzle = random_puzzle(size, colours, random);
    const int expected = StartClauses(puzzle).count();
    ASSERT_EQ(solutions_by(puzzle, Effort::all), expected)
        << "case " << i << ", " << size.rows << "x" << size.cols;
    ++seen[expected];
  }
  for (const int cases : seen) EXPECT_GT(cases, 20);
}

INSTANTIATE_TEST_SUITE_P(Inks, NonogramStatus, testing::Values(1, 2, 3, 4));

RC_GTEST_PROP(NonogramSolving, EveryEffortCountsToTwoAlike, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Size size{random.between(1, 12), random.between(1, 12)};
  const auto puzzle = random_puzzle(size, random.between(1, 3), random);
  const int expected = StartClauses(puzzle).count();
  RC_ASSERT(solutions_by(puzzle, Effort::search) == expected);
  RC_ASSERT(solutions_by(puzzle, Effort::learning) == expected);
  RC_ASSERT(solutions_by(puzzle, Effort::clauses) == expected);
  RC_ASSERT(solutions_by(puzzle, Effort::all, {.threads = 2}) == expected);
}

RC_GTEST_PROP(NonogramSolving, SecondFindsADifferentAnswerOrNone, ()) {
  const auto known = *any_known({.most_rows = 12, .most_cols = 12});
  Context context({});
  const auto outcome = second(known.puzzle, known.answer, context);
  const bool only = StartClauses(known.puzzle).count() == 1;
  RC_ASSERT((outcome.impossible() != nullptr) == only);
  if (only) return;
  RC_ASSERT(outcome.answer()->answer != known.answer);
  RC_ASSERT(check(known.puzzle, outcome.answer()->answer, Extent::whole).empty());
}

std::optional<Painting> swapped_in(const Puzzle& puzzle, const Painting& answer) {
  Context context({});
  return swapped(puzzle, answer, context);
}

RC_GTEST_PROP(NonogramSwaps, ASwappedAnswerIsAnotherAnswer, ()) {
  const auto known = *any_known();
  const auto other = swapped_in(known.puzzle, known.answer);
  if (!other) return;
  RC_ASSERT(*other != known.answer);
  RC_ASSERT(check(known.puzzle, *other, Extent::whole).empty());
}

TEST(NonogramSwaps, FindsTheDiagonalThatTurns) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  EXPECT_EQ(swapped_in(puzzle, painted("#.\n.#\n")), painted(".#\n#.\n"));
}

TEST(NonogramSwaps, FindsRunsThatSlide) {
  const auto first = painted("##.\n...\n.##\n");
  const auto puzzle = puzzle_of(first.cells, inks(1));
  EXPECT_EQ(swapped_in(puzzle, first), painted(".##\n...\n##.\n"));
}

TEST(NonogramSwaps, LeavesKnownCellsAlone) {
  auto puzzle = puzzle_of_drawing("#.\n.#\n");
  puzzle.saved = Grid<ColourSet>(puzzle.size(), 3);
  puzzle.saved[at(0, 0)] = 2;
  EXPECT_EQ(swapped_in(puzzle, painted("#.\n.#\n")), std::nullopt);
}

std::string reason_of(const Puzzle& puzzle) {
  Context context({});
  const auto outcome = solve(puzzle, Effort::all, context);
  return outcome.impossible() != nullptr ? outcome.impossible()->reason : "";
}

TEST(NonogramImpossible, TotalsThatDifferAreNamedWithBothNumbers) {
  auto puzzle = puzzle_of_drawing("##.\n.#.\n");
  puzzle.rows[1] = {{.length = 2}};
  EXPECT_EQ(reason_of(puzzle), "the rows have 4 cells of black, the columns 3");
}

TEST(NonogramImpossible, TotalsAreComparedColourByColour) {
  auto puzzle = puzzle_of_drawing("#r\nr#\n", 2);
  puzzle.rows[0][0].colour = 2;
  EXPECT_EQ(reason_of(puzzle),
            "the rows have 1 cells of black, the columns 2; the rows have 3 cells of red, the columns 2");
}

TEST(NonogramImpossible, ALineWithoutPlacementIsNamedWithItsClues) {
  // Two full rows, and columns that want a gap.
  const Puzzle puzzle{.rows = {{{.length = 2}}, {}, {{.length = 1}}},
                      .cols = {{{.length = 2}}, {{.length = 1}}},
                      .palette = inks(1)};
  EXPECT_EQ(reason_of(puzzle), "column 1, 2: no placement of its clues fits the other lines");
}

TEST(NonogramImpossible, AKnownCellThatFitsNoClueIsNamed) {
  auto puzzle = puzzle_of_drawing("#.\n..\n");
  puzzle.saved = Grid<ColourSet>(puzzle.size(), 3);
  puzzle.saved[at(1, 1)] = 2;
  EXPECT_EQ(reason_of(puzzle), "row 2, column 2: what is known of this cell fits no clue of its lines");
}

TEST(NonogramSolving, WhereNobodyAsksNoSecondAnswerIsLookedFor) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  Context context({.unique_wanted = false});
  const auto outcome = solve(puzzle, Effort::all, context);
  ASSERT_NE(outcome.answer(), nullptr);
  EXPECT_TRUE(outcome.answer()->complete);
  EXPECT_FALSE(outcome.answer()->unique.has_value());
  EXPECT_FALSE(outcome.answer()->second.has_value());
}

TEST(NonogramSolving, WideAndTallGridsAreSolvedInEveryWordSize) {
  // A staircase: every line one run, the columns give the rest.
  for (const Size size :
       {Size{3, 63}, Size{64, 3}, Size{127, 5}, Size{5, 128}, Size{70, 300}, Size{1100, 4}}) {
    Grid<Colour> picture(size, kPaper);
    for_each_cell(size, [&](Cell cell) {
      const bool below = cell.row.value * size.cols >= cell.col.value * size.rows;
      picture[cell] = below ? Colour{1} : kPaper;
    });
    const auto puzzle = puzzle_of(picture, inks(1));
    Context context({});
    const auto outcome = solve(puzzle, Effort::all, context);
    ASSERT_NE(outcome.answer(), nullptr);
    EXPECT_EQ(outcome.answer()->answer.cells, picture) << size.rows << "x" << size.cols;
    EXPECT_EQ(outcome.answer()->unique, true);
  }
}

}  // namespace
}  // namespace quadrille::nonogram
