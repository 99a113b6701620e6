#include "puzzles/nonogram/teach/rules_of_lines.hpp"

#include <algorithm>
#include <bit>

#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/search/lines/line.hpp"

namespace quadrille::nonogram {
namespace {

bool is_open(Colour cell) { return cell == kUndecided; }
bool is_ink(Colour cell) { return cell != kUndecided && cell != kPaper; }

// Whether a clue's run is separated from the one before it by a gap.
bool needs_gap(std::span<const Clue> clues, std::size_t clue) {
  return clue > 0 && clue < clues.size() && clues[clue - 1].colour == clues[clue].colour;
}

bool has_one_ink(std::span<const Clue> clues) {
  return std::ranges::all_of(clues, [&](const Clue& clue) { return clue.colour == clues.front().colour; });
}

// Adds the cells from ... to before `end` that are still open.
void add_open(LineFinding& finding, std::span<const Colour> cells, int from, int end, Colour colour) {
  for (int i = std::max(from, 0); i < std::min(end, static_cast<int>(cells.size())); ++i) {
    if (is_open(cells[static_cast<std::size_t>(i)])) finding.cells.push_back({i, colour});
  }
}

// The same line from the other end.
struct Mirrored {
  Clues clues;
  std::vector<Colour> cells;

  explicit Mirrored(const View& view)
      : clues(view.clues.rbegin(), view.clues.rend()), cells(view.cells.rbegin(), view.cells.rend()) {}
  [[nodiscard]] View view() const { return {clues, cells}; }
};

void turn_back(LineFinding& finding, const View& view) {
  for (auto& cell : finding.cells) cell.position = static_cast<int>(view.cells.size()) - 1 - cell.position;
  for (auto& seen : finding.seen) seen = static_cast<int>(view.cells.size()) - 1 - seen;
  for (auto& run : finding.runs) run = view.clues.size() - 1 - run;
  std::ranges::sort(finding.cells, {}, &LineCell::position);
}

// A maximal stretch of one ink, from `first` to before `end`.
struct Stretch {
  int first = 0;
  int end = 0;
  Colour colour = kPaper;
};

std::vector<Stretch> stretches_of(std::span<const Colour> cells) {
  std::vector<Stretch> stretches;
  const auto count = static_cast<int>(cells.size());
  for (int i = 0; i < count;) {
    const auto colour = cells[static_cast<std::size_t>(i)];
    const int first = i;
    while (i < count && cells[static_cast<std::size_t>(i)] == colour) ++i;
    if (is_ink(colour)) stretches.push_back({first, i, colour});
  }
  return stretches;
}

// All runs are complete: the rest is empty.
std::optional<LineFinding> all_stand(const View& view) {
  std::vector<Colour> shown(view.cells.begin(), view.cells.end());
  std::ranges::replace(shown, kUndecided, kPaper);
  const auto runs = clues_of(shown);
  if (!std::ranges::equal(runs, view.clues)) return std::nullopt;
  LineFinding finding{.technique = Rule::complete, .cells = {}};
  add_open(finding, view.cells, 0, static_cast<int>(view.cells.size()), kPaper);
  return finding.cells.empty() ? std::nullopt : std::optional(finding);
}

using Starts = std::vector<std::vector<int>>;

// A stretch as long as every run that it can be part of ends on both sides. If the line has several inks,
// another may follow at once, so nothing can be concluded.
std::optional<LineFinding> one_stands(const View& view, const Starts& starts) {
  if (!has_one_ink(view.clues)) return std::nullopt;
  for (const auto& [first, end, colour] : stretches_of(view.cells)) {
    bool ends = true;
    for (std::size_t i = 0; i < view.clues.size() && ends; ++i) {
      const int length = view.clues[i].length;
      const bool can_be = std::ranges::any_of(starts[i], [&, from = first, to = end](int start) {
        return start <= from && start + length >= to;
      });
      ends = !can_be || length == end - first;
    }
    if (!ends) continue;
    LineFinding finding{.technique = Rule::complete, .cells = {}, .seen = {first, end - 1}};
    add_open(finding, view.cells, first - 1, first, kPaper);
    add_open(finding, view.cells, end, end + 1, kPaper);
    if (!finding.cells.empty()) return finding;
  }
  return std::nullopt;
}

// The leftmost place of every run, given only where runs cannot be; empty if they do not fit.
std::vector<int> packed(const View& view) {
  std::vector<int> places;
  const auto count = static_cast<int>(view.cells.size());
  int next = 0;
  for (std::size_t i = 0; i < view.clues.size(); ++i) {
    const auto& [length, colour] = view.clues[i];
    next += needs_gap(view.clues, i) ? 1 : 0;
    int fitting = 0;
    int end = next;
    while (fitting < length && end < count) {
      const auto cell = view.cells[static_cast<std::size_t>(end++)];
      fitting = is_open(cell) || cell == colour ? fitting + 1 : 0;
    }
    if (fitting < length) return {};
    places.push_back(end - length);
    next = end;
  }
  return places;
}

std::optional<LineFinding> overlap(const View& view) {
  const Mirrored mirrored(view);
  const auto left = packed(view);
  const auto right = packed(mirrored.view());
  if (left.size() != view.clues.size() || right.size() != view.clues.size()) return std::nullopt;
  LineFinding finding{.technique = Rule::overlap, .cells = {}};
  for (std::size_t i = 0; i < view.clues.size(); ++i) {
    const auto& [length, colour] = view.clues[i];
    const int last_end = static_cast<int>(view.cells.size()) - right[view.clues.size() - 1 - i];
    const auto before = finding.cells.size();
    add_open(finding, view.cells, last_end - length, left[i] + length, colour);
    if (finding.cells.size() > before) finding.runs.push_back(i);
  }
  return finding.cells.empty() ? std::nullopt : std::optional(finding);
}

// From the left edge: completed runs are passed; the next one is considered if one of its cells is decided.
std::optional<LineFinding> left_edge(const View& view) {
  const auto count = static_cast<int>(view.cells.size());
  const auto cell = [&](int i) { return view.cells[static_cast<std::size_t>(i)]; };
  int wall = 0;
  for (std::size_t i = 0; i < view.clues.size(); ++i) {
    const auto& [length, colour] = view.clues[i];
    while (wall < count && cell(wall) == kPaper) ++wall;
    int shown = wall;
    while (shown < std::min(count, wall + length) && is_open(cell(shown))) ++shown;
    if (shown == std::min(count, wall + length) || cell(shown) != colour) return std::nullopt;
    // The run holds this cell, so it goes no farther than the next obstacle either.
    int end = shown;
    while (end < std::min(count, shown + length) && (is_open(cell(end)) || cell(end) == colour)) ++end;
    LineFinding finding{.technique = Rule::edge, .cells = {}, .runs = {i}, .seen = {shown}};
    add_open(finding, view.cells, std::min(shown, end - length), wall + length, colour);
    const bool ends_blank = i + 1 == view.clues.size() || needs_gap(view.clues, i + 1);
    if (shown == wall && ends_blank) {
      add_open(finding, view.cells, wall + length, wall + length + 1, kPaper);
    }
    if (!finding.cells.empty()) return finding;
    if (shown > wall) return std::nullopt;
    wall += length;
  }
  return std::nullopt;
}

std::optional<LineFinding> edge(const View& view) {
  if (auto finding = left_edge(view)) return finding;
  const Mirrored mirrored(view);
  auto finding = left_edge(mirrored.view());
  if (finding) turn_back(*finding, view);
  return finding;
}

// Gaps between empty cells, and no run that could be there by its order is short enough.
std::optional<LineFinding> gap(const View& view) {
  LineFinding finding{.technique = Rule::gap, .cells = {}};
  const auto count = static_cast<int>(view.cells.size());
  const auto can_lie_in = [&](int first, int end) {
    for (std::size_t i = 0; i < view.clues.size(); ++i) {
      const int length = view.clues[i].length;
      const auto earliest = static_cast<int>(least_length(view.clues.first(i + 1))) - length;
      const auto latest = count - static_cast<int>(least_length(view.clues.subspan(i)));
      if (earliest + length <= end && latest >= first && length <= end - first) return true;
    }
    return false;
  };
  for (int i = 0; i < count;) {
    const int first = i;
    bool bare = true;
    for (; i < count && view.cells[static_cast<std::size_t>(i)] != kPaper; ++i) {
      bare = bare && is_open(view.cells[static_cast<std::size_t>(i)]);
    }
    const int end = i;
    while (i < count && view.cells[static_cast<std::size_t>(i)] == kPaper) ++i;
    if (bare && end > first && !can_lie_in(first, end)) add_open(finding, view.cells, first, end, kPaper);
  }
  return finding.cells.empty() ? std::nullopt : std::optional(finding);
}

std::optional<LineFinding> reach(const View& view, const Starts& starts) {
  std::vector<char> reached(view.cells.size(), 0);
  for (std::size_t run = 0; run < view.clues.size(); ++run) {
    for (int i = starts[run].front(); i < starts[run].back() + view.clues[run].length; ++i) {
      reached[static_cast<std::size_t>(i)] = 1;
    }
  }
  LineFinding finding{.technique = Rule::reach, .cells = {}};
  for (int i = 0; i < static_cast<int>(view.cells.size()); ++i) {
    if (reached[static_cast<std::size_t>(i)] == 0) add_open(finding, view.cells, i, i + 1, kPaper);
  }
  return finding.cells.empty() ? std::nullopt : std::optional(finding);
}

}  // namespace

std::optional<LineFinding> look_at(const View& view, std::size_t colours) {
  if (std::ranges::none_of(view.cells, is_open)) return std::nullopt;
  if (auto finding = all_stand(view)) return finding;
  if (view.clues.empty()) return std::nullopt;
  std::vector<ColourSet> sets(view.cells.size(), all_colours(colours));
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (!is_open(view.cells[i])) sets[i] = ColourSet{1} << view.cells[i];
  }
  const auto places = starts(view.clues, sets);
  if (places.size() != view.clues.size()) return std::nullopt;
  if (auto finding = one_stands(view, places)) return finding;
  if (auto finding = overlap(view)) return finding;
  if (auto finding = edge(view)) return finding;
  if (auto finding = gap(view)) return finding;
  if (auto finding = reach(view, places)) return finding;
  if (!narrow(view.clues, sets)) return std::nullopt;
  LineFinding finding{.technique = Rule::line, .cells = {}};
  for (std::size_t i = 0; i < sets.size(); ++i) {
    if (is_open(view.cells[i]) && std::has_single_bit(sets[i])) {
      finding.cells.push_back({static_cast<int>(i), static_cast<Colour>(std::countr_zero(sets[i]))});
    }
  }
  return finding.cells.empty() ? std::nullopt : std::optional(std::move(finding));
}

}  // namespace quadrille::nonogram
