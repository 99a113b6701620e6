#include "puzzles/nonogram/model/struck.hpp"

#include <algorithm>

namespace quadrille::nonogram {
namespace {

// Where the blocks of the first clues begin, as far as they can be counted from the start of the line.
std::vector<std::size_t> counted_blocks(std::span<const Clue> clues, std::span<const Colour> line) {
  std::vector<std::size_t> starts;
  std::size_t start = 0;
  while (starts.size() < clues.size() && start < line.size() && line[start] != kUndecided) {
    if (line[start] == kPaper) {
      ++start;
      continue;
    }
    const auto& clue = clues[starts.size()];
    auto end = start;
    while (end < line.size() && line[end] == line[start]) ++end;
    const bool ends = end == line.size() || line[end] != kUndecided;
    if (!ends || line[start] != clue.colour || end - start != clue.length) break;
    starts.push_back(start);
    start = end;
  }
  return starts;
}

template <class T>
std::vector<T> reversed(std::span<const T> values) {
  return {values.rbegin(), values.rend()};
}

}  // namespace

bool paints_exactly(std::span<const Clue> clues, std::span<const Colour> line) {
  std::vector<Colour> painted(line.begin(), line.end());
  std::ranges::replace(painted, kUndecided, kPaper);
  return std::ranges::equal(clues_of(painted), clues);
}

std::vector<bool> struck_clues(std::span<const Clue> clues, std::span<const Colour> line) {
  if (paints_exactly(clues, line)) return std::vector<bool>(clues.size(), true);
  const auto from_start = counted_blocks(clues, line);
  const auto from_end = counted_blocks(reversed(clues), reversed(line));
  std::vector<bool> struck(clues.size(), false);
  std::fill_n(struck.begin(), from_start.size(), true);
  for (std::size_t i = 0; i < from_end.size(); ++i) {
    const auto clue = clues.size() - 1 - i;
    const auto start = line.size() - from_end[i] - clues[clue].length;
    const auto other = std::ranges::lower_bound(from_start, start);
    const bool taken = other != from_start.end() && *other == start;
    const auto taken_for = static_cast<std::size_t>(other - from_start.begin());
    const bool same = taken ? taken_for == clue : clue >= from_start.size();
    struck[clue] = same;
    if (taken && !same) struck[taken_for] = false;
  }
  return struck;
}

}  // namespace quadrille::nonogram
