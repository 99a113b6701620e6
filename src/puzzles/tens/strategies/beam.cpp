#include "puzzles/tens/strategies/list.hpp"

#include <optional>

#include "puzzles/tens/search/beam/rolling_beam.hpp"
#include "puzzles/tens/search/beam/wide_beam.hpp"
#include "puzzles/tens/search/tiles.hpp"

namespace quadrille::tens {
namespace {

enum class Preset { fast, balanced, quality, maximum, wide };

struct BeamOptions {
  Preset preset = Preset::balanced;
  std::optional<int> depth{};       // nullopt: the preset's
  std::optional<int> beam_width{};  // the same
  double heuristic_weight = 0.3;
  Heuristic heuristic = Heuristic::packing;
  Objective objective = Objective::fewest;
  bool adaptive = false;
  std::optional<int> max_beam_width{};
  bool deepening = false;
  std::optional<int> max_depth{};
  int playouts = 0;
  PlayoutsAt playouts_at = PlayoutsAt::leaves;
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
          .playouts_at = options.playouts_at,
          .cache_bytes = static_cast<std::size_t>(options.cache_megabytes) << 20U};
}

// A wide beam breaks ties by chance. The packing hope hardly does more than order ties, and so would only
// make the beam less varied: 129.2 cells of 160 instead of 130.7 in 20,000 states.
BeamScore score_of_wide(const BeamOptions& options) {
  auto score = score_of(options);
  if (score.heuristic == Heuristic::packing) score.weight = 0;
  return score;
}

template <int Words>
BitBoardGame play(const BitBoard<Words>& bit_board, const BeamOptions& options, Context& context) {
  if (options.preset == Preset::wide) {
    return WideBeam<Words>(bit_board,
                           {.score = score_of_wide(options),
                            .width = options.beam_width,
                            .enough = upper_bound(bit_board)},
                           context)
        .play();
  }
  const auto reach = preset_reach(options.preset);
  return RollingBeam<Words>(bit_board,
                            {.score = score_of(options),
                             .depth = options.depth.value_or(reach.depth),
                             .width = options.beam_width.value_or(reach.width),
                             .adaptive = options.adaptive,
                             .max_width = options.max_beam_width,
                             .deepening = options.deepening,
                             .max_depth = options.max_depth,
                             .enough = upper_bound(bit_board)},
                            context)
      .play();
}

Outcome<Plan> solve(const Board& board, const BeamOptions& options, Context& context) {
  return outcome_by_sheets(board, context, [&]<int Words>(const BitBoard<Words>& bit_board, Context& own) {
    return play(bit_board, options, own);
  });
}

}  // namespace

Strategy<Board, Plan> beam() {
  return make_strategy<Board, Plan, BeamOptions>(
      {.name = "beam",
       .title = "Beam search",
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
          .integer("depth", &BeamOptions::depth, 1, 10, "the preset's", "moves to look ahead")
          .integer("beam_width", &BeamOptions::beam_width, 1, 1'000'000, "the preset's",
                   "positions kept per level")
          .choice("objective", &BeamOptions::objective,
                  {{"fewest", Objective::fewest}, {"most", Objective::most}},
                  "cells that a line of play should clear")
          .choice(
              "heuristic", &BeamOptions::heuristic,
              {{"packing", Heuristic::packing},
               {"simple", Heuristic::simple},
               {"moves", Heuristic::moves},
               {"one_step", Heuristic::one_step}},
              "what is hoped of a position: the cells that its digits could clear wherever they were, the "
              "cells left, two per possible move, or the preferred move's cells")
          .real("heuristic_weight", &BeamOptions::heuristic_weight, 0, 2, "weight of that hope")
          .integer("playouts", &BeamOptions::playouts, 0, 1'000,
                   "random games from a position instead of the heuristic; 0: none")
          .choice("playouts_at", &BeamOptions::playouts_at,
                  {{"leaves", PlayoutsAt::leaves}, {"every_level", PlayoutsAt::every_level}},
                  "positions that random games are played from: those at the full depth, or all")
          .truth("adaptive", &BeamOptions::adaptive,
                 "wider where many are equally good; wider and deeper as the board empties")
          .integer("max_beam_width", &BeamOptions::max_beam_width, 1, 1'000'000, "four times the width",
                   "most positions that an adaptive beam keeps")
          .truth("deepening", &BeamOptions::deepening,
                 "deeper while the time for the move lasts, and wider from the end of the game on")
          .integer("max_depth", &BeamOptions::max_depth, 1, kSheetCells, "the end of the game",
                   "most moves that deepening looks ahead")
          .integer("cache_megabytes", &BeamOptions::cache_megabytes, 0, 4'096,
                   "memory for positions looked at before"),
      solve);
}

}  // namespace quadrille::tens
