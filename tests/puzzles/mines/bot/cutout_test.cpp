#include "puzzles/mines/bot/stages/cutout.hpp"

#include <gtest/gtest.h>

#include "puzzles/mines/bot/store/draft.hpp"
#include "puzzles/mines/bot/table.hpp"

namespace quadrille::mines::bot {
namespace {

// A character for what every place of a cutout holds, its rim included: a digit, '?' closed, '_' unseen, '*' a
// mine, '.' clear.
std::string drawn(Cutout cutout, Size size) {
  std::string text;
  const auto& padded = cutout.padded();
  for (int row = -1; row <= size.rows; ++row) {
    for (int col = -1; col <= size.cols; ++col) {
      const auto kind = padded.kinds[padded.place(at(row, col))];
      text += is_number(kind)            ? static_cast<char>('0' + static_cast<int>(kind))
              : kind == CellKind::closed ? '?'
              : kind == CellKind::unseen ? '_'
              : kind == CellKind::mine   ? '*'
                                         : '.';
    }
    text += '\n';
  }
  return text;
}

TEST(BotCutout, ItsRimIsWhatLiesAroundItAndNumbersThereCountAsClear) {
  Table table({.density = 0.2});
  table.see("?????\n?111?\n?1?1?\n");
  const Draft draft(table.store);
  EXPECT_EQ(drawn({draft, at(1, 1), at(1, 2), Trust::vision}, {1, 2}),
            "????\n"
            "?11.\n"
            "?.?.\n");
}

TEST(BotCutout, BeyondTheBoardItIsClearAndBeyondWhatWasSeenUnseen) {
  Table with_end(bounded(1, 2));
  with_end.see("?1\n");
  EXPECT_EQ(drawn({Draft(with_end.store), at(0, 0), at(0, 1), Trust::vision}, {1, 2}), "....\n.?1.\n....\n");
  Table endless({.density = 0.2});
  endless.see("?1\n");
  EXPECT_EQ(drawn({Draft(endless.store), at(0, 0), at(0, 1), Trust::vision}, {1, 2}), "____\n_?1_\n____\n");
}

TEST(BotCutout, ConclusionsCountOnlyWhereTheyAreTrusted) {
  Table table(bounded(1, 5));
  table.see("?1F1?\n");
  Draft draft(table.store);
  EXPECT_EQ(table.at(0, 0).finding, Finding::safe);
  EXPECT_EQ(drawn({draft, at(0, 0), at(0, 4), Trust::conclusions}, {1, 5}), ".......\n..1*1..\n.......\n");
  EXPECT_EQ(drawn({draft, at(0, 0), at(0, 4), Trust::vision}, {1, 5}), ".......\n.?1*1?.\n.......\n");
}

TEST(BotCutout, ItsPlacesAreCellsOfTheBoard) {
  Table table({.density = 0.2});
  table.see("?1?\n???\n", at(-3, 7));
  Cutout cutout(Draft(table.store), at(-3, 8), at(-2, 9), Trust::vision);
  const auto& padded = cutout.padded();
  const std::vector<PaddedIndex> places{padded.place(at(0, 0)), padded.place(at(1, 1)),
                                        padded.place(at(-1, -1))};
  EXPECT_EQ(cutout.cells(places), (std::vector{at(-3, 8), at(-2, 9), at(-4, 7)}));
}

}  // namespace
}  // namespace quadrille::mines::bot
