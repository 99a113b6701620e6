#include "service/play/stage.hpp"

#include <algorithm>
#include <chrono>

namespace quadrille::service {
namespace {

// A referee that needs longer for a position that somebody has filled in by hand leaves it undecided.
constexpr std::chrono::seconds kJudging{1};

Stage stage_of_filled(const Family& family, const AnyFilledCells& cells, const AnyPuzzle& puzzle,
                      const AnyAnswer& position) {
  const auto whole = cells.finished(puzzle, position);
  if (!whole) return Stage::playing;
  Context context({.limits = {.time = kJudging}});
  const auto ruling = family.check(puzzle, *whole, Extent::whole, context);
  if (ruling.right()) return Stage::won;
  return ruling.mistakes.empty() ? Stage::playing : Stage::wrong;
}

Stage stage_of_moves(const AnyPlayedMoves& moves, const AnyPuzzle& puzzle, const AnyAnswer& position) {
  if (moves.can_move(puzzle, position)) return Stage::playing;
  const auto left = moves.weights(puzzle, position).left;
  return std::ranges::all_of(left.values(), [](int weight) { return weight == 0; }) ? Stage::won
                                                                                    : Stage::over;
}

}  // namespace

Stage stage_of(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position) {
  if (const auto* cells = family.filled_cells()) return stage_of_filled(family, *cells, puzzle, position);
  if (const auto* moves = family.played_moves()) return stage_of_moves(*moves, puzzle, position);
  return Stage::playing;
}

}  // namespace quadrille::service
