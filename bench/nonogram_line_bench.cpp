#include <benchmark/benchmark.h>

#include "engine/run/context.hpp"
#include "engine/run/random.hpp"
#include "puzzles/nonogram/search/lines/line_solver.hpp"
#include "puzzles/nonogram/search/lines/wide_bits.hpp"
#include "puzzles/nonogram/search/probing.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

// How long the solver's inner steps take: one line of the given number of cells and inks, a whole grid of
// lines, and one round of probing.

namespace quadrille::nonogram {
namespace {

std::vector<Ink> palette(int inks) {
  std::vector<Ink> all{{"paper", 0xFFFFFF, '.'}};
  for (int i = 0; i < inks; ++i) all.push_back({"ink", 0, static_cast<char>('a' + i)});
  return all;
}

Puzzle random_puzzle(Size size, int inks, int percent) {
  Random random(1);
  Grid<Colour> picture(size, kPaper);
  for_each_cell(size, [&](Cell cell) {
    const auto colour = static_cast<Colour>(random.between(1, inks));
    picture[cell] = random.between(1, 100) <= percent ? colour : kPaper;
  });
  return puzzle_of(picture, palette(inks));
}

template <class Bits>
void one_line(benchmark::State& state) {
  const auto length = static_cast<int>(state.range(0));
  const auto puzzle = random_puzzle({length, length}, static_cast<int>(state.range(1)), 60);
  const Lines lines(puzzle);
  const auto candidates = first_candidates(puzzle, lines).candidates;
  LineSolver<Bits> solver(lines);
  std::size_t line = 0;
  for (auto _ : state) {
    const auto* masks = candidates.masks.data() + lines.offset(line);
    benchmark::DoNotOptimize(solver.place(lines[line], masks, lines.words(line)));
    line = line + 1 == lines.count() ? 0 : line + 1;
  }
}
BENCHMARK(one_line<Word>)->Args({15, 1})->Args({25, 1})->Args({50, 1})->Args({25, 4});
BENCHMARK(one_line<DoubleWord>)->Args({100, 1})->Args({100, 4});
BENCHMARK(one_line<WideBits<16>>)->Args({300, 1})->Args({1000, 1});

void all_lines(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  const auto puzzle = random_puzzle({side, side}, 1, static_cast<int>(state.range(1)));
  const Lines lines(puzzle);
  const auto first = first_candidates(puzzle, lines).candidates;
  Propagation propagation(lines);
  Context context({});
  for (auto _ : state) {
    auto candidates = first;
    propagation.queue_all(candidates);
    benchmark::DoNotOptimize(propagation.run(candidates, context));
  }
}
BENCHMARK(all_lines)->Args({25, 70})->Args({100, 80})->Args({1000, 88})->Unit(benchmark::kMicrosecond);

void probing_at_the_root(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  const auto puzzle = random_puzzle({side, side}, 1, 50);
  const Lines lines(puzzle);
  auto candidates = first_candidates(puzzle, lines).candidates;
  Propagation propagation(lines);
  Context context({});
  propagation.queue_all(candidates);
  benchmark::DoNotOptimize(propagation.run(candidates, context));
  for (auto _ : state) {
    Probing probing(lines, candidates);
    benchmark::DoNotOptimize(probing.settle(propagation, context));
  }
}
BENCHMARK(probing_at_the_root)->Arg(25)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace quadrille::nonogram
