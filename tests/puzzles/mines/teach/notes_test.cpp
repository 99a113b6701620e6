#include "puzzles/mines/teach/notes.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/drawn.hpp"

namespace quadrille::mines {
namespace {

// Notes on a position, and everything that is proven about it.
struct Paper {
  explicit Paper(std::string_view text)
      : position(drawn(text)),
        proven(analysed(position, Depth::counting).answer()->answer.findings),
        notes(position, Grid<Finding>(position.tiles.size(), Finding::none)) {
    notes.seek(proven);
  }

  [[nodiscard]] PaddedIndex place(int row, int col) const { return notes.padded().place(at(row, col)); }

  Position position;
  Grid<Finding> proven;
  Notes notes;
};

TEST(MinesNotes, BeforeAnythingIsSoughtNothingIsLeft) {
  const auto position = drawn("mines 1\n?1F1?\n");
  const Notes notes(position, Grid<Finding>(position.tiles.size(), Finding::none));
  EXPECT_TRUE(notes.finished());
  EXPECT_TRUE(notes.left(Finding::safe).empty());
}

TEST(MinesNotes, WhatIsProvenIsLeftUntilItIsNoted) {
  Paper paper("mines 1\n?1F1?\n");
  EXPECT_FALSE(paper.notes.finished());
  EXPECT_EQ(paper.notes.left(Finding::safe), (std::vector{paper.place(0, 0), paper.place(0, 4)}));
  paper.notes.note({.safe = {paper.place(0, 0)}});
  EXPECT_EQ(paper.notes.left(Finding::safe), std::vector{paper.place(0, 4)});
  EXPECT_EQ(paper.notes.padded().kinds[paper.place(0, 0)], CellKind::clear);
  paper.notes.note({.safe = {paper.place(0, 4)}});
  EXPECT_TRUE(paper.notes.finished());
}

TEST(MinesNotes, NotingTheSameTwiceIsNotingItOnce) {
  Paper paper("mines 1\n?1F1?\n");
  paper.notes.note({.safe = {paper.place(0, 0)}});
  paper.notes.note({.safe = {paper.place(0, 0)}});
  EXPECT_EQ(paper.notes.left(Finding::safe).size(), 1U);
  EXPECT_FALSE(paper.notes.finished());
}

TEST(MinesNotes, ADeductionMarksOnlyWhatIsNotMarkedYet) {
  Paper paper("mines 2\n?2?\n");
  const Deduction both{.mines = {paper.place(0, 0), paper.place(0, 2)}, .because = {paper.place(0, 1)}};
  EXPECT_EQ(paper.notes.marks_of(both),
            (std::vector{Mark{at(0, 0), U'?', U'*'}, Mark{at(0, 2), U'?', U'*'}}));
  EXPECT_EQ(paper.notes.because_of(both), std::vector{at(0, 1)});
  paper.notes.note({.mines = {paper.place(0, 0)}});
  EXPECT_EQ(paper.notes.marks_of(both), (std::vector{Mark{at(0, 2), U'?', U'*'}}));
}

TEST(MinesNotes, WhatWasMarkedBeforeIsTakenAsRight) {
  const auto position = drawn("mines 1\n?1?\n");
  Grid<Finding> marked(position.tiles.size(), Finding::none);
  marked[at(0, 0)] = Finding::mine;
  const Notes notes(position, marked);
  const auto& padded = notes.padded();
  EXPECT_EQ(padded.kinds[padded.place(at(0, 0))], CellKind::mine);
  EXPECT_EQ(demand_of(padded, padded.place(at(0, 1))).need, 0);
}

// The columns of the numbers that a rule looks at, until it finds something at the one in column `until`.
std::vector<int> looked_at(Paper& paper, Rule rule, int until = -1) {
  std::vector<int> cols;
  Context context({});
  (void)paper.notes.look_at_numbers(
      rule,
      [&](PaddedIndex number) -> std::optional<Deduction> {
        cols.push_back(paper.notes.padded().cell(number).col.value);
        return cols.back() == until ? std::optional(Deduction{}) : std::nullopt;
      },
      context);
  return cols;
}

TEST(MinesNotes, ARuleThatFoundNothingLooksAgainOnlyWhereSomethingHasChanged) {
  Paper paper("mines 4\n?1?????????1?\n");
  EXPECT_EQ(looked_at(paper, Rule::saturation), (std::vector{1, 11}));
  EXPECT_TRUE(looked_at(paper, Rule::saturation).empty());
  paper.notes.note({.safe = {paper.place(0, 12)}});
  EXPECT_EQ(looked_at(paper, Rule::saturation), std::vector{11});
}

TEST(MinesNotes, AHarderRuleLooksWhereEasierOnesHaveFoundNothing) {
  Paper paper("mines 4\n?1?????????1?\n");
  EXPECT_TRUE(looked_at(paper, Rule::subset).empty());
  EXPECT_EQ(looked_at(paper, Rule::saturation, 11), (std::vector{1, 11}));
  EXPECT_EQ(looked_at(paper, Rule::emptiness), std::vector{1});
  EXPECT_EQ(looked_at(paper, Rule::subset), std::vector{1});
  EXPECT_EQ(looked_at(paper, Rule::saturation), std::vector{11}) << "it was not done with that one";
}

TEST(MinesNotes, AnEndedContextEndsTheLooking) {
  Paper paper("mines 1\n?1?\n");
  Context context({.limits = {.nodes = 1}});
  int looks = 0;
  for (int i = 0; i < 3; ++i) {
    (void)paper.notes.look_at_numbers(
        Rule::saturation,
        [&](PaddedIndex) -> std::optional<Deduction> {
          ++looks;
          return Deduction{};
        },
        context);
  }
  EXPECT_EQ(looks, 1);
}

}  // namespace
}  // namespace quadrille::mines
