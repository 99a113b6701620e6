#include "puzzles/nonogram/walk.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/answers.hpp"
#include "puzzles/nonogram/clue_text.hpp"
#include "puzzles/nonogram/formats/sheet.hpp"
#include "puzzles/nonogram/line.hpp"
#include "puzzles/nonogram/propagation.hpp"

namespace quadrille::nonogram {
namespace {

// Larger grids repeat their trials instead of remembering them.
constexpr std::size_t kMostTrialBytes = std::size_t{1} << 26U;

}  // namespace

Walk::Walk(const Puzzle& puzzle, Painting from, const Painting* within)
    : puzzle_(puzzle),
      position_(std::move(from)),
      within_(within),
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

LineRef Walk::line_ref(std::size_t line) const {
  return line < puzzle_.rows.size() ? LineRef{true, line} : LineRef{false, line - puzzle_.rows.size()};
}

const Clues& Walk::clues_of_line(std::size_t line) const {
  const auto [in_row, number] = line_ref(line);
  return in_row ? puzzle_.rows[number] : puzzle_.cols[number];
}

int Walk::length_of(std::size_t line) const {
  return static_cast<int>(line < puzzle_.rows.size() ? puzzle_.cols.size() : puzzle_.rows.size());
}

std::vector<Cell> Walk::cells_of_line(std::size_t line) const {
  std::vector<Cell> cells;
  for (int i = 0; i < length_of(line); ++i) cells.push_back(cell_of(line_ref(line), i));
  return cells;
}

void Walk::write(Step& step, Cell cell, Colour colour) {
  step.marks.push_back({cell, U'?', static_cast<Symbol>(puzzle_.palette[colour].symbol)});
  position_.cells[cell] = colour;
  sets_[cell] = ColourSet{1} << colour;
  --open_;
  note_change(cell);
  stale_[static_cast<std::size_t>(cell.row.value)] = 1;
  stale_[puzzle_.rows.size() + static_cast<std::size_t>(cell.col.value)] = 1;
}

// The sets of a cell have become smaller: for its two lines all is new.
void Walk::note_change(Cell cell) {
  ++now_;
  for (const auto line : {static_cast<std::size_t>(cell.row.value),
                          puzzle_.rows.size() + static_cast<std::size_t>(cell.col.value)}) {
    stale_sets_[line] = 1;
    changed_at_[line] = now_;
  }
}

std::optional<Walk::Taken> Walk::next(Context& context) {
  if (finished()) return std::nullopt;
  if (auto taken = easiest_line(context)) return taken;
  if (auto taken = colours_left(context)) return taken;
  return trial(context);
}

std::optional<Finding> Walk::look(std::size_t line) const {
  std::vector<Colour> cells;
  const auto length = length_of(line);
  cells.reserve(static_cast<std::size_t>(length));
  for (int i = 0; i < length; ++i) cells.push_back(position_.cells[cell_of(line_ref(line), i)]);
  auto finding = look_at({clues_of_line(line), cells}, puzzle_.palette.size());
  if (!finding) return finding;
  std::erase_if(finding->cells,
                [&](const LineCell& found) { return !is_wanted(cell_of(line_ref(line), found.position)); });
  return finding->cells.empty() ? std::nullopt : std::move(finding);
}

std::optional<Walk::Taken> Walk::easiest_line(Context& context) {
  const auto is_better = [](const Finding& a, const Finding& b) {
    return a.technique != b.technique ? a.technique < b.technique : a.cells.size() > b.cells.size();
  };
  std::optional<std::size_t> best;
  for (std::size_t line = 0; line < line_count(); ++line) {
    if (stale_[line] != 0) {
      if (!context.enter_node()) return std::nullopt;
      findings_[line] = look(line);
      stale_[line] = 0;
    }
    if (findings_[line] && (!best || is_better(*findings_[line], *findings_[*best]))) best = line;
  }
  if (!best) return std::nullopt;
  const auto finding = *findings_[*best];
  const auto line = line_ref(*best);
  Taken taken{finding.technique,
              {.rule = std::string(name(finding.technique)), .reason = in_words(finding, line, puzzle_)}};
  for (const auto& [position, colour] : finding.cells) write(taken.step, cell_of(line, position), colour);
  taken.step.because = cells_of_line(*best);
  return taken;
}

// Narrows the sets line by line until a cell has one colour left.
std::optional<Walk::Taken> Walk::colours_left(Context& context) {
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
      const auto technique = puzzle_.palette.size() == 2 ? Technique::line : Technique::colour;
      Step step{.rule = std::string(name(technique)), .reason = {}};
      std::string words;
      for (int i = 0; i < length_of(line); ++i) {
        const auto cell = cell_of(line_ref(line), i);
        const auto left = sets[static_cast<std::size_t>(i)];
        if (left == sets_[cell]) continue;
        changed = true;
        if (std::has_single_bit(left) && is_wanted(cell)) {
          const auto colour = static_cast<Colour>(std::countr_zero(left));
          words += fmt::format("{}{} is {}", words.empty() ? "" : ", ", in_words(cell),
                               colour_in_words(colour, puzzle_));
          write(step, cell, colour);
        } else {
          sets_[cell] = left;
          note_change(cell);
        }
      }
      stale_sets_[line] = 0;  // narrowing again would show nothing new
      if (step.marks.empty()) continue;
      step.reason = fmt::format("{}, with the colours that the lines across leave its cells: {}",
                                line_name(line_ref(line).in_row, line_ref(line).number), words);
      step.because = cells_of_line(line);
      return Taken{technique, std::move(step)};
    }
  }
  return std::nullopt;
}

std::optional<Walk::Taken> Walk::trial(Context& context) {
  while (const auto failure = find_failure(context)) {
    if (auto taken = after(*failure, context)) return taken;
    if (context.end() != End::finished) break;
  }
  return std::nullopt;
}

// Tries the colours of open cells, one after the other. Trials go on where the last one led to something:
// that is where the grid has changed.
std::optional<Walk::Failure> Walk::find_failure(Context& context) {
  auto started = puzzle_;
  started.saved = sets_;
  const Lines lines(started);
  const auto [candidates, contradiction] = first_candidates(started, lines, context);
  if (contradiction || context.end() != End::finished) return std::nullopt;
  Propagation propagation(lines);
  const auto count = static_cast<int>(puzzle_.size().cells());
  const auto cols = puzzle_.size().cols;
  for (int i = 0; i < count; ++i) {
    const int index = (next_trial_ + i) % count;
    const auto cell = at(index / cols, index % cols);
    if (!is_wanted(cell)) continue;
    for (auto rest = sets_[cell]; rest != 0; rest &= rest - 1) {
      const auto colour = static_cast<Colour>(std::countr_zero(rest));
      const auto number = static_cast<std::size_t>(index) * puzzle_.palette.size() + colour;
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

bool Walk::would_repeat(std::size_t trial) const {
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

void Walk::remember(std::size_t trial, const std::vector<std::uint64_t>& touched) {
  const auto trials = puzzle_.size().cells() * puzzle_.palette.size();
  if (tried_at_.empty()) {
    if (trials * touched.size() * sizeof(std::uint64_t) > kMostTrialBytes) return;
    tried_at_.resize(trials);
    touched_.resize(trials * touched.size());
  }
  tried_at_[trial] = now_;
  std::ranges::copy(touched, touched_.begin() + static_cast<std::ptrdiff_t>(trial * touched.size()));
}

// What follows from a colour that a cell cannot have. Nothing: no cell yet.
std::optional<Walk::Taken> Walk::after(const Failure& failure, Context& context) {
  const auto& [cell, colour, failed] = failure;
  sets_[cell] &= ~(ColourSet{1} << colour);
  note_change(cell);
  const auto found =
      fmt::format("trying {} in {} leads to a contradiction: {} could not hold its clues",
                  colour_in_words(colour, puzzle_), in_words(cell), line_name(failed.in_row, failed.number));
  if (std::has_single_bit(sets_[cell])) {
    const auto left = static_cast<Colour>(std::countr_zero(sets_[cell]));
    Step step{.rule = std::string(name(Technique::probe)),
              .reason = fmt::format("{}, so it is {}", found, colour_in_words(left, puzzle_)),
              .because = {cell}};
    write(step, cell, left);
    return Taken{Technique::probe, std::move(step)};
  }
  auto taken = colours_left(context);
  if (!taken) return std::nullopt;
  taken->technique = Technique::probe;
  taken->step.rule = name(Technique::probe);
  taken->step.reason = found + "; then " + taken->step.reason;
  taken->step.because.push_back(cell);
  return taken;
}

Walk::Taken Walk::take_from(const Painting& answer, const Painting* other) {
  // The open cell with the most decided neighbours: the picture grows from what is there.
  std::optional<Cell> best;
  int most = -1;
  for_each_cell(puzzle_.size(), [&](Cell cell) {
    if (!is_wanted(cell) || (other != nullptr && other->cells[cell] == answer.cells[cell])) return;
    int decided = 0;
    for_each_neighbour(puzzle_.size(), cell,
                       [&](Cell near) { decided += position_.cells[near] != kUndecided ? 1 : 0; });
    if (decided <= most) return;
    most = decided;
    best = cell;
  });
  const auto colour = answer.cells[*best];
  Step step{.rule = std::string(name(Technique::branch)), .reason = {}, .because = {*best}};
  step.reason =
      other == nullptr
          ? fmt::format("no single trial decides a cell; following the trials of {} to their ends leaves {}",
                        in_words(*best), colour_in_words(colour, puzzle_))
          : fmt::format("more than one picture fits from here; in one of them {} is {}", in_words(*best),
                        colour_in_words(colour, puzzle_));
  if (other != nullptr) step.risk = 0.5;
  write(step, *best, colour);
  return {Technique::branch, std::move(step)};
}

}  // namespace quadrille::nonogram
