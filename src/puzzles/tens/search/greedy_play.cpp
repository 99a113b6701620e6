#include "puzzles/tens/search/greedy_play.hpp"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/search/blocks.hpp"
#include "puzzles/tens/search/board/moves.hpp"

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

// The moves that may still be played, the preferred one first: a binary heap that grows block by block. A
// move that has lost cells to another stays in the heap until it comes up.
class Candidates {
 public:
  Candidates(Context& context, Prefer prefer) : context_(context), prefer_(prefer), heap_(context) {}

  // False: no memory is left.
  [[nodiscard]] bool add(const Position& position, std::span<const Move> moves) {
    return std::ranges::all_of(
        moves, [&](const Move& move) { return push({rank_of(position, move, prefer_), move.box}); });
  }

  // Drops candidates that are no longer moves, down to one that is. False: none is left, or the run must end.
  [[nodiscard]] bool settle(const Position& position) {
    for (std::size_t dropped = 1; !heap_.empty() && !position.sums_to_target(heap_[0].box); ++dropped) {
      if (dropped % kDropsPerLook == 0 && !context_.proceed()) return false;
      drop_first();
    }
    return !heap_.empty();
  }

  [[nodiscard]] Box take_first() {
    const auto box = heap_[0].box;
    drop_first();
    return box;
  }

 private:
  // At the end of a game on a large board hundreds of thousands are dropped in a row.
  static constexpr std::size_t kDropsPerLook = 1024;

  [[nodiscard]] bool push(const Candidate& candidate) {
    if (!heap_.push_back(candidate)) return false;
    auto place = heap_.size() - 1;
    for (; place > 0 && candidate < heap_[(place - 1) / 2]; place = (place - 1) / 2) {
      heap_[place] = heap_[(place - 1) / 2];
    }
    heap_[place] = candidate;
    return true;
  }

  void drop_first() {
    const auto last = heap_[heap_.size() - 1];
    heap_.pop_back();
    const auto size = heap_.size();
    if (size == 0) return;
    std::size_t place = 0;
    for (std::size_t child = 1; child < size; child = 2 * place + 1) {
      if (child + 1 < size && heap_[child + 1] < heap_[child]) ++child;
      if (!(heap_[child] < last)) break;
      heap_[place] = heap_[child];
      place = child;
    }
    heap_[place] = last;
  }

  Context& context_;
  Prefer prefer_;
  Blocks<Candidate> heap_;
};

}  // namespace

PlayedPlan play_greedily(const Board& board, Prefer prefer, Context& context, PlayedPlan before) {
  auto played = std::move(before);
  played.complete = false;
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

  if (context.logs(LogLevel::info)) {
    context.log(LogLevel::info, fmt::format("greedy: {} moves to begin with", moves_seen));
  }
  const int total = count_cells(board) + played.cleared;
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
  played.complete = context.end() == End::finished;
  context.metrics.add("moves_seen", moves_seen);
  return played;
}

}  // namespace quadrille::tens
