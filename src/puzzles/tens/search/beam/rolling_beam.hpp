#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "puzzles/tens/search/beam/beam.hpp"
#include "puzzles/tens/search/board/bit_board_game.hpp"

namespace quadrille::tens {

// A beam of a few levels before every move; the first move of its best line is played.
template <int Words>
class RollingBeam {
 public:
  struct Options {
    BeamScore score{};
    int depth = 2;
    int width = 5;
    // Wider if many candidates are as good as the last one kept; wider and deeper as the board empties, since
    // positions then have fewer moves.
    bool adaptive = false;
    std::optional<int> max_width{};  // of an adaptive beam; else kWidest times its width
    // Deeper while the budget has time for the move, down to max_depth; without a max_depth, to the end of
    // the game, and from then on wider.
    bool deepening = false;
    std::optional<int> max_depth{};
    int enough = kSheetCells;  // cells: no game needs to be better
  };

  RollingBeam(const BitBoard<Words>& bit_board, const Options& options, Context& context)
      : sheet_(bit_board),
        options_(options),
        context_(context),
        beam_(bit_board, options.score, Beam<Words>::Ties::small_box, context) {}

  [[nodiscard]] BitBoardGame play() {
    auto filled = sheet_.filled();
    total_ = filled.count();
    if (context_.logs(LogLevel::info)) {
      context_.log(LogLevel::info,
                   fmt::format("beam: {} moves deep, {} wide", options_.depth, options_.width));
    }
    do {
      const auto line = look_ahead(filled);
      for (const auto& box : line) {
        const auto cells = filled & sheet_.cells_of(box);
        game_.moves.push_back(box);
        game_.cleared += cells.count();
        filled = filled.without(cells);
      }
      if (line.empty()) break;
    } while (finished_.cleared < options_.enough);
    game_.complete = !has_move(sheet_, filled);
    if (context_.logs(LogLevel::debug)) {
      context_.log(LogLevel::debug, fmt::format("beam: {} moves, {} cells; {} states", game_.moves.size(),
                                                game_.cleared, context_.metrics.nodes));
    }
    return game_.cleared >= finished_.cleared ? game_ : finished_;
  }

 private:
  static constexpr int kWidest = 4;        // times the width asked for
  static constexpr int kCellsPerMove = 4;  // more than a move clears, so that the first moves get more time

  // The moves to play: one, or all of a line that is known to end the game. Empty: the game is over, or the
  // run must end.
  [[nodiscard]] std::vector<BitBoardBox> look_ahead(const CellSet<Words>& filled) {
    const auto reach = reach_on(filled);
    const double until = share_of_next_move(context_, filled.count() / kCellsPerMove);
    auto width = static_cast<std::size_t>(reach.width);
    std::vector<BitBoardBox> line;
    int most = -1;  // cells of the best line to the end of the game
    for (bool wider = true; wider; width *= 2) {
      const auto end = follow(filled, reach.depth, width, until);
      keep_finished();
      if (end == LineEnd::run) break;
      if (end == LineEnd::board) return beam_.line_to(beam_.best().line);
      if (end == LineEnd::depth) {
        if (most < 0) line = beam_.line_to(beam_.best().line);
        break;
      }
      if (beam_.finish().cleared > most) line = beam_.line_to(beam_.finish().line);
      most = std::max(most, beam_.finish().cleared);
      // If no more can be gained, the rest of the game is known.
      if (!deepens_within_budget() || beam_.saw_everything()) return line;
      wider = context_.spent() < until && finished_.cleared < options_.enough;
    }
    if (!line.empty()) line.resize(1);
    return line;
  }

  // How far a beam got: to the depth wanted, to the end of every game in it, to an empty board, or to the end
  // of the run.
  enum class LineEnd { depth, game, board, run };
  [[nodiscard]] LineEnd follow(const CellSet<Words>& filled, int depth, std::size_t width, double until) {
    beam_.start(filled);
    const auto widest = options_.adaptive ? std::max(width, widest_allowed()) : 0;
    while (beam_.advance({.width = width, .widest = widest, .leaf = beam_.depth() + 1 >= depth})) {
      report();
      width = std::max(width, std::min(widest, beam_.level().size()));
      if (beam_.best().filled.empty()) return LineEnd::board;
      const bool deeper = options_.deepening && beam_.depth() < options_.max_depth.value_or(kSheetCells) &&
                          context_.spent() < until;
      if (beam_.depth() >= depth && !deeper) return LineEnd::depth;
    }
    return context_.end() == End::finished ? LineEnd::game : LineEnd::run;
  }

  [[nodiscard]] std::size_t widest_allowed() const {
    return static_cast<std::size_t>(options_.max_width.value_or(kWidest * options_.width));
  }
  // Without a budget there is no time to use up.
  [[nodiscard]] bool deepens_within_budget() const {
    return options_.deepening && !options_.max_depth && (context_.limits().nodes || context_.limits().time);
  }

  struct Reach {
    int depth;
    int width;
  };
  [[nodiscard]] Reach reach_on(const CellSet<Words>& filled) const {
    const Reach asked{options_.depth, options_.width};
    const double density = static_cast<double>(filled.count()) / (sheet_.rows() * sheet_.cols());
    if (!options_.adaptive || density >= 0.6) return asked;
    const int widest = static_cast<int>(widest_allowed());
    const auto wider = [&](int fifths) {
      return std::max(asked.width, std::min(asked.width * fifths / 5, widest));
    };
    if (density >= 0.3) return {asked.depth + 1, wider(8)};
    return {asked.depth + 2, wider(12)};
  }

  // A finished line is not played while there is hope for more, but neither is it forgotten.
  void keep_finished() {
    const auto& finish = beam_.finish();
    if (game_.cleared + finish.cleared <= finished_.cleared || finish.cleared < 0) return;
    finished_ = game_;
    finished_.cleared += finish.cleared;
    for (const auto& box : beam_.line_to(finish.line)) finished_.moves.push_back(box);
    finished_.complete = true;
  }

  void report() {
    if (!context_.report_due()) return;
    context_.report({.done = static_cast<double>(game_.cleared) / total_,
                     .message = fmt::format("Depth {}/{}, {} moves found", beam_.depth(),
                                            std::max(options_.depth, beam_.depth()), game_.moves.size()),
                     .best = std::max(game_.cleared, finished_.cleared)});
  }

  const BitBoard<Words>& sheet_;
  Options options_;
  Context& context_;
  Beam<Words> beam_;
  BitBoardGame game_;
  BitBoardGame finished_;  // the best finished game met on the way
  int total_ = 0;
};

}  // namespace quadrille::tens
