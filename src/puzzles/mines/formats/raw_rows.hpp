#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/family/format.hpp"
#include "grid/text.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// All positions of one file together.
inline constexpr std::size_t kMostCellsOfAFile = 16'000'000;

// Rows of characters as they are read, all as long as the first. It grows with the text, never with what a
// header promises.
class RawRows {
 public:
  // A row of one character per cell; `words` says in an error what a cell can be.
  using ReadTile = std::optional<Tile> (*)(char character);
  [[nodiscard]] Expected<void> add_row(const TextLine& line, ReadTile read_tile, std::string_view words);

  [[nodiscard]] bool empty() const { return rows_ == 0; }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int cols() const { return static_cast<int>(cols_); }
  [[nodiscard]] Grid<Tile> tiles() const;

 private:
  std::vector<Tile> tiles_;
  std::size_t cols_ = 0;
  int rows_ = 0;
  int first_line_ = 0;
};

// A whole number of a header, within bounds; the error names `what` and the bounds.
[[nodiscard]] Expected<int> read_bounded(const Word& word, int line, std::string_view what, int least,
                                         int most);

// A size that the family can hold; the error names the limit.
[[nodiscard]] Expected<Size> checked_size(long rows, long cols, int line);

// The total of a position must leave room: at least the mines already seen, at most one per cell that can
// hold one.
[[nodiscard]] Expected<void> checked_total(const Position& position, int line, int column);

// What a form for a bounded board with a known total needs, or an error that says so; `form` is its name.
// With `plain_tiles_only`, unseen cells are refused too.
[[nodiscard]] Expected<void> fits_form(const Position& position, std::string_view form);

// The one position of a form that holds one; fails if there are more.
[[nodiscard]] Expected<Position> only_position(std::span<const NamedRef<Position>> positions,
                                               std::string_view form);

}  // namespace quadrille::mines
