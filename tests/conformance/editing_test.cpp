#include <gtest/gtest.h>

#include "conformance/every_family.hpp"

// Puzzles that are drawn by hand.

namespace quadrille::conformance {
namespace {

class EveryDrawnFamily : public EveryFamily {
 protected:
  [[nodiscard]] PuzzlePtr small_sheet() const {
    const auto sheet = family().editing()->blank_sheet({4, 4});
    return sheet ? *sheet : family().editing()->blank_sheet({9, 9}).value();
  }
  [[nodiscard]] Expected<PuzzlePtr> edited(const AnyPuzzle& puzzle, const Edit& change) const {
    return family().editing()->edit(puzzle, change);
  }
};

// Not every puzzle has every size; one of these it has.
TEST_P(EveryDrawnFamily, ABlankSheetIsAPuzzleToDrawOn) {
  int drawn = 0;
  for (const Size size : {Size{1, 1}, Size{3, 4}, Size{20, 10}, Size{9, 9}}) {
    const auto sheet = family().editing()->blank_sheet(size);
    if (!sheet) {
      expect_in_words(sheet.error());
      continue;
    }
    ++drawn;
    EXPECT_EQ(family().picture(**sheet, nullptr).board.size(), size);
    const auto again = service::read_puzzles(family(), plain(*sheet), family().formats().front().name);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(plain(again->front().puzzle), plain(*sheet));
  }
  EXPECT_GT(drawn, 0);
}

TEST_P(EveryDrawnFamily, ThereAreNoSheetsOfImpossibleSizes) {
  for (const Size size :
       {Size{0, 3}, Size{3, 0}, Size{-1, 3}, Size{1, 1'000'000}, Size{2'000'000'000, 2'000'000'000}}) {
    const auto sheet = family().editing()->blank_sheet(size);
    ASSERT_FALSE(sheet);
    expect_in_words(sheet.error());
  }
}

// The editor shows what is there, and what is shown can be set.
TEST_P(EveryDrawnFamily, SettingWhatIsThereChangesNothing) {
  for (const auto& [id, puzzle] : puzzles()) {
    SCOPED_TRACE(id);
    const auto picture = family().picture(*puzzle, nullptr);
    auto same = puzzle;
    for (const auto* fields : {&picture.row_clues, &picture.col_clues}) {
      for (const auto& field : *fields) {
        const auto set = edited(*same, field);
        ASSERT_TRUE(set) << field.id << ": " << set.error().message;
        same = *set;
      }
    }
    for_each_cell(picture.board.size(), [&](Cell cell) {
      const auto symbol = picture.board[cell];
      const auto set = edited(*same, Mark{cell, symbol, symbol});
      ASSERT_TRUE(set) << set.error().message;
      same = *set;
    });
    EXPECT_EQ(plain(same), plain(puzzle));
  }
}

TEST_P(EveryDrawnFamily, EverySymbolWithAKeyCanBeSet) {
  const auto sheet = small_sheet();
  for (const auto& swatch : family().picture(*sheet, nullptr).legend) {
    if (swatch.key.empty()) continue;
    const auto set = edited(*sheet, Mark{at(1, 1), {}, swatch.symbol});
    ASSERT_TRUE(set) << swatch.spoken << ": " << set.error().message;
    EXPECT_EQ(family().picture(**set, nullptr).board[at(1, 1)], swatch.symbol) << swatch.spoken;
  }
}

TEST_P(EveryDrawnFamily, WhatIsNotThereIsRefusedInWords) {
  const auto sheet = small_sheet();
  for (const auto& change : std::vector<Edit>{Mark{at(-1, 0), U'.', U'1'}, Mark{at(0, 9), U'.', U'1'},
                                              Mark{at(0, 0), U'.', U'\u2603'}, Field{"row 99", "", "1"},
                                              Field{"\x1b[2J", "", "1"}}) {
    const auto refused = edited(*sheet, change);
    ASSERT_FALSE(refused);
    expect_in_words(refused.error());
  }
}

QUADRILLE_EVERY(EveryDrawnFamily, family_subjects_with(&Family::editing));

}  // namespace
}  // namespace quadrille::conformance
