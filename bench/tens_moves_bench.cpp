#include <benchmark/benchmark.h>

#include "engine/run/random.hpp"
#include "puzzles/tens/search/board/moves.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/search/chain.hpp"

// How long the search's inner steps take on a board of the usual 10x16, or with the given percentage of
// digits.

namespace quadrille::tens {
namespace {

Board random_board(Size size, std::int64_t percent) {
  Board board{Grid<std::uint8_t>(size)};
  Random random(1);
  for_each_cell(size, [&](Cell cell) {
    const int digit = random.between(1, 9);
    board.digits[cell] = static_cast<std::uint8_t>(random.between(1, 100) <= percent ? digit : 0);
  });
  return board;
}

void moves_on_a_sheet(benchmark::State& state) {
  const auto board = random_board({10, 16}, state.range(0));
  const BitBoard<3> bit_board(board, *sheet_shape(board.digits.size()));
  for (auto _ : state) {
    int moves = 0;
    bit_board.visit_moves(bit_board.filled(), bit_board.filled(), [&](BitBoardBox) { ++moves; });
    benchmark::DoNotOptimize(moves);
  }
}
BENCHMARK(moves_on_a_sheet)->Arg(100)->Arg(50)->Arg(20);

void moves_through_a_cleared_pair(benchmark::State& state) {
  const auto board = random_board({10, 16}, state.range(0));
  const BitBoard<3> bit_board(board, *sheet_shape(board.digits.size()));
  const auto pair = bit_board.cells_of({4, 4, 7, 8});
  const auto filled = bit_board.filled().without(pair);
  for (auto _ : state) {
    int moves = 0;
    bit_board.visit_moves(filled, pair, [&](BitBoardBox) { ++moves; });
    benchmark::DoNotOptimize(moves);
  }
}
BENCHMARK(moves_through_a_cleared_pair)->Arg(100)->Arg(50)->Arg(20);

void moves_on_any_board(benchmark::State& state) {
  const int side = static_cast<int>(state.range(0));
  const auto board = random_board({side, side}, 100);
  for (auto _ : state) benchmark::DoNotOptimize(all_moves(board));
}
BENCHMARK(moves_on_any_board)->Arg(12)->Arg(100)->Arg(1000)->Unit(benchmark::kMicrosecond);

void one_annealing_iteration(benchmark::State& state) {
  const auto board = random_board({10, 16}, 100);
  const BitBoard<3> bit_board(board, *sheet_shape(board.digits.size()));
  Chain<3> chain(bit_board, Random(1));
  for (auto _ : state) benchmark::DoNotOptimize(chain.iterate());
}
BENCHMARK(one_annealing_iteration);

void packing_bound(benchmark::State& state) {
  const auto board = random_board({10, 16}, 100);
  for (auto _ : state) benchmark::DoNotOptimize(upper_bound(board));
}
BENCHMARK(packing_bound);

}  // namespace
}  // namespace quadrille::tens
