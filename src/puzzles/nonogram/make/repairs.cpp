#include "puzzles/nonogram/facets.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"
#include "puzzles/nonogram/make/typos.hpp"
#include "puzzles/nonogram/make/uniqueness.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/search/answers.hpp"
#include "puzzles/nonogram/search/solving.hpp"
#include "puzzles/nonogram/teach/wording.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kMostRepairs = 10;
// For one change to a clue: enough for all but the hardest puzzles, so that one of those does not use up the
// budget of all others.
constexpr std::uint64_t kNodesForOne = 20'000;

struct Weighed {
  LineChange change;
  std::size_t open = 0;   // cells that single lines leave open
  std::size_t order = 0;  // in which it was found, among equals
};

Puzzle with_change(Puzzle puzzle, const LineChange& change) {
  (change.in_row ? puzzle.rows : puzzle.cols)[change.line] = change.clues;
  puzzle.goal.reset();
  return puzzle;
}

// The changes that single lines do not refute, those that leave least open first.
std::vector<Weighed> weighed(const Puzzle& puzzle, Context& context) {
  std::vector<Weighed> changes;
  for (auto& change : likely_typos(puzzle)) {
    if (!context.enter_node()) break;
    const auto changed = with_change(puzzle, change);
    const auto outcome = solve(changed, Effort::lines, context);
    if (outcome.answer() == nullptr) continue;
    const auto open = puzzle.size().cells() - count_decided(outcome.answer()->answer);
    changes.push_back({std::move(change), open, changes.size()});
  }
  std::ranges::sort(changes, {}, [](const Weighed& change) { return std::pair(change.open, change.order); });
  return changes;
}

Repair<Puzzle> repair_of(const LineChange& change, const Puzzle& before, Puzzle after) {
  const auto& old = (change.in_row ? before.rows : before.cols)[change.line];
  const LineRef line{change.in_row, change.line};
  Repair<Puzzle> repair{fmt::format("{}: {} becomes {}", line_name(line.in_row, line.number),
                                    clue_text(old, before.palette), clue_text(change.clues, before.palette)),
                        {},
                        std::move(after)};
  const auto cells = change.in_row ? before.cols.size() : before.rows.size();
  for (std::size_t i = 0; i < cells; ++i) repair.cells.push_back(cell_of(line, static_cast<int>(i)));
  return repair;
}

std::vector<Repair<Puzzle>> clue_repairs(const Puzzle& puzzle, Context& context) {
  std::vector<Repair<Puzzle>> found;
  for (const auto& [change, open, order] : weighed(puzzle, context)) {
    if (found.size() == kMostRepairs || !context.enter_node()) break;
    auto changed = with_change(puzzle, change);
    auto part = context.child({.nodes = kNodesForOne, .quiet = true});
    const auto answers = find_answers(changed, part);
    context.metrics.join(part.metrics);
    if (answers.unique()) found.push_back(repair_of(change, puzzle, std::move(changed)));
  }
  return found;
}

std::vector<Repair<Puzzle>> cell_repairs(const Puzzle& puzzle, const Grid<Colour>& picture,
                                         Context& context) {
  const auto edits = edits_to_unique(picture, puzzle.palette, context);
  if (!edits || edits->empty()) return {};
  auto repaired = puzzle_with_goal(with_edits(picture, *edits), puzzle.palette);
  repaired.about = puzzle.about;
  Repair<Puzzle> repair{"", {}, std::move(repaired)};
  for (const auto& edit : *edits) {
    repair.change += (repair.change.empty() ? "" : ", ") + in_words(edit, puzzle.palette);
    repair.cells.push_back(edit.cell);
  }
  return {std::move(repair)};
}

}  // namespace

std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context) {
  const auto answers = find_answers(puzzle, context);
  if (answers.impossible()) return clue_repairs(puzzle, context);
  if (!answers.second) return {};
  const bool goal_fits = puzzle.goal && needs_goal(puzzle).has_value();
  return cell_repairs(puzzle, goal_fits ? *puzzle.goal : answers.first->cells, context);
}

}  // namespace quadrille::nonogram
