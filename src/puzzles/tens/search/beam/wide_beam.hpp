#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>

#include "puzzles/tens/search/beam/beam.hpp"
#include "puzzles/tens/search/board/bit_board_game.hpp"

namespace quadrille::tens {

// Beams over whole games: first a narrow one, then wider ones, the last as wide as the rest of the budget
// allows. A beam that is cut short has no game to show, so each one is planned to end in time.
template <int Words>
class WideBeam {
 public:
  struct Options {
    BeamScore score{};
    std::optional<int> width{};  // nullopt: by the budget
    int enough = 0;              // cells: no game needs to be better
  };

  WideBeam(const BitBoard<Words>& bit_board, const Options& options, Context& context)
      : sheet_(bit_board), options_(options), context_(context) {}

  // watch(beam) is called after every level; false from it ends the search.
  template <class Watch>
  [[nodiscard]] BitBoardGame play(Watch&& watch) {
    double width = options_.width.value_or(kFirstWidth);
    for (bool first = true;; first = false) {
      // If a wider beam is refused memory, that ends the widening, not the run.
      auto round = context_.child({});
      const auto began = context_.elapsed();
      const bool whole = play_round(static_cast<std::size_t>(width), watch, round);
      if (round.end() == End::memory && !first) {
        context_.metrics.join(round.metrics);
      } else {
        context_.join(round);
      }
      const bool settled = best_.cleared >= options_.enough || saw_everything_;
      if (!whole || options_.width || settled || !context_.proceed()) break;
      const auto next = next_width(width, round.metrics.nodes, context_.elapsed() - began);
      if (!next) break;
      width = *next;
    }
    return best_;
  }
  [[nodiscard]] BitBoardGame play() {
    return play([](const Beam<Words>&) { return true; });
  }

  // Whether every game was seen, so that none is better.
  [[nodiscard]] bool saw_everything() const { return saw_everything_; }

 private:
  static constexpr int kFirstWidth = 8;
  static constexpr double kGrowth = 8;
  // Without any limit the last beam has this width.
  static constexpr double kWidthWithoutLimit = 4'096;
  // The share of the remaining budget that is planned for; the rest is for what the plan did not foresee.
  static constexpr double kPlanned = 0.8;
  // What a beam takes, roughly, for each position of its width.
  static constexpr double kBytesPerWidth = 5'000;

  // False: the beam did not reach its end.
  template <class Watch>
  [[nodiscard]] bool play_round(std::size_t width, Watch&& watch, Context& context) {
    if (context.logs(LogLevel::info)) context.log(LogLevel::info, fmt::format("beam: {} wide", width));
    Beam<Words> beam(sheet_, options_.score, Beam<Words>::Ties::chance, context);
    beam.start(sheet_.filled());
    bool wanted = true;
    while (wanted && beam.advance({.width = width})) {
      if (context.report_due()) {
        context.report({.done = context_.spent(),
                        .message = fmt::format("{} wide, {} moves deep, best: {} cells", width, beam.depth(),
                                               best_.cleared),
                        .best = best_.cleared});
      }
      wanted = watch(beam);
    }
    const auto& finish = beam.finish();
    const bool whole = context.end() == End::finished && wanted;
    saw_everything_ = whole && beam.saw_everything();
    if (context.logs(LogLevel::debug)) {
      context.log(LogLevel::debug, fmt::format("beam: {} moves deep, {} cells; {} states{}", beam.depth(),
                                               std::max(finish.cleared, best_.cleared), context.metrics.nodes,
                                               saw_everything_ ? ", every game seen" : ""));
    }
    if (finish.cleared > best_.cleared || (finish.cleared == best_.cleared && !best_.complete)) {
      best_ = {.moves = beam.line_to(finish.line), .cleared = finish.cleared, .complete = true};
    } else if (!best_.complete) {
      const auto& node = beam.best();
      best_ = {.moves = beam.line_to(node.line),
               .cleared = node.cleared,
               .complete = !has_move(sheet_, node.filled)};
    }
    return whole;
  }

  [[nodiscard]] std::optional<double> next_width(double width, std::uint64_t nodes,
                                                 std::chrono::nanoseconds time) const {
    const auto& limits = context_.limits();
    double affordable = kWidthWithoutLimit;
    if (limits.nodes) {
      const auto left = static_cast<double>(*limits.nodes - std::min(*limits.nodes, context_.metrics.nodes));
      affordable = width * kPlanned * left / static_cast<double>(std::max<std::uint64_t>(nodes, 1));
    } else if (limits.time) {
      const auto left = static_cast<double>(context_.remaining().count());
      affordable = width * kPlanned * left / static_cast<double>(std::max<std::int64_t>(time.count(), 1));
    }
    affordable = std::min(affordable, static_cast<double>(limits.bytes) / kBytesPerWidth);
    if (affordable < 1.5 * width) return std::nullopt;
    return std::floor(affordable > kGrowth * width * 2 ? kGrowth * width : affordable);
  }

  const BitBoard<Words>& sheet_;
  Options options_;
  Context& context_;
  BitBoardGame best_;
  bool saw_everything_ = false;  // a beam dropped nothing: its best game is the best there is
};

}  // namespace quadrille::tens
