#include "puzzles/tens/greedy_play.hpp"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <functional>

#include <fmt/format.h>

#include "puzzles/tens/moves.hpp"

namespace quadrille::tens {
namespace {

// A move with its place in the order of preference: the lowest rank is played first.
struct Candidate {
  std::uint64_t rank = 0;
  Box box;
  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

int highest_digit(const Position& position, const Box& box) {
  int highest = 0;
  for_each_cell(
      box, [&](Cell cell) { highest = std::max(highest, position.digit(cell.row.value, cell.col.value)); });
  return highest;
}

std::uint64_t rank_of(const Position& position, const Move& move, Prefer prefer) {
  const auto cells = static_cast<std::uint64_t>(move.cells);
  const auto fewest = (cells << 32U) + static_cast<std::uint64_t>(move.box.area());
  switch (prefer) {
    case Prefer::most:
      return kLargestTarget - cells;
    case Prefer::fewest:
      return fewest;
    case Prefer::largest_digit:
      return (static_cast<std::uint64_t>(9 - highest_digit(position, move.box)) << 48U) + fewest;
  }
  return 0;
}

// The moves that may still be played, the preferred one first. A move that has lost cells to another one
// stays until it comes up.
class Candidates {
 public:
  Candidates(Context& context, Prefer prefer) : memory_(context, 0), prefer_(prefer) {}

  // False: no memory is left.
  [[nodiscard]] bool add(const Position& position, std::span<const Move> moves) {
    const auto wanted = heap_.size() + moves.size();
    if (wanted > heap_.capacity()) {
      const auto capacity = std::max(wanted, 2 * heap_.capacity());
      if (!memory_.grow((capacity - heap_.capacity()) * sizeof(Candidate))) return false;
      heap_.reserve(capacity);
    }
    for (const auto& move : moves) {
      heap_.push_back({rank_of(position, move, prefer_), move.box});
      std::ranges::push_heap(heap_, std::greater{});
    }
    return true;
  }

  // Drops candidates that are no longer moves, down to one that is. False: none is left.
  [[nodiscard]] bool settle(const Position& position) {
    while (!heap_.empty() && !position.sums_to_target(heap_.front().box)) drop_first();
    return !heap_.empty();
  }

  [[nodiscard]] Box take_first() {
    const auto box = heap_.front().box;
    drop_first();
    return box;
  }

 private:
  void drop_first() {
    std::ranges::pop_heap(heap_, std::greater{});
    heap_.pop_back();
  }

  Reservation memory_;
  Prefer prefer_;
  std::vector<Candidate> heap_;
};

}  // namespace

PlayedPlan play_greedily(const Board& board, Prefer prefer, Context& context) {
  PlayedPlan played;
  const Reservation memory(context, Position::bytes(board.digits.size()));
  if (!memory.granted() || !context.proceed()) return played;
  Position position(board);
  Candidates candidates(context, prefer);
  double moves_seen = 0;
  for (int top = 0; top < board.digits.rows(); ++top) {
    const auto moves = moves_from_row(position, top);
    moves_seen += static_cast<double>(moves.size());
    if (!candidates.add(position, moves) || !context.proceed()) return played;
  }

  const int total = count_cells(board);
  while (candidates.settle(position)) {
    if (!context.enter_node()) break;
    const auto box = candidates.take_first();
    const auto cells = position.clear(box);
    played.plan.moves.push_back(box);
    played.cleared += static_cast<int>(cells.size());
    const auto moves = new_moves(position, cells);
    moves_seen += static_cast<double>(moves.size());
    if (!candidates.add(position, moves)) break;
    if (context.report_due()) {
      context.report(
          {.done = static_cast<double>(played.cleared) / total,
           .message = fmt::format("{} moves, {} cells cleared", played.plan.moves.size(), played.cleared),
           .best = played.cleared});
    }
  }
  played.complete = context.end() == End::finished || !candidates.settle(position);
  context.metrics.add("moves_seen", moves_seen);
  return played;
}

}  // namespace quadrille::tens
