#include "puzzles/kakuro/grade.hpp"

#include <algorithm>
#include <array>

#include "puzzles/kakuro/by_hand.hpp"
#include "puzzles/kakuro/techniques/list.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::array<std::string_view, 5> kTierNames{"easy", "medium", "hard", "expert", "diabolical"};

// Why a puzzle that could not be worked out has no grade.
std::string reason(ByHand& hand, Context& context) {
  if (context.end() != End::finished) return "the limits were reached before the puzzle was worked out";
  if (hand.notes().contradictory() || hand.proof(context).answers == Answers::none)
    return "the puzzle has no answer, so it has no grade";
  if (hand.proof(context).answers == Answers::several)
    return "the puzzle has several answers, so it has no grade";
  return "whether the puzzle has a single answer could not be found out, so it has no grade";
}

}  // namespace

std::string_view name_of(Tier tier) { return kTierNames[static_cast<std::size_t>(tier)]; }

Expected<Grade> grade(const Puzzle& puzzle, Context& context) {
  const auto all = techniques();
  std::vector<std::uint64_t> uses(all.size(), 0);
  ByHand hand(puzzle, blank(puzzle));
  while (hand.notes().count_open() > 0) {
    const auto insight = context.enter_node() ? hand.next(Tier::diabolical, context) : std::nullopt;
    if (!insight) return fail(reason(hand, context));
    ++uses[static_cast<std::size_t>(std::ranges::find(all, insight->technique) - all.begin())];
    hand.note(insight->finding);
  }
  Grade grade;
  grade.name = name_of(Tier::easy);  // also of a puzzle with every digit given
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (uses[i] == 0) continue;
    grade.name = name_of(all[i]->tier);
    grade.hardest = all[i]->name;
    grade.score += all[i]->effort * static_cast<double>(uses[i]);
    grade.techniques.emplace_back(all[i]->name, uses[i]);
  }
  return grade;
}

}  // namespace quadrille::kakuro
