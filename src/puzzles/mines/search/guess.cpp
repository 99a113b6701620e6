#include "puzzles/mines/search/guess.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "puzzles/mines/search/endgame.hpp"
#include "puzzles/mines/search/lookahead.hpp"

namespace quadrille::mines {
namespace {

// Up to this many layouts are listed and played through; beyond that, trees grow out of hand.
constexpr std::size_t kMostListed = 2'000;
// Work before such a tree is given up; see best_play(). A user who asks about one position wants the best
// cell, and waits half a second at most. In a game, larger trees change a choice once in a thousand games.
constexpr std::uint64_t kThorough = 3'000'000'000;
constexpr std::uint64_t kInGame = 6'000'000;

// Cells to look ahead from: those nearly as safe as the safest, and of these only this many.
constexpr double kNearlyAsSafe = 0.9;
constexpr std::size_t kMostCandidates = 12;
// How much the second best of the next cells counts next to the best: a spare is worth something.
constexpr double kSpare = 0.2;
// What a free next opening is worth, and what several safe cells at once are worth on top of that: a game
// that opens up needs fewer guesses later. Found by play of 24,000 expert games.
constexpr double kProgress = 0.02;
constexpr double kOpenedUp = 0.08;
constexpr int kManyCertain = 6;
// What it is worth to open the first 0 of a game: until then every opening is a guess.
constexpr double kFirstZero = 0.1;

// Chances that differ by less are equal except for rounding: the same cell is chosen on every machine.
constexpr double kSame = 1e-11;

struct Candidate {
  PaddedIndex place = 0;
  double safety = 0;
  long rank = 0;  // its safety in steps of kSame
  int unknown_beside = 0;
};

int count_unknown_beside(const PaddedBoard& padded, PaddedIndex place) {
  int count = 0;
  padded.for_each_beside(place,
                         [&](PaddedIndex beside) { count += is_unknown(padded.kinds[beside]) ? 1 : 0; });
  return count;
}

// Closed cells that may be safe: the safest kMostCandidates first, then the others, including at least as
// many cells inland as are played through.
std::vector<Candidate> candidates_of(const GuessContext& situation) {
  std::vector<Candidate> candidates;
  const auto add = [&](PaddedIndex place, const Marginal& marginal) {
    if (situation.padded.kinds[place] != CellKind::closed || !marginal.can_be_safe) return;
    const double safety = 1 - marginal.odds;
    candidates.push_back(
        {place, safety, std::lround(safety / kSame), count_unknown_beside(situation.padded, place)});
  };
  for (std::size_t i = 0; i < situation.frontier.zones.size(); ++i) {
    for (const auto place : situation.frontier.cells_of(situation.frontier.zones[i]))
      add(place, situation.marginals.zones[i]);
  }
  // Cells inland differ only in their neighbours, and among those with equally many the first come first.
  std::array<std::size_t, 9> taken{};
  for (const auto place : situation.frontier.inland) {
    auto& alike = taken[static_cast<std::size_t>(count_unknown_beside(situation.padded, place))];
    if (alike < kMostListed) add(place, situation.marginals.inland);
    ++alike;
  }
  // Only the first are ever looked at; all the others are merely found again.
  const auto first = std::min(candidates.size(), kMostCandidates);
  std::ranges::partial_sort(
      candidates, candidates.begin() + static_cast<std::ptrdiff_t>(first),
      [](const Candidate& a, const Candidate& b) {
        if (a.rank != b.rank) return a.rank > b.rank;
        return a.unknown_beside != b.unknown_beside ? a.unknown_beside < b.unknown_beside : a.place < b.place;
      });
  return candidates;
}

Guess guess_of(const GuessContext& situation, const Candidate& candidate, Motive motive) {
  return {.cell = situation.padded.cell(candidate.place), .motive = motive, .safety = candidate.safety};
}

bool is_beside(const PaddedBoard& padded, PaddedIndex a, PaddedIndex b) {
  return std::ranges::find(padded.around, b - a) != padded.around.end();
}

// Whether some cell that may still be opened touches one of the two but not the other: its number could
// distinguish them.
bool can_be_told_apart(const PaddedBoard& padded, PaddedIndex a, PaddedIndex b) {
  bool apart = false;
  for (const auto& [one, other] : {std::pair{a, b}, std::pair{b, a}}) {
    padded.for_each_beside(one, [&](PaddedIndex beside) {
      apart =
          apart || (beside != other && is_unknown(padded.kinds[beside]) && !is_beside(padded, other, beside));
    });
  }
  return apart;
}

// Two cells with exactly one mine that look the same from everywhere: swapping them changes no number on the
// board, now or later. Half of the games are lost here whatever is played; opened now, the cell may help
// elsewhere.
std::optional<Guess> even_chance(const GuessContext& situation) {
  for (std::size_t i = 0; i < situation.frontier.zones.size(); ++i) {
    const auto& marginal = situation.marginals.zones[i];
    const auto cells = situation.frontier.cells_of(situation.frontier.zones[i]);
    if (cells.size() != 2 || marginal.zone_can_be_empty || marginal.zone_can_be_full) continue;
    if (situation.padded.kinds[cells[0]] != CellKind::closed ||
        situation.padded.kinds[cells[1]] != CellKind::closed)
      continue;
    if (can_be_told_apart(situation.padded, cells[0], cells[1])) continue;
    return Guess{
        .cell = situation.padded.cell(cells[0]), .motive = Motive::fifty, .safety = 1 - marginal.odds};
  }
  return std::nullopt;
}

// Few layouts: everything is played through.
std::optional<Guess> played_through(const GuessContext& situation, std::span<const Candidate> candidates,
                                    Context& context) {
  if (!situation.budget.left || !(situation.solutions <= static_cast<double>(kMostListed)))
    return std::nullopt;
  auto cells = situation.frontier.cells;
  cells.insert(cells.end(), situation.frontier.inland.begin(), situation.frontier.inland.end());
  const bool all_seen = std::ranges::all_of(
      cells, [&](PaddedIndex place) { return situation.padded.kinds[place] == CellKind::closed; });
  if (!all_seen) return std::nullopt;
  const auto set = list_layouts(situation.padded, cells, *situation.budget.left, kMostListed);
  if (!set || set->count == 0) return std::nullopt;
  const Reservation room(context, set->seen.size() * 4);
  if (!room.granted()) return std::nullopt;
  const auto work = situation.question == Question::everything ? kThorough : kInGame;
  const auto play = best_play(*set, work, context);
  if (!play) return std::nullopt;
  const auto chosen = std::ranges::find(candidates, set->cells[play->cell], &Candidate::place);
  if (chosen == candidates.end()) return std::nullopt;
  auto guess = guess_of(situation, *chosen, Motive::endgame);
  guess.win = static_cast<double>(play->wins) / static_cast<double>(set->count);
  return guess;
}

struct Outlook {
  double next_safety = 0;
  double progress = 0;
  double score = 0;
};

bool any_zero_open(const PaddedBoard& padded) {
  return std::ranges::find(padded.kinds, static_cast<CellKind>(0)) != padded.kinds.end();
}

Outlook outlook_of(const Candidate& candidate, std::span<const Prospect> prospects, double zero_bonus) {
  Outlook outlook;
  double blended = 0;
  for (const auto& prospect : prospects) {
    outlook.next_safety += prospect.chance * prospect.best;
    outlook.progress += prospect.certain > 0 ? prospect.chance : 0;
    const double onward = prospect.certain > 0
                              ? 1 + kOpenedUp * std::min(prospect.certain, kManyCertain) / kManyCertain
                              : (1 - kSpare) * prospect.best + kSpare * prospect.second;
    blended += prospect.chance * onward * (prospect.number == 0 ? 1 + zero_bonus : 1);
  }
  outlook.next_safety *= candidate.safety;
  outlook.score = candidate.safety * blended * (1 + kProgress * outlook.progress);
  return outlook;
}

std::optional<Guess> looked_ahead(const GuessContext& situation, std::span<const Candidate> candidates,
                                  Context& context) {
  Lookahead lookahead(situation.padded, situation.frontier, situation.marginals);
  auto best = guess_of(situation, candidates.front(), Motive::safest);
  double best_score = -1;
  const double zero_bonus = any_zero_open(situation.padded) ? 0 : kFirstZero;
  for (const auto& candidate : candidates.first(std::min(candidates.size(), kMostCandidates))) {
    // No outlook is better than surviving this opening for certain and going on for free.
    if (candidate.safety < candidates.front().safety * kNearlyAsSafe ||
        candidate.safety * (1 + kProgress) * (1 + kOpenedUp) * (1 + zero_bonus) <= best_score)
      break;
    const auto prospects = lookahead.prospects(candidate.place, context);
    if (!prospects) break;
    const auto outlook = outlook_of(candidate, *prospects, zero_bonus);
    if (outlook.score <= best_score + kSame) continue;
    best_score = outlook.score;
    best = guess_of(situation, candidate, Motive::lookahead);
    best.next_safety = outlook.next_safety;
    best.progress = outlook.progress;
  }
  return best;
}

}  // namespace

std::optional<Guess> safest(const GuessContext& situation) {
  const auto candidates = candidates_of(situation);
  if (candidates.empty()) return std::nullopt;
  return guess_of(situation, candidates.front(), Motive::safest);
}

std::optional<Guess> best_guess(const GuessContext& situation, Context& context) {
  const auto candidates = candidates_of(situation);
  if (candidates.empty()) return std::nullopt;
  if (auto guess = played_through(situation, candidates, context)) return guess;
  if (auto guess = even_chance(situation)) return guess;
  return looked_ahead(situation, candidates, context);
}

}  // namespace quadrille::mines
