#include "puzzles/kakuro/make/recipe.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "grid/words.hpp"

namespace quadrille::kakuro {
namespace {

// Patterns are drawn until one has nearly the number of black squares asked for; if the rules leave room, the
// first one does. Otherwise the nearest of these is taken.
constexpr int kMostDraws = 20;
constexpr int kSquaresOff = 1;
// How much one black square may cut off or isolate when a run must be broken: a quarter of the white cells.
constexpr int kLargestPart = 4;

class Drawing {
 public:
  Drawing(const Recipe& recipe, Random& random) : recipe_(recipe), white_({recipe.rows, recipe.cols}, 0) {
    for_each_cell(white_.size(), [&](Cell cell) {
      if (cell.row == Row{0} || cell.col == Col{0}) return;
      white_[cell] = 1;
      ++whites_;
      order_.push_back(cell);
    });
    for (std::size_t i = order_.size(); i > 1; --i)
      std::swap(order_[i - 1], order_[random.below(static_cast<std::uint32_t>(i))]);
    wanted_ = static_cast<int>(std::lround((1 - recipe.black) * whites_));
  }

  // False: some run stays too long.
  [[nodiscard]] bool draw() {
    // 1. Break what is too long, first where two such runs cross, and with as few squares as possible. What
    // could not be broken may become breakable once its surroundings have changed.
    for (const int at_once : {2, 4, 8, 16, whites_ / kLargestPart}) {
      for (int before = 0; before != whites_;) {
        before = whites_;
        for (const int runs : {2, 1}) {
          for (const auto cell : order_) {
            if (is_white(cell) && too_long_at(cell) >= runs) blacken(cell, at_once);
          }
        }
      }
    }
    // 2. The share that is asked for, with squares that leave no short run behind; if there are none, with
    // some that do, and with the rest of those runs.
    for (const int at_once : {2, 4, 12}) {
      for (const auto cell : order_) {
        if (whites_ <= wanted_) break;
        if (is_white(cell)) blacken(cell, std::min(at_once, whites_ - wanted_ + 1));
      }
    }
    return whites_ > 0 &&
           std::ranges::none_of(order_, [&](Cell cell) { return is_white(cell) && too_long_at(cell) > 0; });
  }

  // How far the number of black squares is from the number asked for.
  [[nodiscard]] int squares_off() const { return std::abs(whites_ - wanted_); }

  [[nodiscard]] Grid<Square> squares() const {
    Grid<Square> squares(white_.size());
    for (const auto cell : order_) squares[cell].white = white_[cell] != 0;
    return squares;
  }

 private:
  [[nodiscard]] bool is_white(Cell cell) const { return white_.size().contains(cell) && white_[cell] != 0; }

  [[nodiscard]] int white_from(Cell cell, int down, int right) const {
    int length = 0;
    while (is_white(at(cell.row.value + (length + 1) * down, cell.col.value + (length + 1) * right)))
      ++length;
    return length;
  }
  [[nodiscard]] int across_length(Cell cell) const {
    return 1 + white_from(cell, 0, 1) + white_from(cell, 0, -1);
  }
  [[nodiscard]] int down_length(Cell cell) const {
    return 1 + white_from(cell, 1, 0) + white_from(cell, -1, 0);
  }
  [[nodiscard]] int too_long_at(Cell cell) const {
    return (across_length(cell) > recipe_.longest) + (down_length(cell) > recipe_.longest);
  }

  [[nodiscard]] Cell partner(Cell cell) const {
    const int row = cell.row.value;
    const int col = cell.col.value;
    switch (recipe_.symmetry) {
      case Symmetry::none:
        break;
      case Symmetry::rotational:
        return at(recipe_.rows - row, recipe_.cols - col);
      case Symmetry::mirror:
        return at(row, recipe_.cols - col);
    }
    return cell;
  }

  // Makes a cell and its partner black, then every cell that this leaves alone in a run and every part that
  // it cuts off. Undone if that is more than allowed, or spoils the symmetry.
  void blacken(Cell cell, int at_most) {
    const auto most = static_cast<std::size_t>(at_most);
    std::vector<Cell> turned;
    const auto turn = [&](Cell square) {
      if (!is_white(square)) return;
      white_[square] = 0;
      turned.push_back(square);
    };
    turn(cell);
    turn(partner(cell));
    for (std::size_t next = 0; next < turned.size() && turned.size() <= most; ++next) {
      for (const auto beside : neighbours(turned[next])) {
        if (!is_white(beside) || (across_length(beside) > 1 && down_length(beside) > 1)) continue;
        turn(beside);
        turn(partner(beside));
      }
    }
    if (turned.size() <= most) std::ranges::for_each(smaller_parts(), turn);
    const auto spoils = [&](Cell square) { return is_white(square) && !is_white(partner(square)); };
    if (turned.size() > most || std::ranges::any_of(order_, spoils)) {
      for (const auto square : turned) white_[square] = 1;
    } else {
      whites_ -= static_cast<int>(turned.size());
    }
  }

  [[nodiscard]] static std::array<Cell, 4> neighbours(Cell cell) {
    const int row = cell.row.value;
    const int col = cell.col.value;
    return {at(row, col - 1), at(row, col + 1), at(row - 1, col), at(row + 1, col)};
  }

  // The white cells outside the largest connected part.
  [[nodiscard]] std::vector<Cell> smaller_parts() const {
    std::vector<Cell> largest;
    std::vector<Cell> others;
    Grid<char> seen(white_.size(), 0);
    for (const auto start : order_) {
      if (!is_white(start) || seen[start] != 0) continue;
      std::vector<Cell> part{start};
      seen[start] = 1;
      for (std::size_t next = 0; next < part.size(); ++next) {
        for (const auto beside : neighbours(part[next])) {
          if (!is_white(beside) || seen[beside] != 0) continue;
          seen[beside] = 1;
          part.push_back(beside);
        }
      }
      if (part.size() > largest.size()) std::swap(part, largest);
      others.insert(others.end(), part.begin(), part.end());
    }
    return others;
  }

  Recipe recipe_;
  Grid<char> white_;
  std::vector<Cell> order_;  // the squares outside the first row and column, shuffled
  int whites_ = 0;
  int wanted_ = 0;
};

// The first run of the drawing that has one cell or more than nine.
std::optional<std::string> bad_run(const Grid<Square>& squares, int moved_down, int moved_right) {
  const auto is_white = [&](int row, int col) {
    return squares.size().contains(at(row, col)) && squares[at(row, col)].white;
  };
  for (int row = 0; row < squares.rows(); ++row) {
    for (int col = 0; col < squares.cols(); ++col) {
      for (const bool across : {true, false}) {
        const int down = across ? 0 : 1;
        const int right = across ? 1 : 0;
        if (!is_white(row, col) || is_white(row - down, col - right)) continue;
        int length = 1;
        while (is_white(row + length * down, col + length * right)) ++length;
        if (length >= 2 && length <= kLongestRun) continue;
        return fmt::format("the {} run at {} has {} {}; a run has 2 to {}", across ? "across" : "down",
                           place_of(at(row - moved_down, col - moved_right)), length,
                           length == 1 ? "cell" : "cells", kLongestRun);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

Expected<Grid<Square>> random_pattern(const Recipe& recipe, Random& random, Context& context) {
  std::optional<Drawing> best;
  for (int draw = 0; draw < kMostDraws && context.proceed(); ++draw) {
    Drawing drawing(recipe, random);
    if (!drawing.draw()) continue;
    if (!best || drawing.squares_off() < best->squares_off()) best.emplace(std::move(drawing));
    if (best->squares_off() <= kSquaresOff) break;
  }
  if (best) return best->squares();
  return fail(fmt::format("no {}x{} pattern with runs of 2 to {} cells was found", recipe.rows, recipe.cols,
                          recipe.longest));
}

Expected<Grid<Square>> read_pattern(std::string_view text) {
  std::vector<std::string_view> rows;
  for (std::size_t from = 0; from <= text.size();) {
    const auto to = std::min(text.find('/', from), text.size());
    rows.push_back(text.substr(from, to - from));
    from = to + 1;
  }
  if (rows.size() > 1 && rows.back().empty()) rows.pop_back();
  const auto width = rows.front().size();
  if (width == 0) return fail("the pattern is empty: draw rows of '.' and '#' with '/' between them");
  constexpr auto kMost = static_cast<std::size_t>(kLongestSide - 1);
  if (rows.size() > kMost || width > kMost)
    return fail(fmt::format("the pattern is {}x{}; a side has at most {}", rows.size(), width, kMost));
  bool top = false;
  bool left = false;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (rows[row].size() != width)
      return fail(fmt::format("{} of the pattern has {} squares, the first one has {}",
                              row_of(Row{static_cast<int>(row)}), rows[row].size(), width));
    if (const auto wrong = rows[row].find_first_not_of(".#"); wrong != std::string_view::npos)
      return fail(fmt::format("{} of the pattern is {}: '.' is white, '#' black",
                              place_of(at(static_cast<int>(row), static_cast<int>(wrong))),
                              in_quotes(rows[row][wrong])));
    top = top || (row == 0 && rows[row].contains('.'));
    left = left || rows[row].front() == '.';
  }
  Grid<Square> squares({static_cast<int>(rows.size()) + top, static_cast<int>(width) + left});
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (std::size_t col = 0; col < width; ++col) {
      if (rows[row][col] == '.')
        squares[at(static_cast<int>(row) + top, static_cast<int>(col) + left)].white = true;
    }
  }
  if (const auto problem = bad_run(squares, top, left)) return fail(*problem);
  if (std::ranges::none_of(squares.values(), &Square::white)) return fail("the pattern has no white cell");
  return squares;
}

}  // namespace quadrille::kakuro
