#include "puzzles/nonogram/make/typos.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace quadrille::nonogram {
namespace {

using Totals = std::vector<long>;  // by colour

Totals totals_of(const std::vector<Clues>& lines, std::size_t colours) {
  Totals totals(colours);
  for (const auto& clues : lines) {
    for (const auto& clue : clues) totals[clue.colour] += clue.length;
  }
  return totals;
}

// Collects the changes of one line that bring the totals closer by exactly `missing`.
class Collector {
 public:
  Collector(bool in_row, std::size_t line, const Clues& clues, std::size_t cells, const Totals& missing)
      : in_row_(in_row), line_(line), clues_(clues), cells_(cells), missing_(missing) {}

  void collect(std::vector<LineChange>& changes) {
    for (std::size_t i = 0; i < clues_.size(); ++i) {
      change_length(i, changes);
      leave_out(i, changes);
      change_colour(i, changes);
      split_digits(i, changes);
      if (i > 0) swap_with_neighbour(i, changes);
    }
    for (std::size_t i = 0; i <= clues_.size(); ++i) insert(i, changes);
  }

 private:
  void add(Clues clues, std::vector<LineChange>& changes) const {
    if (clues == clues_ || least_length(clues) > cells_) return;
    Totals change(missing_.size());
    for (const auto& clue : clues_) change[clue.colour] -= clue.length;
    for (const auto& clue : clues) change[clue.colour] += clue.length;
    if (change != missing_) return;
    changes.push_back({in_row_, line_, std::move(clues)});
  }

  void change_length(std::size_t i, std::vector<LineChange>& changes) const {
    const auto length = clues_[i].length + missing_[clues_[i].colour];
    if (length < 1 || length > UINT16_MAX) return;
    auto clues = clues_;
    clues[i].length = static_cast<std::uint16_t>(length);
    add(std::move(clues), changes);
  }

  void leave_out(std::size_t i, std::vector<LineChange>& changes) const {
    auto clues = clues_;
    clues.erase(clues.begin() + static_cast<std::ptrdiff_t>(i));
    add(std::move(clues), changes);
  }

  void change_colour(std::size_t i, std::vector<LineChange>& changes) const {
    for (std::size_t colour = 1; colour < missing_.size(); ++colour) {
      auto clues = clues_;
      clues[i].colour = static_cast<Colour>(colour);
      add(std::move(clues), changes);
    }
  }

  // 12 for 1 2.
  void split_digits(std::size_t i, std::vector<LineChange>& changes) const {
    const auto length = clues_[i].length;
    if (length < 11 || length > 99 || length % 10 == 0) return;
    auto clues = clues_;
    clues[i].length = static_cast<std::uint16_t>(length / 10);
    clues.insert(clues.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                 {static_cast<std::uint16_t>(length % 10), clues_[i].colour});
    add(std::move(clues), changes);
  }

  void swap_with_neighbour(std::size_t i, std::vector<LineChange>& changes) const {
    auto clues = clues_;
    std::swap(clues[i - 1], clues[i]);
    add(std::move(clues), changes);
  }

  void insert(std::size_t i, std::vector<LineChange>& changes) const {
    for (std::size_t colour = 1; colour < missing_.size(); ++colour) {
      if (missing_[colour] < 1 || missing_[colour] > UINT16_MAX) continue;
      auto clues = clues_;
      clues.insert(clues.begin() + static_cast<std::ptrdiff_t>(i),
                   {static_cast<std::uint16_t>(missing_[colour]), static_cast<Colour>(colour)});
      if (i > 0 && clues[i] == clues[i - 1]) continue;  // the same as one place before
      add(std::move(clues), changes);
    }
  }

  bool in_row_;
  std::size_t line_;
  const Clues& clues_;
  std::size_t cells_;
  const Totals& missing_;  // what the totals of this side lack
};

}  // namespace

std::vector<LineChange> likely_typos(const Puzzle& puzzle) {
  const auto colours = puzzle.palette.size();
  const auto in_rows = totals_of(puzzle.rows, colours);
  const auto in_cols = totals_of(puzzle.cols, colours);
  std::vector<LineChange> changes;
  for (const bool in_row : {true, false}) {
    Totals missing(colours);
    for (std::size_t i = 0; i < colours; ++i)
      missing[i] = in_row ? in_cols[i] - in_rows[i] : in_rows[i] - in_cols[i];
    const auto& lines = in_row ? puzzle.rows : puzzle.cols;
    const auto cells = in_row ? puzzle.cols.size() : puzzle.rows.size();
    for (std::size_t i = 0; i < lines.size(); ++i)
      Collector(in_row, i, lines[i], cells, missing).collect(changes);
  }
  return changes;
}

}  // namespace quadrille::nonogram
