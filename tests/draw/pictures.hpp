#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grid/picture.hpp"
#include "grid/text.hpp"

// Small pictures as the families draw them, for the tests of everything that paints.

namespace quadrille::draw {

// A picture of the rows of a board, without a legend: every symbol is drawn as itself.
inline Picture drawn(const std::vector<std::u32string>& rows) {
  Picture picture;
  picture.board = Grid<Symbol>({static_cast<int>(rows.size()), static_cast<int>(rows.at(0).size())});
  for_each_cell(picture.board.size(),
                [&](Cell cell) { picture.board[cell] = rows[cell.row.value][cell.col.value]; });
  return picture;
}

inline std::vector<Field> fields(const std::vector<std::string>& texts) {
  std::vector<Field> clues;
  for (const auto& text : texts) clues.push_back({"", "", text});
  return clues;
}

// A board of tens with two moves as boxes, each numbered in its first cell.
inline Picture tens_picture() {
  auto picture = drawn({U"5523", U"1914", U"2873"});
  picture.layers = {{.name = "moves",
                     .labels = {{at(0, 0), Place::corner, "1"}, {at(1, 0), Place::corner, "2"}},
                     .shapes = {{ShapeKind::box, at(0, 0), at(0, 1), Role::move},
                                {ShapeKind::box, at(1, 0), at(1, 1), Role::move}}}};
  picture.caption = "2 moves, 4 of 12 cells";
  return picture;
}

// A nonogram of two colours with one cell undecided.
inline Picture nonogram_picture() {
  auto picture = drawn({U"##.a", U"#.#?", U".aaa"});
  picture.legend = {{U'.', "empty", ".", 0xFFFFFF, 0x808080, "", Hatch::none},
                    {U'#', "black", "#", 0x202020, 0xFFFFFF, "", Hatch::solid},
                    {U'a', "red", "a", 0xE05050, 0x400000, "", Hatch::diagonal},
                    {U'?', "undecided", "?", 0xF4F4F4, 0x808080, "?", Hatch::none}};
  picture.row_clues = fields({"2 1", "1 1", "3"});
  picture.col_clues = fields({"2", "1 1", "1 1", "1 10"});
  return picture;
}

// A nonogram whose numbers say what they count.
inline Picture coloured_clues() {
  auto picture = drawn({U"kr.", U"yy.", U"..."});
  picture.legend = {{U'k', "black", "k", 0x000000, 0xFFFFFF, "k", Hatch::none},
                    {U'r', "red", "r", 0xFF0000, 0xFFFFFF, "r", Hatch::none},
                    {U'y', "yellow", "y", 0xFFFF00, 0x000000, "y", Hatch::none},
                    {U'.', "empty", ".", 0xFFFFFF, 0x808080, "", Hatch::none}};
  const auto one = [](Symbol symbol) { return ClueNumber{.text = "1", .symbol = symbol}; };
  picture.row_clues = {{"", "", "1k 1r", {one(U'k'), one(U'r')}},
                       {"", "", "2y", {{.text = "2", .symbol = U'y'}}},
                       {"", "", "0", {{.text = "0"}}}};
  picture.col_clues = {{"", "", "3k 4y", {{.text = "3", .symbol = U'k'}, {.text = "4", .symbol = U'y'}}}};
  return picture;
}

// A kakuro of two runs each way.
inline Picture kakuro_picture() {
  auto picture = drawn({U"XXX", U"X..", U"X.9"});
  picture.legend = {{U'X', "black", "X", 0x2B2B2B, 0xFFFFFF, " ", Hatch::solid},
                    {U'.', "white", ".", 0xFFFFFF, 0x101010, "", Hatch::none}};
  picture.layers = {{.name = "clues",
                     .labels = {{at(0, 1), Place::down, "4"},
                                {at(0, 2), Place::down, "16"},
                                {at(1, 0), Place::across, "8"},
                                {at(2, 0), Place::across, "12"}}}};
  return picture;
}

// A minesweeper position with chances in the corners, a safe cell ringed and a mine crossed.
inline Picture mines_picture() {
  auto picture = drawn({U"1??", U"12?", U"01?"});
  picture.legend = {{U'?', "closed", "?", 0xC9C9C9, 0x202020, "", Hatch::none},
                    {U'0', "open, 0", "0", 0xFFFFFF, 0x202020, " ", Hatch::none},
                    {U'1', "open, 1", "1", 0xFFFFFF, 0x0000C0, "1", Hatch::none},
                    {U'2', "open, 2", "2", 0xFFFFFF, 0x007000, "2", Hatch::none}};
  picture.layers = {{.name = "chances",
                     .labels = {{at(0, 1), Place::corner, "100%"},
                                {at(0, 2), Place::corner, "50%"},
                                {at(1, 2), Place::corner, "0%"}}},
                    {.name = "verdicts",
                     .shapes = {{ShapeKind::cross, at(0, 1), at(0, 1), Role::bad},
                                {ShapeKind::ring, at(1, 2), at(1, 2), Role::good}}}};
  return picture;
}

}  // namespace quadrille::draw
