#include "puzzles/mines/notes.hpp"

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace quadrille::mines {
namespace {

constexpr std::uint8_t kNotWaiting = UINT8_MAX;

// How far from a cell the numbers are that may see more when it is settled: those beside it ask for less, and
// a pair of numbers lies at most two cells apart.
constexpr int kFarthestChange = 3;

Finding finding_of(Soil soil) { return soil == Soil::mine ? Finding::mine : Finding::safe; }

}  // namespace

Notes::Notes(const Position& position, const Grid<Finding>& marked)
    : position_(&position),
      marked_(marked),
      ground_(ground_of(position)),
      level_(ground_.soil.size(), kNotWaiting) {
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (marked[cell] == Finding::safe) settle(ground_, ground_.place(cell), Soil::clear);
    if (marked[cell] == Finding::mine) settle(ground_, ground_.place(cell), Soil::mine);
  });
  ground_.for_each_inside([&](Place place) {
    if (is_number(ground_.soil[place]) && demand_of(ground_, place).unknown != 0)
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

std::vector<Place> Notes::left(Finding finding) const {
  std::vector<Place> places;
  for_each_cell(marked_.size(), [&](Cell cell) {
    if (is_left(cell, finding)) places.push_back(ground_.place(cell));
  });
  return places;
}

std::vector<Mark> Notes::marks_of(const Deduction& deduction) const {
  std::vector<Mark> marks;
  const auto add = [&](const std::vector<Place>& places, Symbol symbol) {
    for (const auto cell : places | std::views::transform([&](Place place) { return ground_.cell(place); })) {
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
  for (const auto place : deduction.safe) conclude(place, Soil::clear);
  for (const auto place : deduction.mines) conclude(place, Soil::mine);
}

void Notes::conclude(Place place, Soil soil) {
  const auto cell = ground_.cell(place);
  if (marked_.size().contains(cell) && is_left(cell, finding_of(soil))) {
    marked_[cell] = finding_of(soil);
    --left_;
  }
  if (!is_unknown(ground_.soil[place])) return;
  settle(ground_, place, soil);
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

void Notes::wait(Place number, Rule rule) {
  if (level_[number] <= static_cast<std::uint8_t>(rule)) return;
  level_[number] = static_cast<std::uint8_t>(rule);
  waiting_[static_cast<std::size_t>(rule)].push_back(number);
}

}  // namespace quadrille::mines
