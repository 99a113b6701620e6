#include "service/sets/table.hpp"

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

TEST(MarkdownTable, ShowsWhatWouldMeanSomethingInMarkdown) {
  EXPECT_EQ(markdown_text("<script>alert('x')</script>"), "&lt;script&gt;alert('x')&lt;/script&gt;");
  EXPECT_EQ(markdown_text("a & b [c](d) `e`"), "a &amp; b \\[c\\](d) \\`e\\`");
}

TEST(TextTable, AmountsWithAUnitStandToTheRight) {
  EXPECT_EQ(to_text({{"name", "time"}, {{"a", "1.5 ms"}, {"b", "2 min 5 s"}}}),
            "name       time\na        1.5 ms\nb     2 min 5 s\n");
}

TEST(Duration, IsReadByAPerson) {
  EXPECT_EQ(duration(0.0123), "12.3 us");
  EXPECT_EQ(duration(1.5), "1.5 ms");
  EXPECT_EQ(duration(999.4), "999 ms");
  EXPECT_EQ(duration(999.6), "1 s");
  EXPECT_EQ(duration(20'000), "20 s");
  EXPECT_EQ(duration(125'000), "2 min 5 s");
  EXPECT_EQ(duration(0), "0 us");
}

TEST(AmountOfBytes, HasAUnit) {
  EXPECT_EQ(amount_of_bytes(0), "0 B");
  EXPECT_EQ(amount_of_bytes(1500), "1.5 kB");
  EXPECT_EQ(amount_of_bytes(684'000'000), "684 MB");
  EXPECT_EQ(amount_of_bytes(std::size_t{1} << 30U), "1.07 GB");
}

TEST(Figure, HasFourSignificantDigits) {
  EXPECT_EQ(figure(3.14159), "3.142");
  EXPECT_EQ(figure(0.0142), "0.0142");
  EXPECT_EQ(figure(0), "0");
  EXPECT_EQ(figure(20'000), "20000");
  EXPECT_EQ(figure(123'456.7), "123457");
}

}  // namespace
}  // namespace quadrille::service
