#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/play/replay.hpp"
#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

// Chances that differ by less are equal except for rounding.
constexpr double kSame = 1e-9;

struct Weighed {
  Cell cell;
  double odds = 1;
};

int distance(Cell a, Cell b) {
  return std::max(std::abs(a.row.value - b.row.value), std::abs(a.col.value - b.col.value));
}

// The exploded cell that was the greatest risk.
Weighed riskiest(std::span<const Cell> exploded, const Analysis& analysis) {
  Weighed worst{exploded.front(), -1};
  for (const auto cell : exploded) {
    if (const auto odds = odds_at(analysis, cell); odds.value_or(0) > worst.odds)
      worst = {cell, odds.value_or(0)};
  }
  return worst;
}

// The safest of the cells that could have been opened, flags or not; of equals the one nearest to where it went
// wrong.
std::optional<Weighed> safest_of(const Position& before, const Analysis& analysis, Cell near) {
  std::optional<Weighed> best;
  for_each_cell(before.tiles.size(), [&](Cell cell) {
    const auto odds = odds_at(analysis, cell);
    const bool unopened = before.tiles[cell] == Tile::closed || before.tiles[cell] == Tile::flagged;
    if (!unopened || !odds) return;
    const bool safer = !best || *odds < best->odds - kSame;
    const bool nearer =
        best && *odds < best->odds + kSame && distance(cell, near) < distance(best->cell, near);
    if (safer || nearer) best = Weighed{cell, *odds};
  });
  return best;
}

std::string in_words(const Weighed& cell) {
  return cell.odds > 1 - kSame
             ? fmt::format("{} was certain to be a mine", place_of(cell.cell))
             : fmt::format("{} was a mine with a chance of {:.1f} %", place_of(cell.cell), 100 * cell.odds);
}

Objection verdict(const Weighed& exploded, const std::optional<Weighed>& safest) {
  const auto said = in_words(exploded);
  if (!safest || safest->odds > exploded.odds - kSame)
    return {fmt::format("it was bad luck: {}, and no other cell was safer", said), {exploded.cell}};
  const auto there = place_of(safest->cell);
  const auto reason =
      safest->odds < kSame
          ? fmt::format("it could have been avoided: {}, and {} was certain to be safe", said, there)
          : fmt::format("there was a better choice: {}, and {} only with {:.1f} %, the least of all", said,
                        there, 100 * safest->odds);
  return {reason, {exploded.cell, safest->cell}};
}

// After a chord: the flags that misled it.
void blame_flags(const Replay& game, const Act& last, Objection& verdict) {
  std::vector<Cell> wrong;
  const auto& mines = game.referee.layout().mines;
  for_each_neighbour(mines.size(), last.cell, [&](Cell beside) {
    if (mines[beside] == 0 && game.referee.position().tiles[beside] == Tile::flagged) wrong.push_back(beside);
  });
  if (last.gesture != Gesture::chord || wrong.empty()) return;
  verdict.reason += fmt::format("; what was wrong was the {} at {}", wrong.size() == 1 ? "flag" : "flags",
                                places_of(wrong));
  verdict.cells.insert(verdict.cells.end(), wrong.begin(), wrong.end());
}

}  // namespace

std::optional<Objection> avoidable(const Layout& layout, std::span<const Act> acts, Context& context) {
  const auto game = replay(layout, acts);
  if (!game || !game->referee.lost()) return std::nullopt;
  const auto& clicks = game->clicks;
  const auto before = replay(layout, std::span(clicks).first(clicks.size() - 1));
  if (!before) return std::nullopt;
  const auto& position = before->referee.position();
  const auto outcome = analyse(without_flags(position), Depth::counting, context);
  const auto* found = outcome.answer();
  if (found == nullptr || found->answer.odds.empty()) return std::nullopt;
  const auto exploded = riskiest(game->referee.exploded(), found->answer);
  auto said = verdict(exploded, safest_of(position, found->answer, exploded.cell));
  blame_flags(*game, clicks.back(), said);
  return said;
}

}  // namespace quadrille::mines
