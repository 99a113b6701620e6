#include "puzzles/mines/facets.hpp"

#include <algorithm>

#include "engine/teach/walk.hpp"
#include "puzzles/mines/search/analysis.hpp"
#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

// A guess is beyond the hardest technique, however many cells that technique shows.
constexpr double kGuessEffort = 100;

// Notes of one cell, roughly.
constexpr std::size_t kBytesPerCell = 24;

constexpr auto kCut = "the limits were reached before the position was worked out";

// Undecided closed cells are left, and none is safe.
bool must_guess(const Position& position, const Analysis& proven) {
  const auto closed = std::ranges::count(position.tiles.values(), Tile::closed);
  return count_findings(proven, Finding::safe) == 0 && count_findings(proven, Finding::mine) < closed;
}

}  // namespace

std::optional<Grade> grade_next(const Position& position, const Analysis& proven, Context& context) {
  Notes notes(position, blank(position).findings);
  notes.seek(proven.findings);
  Hand hand(std::move(notes), techniques());
  auto grade = grade_by(hand, context);
  if (!grade || !must_guess(position, proven)) return grade;
  grade->name = grade->hardest = "guess";
  grade->score += kGuessEffort;
  grade->techniques.emplace_back("guess", 1);
  return grade;
}

Expected<Grade> grade(const Position& position, Context& context) {
  const Reservation room(context, kBytesPerCell * position.tiles.size().cells());
  if (!room.granted()) return fail(kCut);
  auto asked = position;
  asked.question = Question::everything;
  const auto outcome = analyse(asked, Depth::counting, context);
  if (const auto* impossible = outcome.impossible())
    return fail("no layout fits, so the position has no grade: " + impossible->reason);
  const auto* found = outcome.answer();
  if (context.end() != End::finished || found == nullptr) return fail(kCut);
  if (!found->complete || !found->answer.exact)
    return fail("not every layout could be counted, so the position has no grade");
  if (auto grade = grade_next(position, found->answer, context)) return std::move(*grade);
  return fail(kCut);
}

}  // namespace quadrille::mines
