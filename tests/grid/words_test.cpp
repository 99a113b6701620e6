#include "grid/words.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <regex>
#include <set>

namespace quadrille {
namespace {

using Cells = std::vector<Cell>;

TEST(Words, TheFirstCellIsRowOneColumnOne) {
  EXPECT_EQ(place_of(at(0, 0)), "row 1, column 1");
  EXPECT_EQ(place_of(at(2, 4)), "row 3, column 5");
  EXPECT_EQ(row_of(Row{9}), "row 10");
  EXPECT_EQ(column_of(Col{0}), "column 1");
}

TEST(Words, NeighboursOfThreeAndMoreAreARange) {
  EXPECT_EQ(rows_of({2}), "row 3");
  EXPECT_EQ(rows_of({3, 2}), "rows 3 and 4");
  EXPECT_EQ(columns_of({4, 0, 2, 5, 6}), "columns 1, 3 and 5 to 7");
  EXPECT_EQ(columns_of({0, 1, 2}), "columns 1 to 3");
}

TEST(Words, ARectangleIsNamedByItsSides) {
  EXPECT_EQ(area_of(at(2, 3), at(2, 3)), "row 3, column 4");
  EXPECT_EQ(area_of(at(2, 3), at(2, 5)), "row 3, columns 4 to 6");
  EXPECT_EQ(area_of(at(4, 1), at(3, 0)), "rows 4 and 5, columns 1 and 2");
}

TEST(Words, CellsOfOneLineShareItsName) {
  EXPECT_EQ(places_of(Cells{at(2, 1)}), "row 3, column 2");
  EXPECT_EQ(places_of(Cells{at(2, 4), at(2, 1)}), "row 3, columns 2 and 5");
  EXPECT_EQ(places_of(Cells{at(2, 1), at(4, 1)}), "column 2, rows 3 and 5");
  EXPECT_EQ(places_of(Cells{at(2, 1), at(4, 3)}), "row 3, column 2 and row 5, column 4");
}

TEST(Words, PlacesInSeveralLinesAreListedAndThoseTooManyCounted) {
  const Cells cells{at(0, 1), at(2, 3), at(4, 5), at(6, 7), at(8, 9), at(9, 9)};
  const auto words = [&](std::size_t count) { return places_of(std::span(cells).first(count), 4); };
  EXPECT_EQ(words(2), "row 1, column 2 and row 3, column 4");
  EXPECT_EQ(words(4), "row 1, column 2; row 3, column 4; row 5, column 6 and row 7, column 8");
  EXPECT_EQ(words(6), "row 1, column 2; row 3, column 4; row 5, column 6; row 7, column 8 and 2 more");
}

TEST(Words, WhatIsNotARectangleIsNotNamedAsOne) {
  EXPECT_EQ(areas_of({at(2, 3), at(2, 4), at(2, 5)}), "row 3, columns 4 to 6");
  EXPECT_EQ(areas_of({at(0, 1), at(0, 2), at(1, 1), at(1, 2)}), "rows 1 and 2, columns 2 and 3");
  EXPECT_EQ(areas_of({at(0, 0), at(2, 2)}), "row 1, column 1; row 3, column 3");
  EXPECT_EQ(areas_of({at(0, 0), at(0, 2), at(1, 0)}), "rows 1 and 2, column 1; row 1, column 3");
}

TEST(Words, TheOrderOfCellsAndRepetitionsDoNotMatter) {
  EXPECT_EQ(areas_of({at(1, 1), at(0, 0), at(1, 0), at(0, 1), at(0, 0)}), "rows 1 and 2, columns 1 and 2");
}

TEST(Words, AfterTwentyAreasTheCellsOfTheRestAreCounted) {
  Cells cells;
  for (int i = 0; i < 25; ++i) cells.push_back(at(2 * i, 0));
  const auto names = areas_of(cells);
  EXPECT_TRUE(names.ends_with("; row 39, column 1; 5 more")) << names;
}

TEST(Words, AListEndsWithAnd) {
  EXPECT_EQ(listed(std::vector<std::string>{"a"}), "a");
  EXPECT_EQ(listed(std::vector<std::string>{"a", "b"}), "a and b");
  EXPECT_EQ(listed(std::vector<std::string>{"a", "b", "c"}), "a, b and c");
}

// The sides that a sentence names: "row 2", "rows 4 and 5", "columns 3 to 7".
std::pair<int, int> side_in(const std::string& area, const std::string& kind) {
  std::smatch found;
  if (!std::regex_search(area, found, std::regex(kind + "s? (\\d+)(?: (?:and|to) (\\d+))?"))) return {0, -1};
  const int first = std::stoi(found[1]);
  return {first, found[2].matched ? std::stoi(found[2]) : first};
}

RC_GTEST_PROP(Words, TheAreasThatAreNamedAreTheCells, ()) {
  const auto cells = *rc::gen::suchThat(rc::gen::container<std::set<std::pair<int, int>>>(
                                            rc::gen::pair(rc::gen::inRange(0, 5), rc::gen::inRange(0, 5))),
                                        [](const auto& some) { return !some.empty(); });
  Cells given;
  for (const auto& [row, col] : cells) given.push_back(at(row, col));
  std::set<std::pair<int, int>> named;
  const auto text = areas_of(given);
  for (std::size_t from = 0; from < text.size();) {
    const auto to = std::min(text.find(';', from), text.size());
    const auto area = text.substr(from, to - from);
    const auto [top, bottom] = side_in(area, "row");
    const auto [left, right] = side_in(area, "column");
    for (int row = top; row <= bottom; ++row) {
      for (int col = left; col <= right; ++col) RC_ASSERT(named.emplace(row - 1, col - 1).second);
    }
    from = to + 1;
  }
  RC_ASSERT(named == cells);
}

}  // namespace
}  // namespace quadrille
