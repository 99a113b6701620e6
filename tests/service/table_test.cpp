#include "service/table.hpp"

#include <gtest/gtest.h>

namespace quadrille::service {
namespace {

TEST(Csv, PlainCellsStayPlain) { EXPECT_EQ(csv_row({"a", "b c", "", "1.5"}), "a,b c,,1.5\n"); }

TEST(Csv, SeparatorsQuotesAndLineEndsAreQuoted) {
  EXPECT_EQ(csv_row({"a,b"}), "\"a,b\"\n");
  EXPECT_EQ(csv_row({"say \"hi\""}), "\"say \"\"hi\"\"\"\n");
  EXPECT_EQ(csv_row({"two\nlines"}), "\"two\nlines\"\n");
  EXPECT_EQ(csv_row({"old\rline"}), "\"old\rline\"\n");
}

TEST(Csv, WhatASpreadsheetWouldRunIsDisarmed) {
  EXPECT_EQ(csv_row({"=1+1"}), "\"'=1+1\"\n");
  EXPECT_EQ(csv_row({"+cmd"}), "\"'+cmd\"\n");
  EXPECT_EQ(csv_row({"-cmd"}), "\"'-cmd\"\n");
  EXPECT_EQ(csv_row({"@SUM(A1)"}), "\"'@SUM(A1)\"\n");
  EXPECT_EQ(csv_row({"=\"a\",b"}), "\"'=\"\"a\"\",b\"\n");
}

TEST(Csv, NegativeNumbersStayNumbers) {
  EXPECT_EQ(csv_row({"-1", "-0.5", "-1e-3"}), "-1,-0.5,-1e-3\n");
  EXPECT_EQ(csv_row({"-1+cmd"}), "\"'-1+cmd\"\n");
}

TEST(Csv, ATableHasItsColumnsFirst) {
  EXPECT_EQ(to_csv({{"name", "score"}, {{"a", "1"}, {"b", "2"}}}), "name,score\na,1\nb,2\n");
  EXPECT_EQ(to_csv({{"name"}}), "name\n");
}

TEST(TextTable, AlignsWordsLeftAndNumbersRight) {
  EXPECT_EQ(to_text({{"name", "ms"}, {{"greedy", "1.5"}, {"a", "120"}}}),
            "name     ms\n"
            "greedy  1.5\n"
            "a       120\n");
}

TEST(TextTable, EmptyCellsDoNotMakeANumberAWord) {
  EXPECT_EQ(to_text({{"n", "x"}, {{"10", "y"}, {"", "z"}}}),
            " n  x\n"
            "10  y\n"
            "    z\n");
}

TEST(TextTable, CountsCharactersNotBytes) {
  EXPECT_EQ(to_text({{"a", "b"}, {{"é", "x"}, {"ab", "y"}}}),
            "a   b\n"
            "é   x\n"
            "ab  y\n");
}

TEST(TextTable, ControlCharactersNeverReachATerminal) {
  EXPECT_EQ(to_text({{"a"}, {{"\x1b[2J"}}}), "a\n?[2J\n");
}

TEST(MarkdownTable, EscapesItsOwnSeparator) {
  EXPECT_EQ(to_markdown({{"name", "n"}, {{"a|b", "1"}}}),
            "| name | n |\n"
            "|---|---:|\n"
            "| a\\|b | 1 |\n");
}

TEST(Figure, HasFourSignificantDigits) {
  EXPECT_EQ(figure(3.14159), "3.142");
  EXPECT_EQ(figure(0.0142), "0.0142");
  EXPECT_EQ(figure(0), "0");
}

}  // namespace
}  // namespace quadrille::service
