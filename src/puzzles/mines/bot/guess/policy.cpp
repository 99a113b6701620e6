#include "puzzles/mines/bot/guess/policy.hpp"

#include <cmath>
#include <tuple>

namespace quadrille::mines::bot {
namespace {

// Chances that differ by less are equal except for rounding.
constexpr double kSame = 1e-11;
// The risks that the policies accept.
constexpr double kPrudent = 0.25;
constexpr double kPrudentAtLast = 0.10;
constexpr double kAggressive = 0.5;
// How much riskier than the safest a more informative cell may be.
constexpr double kNearlyAsSafe = 0.05;
// With this many lives a bot can afford to be aggressive.
constexpr int kManyLives = 3;

struct Candidate {
  Cell cell{};
  double risk = 0;
  std::size_t numbers = 0;  // that it touches
};

bool can_be_opened(const Draft& draft, Cell cell) {
  return draft[cell].tile == Tile::closed && is_unknown(draft[cell]);
}

// Calls visit(Candidate) for every closed cell of the frontier whose chance is known.
template <class Visit>
void for_each_candidate(const Draft& draft, Visit&& visit) {
  draft.zones.for_each([&](ZoneId /*id*/, const Zone& zone) {
    if (!zone.weighed || !zone.marginal.can_be_safe) return;
    for (const auto& cell : zone.cells) {
      if (can_be_opened(draft, cell)) visit(Candidate{cell, zone.marginal.odds, zone.signature.count});
    }
  });
}

// Of the cells nearly as safe as the safest, the one that touches most numbers: its own number bears on all
// of them.
std::optional<Choice> telling_choice(const Draft& draft, const Choice& safest) {
  std::optional<Candidate> best;
  for_each_candidate(draft, [&](const Candidate& each) {
    if (each.risk > safest.risk + kNearlyAsSafe) return;
    const auto rank = [](const Candidate& candidate) {
      return std::tuple(-static_cast<int>(candidate.numbers), std::lround(candidate.risk / kSame),
                        candidate.cell);
    };
    if (!best || rank(each) < rank(*best)) best = each;
  });
  if (!best) return safest;
  return Choice{best->cell, best->risk, Reason::progress};
}

}  // namespace

std::optional<Choice> safest_choice(const Draft& draft) {
  // 1. How safe the safest cell is.
  long best_rank = -1;
  double risk = 1;
  const auto rank_of = [](double odds) { return std::lround((1 - odds) / kSame); };
  const auto improve = [&](double odds) {
    if (rank_of(odds) <= best_rank) return;
    best_rank = rank_of(odds);
    risk = odds;
  };
  for_each_candidate(draft, [&](const Candidate& each) { improve(each.risk); });
  std::optional<Prospect> best;
  if (draft.inland && draft.inland->can_be_safe && rank_of(draft.inland->odds) >= best_rank) {
    best = first_inland(draft);
    if (best) improve(draft.inland->odds);
  }
  if (best_rank < 0) return std::nullopt;

  // 2. Which of those that are equally safe.
  for_each_candidate(draft, [&](const Candidate& each) {
    if (rank_of(each.risk) != best_rank) return;
    const Prospect ranked{count_unknown_beside(draft, each.cell), each.cell};
    if (!best || ranked < *best) best = ranked;
  });
  return Choice{best->cell, risk, Reason::safest};
}

std::optional<Choice> choose(const Draft& draft, const Choice& safest, Policy policy, int lives,
                             Context& context) {
  if (policy == Policy::by_lives) policy = lives >= kManyLives ? Policy::aggressive : Policy::prudent;
  switch (policy) {
    case Policy::prudent:
      if (safest.risk > (lives > 1 ? kPrudent : kPrudentAtLast)) return std::nullopt;
      return safest;
    case Policy::aggressive:
      if (safest.risk > kAggressive) return std::nullopt;
      return telling_choice(draft, safest);
    case Policy::desperate:
      return telling_choice(draft, safest);
    case Policy::strongest:
      return strongest_choice(draft, safest, context).value_or(safest);
    case Policy::safest:
    case Policy::by_lives:
      break;
  }
  return safest;
}

std::string_view name(Policy policy) {
  switch (policy) {
    case Policy::safest:
      return "safest";
    case Policy::prudent:
      return "prudent";
    case Policy::aggressive:
      return "aggressive";
    case Policy::desperate:
      return "desperate";
    case Policy::by_lives:
      return "by_lives";
    case Policy::strongest:
      return "strongest";
  }
  return "";
}

}  // namespace quadrille::mines::bot
