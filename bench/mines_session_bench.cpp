#include <benchmark/benchmark.h>

#include <vector>

#include "puzzles/mines/bot/session.hpp"
#include "puzzles/mines/bot/stages/focus.hpp"
#include "puzzles/mines/bot/stages/list.hpp"
#include "puzzles/mines/bot/tick.hpp"
#include "puzzles/mines/play/referee.hpp"
#include "puzzles/mines/search/deductions/reduction.hpp"
#include "puzzles/mines/search/segmentation.hpp"

// What a bot waits for: one tick of a session, and its stages alone.

namespace quadrille::mines::bot {
namespace {

// A game on an endless board that has been played until so many cells were seen. Through a window of this
// size a tick has some twenty new cells.
constexpr const char* kWindow = "14x14";
class Explored {
 public:
  explicit Explored(std::int64_t cells)
      : session_(open_session(Record::Map{{"density", 0.2}}).value()),
        arena_(session_play()
                   .deal(Record::Map{{"lives", 1000}, {"ticks", 1'000'000}, {"window", kWindow}}, 1)
                   .value()),
        next_(arena_->open()) {
    while (seen_ < cells) take(tick());
  }

  [[nodiscard]] Record tick() {
    Context context({});
    return session_->tick(next_, context);
  }
  void take(const Record& reply) {
    seen_ = *reply.find("stats")->find("seen")->get<std::int64_t>();
    next_ = arena_->next(reply);
  }
  [[nodiscard]] std::size_t new_cells() const { return next_.find("upsert")->get<Record::List>()->size(); }
  [[nodiscard]] std::int64_t seen() const { return seen_; }

 private:
  std::unique_ptr<Dialogue> session_;
  std::unique_ptr<Arena> arena_;
  Record next_;
  std::int64_t seen_ = 0;
};

// Ticks of a game as it goes on: vision brings what the last tick opened, and now and then a new window.
// Begins anew before the board has grown by a fifth.
void session_tick(benchmark::State& state) {
  auto game = std::make_unique<Explored>(state.range(0));
  double cells = 0;
  for (auto _ : state) {
    state.PauseTiming();
    if (game->seen() > state.range(0) * 6 / 5) game = std::make_unique<Explored>(state.range(0));
    cells += static_cast<double>(game->new_cells());
    state.ResumeTiming();
    auto reply = game->tick();
    state.PauseTiming();
    game->take(reply);
    state.ResumeTiming();
  }
  state.counters["new_cells"] = benchmark::Counter(cells, benchmark::Counter::kAvgIterations);
}
BENCHMARK(session_tick)->Arg(1000)->Arg(10'000)->Arg(40'000)->Iterations(2000)->Unit(benchmark::kMicrosecond);

// Expert games as far as reduction and patterns go: a frontier where they find nothing more.
std::vector<std::vector<Sighting>> expert_frontiers(int count) {
  std::vector<std::vector<Sighting>> frontiers;
  Random random(1);
  while (std::cmp_less(frontiers.size(), count)) {
    auto layout = deal({.start = Start::zero, .first = "3 3"}, random).value();
    const Board board{.bounds = Bounds{{}, layout.mines.size()}, .mines = 99};
    Referee referee(layout);
    referee.open(layout.first);
    std::vector<Sighting> sightings;
    for (bool going_on = true; going_on && !referee.won();) {
      sightings.clear();
      for_each_cell(layout.mines.size(),
                    [&](Cell cell) { sightings.push_back({cell, referee.position().tiles[cell]}); });
      PatternTable patterns;
      Context context({});
      const auto decision = tick(Store(board), sightings, {.allow_guess = false}, patterns, context);
      going_on = false;
      for (const auto& action : decision->actions) {
        if (action.kind != Kind::safe) continue;
        referee.open(action.cell);
        going_on = true;
      }
    }
    if (!referee.won()) frontiers.push_back(std::move(sightings));
  }
  return frontiers;
}

// The rules on the padded board of a whole expert board, every number of it awake, with a table of patterns
// that is warm as in a game.
void rules_on_expert_ground(benchmark::State& state) {
  std::vector<PaddedBoard> grounds;
  for (const auto& sightings : expert_frontiers(20)) {
    Position position{.tiles = Grid<Tile>({16, 30})};
    for (const auto& [cell, tile] : sightings) position.tiles[cell] = tile;
    grounds.push_back(padded_board_of(position));
  }
  PatternTable patterns;
  std::size_t next = 0;
  for (auto _ : state) {
    auto padded = grounds[next++ % grounds.size()];
    Context context({});
    benchmark::DoNotOptimize(reduce(padded, {.table = &patterns}, context));
  }
}
BENCHMARK(rules_on_expert_ground)->Unit(benchmark::kMicrosecond);

// The same two stages as a session runs them, on a draft that has just seen the whole board.
void stages_on_expert_frontier(benchmark::State& state) {
  const auto frontiers = expert_frontiers(20);
  const Store store({.bounds = Bounds{{}, {16, 30}}});
  PatternTable patterns;
  std::size_t next = 0;
  for (auto _ : state) {
    state.PauseTiming();
    Draft draft(store);
    promote(draft, reclassify(draft, see(draft, frontiers[next++ % frontiers.size()])));
    Context context({});
    state.ResumeTiming();
    (void)reduce_frontier(draft, context);
    benchmark::DoNotOptimize(propagate(draft, std::vector(draft.woken()), patterns, context));
  }
}
BENCHMARK(stages_on_expert_frontier)->Unit(benchmark::kMicrosecond);

// Components of up to fifteen zones, as the source document has them, counted and weighed.
void components_to_15(benchmark::State& state) {
  std::vector<CountingProblem> problems;
  for (const auto& sightings : expert_frontiers(60)) {
    Position position{.tiles = Grid<Tile>({16, 30})};
    for (const auto& [cell, tile] : sightings) position.tiles[cell] = tile;
    for (const auto& component : frontier_of(padded_board_of(position)).components) {
      if (component.problem.zones.size() >= 8 && component.problem.zones.size() <= 15)
        problems.push_back(component.problem);
    }
  }
  Counter counter;
  std::size_t next = 0;
  for (auto _ : state) {
    const auto& problem = problems[next++ % problems.size()];
    Context context({});
    (void)counter.count(problem, narrow_order(problem), {.by_mines = false, .odds = 0.25}, context);
    benchmark::DoNotOptimize(counter.marginals(std::vector{1.0}));
  }
}
BENCHMARK(components_to_15)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace quadrille::mines::bot
