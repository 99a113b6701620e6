#include "puzzles/tens/teach/grade.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "puzzles/tens/search/board/moves.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/exact.hpp"

namespace quadrille::tens {
namespace {

// A least-squares fit to 179 boards of 4x4 to 16x16 cells, full and with up to a third of them empty, that
// `auto` played for half a second each; the error has a standard deviation of 5.5 cells. docs/performance.md
// has the command.
double expected_share(const Board& board, const Rating& rating) {
  const double cells = rating.cells;
  const double mean_digit = rating.sum / cells;
  const double density = cells / static_cast<double>(board.digits.size().cells());
  return 1.514 - 0.2217 * mean_digit - 1.2615 / std::sqrt(cells) + 0.7299 * rating.bound / cells -
         0.1566 * density;
}

// The digit that occurs most often beyond the one that completes it.
int least_partnered(const DigitCounts& counts, int target) {
  int hardest = 0;
  int most_lacking = 0;
  for (int digit = 1; digit <= 9; ++digit) {
    const int partner = target - digit;
    const int partners = partner >= 1 && partner <= 9 ? counts[partner] : 0;
    if (digit < partner || partner == digit || counts[digit] - partners <= most_lacking) continue;
    most_lacking = counts[digit] - partners;
    hardest = digit;
  }
  return hardest;
}

// Up to this many cells are played exactly, in milliseconds.
constexpr int kProvenCells = 40;
constexpr std::uint64_t kProofNodes = 50'000;

struct Threshold {
  double share;
  Bounty bounty;
};
constexpr std::array<Threshold, 3> kThresholds{
    {{0.95, Bounty::generous}, {0.85, Bounty::fair}, {0.7, Bounty::lean}}};

}  // namespace

Rating rate(const Board& board, Context& context) {
  const auto counts = count_digits(board);
  Rating rating{.cells = count_cells(board), .bound = upper_bound(board)};
  for (int digit = 1; digit <= 9; ++digit) rating.sum += digit * counts[digit];
  const Position position(board);
  for (int top = 0; top < board.digits.rows() && context.proceed(); ++top) {
    rating.moves += static_cast<int>(moves_from_row(position, top).size());
  }
  rating.hardest_digit = least_partnered(counts, board.target);
  if (rating.moves == 0) return rating;
  if (rating.cells <= kProvenCells) {
    auto own = context.child({.nodes = kProofNodes, .quiet = true});
    const auto shape = sheet_shape(board.digits.size());
    const auto best = shape ? search_exactly(board, *shape, {}, rating.bound, own) : SearchedPlan{};
    context.metrics.join(own.metrics);
    rating.proven = best.optimal;
    if (rating.proven) rating.expected = best.played.cleared;
  }
  if (!rating.proven) {
    rating.expected =
        std::clamp(expected_share(board, rating) * rating.cells, 0.0, static_cast<double>(rating.bound));
  }
  return rating;
}

Bounty bounty_of(const Rating& rating) {
  const double share = rating.expected / rating.cells;
  const auto reached =
      std::ranges::find_if(kThresholds, [&](const Threshold& each) { return share >= each.share; });
  return reached != kThresholds.end() ? reached->bounty : Bounty::barren;
}

Expected<Grade> grade(const Board& board, Context& context) {
  const auto rating = rate(board, context);
  if (context.end() != End::finished) return fail("the grading was cut before it was done");
  if (rating.moves == 0) return fail("the board has no move");
  const auto count = [](int number) { return static_cast<std::uint64_t>(number); };
  Grade grade{.name = std::string(name(bounty_of(rating))),
              .score = std::round(rating.expected * 10) / 10,
              .figures = {{"cells", count(rating.cells)},
                          {"sum", count(rating.sum)},
                          {"moves", count(rating.moves)},
                          {"bound", count(rating.bound)}}};
  if (rating.hardest_digit > 0) grade.figures.emplace_back("least_partnered", count(rating.hardest_digit));
  return grade;
}

}  // namespace quadrille::tens
