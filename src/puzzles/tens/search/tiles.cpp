#include "puzzles/tens/search/tiles.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "engine/parallel/parallel.hpp"
#include "puzzles/tens/search/greedy_play.hpp"

namespace quadrille::tens {
namespace {

// The share of the budget kept for the moves across borders. If the time is short for the board, finding them
// takes about as long as the first games of all tiles.
constexpr int kBorderShare = 5;  // one fifth
// What is kept of a tile that was played: about 60 moves.
constexpr std::size_t kTileBytes = sizeof(PlayedPlan) + sizeof(std::optional<Context>) + 60 * sizeof(Box);

// Cuts a length into parts of at most `most`, as equal as can be.
std::vector<std::pair<int, int>> cuts(int length, int most) {
  const int parts = (length + most - 1) / most;
  std::vector<std::pair<int, int>> spans;
  for (int i = 0; i < parts; ++i) spans.emplace_back(length * i / parts, length * (i + 1) / parts - 1);
  return spans;
}

std::vector<Box> cut_up(Size size, int narrow_rows, int narrow_cols) {
  std::vector<Box> tiles;
  for (const auto& [top, bottom] : cuts(size.rows, narrow_rows)) {
    for (const auto& [left, right] : cuts(size.cols, narrow_cols)) {
      tiles.push_back({at(top, left), at(bottom, right)});
    }
  }
  return tiles;
}

Board cut_out(const Board& board, const Box& box) {
  Board tile{Grid<std::uint8_t>(Size{box.height(), box.width()}), board.target};
  for_each_cell(tile.digits.size(), [&](Cell cell) {
    tile.digits[cell] =
        board.digits[at(box.from.row.value + cell.row.value, box.from.col.value + cell.col.value)];
  });
  return tile;
}

Box moved(const Box& box, Cell by) {
  const auto shifted = [&](Cell cell) {
    return at(cell.row.value + by.row.value, cell.col.value + by.col.value);
  };
  return {shifted(box.from), shifted(box.to)};
}

}  // namespace

std::vector<Box> tiles_of(Size size) {
  if (size.cells() == 0) return {};
  // Narrow in one direction and as long as a bit board allows in the other, whichever way needs fewer tiles.
  const int widest = std::min(size.cols, kSheetCols);
  const int tallest = std::min(size.rows, kSheetCols);
  auto by_cols = cut_up(size, kSheetCells / widest, widest);
  auto by_rows = cut_up(size, tallest, kSheetCells / tallest);
  return by_rows.size() < by_cols.size() ? by_rows : by_cols;
}

PlayedPlan play_by_sheets(const Board& board, const BitBoardPlayer& player, Context& context) {
  if (const auto shape = sheet_shape(board.digits.size())) return player(board, *shape, context);
  const auto tiles = tiles_of(board.digits.size());
  const auto count = tiles.size();
  if (count == 0) return {.plan = {}, .cleared = 0, .complete = true};
  const Reservation memory(context, 2 * board.digits.size().cells() + count * kTileBytes);
  if (!memory.granted() || !context.proceed()) return {};
  if (context.logs(LogLevel::info)) context.log(LogLevel::info, fmt::format("cut into {} tiles", count));

  // 1. Every tile by itself, with the same share of the budget.
  const auto& limits = context.limits();
  const auto nodes_left = limits.nodes ? *limits.nodes - std::min(*limits.nodes, context.metrics.nodes) : 0;
  const auto tile_nodes = (nodes_left - nodes_left / kBorderShare) / count;
  const auto border_time = context.remaining() / kBorderShare;
  std::atomic<std::size_t> begun = 0;
  std::atomic<std::size_t> done = 0;
  std::vector<PlayedPlan> games(count);
  std::vector<std::optional<Context>> parts(count);
  for_each_index(count, context.threads(), [&](std::size_t i) {
    Context::Part part{.seed = context.random(i).next(), .threads = 1, .quiet = true, .silent = true};
    if (limits.nodes) part.nodes = tile_nodes;
    if (limits.time) {
      const auto left = std::max(std::chrono::nanoseconds(0), context.remaining() - border_time);
      part.time = left * context.threads() /
                  static_cast<int>(
                      std::max<std::size_t>(static_cast<std::size_t>(context.threads()), count - begun++));
    }
    parts[i] = context.child(part);
    const auto tile = cut_out(board, tiles[i]);
    games[i] = player(tile, *sheet_shape(tile.digits.size()), *parts[i]);
    const auto played = ++done;
    context.child({}).report({.done = static_cast<double>(played) / static_cast<double>(count),
                              .message = fmt::format("{} of {} tiles played", played, count)});
  });
  for (const auto& part : parts) context.metrics.join(part->metrics);

  // 2. What is left of the board, fewest cells first.
  PlayedPlan all;
  Board rest = board;
  for (std::size_t i = 0; i < count; ++i) {
    all.cleared += games[i].cleared;
    for (const auto& move : games[i].plan.moves) {
      all.plan.moves.push_back(moved(move, tiles[i].from));
      for_each_cell(all.plan.moves.back(), [&](Cell cell) { rest.digits[cell] = 0; });
    }
  }
  if (context.logs(LogLevel::info)) {
    context.log(LogLevel::info, fmt::format("moves across borders, {} cells cleared so far", all.cleared));
  }
  return play_greedily(rest, Prefer::fewest, context, std::move(all));
}

}  // namespace quadrille::tens
