#include "puzzles/mines/teach/notes.hpp"

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace quadrille::mines {
namespace {

constexpr std::uint8_t kNotWaiting = UINT8_MAX;

// How far from a cell the numbers are that may see more when it is settled: those beside it ask for less, and
// a pair of numbers lies at most two cells apart.
constexpr int kFarthestChange = 3;

Finding finding_of(CellKind kinds) { return kinds == CellKind::mine ? Finding::mine : Finding::safe; }

}  // namespace

Notes::Notes(const Position& position, const Grid<Finding>& marked)
    : position_(&position),
      marked_(marked),
      ground_(padded_board_of(position)),
      level_(ground_.kinds.size(), kNotWaiting) {
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (marked[cell] == Finding::safe) settle(ground_, ground_.place(cell), CellKind::clear);
    if (marked[cell] == Finding::mine) settle(ground_, ground_.place(cell), CellKind::mine);
  });
  ground_.for_each_inside([&](PaddedIndex place) {
    if (is_number(ground_.kinds[place]) && demand_of(ground_, place).unknown != 0)
      wait(place, Rule::saturation);
  });
  std::ranges::reverse(waiting_.front());  // the last one is looked at first
}

void Notes::seek(const Grid<Finding>& proven) {
  proven_ = &proven;
  left_ = left(Finding::safe).size() + left(Finding::mine).size();
}

bool Notes::is_left(Cell cell, Finding finding) const {
  return proven_ != nullptr && (*proven_)[cell] == finding && marked_[cell] == Finding::none &&
         position_->tiles[cell] == Tile::closed;
}

std::vector<PaddedIndex> Notes::left(Finding finding) const {
  std::vector<PaddedIndex> places;
  for_each_cell(marked_.size(), [&](Cell cell) {
    if (is_left(cell, finding)) places.push_back(ground_.place(cell));
  });
  return places;
}

std::vector<Mark> Notes::marks_of(const Deduction& deduction) const {
  std::vector<Mark> marks;
  const auto add = [&](const std::vector<PaddedIndex>& places, Symbol symbol) {
    for (const auto cell :
         places | std::views::transform([&](PaddedIndex place) { return ground_.cell(place); })) {
      if (marked_.size().contains(cell) && position_->tiles[cell] == Tile::closed &&
          marked_[cell] == Finding::none)
        marks.push_back({cell, U'?', symbol});
    }
  };
  add(deduction.safe, U'+');
  add(deduction.mines, U'*');
  return marks;
}

std::vector<Cell> Notes::because_of(const Deduction& deduction) const {
  std::vector<Cell> cells;
  for (const auto place : deduction.because) cells.push_back(ground_.cell(place));
  return cells;
}

void Notes::note(const Deduction& deduction) {
  for (const auto place : deduction.safe) conclude(place, CellKind::clear);
  for (const auto place : deduction.mines) conclude(place, CellKind::mine);
}

void Notes::conclude(PaddedIndex place, CellKind kinds) {
  const auto cell = ground_.cell(place);
  if (marked_.size().contains(cell) && is_left(cell, finding_of(kinds))) {
    marked_[cell] = finding_of(kinds);
    --left_;
  }
  if (!is_unknown(ground_.kinds[place])) return;
  settle(ground_, place, kinds);
  const auto [row, col] = cell;
  for (int r = std::max(0, row.value - kFarthestChange); r <= row.value + kFarthestChange; ++r) {
    for (int c = std::max(0, col.value - kFarthestChange); c <= col.value + kFarthestChange; ++c) {
      if (r >= ground_.rows || c >= ground_.cols) continue;
      const bool beside = std::abs(r - row.value) <= 1 && std::abs(c - col.value) <= 1;
      const auto number = ground_.place(at(r, c));
      if (level_[number] != kNotWaiting) wait(number, beside ? Rule::saturation : Rule::subset);
    }
  }
}

void Notes::wait(PaddedIndex number, Rule rule) {
  if (level_[number] <= static_cast<std::uint8_t>(rule)) return;
  level_[number] = static_cast<std::uint8_t>(rule);
  waiting_[static_cast<std::size_t>(rule)].push_back(number);
}

}  // namespace quadrille::mines
