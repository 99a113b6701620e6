#include "puzzles/tens/strategies/beam.hpp"

#include "puzzles/tens/rolling_beam.hpp"
#include "puzzles/tens/tiles.hpp"
#include "puzzles/tens/wide_beam.hpp"

namespace quadrille::tens {
namespace {

enum class Preset { fast, balanced, quality, maximum, wide };

struct BeamOptions {
  Preset preset = Preset::balanced;
  int depth = 0;       // 0: the preset's
  int beam_width = 0;  // the same
  double heuristic_weight = 0.3;
  Heuristic heuristic = Heuristic::simple;
  Objective objective = Objective::fewest;
  bool adaptive = false;
  bool deepening = false;
  int playouts = 0;
  int cache_megabytes = 8;
};

struct Reach {
  int depth;
  int width;
};

Reach preset_reach(Preset preset) {
  switch (preset) {
    case Preset::fast:
      return {2, 4};
    case Preset::balanced:
      return {2, 5};
    case Preset::quality:
      return {3, 6};
    case Preset::maximum:
      return {4, 8};
    case Preset::wide:  // whole games, as wide as the budget allows
      break;
  }
  return {0, 0};
}

BeamScore score_of(const BeamOptions& options) {
  return {.objective = options.objective,
          .heuristic = options.heuristic,
          .weight = options.heuristic_weight,
          .playouts = options.playouts,
          .cache_bytes = static_cast<std::size_t>(options.cache_megabytes) << 20U};
}

template <int Words>
SheetGame play(const Sheet<Words>& sheet, const BeamOptions& options, Context& context) {
  if (options.preset == Preset::wide) {
    return WideBeam<Words>(
               sheet, {.score = score_of(options), .width = options.beam_width, .enough = upper_bound(sheet)},
               context)
        .play();
  }
  const auto reach = preset_reach(options.preset);
  return RollingBeam<Words>(sheet,
                            {.score = score_of(options),
                             .depth = options.depth > 0 ? options.depth : reach.depth,
                             .width = options.beam_width > 0 ? options.beam_width : reach.width,
                             .adaptive = options.adaptive,
                             .deepening = options.deepening},
                            context)
      .play();
}

Outcome<Plan> solve(const Board& board, const BeamOptions& options, Context& context) {
  return outcome_by_sheets(board, context, [&]<int Words>(const Sheet<Words>& sheet, Context& own) {
    return play(sheet, options, own);
  });
}

}  // namespace

Strategy<Board, Plan> beam() {
  return make_strategy<Board, Plan, BeamOptions>(
      {.name = "beam",
       .summary = "Beam Search (balanced) - Bounded lookahead optimization",
       .time = std::chrono::seconds(10)},
      Parameters<BeamOptions>()
          .choice("preset", &BeamOptions::preset,
                  {{"fast", Preset::fast},
                   {"balanced", Preset::balanced},
                   {"quality", Preset::quality},
                   {"maximum", Preset::maximum},
                   {"wide", Preset::wide}},
                  "depth and width: 2/4, 2/5, 3/6, 4/8; wide: whole games, as wide as the time allows")
          .integer("depth", &BeamOptions::depth, 0, 10, "moves to look ahead; 0: the preset's")
          .integer("beam_width", &BeamOptions::beam_width, 0, 1'000'000,
                   "positions kept per level; 0: the preset's")
          .choice("objective", &BeamOptions::objective,
                  {{"fewest", Objective::fewest}, {"most", Objective::most}},
                  "cells that a line of play is to clear")
          .choice(
              "heuristic", &BeamOptions::heuristic,
              {{"simple", Heuristic::simple}, {"moves", Heuristic::moves}, {"one_step", Heuristic::one_step}},
              "what is hoped of a position: the cells left, two per move there is, or the preferred "
              "move's cells")
          .real("heuristic_weight", &BeamOptions::heuristic_weight, 0, 2, "weight of that hope")
          .integer("playouts", &BeamOptions::playouts, 0, 1'000,
                   "random games from each position instead of the heuristic; 0: none")
          .truth("adaptive", &BeamOptions::adaptive,
                 "wider where many are equally good; wider and deeper as the board empties")
          .truth("deepening", &BeamOptions::deepening, "deeper while the time for the move lasts")
          .integer("cache_megabytes", &BeamOptions::cache_megabytes, 0, 4'096,
                   "memory for positions looked at before"),
      solve);
}

}  // namespace quadrille::tens
