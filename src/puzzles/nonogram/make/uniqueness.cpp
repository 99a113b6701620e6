#include "puzzles/nonogram/make/uniqueness.hpp"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/nonogram/search/answers.hpp"
#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {
namespace {

// This many of the cells in which two answers differ are compared with each other; more cost time and gain
// little.
constexpr std::size_t kWeighedCells = 16;

enum class Unique { yes, no, unsettled };

struct Judged {
  Unique unique = Unique::unsettled;
  std::optional<Painting> other{};  // another picture with the same clues
};

Judged judge(const Grid<Colour>& picture, const std::vector<Ink>& palette, Context& context) {
  const auto answers = find_answers(puzzle_of(picture, palette), context);
  if (answers.unique()) return {Unique::yes};
  if (answers.first && answers.first->cells != picture) return {Unique::no, answers.first};
  if (answers.second) return {Unique::no, answers.second};
  return {};
}

// How much of a picture's puzzle single lines leave open.
std::size_t open_after_lines(const Grid<Colour>& picture, const std::vector<Ink>& palette, Context& context) {
  const auto outcome = solve(puzzle_of(picture, palette), Effort::lines, context);
  const auto* found = outcome.answer();
  return found == nullptr ? picture.size().cells() : picture.size().cells() - count_decided(found->answer);
}

std::vector<Cell> differences(const Grid<Colour>& a, const Grid<Colour>& b) {
  std::vector<Cell> cells;
  for_each_cell(a.size(), [&](Cell cell) {
    if (a[cell] != b[cell]) cells.push_back(cell);
  });
  return cells;
}

// Which edits are considered first: a thin drawing may be better filled in, a bold one better thinned.
enum class Taste { any, painting, erasing };

// The change that brings the picture nearest to being the only answer: one of the cells in which another
// answer differs takes its colour there. Cells are taken evenly from all over the difference.
Cell best_change(const Grid<Colour>& picture, const Grid<Colour>& other, Taste taste,
                 const std::vector<Ink>& palette, Context& context) {
  auto cells = differences(picture, other);
  const auto suits = [&](Cell cell) {
    return taste == Taste::any || (other[cell] == kPaper) == (taste == Taste::erasing);
  };
  if (std::ranges::any_of(cells, suits)) std::erase_if(cells, [&](Cell cell) { return !suits(cell); });
  const auto weighed = std::min(cells.size(), kWeighedCells);
  auto best = cells.front();
  auto least = picture.size().cells() + 1;
  for (std::size_t i = 0; i < weighed; ++i) {
    const auto cell = cells[i * cells.size() / weighed];
    auto changed = picture;
    changed[cell] = other[cell];
    const auto open = open_after_lines(changed, palette, context);
    if (open >= least) continue;
    best = cell;
    least = open;
  }
  return best;
}

// Calls change(other) while the picture's clues have another answer; it returns the cell that must become as
// in the other answer. A cell may change to and fro, but only a limited number of times: after that the
// picture is beyond repair.
template <class Change>
bool change_until_unique(Grid<Colour>& picture, const std::vector<Ink>& palette, Context& context,
                         Change&& change) {
  for (std::size_t round = 0; round <= picture.size().cells(); ++round) {
    if (!context.enter_node()) return false;
    const auto judged = judge(picture, palette, context);
    if (judged.unique != Unique::no) return judged.unique == Unique::yes;
    const Cell cell = change(judged.other->cells);
    picture[cell] = judged.other->cells[cell];
  }
  return false;
}

std::vector<CellEdit> edits_between(const Grid<Colour>& before, const Grid<Colour>& after) {
  std::vector<CellEdit> edits;
  for (const auto cell : differences(before, after)) edits.push_back({cell, before[cell], after[cell]});
  return edits;
}

// Edits until the picture is the only answer, then leaves out edits one by one until each one left is needed.
std::optional<std::vector<CellEdit>> needed_edits(const Grid<Colour>& picture, Taste taste,
                                                  const std::vector<Ink>& palette, Context& context) {
  auto unique = picture;
  const auto change = [&](const Grid<Colour>& other) {
    return best_change(unique, other, taste, palette, context);
  };
  if (!change_until_unique(unique, palette, context, change)) return std::nullopt;
  auto edits = edits_between(picture, unique);
  for (std::size_t kept = 0, next = 0; kept < edits.size();) {
    next %= edits.size();
    auto fewer = edits;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(next));
    const auto judged = judge(with_edits(picture, fewer), palette, context);
    if (judged.unique == Unique::unsettled) return std::nullopt;
    if (judged.unique == Unique::yes) {
      edits = std::move(fewer);
      kept = 0;
    } else {
      ++kept;
      ++next;
    }
  }
  return edits;
}

}  // namespace

bool make_unique(Grid<Colour>& picture, const std::vector<Ink>& palette, Random& random, Context& context) {
  return change_until_unique(picture, palette, context, [&](const Grid<Colour>& other) {
    const auto cells = differences(picture, other);
    return cells[random.below(static_cast<std::uint32_t>(cells.size()))];
  });
}

Expected<std::vector<CellEdit>> edits_to_unique(const Grid<Colour>& picture, const std::vector<Ink>& palette,
                                                Context& context) {
  std::optional<std::vector<CellEdit>> fewest;
  for (const auto taste : {Taste::any, Taste::painting, Taste::erasing}) {
    auto edits = needed_edits(picture, taste, palette, context);
    if (edits && (!fewest || edits->size() < fewest->size())) fewest = std::move(edits);
    if (context.end() != End::finished || (fewest && fewest->size() <= 1)) break;
  }
  if (!fewest) {
    return fail("within the limits it was not settled whether a few edits make the picture the only answer");
  }
  return *std::move(fewest);
}

Grid<Colour> with_edits(Grid<Colour> picture, const std::vector<CellEdit>& edits) {
  for (const auto& edit : edits) picture[edit.cell] = edit.now;
  return picture;
}

std::string in_words(const CellEdit& edit, const std::vector<Ink>& palette) {
  return fmt::format("{} becomes {}", place_of(edit.cell),
                     edit.now == kPaper ? "empty" : palette[edit.now].name);
}

}  // namespace quadrille::nonogram
