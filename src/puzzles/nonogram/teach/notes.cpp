#include "puzzles/nonogram/teach/notes.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/search/lines/line.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

namespace quadrille::nonogram {
namespace {

// Larger grids repeat their trials instead of remembering them.
constexpr std::size_t kMostTrialBytes = std::size_t{1} << 26U;

}  // namespace

Notes::Notes(const Puzzle& puzzle, Painting from, Known known)
    : puzzle_(&puzzle),
      position_(std::move(from)),
      known_(known),
      sets_(puzzle.size(), all_colours(puzzle.palette.size())),
      stale_(line_count(), 1),
      stale_sets_(line_count(), 1),
      findings_(line_count()),
      changed_at_(line_count(), 1) {
  for_each_cell(puzzle.size(), [&](Cell cell) {
    if (puzzle.saved.size() == puzzle.size()) sets_[cell] &= puzzle.saved[cell];
    const auto colour = position_.cells[cell];
    if (colour != kUndecided) sets_[cell] = ColourSet{1} << colour;
    if (is_wanted(cell)) ++open_;
  });
}

LineRef Notes::line_ref(std::size_t line) const {
  return line < puzzle_->rows.size() ? LineRef{true, line} : LineRef{false, line - puzzle_->rows.size()};
}

std::size_t Notes::number_of(const LineRef& line) const {
  return line.in_row ? line.number : puzzle_->rows.size() + line.number;
}

const Clues& Notes::clues_of_line(std::size_t line) const {
  const auto [in_row, number] = line_ref(line);
  return in_row ? puzzle_->rows[number] : puzzle_->cols[number];
}

int Notes::length_of(std::size_t line) const {
  return static_cast<int>(line < puzzle_->rows.size() ? puzzle_->cols.size() : puzzle_->rows.size());
}

std::vector<Cell> Notes::cells_of_line(std::size_t line) const {
  std::vector<Cell> cells;
  for (int i = 0; i < length_of(line); ++i) cells.push_back(cell_of(line_ref(line), i));
  return cells;
}

std::vector<Mark> Notes::marks_of(const Finding& finding) const {
  std::vector<Mark> marks;
  for (const auto& [cell, colour] : finding.cells)
    marks.push_back({cell, U'?', static_cast<Symbol>(puzzle_->palette[colour].symbol)});
  return marks;
}

std::vector<Cell> Notes::because_of(const Finding& finding) const {
  if (!finding.line) return {finding.cells.front().cell};
  auto cells = cells_of_line(number_of(*finding.line));
  if (finding.failure) cells.push_back(finding.failure->cell);
  return cells;
}

void Notes::note(const Finding& finding) {
  for (const auto& [cell, colour] : finding.cells) {
    position_.cells[cell] = colour;
    sets_[cell] = ColourSet{1} << colour;
    --open_;
    note_change(cell);
    stale_[static_cast<std::size_t>(cell.row.value)] = 1;
    stale_[puzzle_->rows.size() + static_cast<std::size_t>(cell.col.value)] = 1;
  }
  // Narrowing the same line again would show nothing new.
  if (finding.line && !finding.by_line) stale_sets_[number_of(*finding.line)] = 0;
  all_looked_at_ = false;
}

// The sets of a cell have become smaller: for its two lines everything is new.
void Notes::note_change(Cell cell) {
  ++now_;
  for (const auto line : {static_cast<std::size_t>(cell.row.value),
                          puzzle_->rows.size() + static_cast<std::size_t>(cell.col.value)}) {
    stale_sets_[line] = 1;
    changed_at_[line] = now_;
  }
}

std::optional<LineFinding> Notes::look(std::size_t line) const {
  std::vector<Colour> cells;
  const auto length = length_of(line);
  cells.reserve(static_cast<std::size_t>(length));
  for (int i = 0; i < length; ++i) cells.push_back(position_.cells[cell_of(line_ref(line), i)]);
  auto finding = look_at({clues_of_line(line), cells}, puzzle_->palette.size());
  if (!finding) return finding;
  std::erase_if(finding->cells,
                [&](const LineCell& found) { return !is_wanted(cell_of(line_ref(line), found.position)); });
  return finding->cells.empty() ? std::nullopt : std::move(finding);
}

// Looks at the lines that have changed, for the one that yields most by each rule. False: the context ended
// first.
bool Notes::look_again(Context& context) {
  if (all_looked_at_) return true;
  richest_ = {};
  for (std::size_t line = 0; line < line_count(); ++line) {
    if (stale_[line] != 0) {
      if (!context.enter_node()) return false;
      findings_[line] = look(line);
      stale_[line] = 0;
    }
    if (!findings_[line]) continue;
    auto& richest = richest_[static_cast<std::size_t>(findings_[line]->technique)];
    if (!richest || findings_[line]->cells.size() > findings_[*richest]->cells.size()) richest = line;
  }
  all_looked_at_ = true;
  return true;
}

std::optional<Finding> Notes::look_at_lines(Rule rule, Context& context) {
  if (!look_again(context)) return std::nullopt;
  const auto line = richest_[static_cast<std::size_t>(rule)];
  if (!line) return std::nullopt;
  Finding finding{.cells = {}, .line = line_ref(*line), .by_line = findings_[*line]};
  for (const auto& [position, colour] : finding.by_line->cells)
    finding.cells.push_back({cell_of(*finding.line, position), colour});
  return finding;
}

std::optional<Finding> Notes::narrow_by_turns(Context& context) {
  std::vector<ColourSet> sets;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t line = 0; line < line_count(); ++line) {
      if (stale_sets_[line] == 0) continue;
      stale_sets_[line] = 0;
      if (!context.enter_node()) return std::nullopt;
      sets.clear();
      for (int i = 0; i < length_of(line); ++i) sets.push_back(sets_[cell_of(line_ref(line), i)]);
      if (!narrow(clues_of_line(line), sets)) return std::nullopt;
      Finding finding{.cells = {}, .line = line_ref(line)};
      for (int i = 0; i < length_of(line); ++i) {
        const auto cell = cell_of(line_ref(line), i);
        const auto left = sets[static_cast<std::size_t>(i)];
        if (left == sets_[cell]) continue;
        changed = true;
        if (std::has_single_bit(left) && is_wanted(cell)) {
          finding.cells.push_back({cell, static_cast<Colour>(std::countr_zero(left))});
        } else {
          sets_[cell] = left;
          note_change(cell);
        }
      }
      stale_sets_[line] = 0;  // narrowing again would show nothing new
      if (!finding.cells.empty()) return finding;
    }
  }
  return std::nullopt;
}

std::optional<Finding> Notes::try_colours(Context& context) {
  while (const auto failure = find_failure(context)) {
    if (auto finding = after(*failure, context)) return finding;
    if (context.end() != End::finished) break;
  }
  return std::nullopt;
}

// Tries the colours of open cells, one after the other. Trials continue where the last one led to something:
// that is where the grid has changed.
std::optional<Failure> Notes::find_failure(Context& context) {
  auto started = *puzzle_;
  started.saved = sets_;
  const Lines lines(started);
  const auto [candidates, contradiction] = first_candidates(started, lines, context);
  if (contradiction || context.end() != End::finished) return std::nullopt;
  Propagation propagation(lines);
  const auto count = static_cast<int>(puzzle_->size().cells());
  const auto cols = puzzle_->size().cols;
  for (int i = 0; i < count; ++i) {
    const int index = (next_trial_ + i) % count;
    const auto cell = at(index / cols, index % cols);
    if (!is_wanted(cell)) continue;
    for (auto rest = sets_[cell]; rest != 0; rest &= rest - 1) {
      const auto colour = static_cast<Colour>(std::countr_zero(rest));
      const auto number = static_cast<std::size_t>(index) * puzzle_->palette.size() + colour;
      if (would_repeat(number)) continue;
      if (!context.enter_node()) return std::nullopt;
      auto trying = candidates;
      propagation.forget_touched();
      propagation.assign(trying, cell, colour);
      const auto result = propagation.run(trying, context);
      if (result == Propagated::stopped) return std::nullopt;
      if (result == Propagated::settled) {
        remember(number, propagation.touched());
        continue;
      }
      next_trial_ = index;
      return Failure{cell, colour, line_ref(propagation.failed_line())};
    }
  }
  return std::nullopt;
}

bool Notes::would_repeat(std::size_t trial) const {
  if (tried_at_.empty() || tried_at_[trial] == 0) return false;
  const auto words = touched_.size() / tried_at_.size();
  for (std::size_t word = 0; word < words; ++word) {
    for (auto left = touched_[trial * words + word]; left != 0; left &= left - 1) {
      if (changed_at_[word * 64 + static_cast<std::size_t>(std::countr_zero(left))] > tried_at_[trial])
        return false;
    }
  }
  return true;
}

void Notes::remember(std::size_t trial, const std::vector<std::uint64_t>& touched) {
  const auto trials = puzzle_->size().cells() * puzzle_->palette.size();
  if (tried_at_.empty()) {
    if (trials * touched.size() * sizeof(std::uint64_t) > kMostTrialBytes) return;
    tried_at_.resize(trials);
    touched_.resize(trials * touched.size());
  }
  tried_at_[trial] = now_;
  std::ranges::copy(touched, touched_.begin() + static_cast<std::ptrdiff_t>(trial * touched.size()));
}

// What follows from a colour that a cell cannot have. nullopt: no cell yet.
std::optional<Finding> Notes::after(const Failure& failure, Context& context) {
  auto& left = sets_[failure.cell];
  left &= ~(ColourSet{1} << failure.colour);
  note_change(failure.cell);
  auto finding = std::has_single_bit(left)
                     ? Finding{.cells = {{failure.cell, static_cast<Colour>(std::countr_zero(left))}}}
                     : narrow_by_turns(context);
  if (finding) finding->failure = failure;
  return finding;
}

Finding Notes::taken_from(const Painting& answer, const Painting* other) const {
  // The open cell with the most decided neighbours: the picture grows from what is already there.
  std::optional<Cell> best;
  int most = -1;
  for_each_cell(puzzle_->size(), [&](Cell cell) {
    if (!is_wanted(cell) || (other != nullptr && other->cells[cell] == answer.cells[cell])) return;
    int decided = 0;
    for_each_neighbour(puzzle_->size(), cell,
                       [&](Cell near) { decided += position_.cells[near] != kUndecided ? 1 : 0; });
    if (decided <= most) return;
    most = decided;
    best = cell;
  });
  return {.cells = {{*best, answer.cells[*best]}}, .is_choice = other != nullptr};
}

}  // namespace quadrille::nonogram
