#include <gtest/gtest.h>

#include <algorithm>

#include "conformance/every_family.hpp"
#include "service/play/stage.hpp"

// How a player acts: what a position promises whoever fills cells or plays moves.

namespace quadrille::conformance {
namespace {

class EveryFilledFamily : public EveryFamily {
 protected:
  [[nodiscard]] const AnyFilledCells& cells() const { return *family().filled_cells(); }
  [[nodiscard]] Grid<Symbol> board(const AnyPuzzle& puzzle, const AnyAnswer& position) const {
    return family().picture(puzzle, &position).board;
  }
  // The cells that the answer fills in.
  [[nodiscard]] std::vector<Mark> to_fill(const AnsweredSample& sample) const {
    const auto start = family().picture(*sample.puzzle, nullptr).board;
    const auto goal = board(*sample.puzzle, *sample.answer);
    std::vector<Mark> marks;
    for_each_cell(goal.size(), [&](Cell cell) {
      if (start[cell] != goal[cell]) marks.push_back({cell, start[cell], goal[cell]});
    });
    return marks;
  }
};

// Cell by cell, from nothing to the whole answer; and wherever the player stops, the rest is solved by the
// same answer.
TEST_P(EveryFilledFamily, APlayerCanFillInTheAnswer) {
  for (const auto& sample : answered()) {
    SCOPED_TRACE(sample.id);
    const auto& puzzle = *sample.puzzle;
    const auto marks = to_fill(sample);
    auto position = family().blank(puzzle);
    for (std::size_t i = 0; i <= marks.size(); ++i) {
      if (i % 16 == 0 || i == marks.size()) {
        const auto rest = cells().remaining(puzzle, *position).value();
        EXPECT_EQ(family().picture(*rest, nullptr).board, board(puzzle, *position));
        expect_right(puzzle, *position, Extent::so_far);
        expect_right(*rest, *family().read_answer(*rest, sample.text).value(), Extent::whole);
      }
      if (i == marks.size()) break;
      const auto marked = cells().set_cell(puzzle, *position, marks[i]);
      ASSERT_TRUE(marked) << marked.error().message;
      position = *marked;
    }
    EXPECT_EQ(family().write_answer(puzzle, *position), sample.text);
  }
}

TEST_P(EveryFilledFamily, ACellThatWasFilledInCanBeCleared) {
  for (const auto& sample : answered()) {
    SCOPED_TRACE(sample.id);
    const auto start = family().blank(*sample.puzzle);
    for (const auto& mark : to_fill(sample)) {
      const auto filled = cells().set_cell(*sample.puzzle, *start, mark).value();
      EXPECT_EQ(board(*sample.puzzle, *filled)[mark.cell], mark.now);
      const auto cleared = cells().set_cell(*sample.puzzle, *filled, {mark.cell, mark.now, mark.was});
      ASSERT_TRUE(cleared) << cleared.error().message;
      EXPECT_EQ(family().write_answer(*sample.puzzle, **cleared),
                family().write_answer(*sample.puzzle, *start));
    }
  }
}

TEST_P(EveryFilledFamily, WithNothingFilledInThePuzzleItselfRemains) {
  for (const auto& [id, puzzle] : puzzles()) {
    const auto rest = cells().remaining(*puzzle, *family().blank(*puzzle));
    ASSERT_TRUE(rest) << rest.error().message;
    EXPECT_EQ(plain(*rest), plain(puzzle)) << id;
  }
}

TEST_P(EveryFilledFamily, WhatIsNotACellOrASymbolIsRefusedInWords) {
  constexpr Symbol kSnowman = U'\u2603';
  for (const auto& sample : answered()) {
    const auto position = family().blank(*sample.puzzle);
    const auto [rows, cols] = family().size(*sample.puzzle);
    for (const auto cell : {at(-1, 0), at(0, -1), at(rows, 0), at(0, cols)}) {
      const auto refused = cells().set_cell(*sample.puzzle, *position, {cell, U'.', U'1'});
      ASSERT_FALSE(refused) << sample.id;
      expect_in_words(refused.error());
    }
    for (auto mark : to_fill(sample)) {
      mark.now = kSnowman;
      const auto refused = cells().set_cell(*sample.puzzle, *position, mark);
      ASSERT_FALSE(refused) << sample.id;
      expect_in_words(refused.error());
    }
  }
}

// Nothing is finished before the last cell that has to be filled in, and then it is the whole answer.
TEST_P(EveryFilledFamily, AnAnswerIsFinishedAndWonAndABlankSheetIsBeingPlayed) {
  for (const auto& sample : answered()) {
    SCOPED_TRACE(sample.id);
    const auto& puzzle = *sample.puzzle;
    const auto whole = cells().finished(puzzle, *sample.answer);
    ASSERT_NE(whole, nullptr);
    expect_right(puzzle, *whole, Extent::whole);
    EXPECT_EQ(family().write_answer(puzzle, *whole), sample.text);
    EXPECT_EQ(service::stage_of(family(), puzzle, *sample.answer), Stage::won);
    const auto start = family().blank(puzzle);
    if (to_fill(sample).empty()) continue;
    EXPECT_EQ(cells().finished(puzzle, *start), nullptr);
    EXPECT_EQ(service::stage_of(family(), puzzle, *start), Stage::playing);
  }
}

// The symbol of the other mouse button is one that can be written and drawn.
TEST_P(EveryFilledFamily, WhatRulesACellOutIsASymbolOfTheBoard) {
  if (cells().ruled_out() == 0) return;
  for (const auto& sample : answered()) {
    const auto picture = family().picture(*sample.puzzle, nullptr);
    const auto* swatch = find_swatch(picture, cells().ruled_out());
    ASSERT_NE(swatch, nullptr) << sample.id;
    EXPECT_FALSE(swatch->key.empty()) << sample.id;
    for (auto mark : to_fill(sample)) {
      mark.now = cells().ruled_out();
      EXPECT_TRUE(cells().set_cell(*sample.puzzle, *family().blank(*sample.puzzle), mark)) << sample.id;
    }
  }
}

class EveryMovedFamily : public EveryFamily {
 protected:
  [[nodiscard]] const AnyPlayedMoves& moves() const { return *family().played_moves(); }
  // The weights between two corners add up to the goal.
  void expect_weighs(const AnyPuzzle& puzzle, const AnyAnswer& position, Cell from, Cell to) const {
    const auto weights = moves().weights(puzzle, position);
    ASSERT_EQ(weights.left.size(), family().size(puzzle));
    int sum = 0;
    for_each_cell(weights.left.size(), [&](Cell cell) {
      const auto between = [](int value, int one, int other) {
        return std::min(one, other) <= value && value <= std::max(one, other);
      };
      if (between(cell.row.value, from.row.value, to.row.value) &&
          between(cell.col.value, from.col.value, to.col.value))
        sum += weights.left[cell];
    });
    EXPECT_EQ(sum, weights.goal);
  }
};

// A step of explain is a move: the rectangle around the cells it follows from.
TEST_P(EveryMovedFamily, PlayingTheStepsOfTheAnswerGivesTheAnswer) {
  for (const auto& sample : answered()) {
    SCOPED_TRACE(sample.id);
    const auto& puzzle = *sample.puzzle;
    auto position = family().blank(puzzle);
    Context context({});
    const auto steps = family().teaching()->explain(
        puzzle, {*position, sample.answer.get(), std::size_t{1} << 20U}, context);
    double score = moves().score(puzzle, *position);
    for (const auto& step : steps) {
      ASSERT_FALSE(step.because.empty());
      EXPECT_TRUE(moves().can_move(puzzle, *position));
      expect_weighs(puzzle, *position, step.because.front(), step.because.back());
      const auto played = moves().play_move(puzzle, *position, step.because.front(), step.because.back());
      ASSERT_TRUE(played) << played.error().message;
      position = *played;
      expect_right(puzzle, *position, Extent::so_far);
      EXPECT_GE(moves().score(puzzle, *position), score);
      score = moves().score(puzzle, *position);
    }
    EXPECT_EQ(family().write_answer(puzzle, *position), sample.text);
    EXPECT_LE(score, moves().bound(puzzle));
  }
}

TEST_P(EveryMovedFamily, APositionAndAnAnswerOfWhatRemainsMakeAnAnswer) {
  for (const auto& sample : answered()) {
    SCOPED_TRACE(sample.id);
    const auto& puzzle = *sample.puzzle;
    const auto nothing = family().blank(puzzle);
    EXPECT_EQ(plain(moves().remaining(puzzle, *nothing).value()), plain(sample.puzzle));
    EXPECT_EQ(family().write_answer(puzzle, *moves().append(*nothing, *sample.answer)), sample.text);
    Context context({});
    const auto steps = family().teaching()->explain(puzzle, {*nothing, sample.answer.get(), 1}, context);
    if (steps.empty()) continue;
    const auto& corners = steps.front().because;
    const auto position = moves().play_move(puzzle, *nothing, corners.front(), corners.back()).value();
    const auto rest = moves().remaining(puzzle, *position).value();
    const auto outcome = solved(*rest);
    ASSERT_NE(outcome.answer(), nullptr);
    const auto whole = moves().append(*position, *outcome.answer()->answer);
    expect_right(puzzle, *whole, Extent::so_far);
    EXPECT_GE(moves().score(puzzle, *whole), moves().score(puzzle, *position));
    EXPECT_LE(moves().score(puzzle, *whole), moves().bound(puzzle));
  }
}

TEST_P(EveryMovedFamily, AMoveOutsideTheBoardIsRefusedInWords) {
  for (const auto& [id, puzzle] : puzzles()) {
    const auto [rows, cols] = family().size(*puzzle);
    const auto refused = moves().play_move(*puzzle, *family().blank(*puzzle), at(0, 0), at(rows, cols));
    ASSERT_FALSE(refused) << id;
    expect_in_words(refused.error());
  }
}

class EveryAidedFamily : public EveryFamily {};

// Towards the answer a player never loses a candidate that is needed, and what is filled in has none.
TEST_P(EveryAidedFamily, CandidatesHoldTheAnswer) {
  const auto& aids = *family().aids();
  ASSERT_NE(family().filled_cells(), nullptr) << "candidates are for cells to be filled";
  const auto& cells = *family().filled_cells();
  for (const auto& sample : answered()) {
    SCOPED_TRACE(sample.id);
    const auto goal = family().picture(*sample.puzzle, sample.answer.get()).board;
    auto position = family().blank(*sample.puzzle);
    const auto start = family().picture(*sample.puzzle, position.get()).board;
    int number = 0;
    for_each_cell(goal.size(), [&](Cell cell) {
      if (start[cell] == goal[cell]) return;
      if (number++ % 16 == 0) {
        const auto board = family().picture(*sample.puzzle, position.get()).board;
        const auto candidates = aids.candidates(*sample.puzzle, *position);
        ASSERT_EQ(candidates.size(), goal.size());
        for_each_cell(goal.size(), [&](Cell each) {
          EXPECT_EQ(candidates[each].contains(goal[each]), board[each] != goal[each]);
        });
      }
      position = cells.set_cell(*sample.puzzle, *position, {cell, start[cell], goal[cell]}).value();
    });
  }
}

TEST_P(EveryAidedFamily, RemarksAreLinesForPeopleAndForEveryCell) {
  for (const auto& [id, puzzle] : puzzles()) {
    const auto start = family().blank(*puzzle);
    for_each_cell(family().size(*puzzle), [&](Cell cell) {
      for (const auto& line : family().aids()->remarks(*puzzle, *start, cell)) {
        EXPECT_FALSE(line.empty()) << id;
        EXPECT_FALSE(line.contains('\n')) << id;
      }
    });
  }
}

QUADRILLE_EVERY(EveryFilledFamily, family_subjects_with(&Family::filled_cells));
QUADRILLE_EVERY(EveryMovedFamily, family_subjects_with(&Family::played_moves));
QUADRILLE_EVERY(EveryAidedFamily, family_subjects_with(&Family::aids));

}  // namespace
}  // namespace quadrille::conformance
