#include "puzzles/mines/audit/evidence.hpp"

#include <algorithm>

namespace quadrille::mines::audit {

std::size_t Evidence::bytes(Size size) {
  const auto spots = (static_cast<std::size_t>(size.rows) + 2) * (static_cast<std::size_t>(size.cols) + 2);
  // The waiting numbers and the parts are further lists of spots.
  return spots * (sizeof(Sort) + 2 * sizeof(std::int8_t) + sizeof(std::int32_t) + 2 * sizeof(Spot));
}

Evidence::Evidence(const Position& position, Pace& pace)
    : size_(position.tiles.size()),
      stride_(size_.cols + 2),
      around_{-stride_ - 1, -stride_, -stride_ + 1, -1, 1, stride_ - 1, stride_, stride_ + 1},
      sorts_((static_cast<std::size_t>(size_.rows) + 2) * static_cast<std::size_t>(stride_),
             position.bounded ? Sort::clear : Sort::apart),
      needs_(sorts_.size(), kNoNumber),
      rooms_(sorts_.size(), 0),
      marks_(sorts_.size(), -1) {
  for (int row = 0; row < size_.rows && pace.go_on(2U * position.tiles.row(Row{row}).size()); ++row) {
    auto here = spot(at(row, 0));
    for (const auto tile : position.tiles.row(Row{row})) {
      const bool mine = tile == Tile::flagged || tile == Tile::mine;
      const bool hidden = tile == Tile::closed || tile == Tile::unseen;
      sorts_[here++] = hidden ? Sort::apart : mine ? Sort::mine : Sort::clear;
      mines_ += mine ? 1 : 0;
      apart_ += hidden ? 1 : 0;
    }
  }
  for (int row = 0; row < size_.rows && pace.go_on(8U * position.tiles.row(Row{row}).size()); ++row) {
    auto here = spot(at(row, 0));
    for (const auto tile : position.tiles.row(Row{row})) {
      if (is_number(tile)) look_at_number(here, number_of(tile));
      ++here;
    }
  }
}

void Evidence::look_at_number(Spot here, int number) {
  int need = number;
  int room = 0;
  for_each_around(here, [&](Spot there) {
    need -= sorts_[there] == Sort::mine ? 1 : 0;
    if (sorts_[there] == Sort::mine || sorts_[there] == Sort::clear) return;
    ++room;
    if (sorts_[there] != Sort::apart) return;
    sorts_[there] = Sort::beside;
    apart_ -= size_.contains(cell(there)) ? 1 : 0;
  });
  needs_[here] = static_cast<std::int8_t>(need);
  rooms_[here] = static_cast<std::int8_t>(room);
  if (!is_met(here) || (room > 0 && (need == 0 || need == room))) waiting_.push_back(here);
}

bool Evidence::is_met(Spot number) const { return needs_[number] >= 0 && needs_[number] <= rooms_[number]; }

void Evidence::settle_one(Spot spot, bool mine) {
  sorts_[spot] = mine ? Sort::mine : Sort::clear;
  mines_ += mine ? 1 : 0;
  for_each_around(spot, [&](Spot number) {
    if (needs_[number] == kNoNumber) return;
    --rooms_[number];
    if (mine) --needs_[number];
    if (!is_met(number) || needs_[number] == 0 || needs_[number] == rooms_[number])
      waiting_.push_back(number);
  });
}

bool Evidence::settle(Pace& pace) {
  while (!waiting_.empty()) {
    const auto number = waiting_.back();
    if (!is_met(number)) return false;
    if (!pace.go_on(8)) return true;
    waiting_.pop_back();
    if (rooms_[number] == 0 || (needs_[number] != 0 && needs_[number] != rooms_[number])) continue;
    const bool mine = needs_[number] != 0;
    for_each_around(number, [&](Spot spot) {
      if (sorts_[spot] == Sort::beside) settle_one(spot, mine);
    });
  }
  return true;
}

bool Evidence::take(Spot spot, bool mine, Pace& pace) {
  if (sorts_[spot] == Sort::beside) settle_one(spot, mine);
  return settle(pace);
}

Evidence::Parts Evidence::parts(Pace& pace) {
  Parts parts;
  std::ranges::fill(marks_, -1);
  const auto reach = [&](Spot number) {
    if (marks_[number] >= 0 || !is_open_number(number)) return;
    marks_[number] = static_cast<std::int32_t>(parts.numbers.size());
    parts.numbers.push_back(number);
  };
  for (Spot seed = 0; seed < static_cast<Spot>(sorts_.size()); ++seed) {
    if (marks_[seed] >= 0 || !is_open_number(seed)) continue;
    auto next = parts.numbers.size();
    reach(seed);
    for (; next < parts.numbers.size(); ++next) {
      if (!pace.go_on(64)) return {};
      for_each_around(parts.numbers[next], [&](Spot spot) {
        if (sorts_[spot] == Sort::beside) for_each_around(spot, reach);
      });
    }
    parts.ends.push_back(static_cast<std::uint32_t>(parts.numbers.size()));
  }
  return parts;
}

std::vector<Spot> Evidence::numbers_near(Spot spot, int distance) const {
  std::vector<Spot> numbers;
  const int row = spot / stride_;
  const int col = spot % stride_;
  for (int r = std::max(0, row - distance); r <= std::min(size_.rows + 1, row + distance); ++r) {
    for (int c = std::max(0, col - distance); c <= std::min(size_.cols + 1, col + distance); ++c) {
      if (is_open_number(r * stride_ + c)) numbers.push_back(r * stride_ + c);
    }
  }
  return numbers;
}

std::vector<Spot> Evidence::cells_beside(Spot number) const {
  std::vector<Spot> spots;
  for_each_around(number, [&](Spot spot) {
    if (sorts_[spot] == Sort::beside) spots.push_back(spot);
  });
  return spots;
}

Patch Evidence::patch(std::span<const Spot> numbers) {
  Patch patch;
  patch.numbers.reserve(numbers.size());
  for (const auto here : numbers) {
    const auto index = static_cast<int>(patch.numbers.size());
    auto& number = patch.numbers.emplace_back(Patch::Number{.need = needs_[here]});
    for_each_around(here, [&](Spot spot) {
      if (sorts_[spot] != Sort::beside) return;
      // A mark made for another list points outside this one, or at another spot.
      auto& mark = marks_[spot];
      const auto known = static_cast<std::size_t>(mark);
      if (mark < 0 || known >= patch.cells.size() || patch.cells[known].spot != spot) {
        mark = static_cast<std::int32_t>(patch.cells.size());
        patch.cells.push_back({.spot = spot});
      }
      number.cells[static_cast<std::size_t>(number.room++)] = mark;
      auto& cell = patch.cells[static_cast<std::size_t>(mark)];
      cell.numbers[static_cast<std::size_t>(cell.count++)] = index;
    });
  }
  return patch;
}

}  // namespace quadrille::mines::audit
