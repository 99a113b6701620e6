#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "engine/run/random.hpp"
#include "grid/grid.hpp"

namespace quadrille::mines {

// What the first opening of a game is guaranteed.
enum class Start : std::uint8_t { safe, zero };

// Where the mines of one game lie, and which cell is opened first.
struct Layout {
  Grid<char> mines{};  // 1: a mine
  Cell first{};
  friend bool operator==(const Layout&, const Layout&) = default;
};

// How games are dealt.
struct Deal {
  int rows = 16;
  int cols = 30;
  int mines = 99;
  Start start = Start::safe;
  std::string first = "0 0";  // row and column of the first opening
};

// Lays the mines at random, every layout that keeps the start rule equally likely. Fails if they do not fit.
[[nodiscard]] Expected<Layout> deal(const Deal& deal, Random& random);

// Whether a start rule keeps a cell clear of mines.
[[nodiscard]] bool is_kept_clear(Cell cell, Cell first, Start start);

// Lays mines at random in some of these places, which have none; there must be enough of them.
void lay_mines(Layout& layout, std::span<Cell> places, std::size_t mines, Random& random);

// A layout as text: 'rows R cols C mines N start r c', then rows of '.' and '*'.
[[nodiscard]] std::string write_layout(const Layout& layout);
[[nodiscard]] Expected<Layout> read_layout(std::string_view text);

// The games of a file: layouts as above, each after a line '@ id' if there are several; or, as found
// elsewhere and columns first, 'board COLS ROWS MINES safe|zero COL ROW' and a line 'id hex' per game.
[[nodiscard]] Expected<std::vector<Named<Layout>>> read_layouts(std::string_view text);

}  // namespace quadrille::mines
