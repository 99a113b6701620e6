#include <benchmark/benchmark.h>

#include "puzzles/mines/play/referee.hpp"
#include "puzzles/mines/search/analysis.hpp"
#include "puzzles/mines/search/segmentation.hpp"

// How long one analysis of an expert game takes where certainty ends: all layouts, and with the choice of a
// guess.

namespace quadrille::mines {
namespace {

// Games played on as far as counting proves cells safe.
std::vector<Position> stuck_positions(int count) {
  std::vector<Position> positions;
  Random random(1);
  while (std::cmp_less(positions.size(), count)) {
    auto layout = deal({.start = Start::zero, .first = "3 3"}, random).value();
    Referee referee(layout);
    referee.open(layout.first);
    for (bool any = true; any && !referee.won();) {
      Context context({});
      const auto outcome = analyse(referee.position(), Depth::counting, context);
      const auto& findings = outcome.answer()->answer.findings;
      any = false;
      for_each_cell(findings.size(), [&](Cell cell) {
        if (findings[cell] != Finding::safe) return;
        referee.open(cell);
        any = true;
      });
    }
    if (!referee.won()) positions.push_back(referee.position());
  }
  return positions;
}

void analyse_stuck(benchmark::State& state, Depth depth) {
  const auto positions = stuck_positions(20);
  std::size_t next = 0;
  for (auto _ : state) {
    Context context({});
    benchmark::DoNotOptimize(analyse(positions[next++ % positions.size()], depth, context));
  }
}
BENCHMARK_CAPTURE(analyse_stuck, counting, Depth::counting);
BENCHMARK_CAPTURE(analyse_stuck, choosing, Depth::choosing);

void cut_into_zones(benchmark::State& state) {
  const auto positions = stuck_positions(20);
  std::size_t next = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(frontier_of(padded_board_of(positions[next++ % positions.size()])));
}
BENCHMARK(cut_into_zones);

}  // namespace
}  // namespace quadrille::mines
