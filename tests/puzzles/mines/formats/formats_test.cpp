#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/mines/drawn.hpp"
#include "puzzles/mines/every_layout.hpp"
#include "puzzles/mines/formats/board.hpp"
#include "puzzles/mines/formats/catalogue.hpp"
#include "puzzles/mines/formats/list.hpp"
#include "puzzles/mines/formats/mbf.hpp"
#include "puzzles/mines/formats/mine.hpp"
#include "puzzles/mines/formats/minesweepr.hpp"

namespace quadrille::mines {
namespace {

using namespace std::string_literals;

std::string located(const Error& error) {
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message;
}

std::string refused(std::string_view text) {
  const auto positions = read_plain(text);
  return positions ? "read" : located(positions.error());
}

TEST(PlainForm, ReadsHeadersRowsAndComments) {
  const auto position = drawn("# a window\r\ndensity 0.25\r\nbounded no\r\norigin -3 7\r\n_1?\r\nF*8");
  EXPECT_EQ(position.tiles.size(), (Size{2, 3}));
  EXPECT_EQ(position.density, 0.25);
  EXPECT_FALSE(position.bounded);
  EXPECT_EQ(position.origin, at(-3, 7));
  EXPECT_EQ(position.tiles[at(1, 0)], Tile::flagged);
  EXPECT_EQ(position.tiles[at(1, 2)], number_tile(8));
}

TEST(PlainForm, ReadsSeveralPositions) {
  const auto positions = read_plain("@ one\nmines 1\n1?\n@ two\n?\n").value();
  ASSERT_EQ(positions.size(), 2U);
  EXPECT_EQ(positions[0].id, "one");
  EXPECT_EQ(positions[0].puzzle.mines, 1);
  EXPECT_EQ(positions[1].puzzle.mines, std::nullopt) << "a header holds for its own position";
}

TEST(PlainForm, ErrorsSayWhatWhereAndWhatWouldBeRight) {
  EXPECT_EQ(refused(""), "1:1: the file holds no position");
  EXPECT_EQ(refused("1?\n1\n"), "2:1: this row has 1 cells, the one in line 1 has 2");
  EXPECT_EQ(refused("1x\n"), "1:2: 'x' is not a cell: '0'-'8', '?', 'F', '*' or '_'");
  EXPECT_EQ(refused("19\n"), "1:2: '9' is not a cell: '0'-'8', '?', 'F', '*' or '_'");
  EXPECT_EQ(refused("mines -1\n?\n"), "1:7: the total is 0 to 4000000, not -1");
  EXPECT_EQ(refused("mines 2\n?\n"), "1:1: 2 mines do not fit a board of 1 cells");
  EXPECT_EQ(refused("mines 1\nmines 1\n?\n"), "2:1: 'mines' is given twice");
  EXPECT_EQ(refused("?\nmines 1\n"), "2:1: 'mines' must come before the rows of its position");
  EXPECT_EQ(refused("density 1.5\n?\n"), "1:9: a density lies between 0 and 1, not at 1.5");
  EXPECT_EQ(refused("bounded maybe\n?\n"), "1:9: 'bounded' is yes or no, not 'maybe'");
  EXPECT_EQ(refused("mines 1\n"), "1:1: no rows follow the headers");
  EXPECT_EQ(refused("@ lost\n"), "1:1: no position follows '@ lost'");
  EXPECT_EQ(refused("mines 1\nbounded no\n?\n"),
            "1:1: an endless board has no total of mines: give 'density D' instead");
}

TEST(PlainForm, RefusesWhatIsTooLarge) {
  EXPECT_EQ(refused(std::string(2001, '?') + "\n"), "1:2001: a row has at most 2000 cells");
  std::string rows;
  for (int i = 0; i < 2001; ++i) rows += "?\n";
  EXPECT_EQ(refused(rows), "2001:1: a board has at most 2000 rows");
}

TEST(MineForm, ReadsJsMinesweepersPositions) {
  EXPECT_EQ(read_mine("3x2x1\n1HF\n?08\n").value(), drawn("mines 1\n1?F\n*08\n"));
  EXPECT_EQ(located(read_mine("3x3x1\n1HF\n?08\n").error()),
            "1:1: the board has 2 rows of 3, its header says 3 of 3");
  EXPECT_EQ(located(read_mine("3x1x1\n1Hz\n").error()), "2:3: 'z' is not a cell: '0'-'8', 'H', 'F' or '?'");
}

TEST(BoardForm, ReadsTheViewAndPassesOverTheRest) {
  const auto text =
      "# MINESWEEPER-BOARD v0.1\n# Render: ascii\nauthor: a: b\nrows: 2\ncolumns: 3\nmines: 2\ngame_mode: "
      "classic\n"
      "\n[real]\n1*1\n2*2\n[view]\nU?1\nFX#\n";
  EXPECT_EQ(read_board(text).value(), drawn("mines 2\n??1\nF*?\n"));
}

TEST(BoardForm, ReadsEveryNumberOfAFinishedGame) {
  const auto header = "# MINESWEEPER-BOARD v0.1\nrows: 1\ncolumns: 3\nmines: 0\n"s;
  EXPECT_EQ(read_board(header + "[real]\n000\n").value(), drawn("mines 0\n000\n"));
  EXPECT_EQ(read_board(header + "[real]\n081\n").value(), drawn("mines 0\n081\n"));
  EXPECT_EQ(read_board(header + "[view]\n08U\n").value(), drawn("mines 0\n08?\n"));
  for (const auto* section : {"[real]", "[view]"}) {
    EXPECT_FALSE(read_board(header + section + "\n09" + "1\n"));
    EXPECT_FALSE(read_board(header + section + "\n0/" + "1\n"));
  }
}

TEST(BoardForm, AWrongFileIsLocated) {
  EXPECT_FALSE(read_board("# MINESWEEPER-BOARD v9\n"));
  EXPECT_EQ(located(read_board("# MINESWEEPER-BOARD v0.1\nrows: x\n").error()).substr(0, 4), "2:7:");
  EXPECT_FALSE(read_board("# MINESWEEPER-BOARD v0.1\n# Render: emoji\nrows: 1\n"));
  EXPECT_FALSE(read_board("# MINESWEEPER-BOARD v0.1\nrows: 1\ncolumns: 1\nmines: 0\n"));
}

TEST(MinesweeprForm, ReadsItsBoardsWithoutATotal) {
  EXPECT_EQ(read_minesweepr("..1x\n112x\nxx*x\n").value(), drawn("001?\n112?\n??*?\n"));
  EXPECT_FALSE(write_minesweepr(drawn("mines 1\n1?\n")));
}

TEST(MbfForm, AWholeLayoutIsAFinishedGame) {
  const auto bytes = "\x03\x02\x00\x01\x01\x00"s;
  const auto position = read_mbf(bytes).value();
  EXPECT_EQ(position, drawn("mines 1\n1*1\n111\n"));
  EXPECT_EQ(write_mbf(position).value(), bytes);
  EXPECT_FALSE(write_mbf(drawn("mines 1\n1?1\n111\n"))) << "a closed cell";
  EXPECT_FALSE(read_mbf("\x03\x02\x00\x01\x01"s)) << "a byte is missing";
  EXPECT_FALSE(read_mbf("\x03\x02\x00\x02\x01\x00\x01\x00"s)) << "twice the same mine";
  EXPECT_FALSE(read_mbf("\x03\x02\x00\x01\x05\x00"s)) << "outside";
}

TEST(CatalogueForm, ReadsWhatStandsBeforeTheResults) {
  const auto named =
      read_catalogue("name a\nsource b\nsize 2 1\nmines 1\nrows\n1#\nsolutions 1\nprob\n1 0 1.0\n").value();
  EXPECT_EQ(named.id, "a");
  EXPECT_EQ(named.puzzle, drawn("mines 1\n1?\n"));
}

RC_GTEST_PROP(Formats, EveryFormReadsWhatItWrites, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  auto position = random_position(random, 40);
  if (random.between(0, 2) == 0) position.mines.reset();
  for (const auto& format : formats()) {
    const std::vector<NamedRef<Position>> one{{"", position}};
    const auto text = format.write(one);
    if (!text) continue;
    const auto back = format.read({.text = *text});
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->front().puzzle == position);
  }
}

}  // namespace
}  // namespace quadrille::mines
