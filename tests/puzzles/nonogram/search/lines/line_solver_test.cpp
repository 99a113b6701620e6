#include "puzzles/nonogram/search/lines/line_solver.hpp"

#include <set>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/lines/line_solvers.hpp"

namespace quadrille::nonogram {
namespace {

// A drawn line as masks: '?' is any colour of the palette; an ink or '.' is that colour alone.
std::vector<Word> masks_of_line(std::string_view drawing, std::size_t inks_used, std::size_t words) {
  const auto palette = inks(inks_used);
  std::vector<Word> masks(words * palette.size());
  for (std::size_t i = 0; i < drawing.size(); ++i) {
    for (std::size_t colour = 0; colour < palette.size(); ++colour) {
      if (drawing[i] != '?' && drawing[i] != palette[colour].symbol) continue;
      masks[colour * words + i / kWordBits] |= Word{1} << (i % kWordBits);
    }
  }
  return masks;
}

template <class Bits>
std::vector<std::vector<int>> starts_found(const LineSolver<Bits>& solver, std::size_t blocks) {
  std::vector<std::vector<int>> all(blocks);
  for (std::size_t block = 0; block < blocks; ++block) {
    for_each_position(solver.starts(block), [&](int each) { all[block].push_back(each); });
  }
  return all;
}

TEST(NonogramLineSolver, SaysWhereEveryBlockCanStart) {
  const Clues clues{{2, 1}, {1, 1}};
  const Lines lines(clues, 6, 2);
  LineSolver<Word> solver(lines);
  ASSERT_TRUE(solver.place(lines[0], masks_of_line("?????.", 1, 1).data(), 1));
  EXPECT_EQ(starts_found(solver, 2), (std::vector<std::vector<int>>{{0, 1}, {3, 4}}));
}

TEST(NonogramLineSolver, ColoursThatALineHasNotAreLeftOut) {
  const Clues clues{{1, 2}};
  const Lines lines(clues, 2, 3);
  LineSolver<Word> solver(lines);
  ASSERT_TRUE(solver.place(lines[0], masks_of_line("?.", 2, 1).data(), 1));
  ASSERT_EQ(lines[0].colours.size(), 2U);
  EXPECT_EQ(solver.before(1), 0b01U);
  EXPECT_EQ(solver.after(1), 0b01U);
  EXPECT_EQ(solver.after(0), 0b10U);
}

TEST(NonogramLineSolver, NothingIsPlacedWhereTheCluesAreTooLong) {
  const Clues clues{{3, 1}, {3, 1}};
  const Lines lines(clues, 6, 2);
  LineSolver<Word> solver(lines);
  EXPECT_FALSE(solver.place(lines[0], masks_of_line("??????", 1, 1).data(), 1));
  EXPECT_FALSE(solver.fits(lines[0], masks_of_line("??????", 1, 1).data(), 1));
}

// A solver keeps nothing from line to line: one that has failed or met longer clues answers as a new one.
RC_GTEST_PROP(NonogramLineSolver, OneSolverAnswersLineAfterLineAsANewOneWould, ()) {
  const auto known = *any_known({.most_rows = 8, .most_cols = 8});
  const Lines lines(known.puzzle);
  LineSolver<Word> used(lines);
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int turn = 0; turn < 30; ++turn) {
    const auto number = random.below(static_cast<std::uint32_t>(lines.count()));
    const auto& line = lines[number];
    std::vector<Word> masks(lines.colours(), 0);
    for (auto& mask : masks) mask = (random.next() | random.next()) & ((Word{1} << line.length) - 1);
    LineSolver<Word> fresh(lines);
    const bool fits = fresh.place(line, masks.data(), 1);
    RC_ASSERT(used.fits(line, masks.data(), 1) == fits);
    RC_ASSERT(used.place(line, masks.data(), 1) == fits);
    if (!fits) continue;
    for (std::size_t slot = 0; slot < line.colours.size(); ++slot) {
      RC_ASSERT(used.before(slot) == masks[line.colours[slot]]);
      RC_ASSERT(used.after(slot) == fresh.after(slot));
    }
    RC_ASSERT(starts_found(used, line.blocks.size()) == starts_found(fresh, line.blocks.size()));
  }
}

RC_GTEST_PROP(NonogramLineSolver, EveryWidthPlacesAlike, ()) {
  const auto known = *any_known({.most_rows = 1, .most_cols = 60});
  const Lines lines(known.puzzle);
  const auto& line = lines[0];
  std::string drawing;
  for (const auto colour : known.answer.cells.row(Row{0})) {
    const bool shown = *rc::gen::inRange(0, 4) == 0;
    drawing += shown ? known.puzzle.palette[colour].symbol : '?';
  }
  const auto inks_used = known.puzzle.palette.size() - 1;
  LineSolver<Word> narrow_one(lines);
  LineSolver<DoubleWord> double_one(lines);
  LineSolver<WideBits<16>> wide_one(lines);
  RC_ASSERT(narrow_one.place(line, masks_of_line(drawing, inks_used, 1).data(), 1));
  RC_ASSERT(double_one.place(line, masks_of_line(drawing, inks_used, 2).data(), 2));
  RC_ASSERT(wide_one.place(line, masks_of_line(drawing, inks_used, 3).data(), 3));
  const auto starts_by_word = starts_found(narrow_one, line.blocks.size());
  RC_ASSERT(starts_found(double_one, line.blocks.size()) == starts_by_word);
  RC_ASSERT(starts_found(wide_one, line.blocks.size()) == starts_by_word);
  for (std::size_t slot = 0; slot < line.colours.size(); ++slot) {
    for (int cell = 0; cell < line.length; ++cell) {
      const bool may = contains(narrow_one.after(slot), cell);
      RC_ASSERT(contains(double_one.after(slot), cell) == may);
      RC_ASSERT(contains(wide_one.after(slot), cell) == may);
    }
  }
}

TEST(NonogramLineSolver, TheNarrowestThatHoldsTheLongestLineIsTaken) {
  const auto kind_for = [](std::size_t rows, std::size_t cols) {
    const Lines lines(
        {.rows = std::vector<Clues>(rows), .cols = std::vector<Clues>(cols), .palette = black_and_white()});
    return line_solver_for(lines).index();
  };
  EXPECT_EQ(kind_for(5, 63), 0U);
  EXPECT_EQ(kind_for(5, 64), 1U);
  EXPECT_EQ(kind_for(127, 5), 1U);
  EXPECT_EQ(kind_for(128, 5), 2U);
  EXPECT_EQ(kind_for(1023, 1), 2U);
  EXPECT_EQ(kind_for(1024, 1), 3U);
  EXPECT_EQ(kind_for(kLongestSide, 1), 3U);
}

}  // namespace
}  // namespace quadrille::nonogram
