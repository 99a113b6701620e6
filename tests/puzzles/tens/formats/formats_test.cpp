#include "puzzles/tens/formats/list.hpp"

#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/tens/drawn.hpp"
#include "puzzles/tens/formats/json.hpp"
#include "support/named_refs.hpp"

namespace quadrille::tens {
namespace {

using namespace std::string_literals;

Error fault_of(std::string_view text) {
  const auto boards = read_plain(text);
  return boards ? Error{"no fault"} : boards.error();
}

TEST(TensPlain, CellsMayStandApartOrTogether) {
  const auto board = make_board({{1, 2, 0}, {4, 0, 6}}).value();
  EXPECT_EQ(drawn("12.\n406\n"), board);
  EXPECT_EQ(drawn("1 2 .\n4 0 6\n"), board);
  EXPECT_EQ(drawn("1,2,.\n4,0,6\n"), board);
  EXPECT_EQ(drawn("  1\t2 , .\n4 ,0,\t6  "), board);
  EXPECT_EQ(drawn("12.\r\n406\r\n"), board);
}

TEST(TensPlain, CommentsAndBlankLinesAreSkipped) {
  EXPECT_EQ(drawn("# a board\n#\n\n12\n\n# between\n34\n\n"), drawn("12\n34\n"));
}

TEST(TensPlain, TheTargetStandsInAHeader) {
  EXPECT_EQ(drawn("12\n").target, 10);
  EXPECT_EQ(drawn("target 12\n12\n").target, 12);
  EXPECT_EQ(drawn("  target\t250 \n12\n").target, 250);
}

TEST(TensPlain, ManyBoardsHaveNamesAndTargetsOfTheirOwn) {
  const auto boards = read_plain("target 12\n11\n@ b seed 7\n22\n@ c\ntarget 9\n33\n@\n44\n").value();
  ASSERT_EQ(boards.size(), 4U);
  EXPECT_EQ(boards[0].id, "");
  EXPECT_EQ(boards[0].puzzle, drawn("target 12\n11\n"));
  EXPECT_EQ(boards[1].id, "b");
  EXPECT_EQ(boards[1].puzzle, drawn("target 12\n22\n"));
  EXPECT_EQ(boards[2].id, "c");
  EXPECT_EQ(boards[2].puzzle, drawn("target 9\n33\n"));
  EXPECT_EQ(boards[3].id, "");
  EXPECT_EQ(boards[3].puzzle, drawn("target 12\n44\n"));
}

TEST(TensPlain, RaggedRowsNameBothLengths) {
  EXPECT_EQ(fault_of("# c\n123\n\n12\n"), (Error{"this row has 2 cells, the one in line 2 has 3", 4, 1}));
  EXPECT_EQ(fault_of("12\n123\n"), (Error{"this row has 3 cells, the one in line 1 has 2", 2, 1}));
}

TEST(TensPlain, WhatIsNoDigitIsNamedWithItsPlace) {
  EXPECT_EQ(fault_of("12\n1x\n"), (Error{"'x' is not a digit", 2, 2}));
  EXPECT_EQ(fault_of("1 2 -3\n"), (Error{"'-' is not a digit", 1, 5}));
  EXPECT_EQ(fault_of("12\n1\0\n"s), (Error{"the byte 0x00 is not a digit", 2, 2}));
  EXPECT_EQ(fault_of("1\xC3\xA9\n"), (Error{"the byte 0xC3 is not a digit", 1, 2}));
  EXPECT_EQ(fault_of("#12\n"), (Error{"'#' is not a digit", 1, 1}));
  EXPECT_EQ(fault_of("targets 3\n12\n"), (Error{"'t' is not a digit", 1, 1}));
}

TEST(TensPlain, ACommaStandsBetweenTwoCells) {
  const std::string message = "no cell beside the comma; an empty cell is '.' or '0'";
  EXPECT_EQ(fault_of("1,,2\n"), (Error{message, 1, 3}));
  EXPECT_EQ(fault_of(",1,2\n"), (Error{message, 1, 1}));
  EXPECT_EQ(fault_of("1,2,\n"), (Error{message, 1, 4}));
  EXPECT_EQ(fault_of("1, ,2\n"), (Error{message, 1, 4}));
}

TEST(TensPlain, AFileWithoutABoardIsRefused) {
  EXPECT_EQ(fault_of(""), (Error{"the file holds no board", 1, 1}));
  EXPECT_EQ(fault_of("\n\n# nothing\n"), (Error{"the file holds no board", 1, 1}));
  EXPECT_EQ(fault_of("target 12\n"), (Error{"the file holds no board", 1, 1}));
  EXPECT_EQ(fault_of("@ a\n@ b\n12\n"), (Error{"no board follows '@ a'", 1, 1}));
  EXPECT_EQ(fault_of("@ a\n12\n@ b\n# end\n"), (Error{"no board follows '@ b'", 3, 1}));
}

TEST(TensPlain, BadTargetsAreRefused) {
  EXPECT_EQ(fault_of("target 0\n12\n"), (Error{"the target is 1 to 250, not 0", 1, 8}));
  EXPECT_EQ(fault_of("target 251\n12\n"), (Error{"the target is 1 to 250, not 251", 1, 8}));
  EXPECT_EQ(fault_of("target ten\n12\n"), (Error{"'ten' is not a whole number", 1, 8}));
  EXPECT_EQ(fault_of("target 99999999999999999999\n12\n"),
            (Error{"the number '99999999999999999999' is too large", 1, 8}));
  EXPECT_EQ(fault_of("target\n12\n"), (Error{"a target line is 'target N'", 1, 1}));
  EXPECT_EQ(fault_of("target 1 2\n12\n"), (Error{"a target line is 'target N'", 1, 1}));
  EXPECT_EQ(fault_of("12\ntarget 9\n"), (Error{"the target must come before the rows of its board", 2, 1}));
  EXPECT_EQ(fault_of("target 9\ntarget 8\n12\n"), (Error{"the target is given twice", 2, 1}));
}

TEST(TensPlain, SizesAreBounded) {
  EXPECT_TRUE(read_plain(std::string(2000, '1')));
  EXPECT_EQ(fault_of("1\n" + std::string(2001, '1')), (Error{"a row has at most 2000 cells", 2, 2001}));
  std::string tall;
  for (int row = 0; row < 2000; ++row) tall += "1\n";
  EXPECT_TRUE(read_plain(tall));
  EXPECT_EQ(fault_of(tall + "1\n"), (Error{"a board has at most 2000 rows", 2001, 1}));
}

TEST(TensPlain, AFileIsBoundedAsAWhole) {
  const auto row = std::string(2000, '1') + "\n";
  std::string board = "@ again\n";
  for (int i = 0; i < 2000; ++i) board += row;
  const auto four = board + board + board + board;
  EXPECT_TRUE(read_plain(four));
  EXPECT_EQ(fault_of(four + "@ more\n1\n"), (Error{"a file holds at most 16000000 cells", 8006, 1}));
}

TEST(TensPlain, WritesOnlyWhatIsNotUsual) {
  EXPECT_EQ(write_plain(drawn("1 0 3\n")), "1.3\n");
  EXPECT_EQ(write_plain(drawn("target 12\n13\n")), "target 12\n13\n");
  EXPECT_EQ(write_plain(std::vector<NamedRef<Board>>{{"", drawn("13\n")}}), "13\n");
  EXPECT_EQ(write_plain(std::vector<NamedRef<Board>>{{"a", drawn("13\n")}}), "@ a\n13\n");
  EXPECT_EQ(write_plain(std::vector<NamedRef<Board>>{{"a", drawn("13\n")}, {"", drawn("target 5\n4\n")}}),
            "@ a\n13\n@\ntarget 5\n4\n");
}

RC_GTEST_PROP(TensPlain, WhatIsWrittenIsReadBack, ()) {
  const auto count = *rc::gen::inRange(1, 5);
  std::vector<Named<Board>> boards;
  for (int i = 0; i < count; ++i) boards.push_back({*rc::gen::element("", "a", "b7", "x-y"), *any_board()});
  const auto read = read_plain(write_plain(refs_to(boards))).value();
  RC_ASSERT(read.size() == boards.size());
  for (std::size_t i = 0; i < boards.size(); ++i) {
    RC_ASSERT(read[i].id == boards[i].id);
    RC_ASSERT(read[i].puzzle == boards[i].puzzle);
  }
}

RC_GTEST_PROP(TensPlain, AnyTextIsReadOrRefusedWithALineOfIt, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::oneOf(
      rc::gen::element('1', '9', '.', ',', ' ', '\n', '\n', '@', '#', 't'), rc::gen::arbitrary<char>()));
  const auto boards = read_plain(text);
  if (boards) {
    RC_ASSERT(!boards->empty());
    for (const auto& [id, board] : *boards) RC_ASSERT(board.digits.size().cells() > 0U);
  } else {
    RC_ASSERT(boards.error().line >= 0);
    RC_ASSERT(boards.error().line <= 1 + std::ranges::count(text, '\n'));
  }
}

// ---- JSON ----

Record rows(std::initializer_list<Record::List> lists) { return Record::List(lists.begin(), lists.end()); }

std::string fault_of(const Record& record) {
  const auto board = read_json(record);
  return board ? "no fault" : board.error().message;
}

TEST(TensJson, AnArrayOfRowsIsABoard) {
  EXPECT_EQ(read_json(rows({{1, nullptr}, {0, 4}})), drawn("1.\n.4\n"));
}

TEST(TensJson, AnObjectMayNameTheTarget) {
  EXPECT_EQ(read_json(Record::Map{{"target", 12}, {"board", rows({{5, 7}})}}), drawn("target 12\n57\n"));
  EXPECT_EQ(read_json(Record::Map{{"board", rows({{5, 7}})}}), drawn("57\n"));
}

TEST(TensJson, FaultsNameRowAndColumn) {
  EXPECT_EQ(fault_of(rows({{1, 2}, {3, 10}})), "row 2, column 2: not a digit from 0 to 9 or null");
  EXPECT_EQ(fault_of(rows({{1, -1}})), "row 1, column 2: not a digit from 0 to 9 or null");
  EXPECT_EQ(fault_of(rows({{1.5}})), "row 1, column 1: not a digit from 0 to 9 or null");
  EXPECT_EQ(fault_of(rows({{"1"}})), "row 1, column 1: not a digit from 0 to 9 or null");
  EXPECT_EQ(fault_of(rows({{1, 2}, {3}})), "row 2 has 1 cells, the first row has 2");
  EXPECT_EQ(fault_of(Record::List{1, 2}), "row 1 is not a list of digits");
  EXPECT_EQ(fault_of(rows({Record::List(2001, Record(1))})), "row 1 has 2001 cells, the most is 2000");
  EXPECT_EQ(fault_of(Record::List(2001, Record::List{1})), "the board has 2001 rows, the most is 2000");
}

TEST(TensJson, WhatIsNoBoardIsRefused) {
  EXPECT_EQ(fault_of(Record::List{}), "the file holds no board");
  EXPECT_EQ(fault_of(rows({{}})), "the board has no cells");
  EXPECT_EQ(fault_of(Record(5)), "the board is not a list of rows");
  EXPECT_EQ(fault_of(Record::Map{{"target", 12}}), "the object has no \"board\"");
  EXPECT_EQ(fault_of(Record::Map{{"target", 0}, {"board", rows({{1}})}}),
            "the target is a whole number from 1 to 250");
  EXPECT_EQ(fault_of(Record::Map{{"target", "12"}, {"board", rows({{1}})}}),
            "the target is a whole number from 1 to 250");
  EXPECT_NE(fault_of(Record::Map{{"traget", 12}, {"board", rows({{1}})}}).find("'target'"),
            std::string::npos);
}

TEST(TensJson, WritesRowsOfDigits) {
  EXPECT_EQ(write_json(drawn("1.\n34\n")), "[[1, 0],\n [3, 4]]\n");
  EXPECT_EQ(write_json(drawn("target 12\n1.\n34\n")), "{\"target\": 12, \"board\": [\n [1, 0],\n [3, 4]]}\n");
}

// ---- the list ----

std::string_view recognised(const Source& source) {
  for (const auto& format : formats()) {
    if (format.recognise(source)) return format.name;
  }
  return "";
}

TEST(TensFormats, AreRecognisedByTheirContent) {
  const auto list = rows({{1, 2}});
  const Record map = Record::Map{{"board", list}};
  const Record other = Record::Map{{"puzzle", list}};
  EXPECT_EQ(recognised({"# note\n\n1 2,3\n"}), "plain");
  EXPECT_EQ(recognised({"@ a\n12\n"}), "plain");
  EXPECT_EQ(recognised({"target 12\n12\n"}), "plain");
  EXPECT_EQ(recognised({"[[1, 2]]", &list}), "json");
  EXPECT_EQ(recognised({"{\"board\": [[1, 2]]}", &map}), "json");
  EXPECT_EQ(recognised({"{\"puzzle\": [[1, 2]]}", &other}), "");
  EXPECT_EQ(recognised({"hello\n"}), "");
  EXPECT_EQ(recognised({""}), "");
}

TEST(TensFormats, JsonHoldsOneBoardAndNeedsJson) {
  const auto json = json_format();
  const auto one = drawn("1\n");
  const auto other = drawn("2\n");
  const std::vector<NamedRef<Board>> two{{"a", one}, {"b", other}};
  EXPECT_EQ(json.write(two).error().message, "the json form holds one board, not 2");
  EXPECT_EQ(json.read({"12\n"}).error().message, "the file is not JSON");
}

}  // namespace
}  // namespace quadrille::tens
