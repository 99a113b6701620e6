#include "puzzles/mines/rules.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "puzzles/mines/audit/audit.hpp"
#include "puzzles/mines/audit/mistakes.hpp"

namespace quadrille::mines {
namespace {

constexpr double kClose = 1e-6;

class Rules {
 public:
  Rules(const Position& position, const Analysis& analysis, Ruling& ruling)
      : position_(position), analysis_(analysis), mistakes_(position, ruling) {}

  // False: the context ended before all rows were examined.
  [[nodiscard]] bool look(Context& context) {
    const bool sums = analysis_.exact && !analysis_.odds.empty();
    if (sums) look_at_density();
    for (int row = 0; row < position_.tiles.rows(); ++row) {
      if (!context.proceed()) return false;
      for (int col = 0; col < position_.tiles.cols(); ++col) {
        look_at_cell(at(row, col));
        if (sums) look_at_number(at(row, col));
      }
    }
    if (sums) look_at_total();
    if (analysis_.guess) look_at_guess(analysis_.guess->cell);
    return true;
  }

 private:
  [[nodiscard]] bool has_mine(Cell cell) const {
    return position_.tiles[cell] == Tile::flagged || position_.tiles[cell] == Tile::mine;
  }

  void look_at_cell(Cell cell) {
    const auto tile = position_.tiles[cell];
    const auto finding = analysis_.findings[cell];
    if (finding != Finding::none && tile != Tile::closed)
      mistakes_.add(cell, "a finding about a cell that is not closed");
    const auto odds = odds_at(analysis_, cell);
    seen_mines_ += has_mine(cell) ? 1 : 0;
    all_told_ = all_told_ && tile != Tile::unseen;
    if (tile == Tile::closed) {
      all_told_ = all_told_ && odds;
      sum_ += odds.value_or(0);
    }
    if (!odds) return;
    if (*odds < 0 || *odds > 1) mistakes_.add(cell, fmt::format("{} is not a chance", *odds));
    if (finding == Finding::safe && *odds != 0)
      mistakes_.add(cell, fmt::format("safe, but a mine with chance {}", *odds));
    if (finding == Finding::mine && *odds != 1)
      mistakes_.add(cell, fmt::format("a mine, but only with chance {}", *odds));
  }

  void look_at_guess(Cell guess) {
    if (position_.tiles[guess] != Tile::closed)
      mistakes_.add(guess, "the guess opens a cell that is not closed");
    if (analysis_.findings[guess] == Finding::mine) mistakes_.add(guess, "the guess opens a mine");
  }

  void look_at_density() {
    if (position_.density && analysis_.density && *position_.density != *analysis_.density)
      mistakes_.add(fmt::format("the chances assume a density of {}, the position says {}",
                                *analysis_.density, *position_.density));
  }

  // The chances around a number sum to it, if each of them is given.
  void look_at_number(Cell number) {
    const auto tile = position_.tiles[number];
    if (!is_number(tile)) return;
    double sum = 0;
    bool all_told = true;
    std::vector<Cell> touched;  // cells that hold a mine, or may
    for (int row = number.row.value - 1; row <= number.row.value + 1; ++row) {
      for (int col = number.col.value - 1; col <= number.col.value + 1; ++col) {
        const auto beside = at(row, col);
        if (!position_.tiles.size().contains(beside)) {
          all_told = all_told && position_.bounded;
        } else if (has_mine(beside)) {
          touched.push_back(beside);
          sum += 1;
        } else if (!is_number(position_.tiles[beside])) {
          const auto odds = odds_at(analysis_, beside);
          all_told = all_told && odds;
          touched.push_back(beside);
          sum += odds.value_or(0);
        }
      }
    }
    if (all_told && std::abs(sum - number_of(tile)) > kClose)
      mistakes_.add(
          number, fmt::format("the chances around this number sum to {} instead of {}", sum, number_of(tile)),
          touched);
  }

  void look_at_total() {
    if (!position_.mines || !all_told_) return;
    const double sum = sum_ + seen_mines_;
    if (std::abs(sum - *position_.mines) > kClose * std::max(1, *position_.mines))
      mistakes_.add(fmt::format("the chances sum to {} mines, the board has {}", sum, *position_.mines));
  }

  const Position& position_;
  const Analysis& analysis_;
  Mistakes mistakes_;
  double sum_ = 0;
  int seen_mines_ = 0;
  bool all_told_ = true;  // every cell that may hold a mine has its chance
};

}  // namespace

Ruling check(const Position& position, const Analysis& analysis, Extent extent, Context& context) {
  Ruling ruling;
  if (!Rules(position, analysis, ruling).look(context)) ruling.cut = true;
  if (ruling.mistakes.empty()) audit::audit(position, analysis, extent, context, ruling);
  return ruling;
}

}  // namespace quadrille::mines
