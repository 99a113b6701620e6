#include "puzzles/tens/play/order.hpp"

#include <algorithm>
#include <cmath>
#include <queue>
#include <tuple>
#include <vector>

#include <fmt/format.h>

namespace quadrille::tens {
namespace {

struct OrderOptions {
  Order order = Order::plan;
  double seconds_per_move = 2;
  double clock = 120;
};

Parameters<OrderOptions> parameters() {
  return Parameters<OrderOptions>()
      .choice("order", &OrderOptions::order,
              {{"plan", Order::plan}, {"cells", Order::cells}, {"drag", Order::drag}},
              "of the moves: as found, most cells first, or shortest drags first")
      .real("seconds_per_move", &OrderOptions::seconds_per_move, 0.01, 3600, "how fast the player is")
      .real("clock", &OrderOptions::clock, 0, 1e6, "seconds that a game lasts");
}

// The moves of a plan, what each of them clears, and which of them wait for it.
struct Moves {
  std::vector<int> cells;
  std::vector<std::vector<int>> waiting;  // moves that need this one's emptiness
};

Moves moves_of(const Board& board, const Plan& plan) {
  const auto count = plan.moves.size();
  Moves moves{std::vector<int>(count), std::vector<std::vector<int>>(count)};
  constexpr int kNobody = -1;
  Grid<int> cleared_by(board.digits.size(), kNobody);
  for (std::size_t i = 0; i < count; ++i) {
    std::vector<int> before;
    for_each_cell(plan.moves[i], [&](Cell cell) {
      if (board.digits[cell] == 0) return;
      if (cleared_by[cell] != kNobody) {
        before.push_back(cleared_by[cell]);
      } else {
        cleared_by[cell] = static_cast<int>(i);
        ++moves.cells[i];
      }
    });
    std::ranges::sort(before);
    before.erase(std::ranges::unique(before).begin(), before.end());
    for (const int other : before) moves.waiting[other].push_back(static_cast<int>(i));
  }
  return moves;
}

int drag_of(const Box& box) { return box.height() + box.width() - 2; }

Expected<Arranged<Plan>> arrange(const Board& board, const Plan& plan, const Record& settings) {
  const auto options = parameters().bind(settings);
  if (!options) return std::unexpected(options.error());
  Arranged<Plan> arranged{.answer = ordered(board, plan, options->order)};
  const auto cells = moves_of(board, arranged.answer).cells;
  const auto fit = std::floor(options->clock / options->seconds_per_move);
  const auto in_time = static_cast<std::size_t>(std::min(fit, static_cast<double>(cells.size())));
  int cleared = 0;
  for (std::size_t i = 0; i < in_time; ++i) cleared += cells[i];
  const double seconds = static_cast<double>(cells.size()) * options->seconds_per_move;
  arranged.schedule.add("seconds_per_move", options->seconds_per_move);
  arranged.schedule.add("clock", options->clock);
  arranged.schedule.add("seconds", seconds);
  arranged.schedule.add("moves_in_time", in_time);
  arranged.schedule.add("cleared_in_time", cleared);
  arranged.note =
      fmt::format("in {:g} s at {:g} s a move: {} of {} moves, {} cells (all of them take {:g} s)",
                  options->clock, options->seconds_per_move, in_time, cells.size(), cleared, seconds);
  return arranged;
}

}  // namespace

// From the last place to the first: of the moves that no unplaced move waits for, the least valuable goes
// last.
Plan ordered(const Board& board, const Plan& plan, Order order) {
  if (order == Order::plan) return plan;
  const auto moves = moves_of(board, plan);
  const auto count = plan.moves.size();
  std::vector<std::vector<int>> needs(count);
  std::vector<std::size_t> waiting(count);
  for (std::size_t i = 0; i < count; ++i) {
    waiting[i] = moves.waiting[i].size();
    for (const int later : moves.waiting[i]) needs[later].push_back(static_cast<int>(i));
  }
  // The least valuable comes up first; among equals, the one found last.
  const auto missed = [&](std::size_t i) {
    const int cells = order == Order::cells ? moves.cells[i] : -drag_of(plan.moves[i]);
    return std::tuple(-cells, i);
  };
  std::priority_queue<std::tuple<int, std::size_t>> last;
  for (std::size_t i = 0; i < count; ++i) {
    if (waiting[i] == 0) last.push(missed(i));
  }
  Plan backwards;
  while (!last.empty()) {
    const auto chosen = std::get<1>(last.top());
    last.pop();
    backwards.moves.push_back(plan.moves[chosen]);
    for (const int need : needs[chosen]) {
      if (--waiting[need] == 0) last.push(missed(static_cast<std::size_t>(need)));
    }
  }
  std::ranges::reverse(backwards.moves);
  return backwards;
}

ExtensionPtr arrangement() {
  return std::make_shared<TypedArrangement<Board, Plan>>(parameters().list(), arrange);
}

}  // namespace quadrille::tens
