#include "puzzles/kakuro/formats/list.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/formats/backslash.hpp"
#include "puzzles/kakuro/formats/janko.hpp"
#include "puzzles/kakuro/formats/puzzlink.hpp"
#include "puzzles/kakuro/formats/pzprv3.hpp"
#include "support/named_refs.hpp"

namespace quadrille::kakuro {
namespace {

template <class Read>
Error fault_of(Read read, std::string_view text) {
  const auto puzzle = read(text);
  return puzzle ? Error{"no fault"} : puzzle.error();
}

Error plain_fault(std::string_view text) { return fault_of(read_plain, text); }

// The form that recognises a text; "" where none does.
std::string_view form_of(std::string_view text) {
  for (const auto& format : formats()) {
    if (format.recognise({text})) return format.name;
  }
  return "";
}

// ---- plain ----

TEST(KakuroPlain, ReadsEveryToken) {
  const auto puzzle = drawn("2 4\nX D4 D6A1 .\nA17 . 9 X\n");
  EXPECT_EQ(puzzle.squares[at(0, 0)], Square{});
  EXPECT_EQ(puzzle.squares[at(0, 1)], (Square{.down = 4}));
  EXPECT_EQ(puzzle.squares[at(0, 2)], (Square{.across = 1, .down = 6}));
  EXPECT_EQ(puzzle.squares[at(0, 3)], (Square{.white = true}));
  EXPECT_EQ(puzzle.squares[at(1, 0)], (Square{.across = 17}));
  EXPECT_EQ(puzzle.squares[at(1, 2)], (Square{.white = true, .given = 9}));
}

TEST(KakuroPlain, TakesCommentsBlankLinesAndForeignLineEnds) {
  EXPECT_EQ(drawn("# a square\r\n#\r\n3 3\r\n\r\nX\tD4  D6 \r\nA3 . .\r\n# half way\r\nA7 . ."), square());
}

TEST(KakuroPlain, HoldsManyPuzzlesByName) {
  const auto puzzles = read_plain("@ one of many\n1 2\nA5 .\n@\n3 3\nX D4 D6\nA3 . .\nA7 . .\n").value();
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[0].id, "one");
  EXPECT_EQ(puzzles[1].id, "");
  EXPECT_EQ(puzzles[1].puzzle, square());
  EXPECT_EQ(write_plain(refs_to(puzzles)), "@ one\n1 2\nA5 .\n@\n3 3\nX D4 D6\nA3 . .\nA7 . .\n");
}

TEST(KakuroPlain, FaultsOfTheSizeLine) {
  EXPECT_EQ(plain_fault(""), (Error{"there is no grid: the first line is 'rows cols'", 0, 0}));
  EXPECT_EQ(plain_fault("# nothing\n"), (Error{"there is no grid: the first line is 'rows cols'", 0, 0}));
  EXPECT_EQ(plain_fault("X D4\n"), (Error{"'X' is not a whole number", 1, 1}));
  EXPECT_EQ(plain_fault("3\n"), (Error{"the first line is 'rows cols'", 1, 1}));
  EXPECT_EQ(plain_fault("3 3 3\n"), (Error{"the first line is 'rows cols'", 1, 5}));
  EXPECT_EQ(plain_fault("3 x\n"), (Error{"'x' is not a whole number", 1, 3}));
  EXPECT_EQ(plain_fault("0 3\n"), (Error{"a grid has 1 to 2000 rows and 1 to 2000 columns, not 0x3", 1, 1}));
  EXPECT_EQ(plain_fault("3 -1\n"),
            (Error{"a grid has 1 to 2000 rows and 1 to 2000 columns, not 3x-1", 1, 1}));
  EXPECT_EQ(plain_fault("1000000000 1000000000\n"),
            (Error{"a grid has 1 to 2000 rows and 1 to 2000 columns, not 1000000000x1000000000", 1, 1}));
  EXPECT_EQ(plain_fault("99999999999999999999 1\n"),
            (Error{"the number '99999999999999999999' is too large", 1, 1}));
}

TEST(KakuroPlain, FaultsOfTheRows) {
  EXPECT_EQ(plain_fault("2 3\nX X X\nX X\n"), (Error{"this row has 2 squares, not 3", 3, 4}));
  EXPECT_EQ(plain_fault("2 3\nX X X X\n"), (Error{"this row has 4 squares, not 3", 2, 7}));
  EXPECT_EQ(plain_fault("2 3\nX X X\n"), (Error{"the grid ends after 1 of 2 rows", 2, 1}));
  EXPECT_EQ(plain_fault("2000 2000\n"), (Error{"the grid ends after 0 of 2000 rows", 1, 1}));
  EXPECT_EQ(plain_fault("1 3\nX X X\n\nX X X\n"), (Error{"one row too many: the grid has 1", 4, 1}));
  EXPECT_EQ(plain_fault("@ a\n@ b\n1 1\nX\n"), (Error{"no grid follows '@ a'", 1, 1}));
  EXPECT_EQ(plain_fault("1 1\nX\n@ b\n"), (Error{"no grid follows '@ b'", 3, 1}));
}

TEST(KakuroPlain, FaultsOfATokenHaveItsPlace) {
  const auto fault = [](std::string_view token) {
    const auto error = plain_fault("2 3\nX X X\nX " + std::string(token) + " .\n");
    EXPECT_EQ(error.line, 3);
    EXPECT_EQ(error.column, 3);
    return error.message;
  };
  EXPECT_EQ(fault("A5A7"), "two across clues in one square");
  EXPECT_EQ(fault("D5A1D7"), "two down clues in one square");
  EXPECT_EQ(fault("A"), "no number after 'A'");
  EXPECT_EQ(fault("A3D"), "no number after 'D'");
  EXPECT_EQ(fault("AD3"), "no number after 'A'");
  EXPECT_EQ(fault("A0"), "the across clue is 1 to 45, not 0");
  EXPECT_EQ(fault("D46"), "the down clue is 1 to 45, not 46");
  EXPECT_EQ(fault("A99999999999999999999"), "the number '99999999999999999999' is too large");
  EXPECT_EQ(fault("0"), "a given digit is 1 to 9, not 0");
  EXPECT_EQ(fault("10"), "'10' is not a valid square: '.', 'X', a digit, or clues such as A16, D7, A16D7");
  EXPECT_EQ(fault("x"), "'x' is not a valid square: '.', 'X', a digit, or clues such as A16, D7, A16D7");
  EXPECT_EQ(fault("a5"), "'a5' is not a valid square: '.', 'X', a digit, or clues such as A16, D7, A16D7");
}

TEST(KakuroPlain, FaultsOfAClueHaveItsPlace) {
  EXPECT_EQ(plain_fault("2 3\nX D4 X\nA3 . .\n# end\n"), (Error{"no fault", 0, 0}));
  EXPECT_EQ(plain_fault("2 3\nX  D4 D6\nA3 .  X\n"),
            (Error{"the down clue 6 has no white cell after it", 2, 7}));
  EXPECT_EQ(plain_fault("1 3\n.  A5 X\n"), (Error{"the across clue 5 has no white cell after it", 2, 4}));
  EXPECT_EQ(plain_fault("2 3\nX X X\nA18 . .\n"),
            (Error{"the across clue 18 is out of range: a run of 2 sums to 3 to 17", 3, 1}));
  EXPECT_EQ(plain_fault("1 11\nX . . . . . . . . . .\n"),
            (Error{"the across run has 10 cells; nine different digits fill at most 9", 2, 3}));
}

RC_GTEST_PROP(KakuroPlain, AnyTextIsReadOrRefusedInWords, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0123 .XAD@#\n\r\t9x\\")));
  const auto puzzles = read_plain(*rc::gen::element(text, "2 2\n" + text, "@ a\n1 3\n" + text));
  RC_ASSERT(puzzles.has_value() || !puzzles.error().message.empty());
}

// ---- addresses ----

// The example of pzpr's own documentation, in the plain form.
constexpr std::string_view kExample =
    "6 6\nX X D12 D4 X X\nX A8D4 . . D10 X\nA10 . . . . D10\nA3 . . A3D17 . .\nX A21 . . . .\nX X A12 . . "
    "X\n";

TEST(KakuroAddress, IsReadFromAnyHome) {
  const auto expected = drawn(kExample);
  for (const std::string_view home : {"https://puzz.link/p?", "http://pzv.jp/p.html?", "p.html?m+", ""}) {
    EXPECT_EQ(read_address(std::string(home) + "kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3").value(), expected)
        << home;
  }
  EXPECT_EQ(read_address("https://puzz.link/p?kakuro_edit/5/5/48la0.na0lh3l0Bn.0cl.c4a3").value(), expected);
}

TEST(KakuroAddress, IsWrittenWithAStrokeForNoSum) {
  EXPECT_EQ(write_address(drawn(kExample)), "https://puzz.link/p?kakuro/5/5/48la-.na-lh3l-Bn.-cl.c4a3");
  EXPECT_EQ(write_address(drawn("2 10\nX X X X X X X X X X\nA45 . . . . . . . . .\n")),
            "https://puzz.link/p?kakuro/9/1/s---------Z");
}

TEST(KakuroAddress, NeedsABlackBorderAndNoGivens) {
  EXPECT_EQ(write_address(drawn("2 2\nA5D7 .\n. X\n")).error().message,
            "this form needs a first row and a first column of black squares");
  EXPECT_EQ(write_address(drawn("1 1\nX\n")).error().message,
            "this form needs a first row and a first column of black squares");
  EXPECT_EQ(write_address(drawn("2 3\nX X X\nA3 . 2\n")).error().message,
            "this form has no place for given digits");
}

TEST(KakuroAddress, FaultsHaveTheirPlace) {
  const auto fault = [](std::string_view text) { return fault_of(read_address, text); };
  EXPECT_EQ(fault("https://puzz.link/p?sudoku/9/9/"),
            (Error{"this is not the address of a kakuro: '?kakuro/columns/rows/...' is missing", 1, 1}));
  EXPECT_EQ(fault("kakuro/5"), (Error{"the address ends before its board", 1, 8}));
  EXPECT_EQ(fault("kakuro/5/x/"), (Error{"'x' is not a whole number", 1, 10}));
  EXPECT_EQ(fault("kakuro/5/0/"), (Error{"a side is 1 to 1999, not 0", 1, 10}));
  EXPECT_EQ(fault("kakuro/1000000000/1000000000/z"), (Error{"a side is 1 to 1999, not 1000000000", 1, 8}));
  EXPECT_EQ(fault("kakuro/1999/1999/z"), (Error{"the address is too short for its board", 1, 18}));
  EXPECT_EQ(fault("kakuro/2/2/l"), (Error{"the address ends after 2 of 4 squares", 1, 13}));
  EXPECT_EQ(fault("kakuro/2/2/o----"), (Error{"more white cells than the board has left", 1, 12}));
  EXPECT_EQ(fault("kakuro/2/2/n---"), (Error{"the address ends before its last sum", 1, 16}));
  EXPECT_EQ(fault("kakuro/2/2/n--!-"), (Error{"'!' is not a sum", 1, 15}));
  EXPECT_EQ(fault("kakuro/2/2/n-----"), (Error{"the address goes on after the last square", 1, 17}));
  EXPECT_EQ(fault("kakuro/2/2/n46i7"),
            (Error{"the across clue 18 is out of range: a run of 2 sums to 3 to 17", 1, 15}));
  EXPECT_EQ(fault("kakuro/2/1/5-."), (Error{"the down clue 5 has no white cell after it", 1, 12}));
}

TEST(KakuroAddress, AFileHoldsOnePerLine) {
  const auto format = puzzlink_format();
  const auto puzzles = format.read({"# two\nkakuro/2/2/n4637\n\nkakuro/1/1/k55\n"}).value();
  ASSERT_EQ(puzzles.size(), 2U);
  EXPECT_EQ(puzzles[0].puzzle, square());
  EXPECT_EQ(format.write(refs_to(puzzles)),
            "https://puzz.link/p?kakuro/2/2/n4637\nhttps://puzz.link/p?kakuro/1/1/k55\n");
  EXPECT_EQ(format.read({"kakuro/2/2/n4637\n kakuro/2/2/l\n"}).error().line, 2);
}

// ---- pzprv3 ----

TEST(KakuroPzprv3, IsReadInLinesAndInOne) {
  constexpr std::string_view kText =
      "pzprv3/kakuro/5/5/0 0 12 4 0 0 /0 8,4 . . 0,10 0,0 /10 . . . . 0,10 /3 . . 3,17 . . /0 21,0 . . . . /"
      "0 0,0 12,0 . . 0,0 /. 5 3 . . /3 4 1 2 . /1 2 . 1 2 /. . 9 . 8 /. . 8 4 . /";
  EXPECT_EQ(read_pzprv3(kText).value(), drawn(kExample));
  auto lines = std::string(kText);
  std::ranges::replace(lines, '/', '\n');
  EXPECT_EQ(read_pzprv3(lines).value(), drawn(kExample));
}

TEST(KakuroPzprv3, NoSumIsZeroMinusOneOrAPoint) {
  const auto puzzle = drawn("2 3\nX X X\nA3 . .\n");
  EXPECT_EQ(read_pzprv3("pzprv3.1\nkakuro\n1\n2\n-1 . 0\n3 . .\n").value(), puzzle);
  EXPECT_EQ(write_pzprv3(puzzle), "pzprv3\nkakuro\n1\n2\n0 0 0 \n3 . . \n. . \n");
}

TEST(KakuroPzprv3, FaultsHaveTheirPlace) {
  const auto fault = [](std::string_view text) { return fault_of(read_pzprv3, text); };
  EXPECT_EQ(fault("pzprv3\nkakuro\n"), (Error{"the text starts with pzprv3, kakuro, rows and cols", 1, 1}));
  EXPECT_EQ(fault("pzprv3/sudoku/9/9/"), (Error{"this is a puzzle of another kind than kakuro", 1, 8}));
  EXPECT_EQ(fault("pzprv3/kakuro/x/2/"), (Error{"'x' is not a whole number", 1, 15}));
  EXPECT_EQ(fault("pzprv3/kakuro/2/1000000000/"), (Error{"a side is 1 to 1999, not 1000000000", 1, 17}));
  EXPECT_EQ(fault("pzprv3\nkakuro\n1\n2\n0 0 0\n"), (Error{"the grid ends after 1 of 2 rows", 5, 1}));
  EXPECT_EQ(fault("pzprv3\nkakuro\n1\n2\n0 0 0\n3 .\n"), (Error{"this row has 2 squares, not 3", 6, 1}));
  EXPECT_EQ(fault("pzprv3\nkakuro\n1\n2\n7 0 0\n3 . .\n"), (Error{"the corner cannot hold a sum", 5, 1}));
  EXPECT_EQ(fault("pzprv3\nkakuro\n1\n2\n0 0 0\n46 . .\n"),
            (Error{"the across clue is 1 to 45, not 46", 6, 1}));
  EXPECT_EQ(fault("pzprv3/kakuro/1/2/0 0 0/3 . 5/"),
            (Error{"'5' is not a valid square: '.' or two sums, 'across,down'", 1, 29}));
  EXPECT_EQ(fault("pzprv3/kakuro/1/2/0 5 0/3 0,0 ./"),
            (Error{"the down clue 5 has no white cell after it", 1, 21}));
}

// ---- down\across ----

TEST(KakuroBackslash, ReadsBlanksTabsAndCommas) {
  EXPECT_EQ(read_backslash("#    4\\   6\\\n\\3   .    .\n\\7   .    .\n").value(), square());
  EXPECT_EQ(read_backslash("x,4\\,6\\\n\\3,0,0\n \\7 , . , _ \n").value(), square());
  EXPECT_EQ(read_backslash("X\t4\\0\t6\\0\n0\\3\t-\t-\n0\\7\t-\t-\n").value(), square());
  EXPECT_EQ(read_backslash("\\ \\ \\\n\\3 . 2\n").value(), drawn("2 3\nX X X\nA3 . 2\n"));
}

TEST(KakuroBackslash, IsWrittenInColumns) {
  EXPECT_EQ(write_backslash(square()), "#     4\\    6\\\n\\3    .     .\n\\7    .     .\n");
  EXPECT_EQ(write_backslash(drawn("2 2\nA5D7 .\n3 X\n")), "7\\5   .\n3     #\n");
}

TEST(KakuroBackslash, FaultsHaveTheirPlace) {
  const auto fault = [](std::string_view text) { return fault_of(read_backslash, text); };
  EXPECT_EQ(fault(""), (Error{"the grid has no rows", 0, 0}));
  EXPECT_EQ(fault("# 4\\\n\\3\n"), (Error{"this row has 1 squares, the one in line 1 has 2", 2, 1}));
  EXPECT_EQ(fault("# 46\\\n. .\n"), (Error{"the down clue is 1 to 45, not 46", 1, 3}));
  EXPECT_EQ(fault("# 4\\5\\\n. .\n"), (Error{"'5\\' is not a whole number", 1, 3}));
  EXPECT_EQ(fault("# 4/\n. .\n"),
            (Error{"'4/' is not a valid square: '.', '#', a digit, or clues such as 16\\7", 1, 3}));
  EXPECT_EQ(fault("#,4\\\n\\3,\n"), (Error{"0 squares between two commas", 2, 4}));
  EXPECT_EQ(fault("#,4\\ .\n"), (Error{"2 squares between two commas", 1, 3}));
  EXPECT_EQ(fault("#  4\\\n#  #\n"), (Error{"the down clue 4 has no white cell after it", 1, 4}));
  std::string row;
  for (int i = 0; i < 2001; ++i) row += "# ";
  EXPECT_EQ(fault(row), (Error{"a grid has 1 to 2000 rows and 1 to 2000 columns, not 1x2001", 1, 1}));
}

// ---- janko ----

constexpr std::string_view kJanko =
    "[begin]\npuzzle kakuro\nauthor Somebody Else\nrows 3\ncols 3\n[problem]\nx 4, 6,\n,3 - -\n,7 - .\n"
    "[solution]\n- - -\n- 1 2\n- 3 4\n[end]\n";

TEST(KakuroJanko, ReadsTheProblemAndNothingAfterIt) {
  EXPECT_EQ(read_janko(kJanko).value(), square());
  EXPECT_EQ(read_janko("problem\n# 4,0 6,-\n0,3 - -\n-,7 - -\nsolution\n?\n").value(), square());
  EXPECT_EQ(read_janko("problem\nX , x\n,3 - 2\n").value(), drawn("2 3\nX X X\nA3 . 2\n"));
}

TEST(KakuroJanko, IsWrittenWithItsSize) {
  EXPECT_EQ(write_janko(square()),
            "[begin]\npuzzle kakuro\nrows 3\ncols 3\n[problem]\nx     4,    6,\n,3    -     -\n,7    -     "
            "-\n[end]\n");
}

TEST(KakuroJanko, FaultsHaveTheirPlace) {
  const auto fault = [](std::string_view text) { return fault_of(read_janko, text); };
  EXPECT_EQ(fault("puzzle kakuro\n"), (Error{"there is no section [problem]", 0, 0}));
  EXPECT_EQ(fault("puzzle sudoku\nproblem\n- -\n"),
            (Error{"this is a puzzle of another kind than kakuro: 'sudoku'", 1, 8}));
  EXPECT_EQ(fault("rows x\nproblem\n- -\n"), (Error{"'x' is not a whole number", 1, 6}));
  EXPECT_EQ(fault("rows 2\nproblem\n- -\n"),
            (Error{"the problem is 1x2, not 2x2 as the lines before it say", 2, 1}));
  EXPECT_EQ(fault("[problem]\n[end]\n"), (Error{"the grid has no rows", 1, 0}));
  EXPECT_EQ(fault("problem\n- -\n-\n"), (Error{"this row has 1 squares, the one in line 2 has 2", 3, 1}));
  EXPECT_EQ(fault("problem\n- 16\n"),
            (Error{"'16' is not a valid square: '-', 'x', a digit, or clues such as 16,7", 2, 3}));
  EXPECT_EQ(fault("problem\nx 46,\n- -\n"), (Error{"the down clue is 1 to 45, not 46", 2, 3}));
  EXPECT_EQ(fault("problem\nx ,4\n- -\n"), (Error{"the across clue 4 has no white cell after it", 2, 3}));
}

// ---- all of them ----

TEST(KakuroFormats, EachIsRecognisedByItsOwn) {
  EXPECT_EQ(form_of("# mine\n\n3 3\nX D4 D6\n"), "plain");
  EXPECT_EQ(form_of("@ name\n3 3\n"), "plain");
  EXPECT_EQ(form_of("https://puzz.link/p?kakuro/5/5/48la0.na0lh3l0Bn.0cl.c4a3\n"), "puzzlink");
  EXPECT_EQ(form_of("pzprv3/kakuro/5/5/"), "pzprv3");
  EXPECT_EQ(form_of("pzprv3\nkakuro\n5\n5\n"), "pzprv3");
  EXPECT_EQ(form_of(kJanko), "janko");
  EXPECT_EQ(form_of("# 4\\ 6\\\n\\3 . .\n"), "backslash");
  EXPECT_EQ(form_of("x,x,10\\,4\\\n"), "backslash");
  EXPECT_EQ(form_of("hello \\ world\n"), "");
  EXPECT_EQ(form_of(""), "");
}

RC_GTEST_PROP(KakuroFormats, ReadBackWhatTheyWrite, (bool border)) {
  const auto puzzle = (*any_known({12, 12, border})).puzzle;
  for (const auto& format : formats()) {
    const std::vector<NamedRef<Puzzle>> one{{"", puzzle}};
    const auto text = format.write(one);
    if (!text) {
      RC_ASSERT(!border);
      continue;
    }
    const auto back = format.read({*text});
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->size() == 1U);
    RC_ASSERT(back->front().puzzle == puzzle);
    // A grid in which no square has a stroke is not recognised by it.
    if (format.name != "backslash" || text->contains('\\')) RC_ASSERT(form_of(*text) == format.name);
  }
}

TEST(KakuroFormats, AFormOfOnePuzzleRefusesTwo) {
  const auto puzzle = square();
  const std::vector<NamedRef<Puzzle>> two{{"", puzzle}, {"", puzzle}};
  for (const auto& format : formats()) {
    const auto text = format.write(two);
    if (format.name == "plain" || format.name == "puzzlink") {
      EXPECT_TRUE(text.has_value());
    } else {
      EXPECT_EQ(text.error().message, "the form '" + std::string(format.name) + "' holds one puzzle, not 2");
    }
  }
}

RC_GTEST_PROP(KakuroFormats, AnyTextIsReadOrRefusedInWords, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("01459 .,xX-#\\\n/kzaA[]")));
  for (const auto& format : formats()) {
    for (const std::string_view start : {"", "kakuro/2/2/", "pzprv3/kakuro/2/2/", "problem\n", "# 4\\\n"}) {
      const auto whole = std::string(start) + text;
      const auto puzzles = format.read({whole});
      RC_ASSERT(puzzles.has_value() || !puzzles.error().message.empty());
    }
  }
}

TEST(KakuroBorder, ASideIsOneShorterThanAGridsForItsBorder) {
  const auto link = [](int side) {
    return fault_of(read_address, fmt::format("kakuro/{}/1/", side)).message;
  };
  EXPECT_EQ(link(kLongestSide), "a side is 1 to 1999, not 2000");
  EXPECT_NE(link(kLongestSide - 1), "a side is 1 to 1999, not 1999");
  const auto file = [](int side) {
    const auto read = read_pzprv3(fmt::format("pzprv3\nkakuro\n{}\n1\n", side));
    return read ? std::string{} : read.error().message;
  };
  EXPECT_EQ(file(kLongestSide), "a side is 1 to 1999, not 2000");
  EXPECT_NE(file(kLongestSide - 1), "a side is 1 to 1999, not 1999");
}

TEST(KakuroPlain, ASideOfTheLongestIsReadAndOneMoreIsNot) {
  std::string row;
  for (int i = 0; i < kLongestSide; ++i) row += "X ";
  EXPECT_TRUE(read_plain(fmt::format("1 {}\n{}\n", kLongestSide, row)));
  EXPECT_EQ(plain_fault(fmt::format("1 {}\n{}X\n", kLongestSide + 1, row)).message,
            "a grid has 1 to 2000 rows and 1 to 2000 columns, not 1x2001");
  EXPECT_EQ(plain_fault(fmt::format("{} 1\n", kLongestSide + 1)).message,
            "a grid has 1 to 2000 rows and 1 to 2000 columns, not 2001x1");
}

}  // namespace
}  // namespace quadrille::kakuro
