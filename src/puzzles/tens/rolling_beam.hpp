#pragma once

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/beam.hpp"
#include "puzzles/tens/sheet_game.hpp"

namespace quadrille::tens {

// A beam of a few levels before every move, of whose best line the first move is played.
template <int Words>
class RollingBeam {
 public:
  struct Options {
    BeamScore score{};
    int depth = 2;
    int width = 5;
    // Wider where many candidates are as good as the last that is kept; wider and deeper as the board
    // empties, since positions have fewer moves then.
    bool adaptive = false;
    bool deepening = false;  // deeper where the budget has time for it
  };

  RollingBeam(const Sheet<Words>& sheet, const Options& options, Context& context)
      : sheet_(sheet),
        options_(options),
        context_(context),
        beam_(sheet, options.score, Beam<Words>::Ties::small_box, context) {}

  [[nodiscard]] SheetGame play() {
    auto filled = sheet_.filled();
    total_ = filled.count();
    while (true) {
      const auto line = look_ahead(filled);
      for (const auto& box : line) {
        const auto cells = filled & sheet_.cells_of(box);
        game_.moves.push_back(box);
        game_.cleared += cells.count();
        filled = filled.without(cells);
      }
      if (line.empty()) break;
    }
    game_.complete = !has_move(sheet_, filled);
    return game_.cleared >= finished_.cleared ? game_ : finished_;
  }

 private:
  static constexpr int kMostLevels = 32;
  static constexpr std::size_t kWidest = 4;  // times the width asked for
  static constexpr int kCellsPerMove = 2;

  // The moves to play: one, or all of a line that is known to end the game. None: the game is over, or the
  // run is to end.
  [[nodiscard]] std::vector<SheetBox> look_ahead(const CellSet<Words>& filled) {
    beam_.start(filled);
    const auto reach = reach_on(filled);
    auto width = static_cast<std::size_t>(reach.width);
    const auto widest = options_.adaptive ? kWidest * width : 0;
    const double until = share_of_next_move(context_, filled.count() / kCellsPerMove);
    while (beam_.advance(width, widest)) {
      report();
      width = std::max(width, beam_.level().size());
      if (beam_.best().filled.empty()) return beam_.line_to(beam_.best().line);
      const bool enough = beam_.depth() >= reach.depth &&
                          (!options_.deepening || beam_.depth() >= kMostLevels || context_.spent() >= until);
      if (enough) {
        keep_finished();
        auto line = beam_.line_to(beam_.best().line);
        line.resize(1);
        return line;
      }
    }
    if (context_.end() != End::finished) return {};
    return beam_.line_to(beam_.finish().line);
  }

  struct Reach {
    int depth;
    int width;
  };
  [[nodiscard]] Reach reach_on(const CellSet<Words>& filled) const {
    const Reach asked{options_.depth, options_.width};
    const double density = static_cast<double>(filled.count()) / (sheet_.rows() * sheet_.cols());
    if (!options_.adaptive || density >= 0.6) return asked;
    if (density >= 0.3) return {asked.depth + 1, asked.width * 8 / 5};
    return {asked.depth + 2, asked.width * 12 / 5};
  }

  // A finished line is not played while there is hope for more, but it is not forgotten either.
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
                     .best = game_.cleared});
  }

  const Sheet<Words>& sheet_;
  Options options_;
  Context& context_;
  Beam<Words> beam_;
  SheetGame game_;
  SheetGame finished_;  // the best finished game met on the way
  int total_ = 0;
};

}  // namespace quadrille::tens
