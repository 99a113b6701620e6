#include "puzzles/kakuro/facets.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "puzzles/kakuro/model/combinations.hpp"
#include "puzzles/kakuro/search/components.hpp"
#include "puzzles/kakuro/search/proof.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

// A proof that takes more than this is abandoned: a mistyped puzzle, once corrected, is not that hard.
constexpr std::uint64_t kRepairProofNodes = 5'000;

struct Candidate {
  std::uint32_t run = 0;
  int sum = 0;

  [[nodiscard]] int change(const Puzzle& puzzle) const { return std::abs(sum - puzzle.runs[run].sum); }
};

bool can_have(const Run& run, int sum) {
  return sum != run.sum && sum >= least_sum(run.length) && sum <= largest_sum(run.length);
}

// Clues of the cells whose totals differ, each changed by the difference.
std::vector<Candidate> candidates_by_totals(const Puzzle& puzzle, const Objection& unequal) {
  std::vector<Candidate> candidates;
  int across_less_down = 0;
  const auto runs_there = [&](auto&& visit) {
    for (std::uint32_t number = 0; number < puzzle.runs.size(); ++number) {
      const Cell first = puzzle.cells[puzzle.cells_of(puzzle.runs[number]).front()];
      if (std::ranges::find(unequal.cells, first) != unequal.cells.end()) visit(number, puzzle.runs[number]);
    }
  };
  runs_there([&](std::uint32_t, const Run& run) {
    across_less_down += run.direction == Direction::across ? run.sum : -run.sum;
  });
  runs_there([&](std::uint32_t number, const Run& run) {
    const int sum = run.sum + (run.direction == Direction::across ? -across_less_down : across_less_down);
    if (can_have(run, sum)) candidates.push_back({number, sum});
  });
  return candidates;
}

std::vector<Candidate> all_candidates(const Puzzle& puzzle) {
  std::vector<Candidate> candidates;
  for (std::uint32_t number = 0; number < puzzle.runs.size(); ++number) {
    const auto& run = puzzle.runs[number];
    if (run.sum == 0) continue;
    for (int sum = least_sum(run.length); sum <= largest_sum(run.length); ++sum) {
      if (can_have(run, sum)) candidates.push_back({number, sum});
    }
  }
  return candidates;
}

// The puzzle with the change made, if its clues still make a puzzle.
std::optional<Puzzle> changed(const Puzzle& puzzle, const Candidate& candidate) {
  const auto& run = puzzle.runs[candidate.run];
  const auto [row, col] = puzzle.cells[puzzle.cells_of(run).front()];
  const bool across = run.direction == Direction::across;
  auto squares = puzzle.squares;
  auto& square = squares[at(row.value - (across ? 0 : 1), col.value - (across ? 1 : 0))];
  (across ? square.across : square.down) = static_cast<std::uint8_t>(candidate.sum);
  auto made = make_puzzle(std::move(squares));
  if (!made) return std::nullopt;
  return std::move(*made);
}

}  // namespace

std::vector<Repair<Puzzle>> repairs(const Puzzle& puzzle, Context& context) {
  std::vector<Repair<Puzzle>> found;
  if (is_unique(puzzle, context) || context.end() != End::finished) return found;
  const auto unequal = unequal_totals(puzzle, context);
  auto candidates = unequal ? candidates_by_totals(puzzle, *unequal) : all_candidates(puzzle);
  std::ranges::sort(candidates, {}, [&](const Candidate& each) {
    return std::tuple(each.change(puzzle), each.run, each.sum);
  });
  for (const auto& candidate : candidates) {
    if (!context.enter_node()) break;
    auto repaired = changed(puzzle, candidate);
    if (!repaired || unequal_totals(*repaired, context)) continue;
    auto own = context.child({.nodes = kRepairProofNodes, .quiet = true});
    const bool unique = is_unique(*repaired, own);
    context.metrics.join(own.metrics);
    if (!unique) continue;
    const auto& run = puzzle.runs[candidate.run];
    Repair<Puzzle> repair{.change = fmt::format("{} becomes {}", name_of(puzzle, run), candidate.sum),
                          .cells = {},
                          .puzzle = std::move(*repaired)};
    for (const auto cell : puzzle.cells_of(run)) repair.cells.push_back(puzzle.cells[cell]);
    found.push_back(std::move(repair));
  }
  return found;
}

}  // namespace quadrille::kakuro
