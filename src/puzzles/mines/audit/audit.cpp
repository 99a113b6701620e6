#include "puzzles/mines/audit/audit.hpp"

#include <cmath>
#include <string>

#include <fmt/format.h>

#include "puzzles/mines/audit/mistakes.hpp"
#include "puzzles/mines/audit/total.hpp"
#include "puzzles/mines/audit/truth.hpp"

namespace quadrille::mines::audit {
namespace {

constexpr double kClose = 1e-6;

class Auditor {
 public:
  Auditor(const Position& position, const Analysis& analysis, Extent extent, Ruling& ruling)
      : position_(position),
        analysis_(analysis),
        whole_(extent == Extent::whole),
        ruling_(ruling),
        mistakes_(position, ruling) {}

  void compare(const Truth& truth) {
    if (truth.any == May::no) {
      if (whole_) mistakes_.add("no layout fits the position: there is nothing to analyse");
      return;
    }
    std::size_t index = 0;
    for_each_cell(position_.tiles.size(), [&](Cell cell) {
      if (position_.tiles[cell] == Tile::closed)
        compare(cell, truth.cells.empty() ? Truth::Word{} : truth.cells[index],
                truth.odds.empty() ? NAN : truth.odds[index]);
      ++index;
    });
    if (whole_ && truth.any != May::yes) ruling_.cut = true;
    compare_layouts(truth);
  }

 private:
  void compare(Cell cell, const Truth::Word& word, double odds) {
    switch (analysis_.findings[cell]) {
      case Finding::safe:
        if (word.mine == May::perhaps) leave(cell);
        if (word.mine == May::yes)
          mistakes_.add(cell, "called safe, but " + risk(odds, "a mine", "be a mine"));
        break;
      case Finding::mine:
        if (word.safe == May::perhaps) leave(cell);
        if (word.safe == May::yes)
          mistakes_.add(cell, "called a mine, but " + risk(1 - odds, "safe", "be safe"));
        break;
      case Finding::none:
        if (analysis_.exact) compare_open(cell, word, odds);
        break;
    }
  }

  void leave(Cell cell) { ruling_.leave(on_board(position_, cell)); }

  // What an exact analysis has left open.
  void compare_open(Cell cell, const Truth::Word& word, double odds) {
    const auto told = odds_at(analysis_, cell);
    if (whole_ && word.mine == May::no) {
      mistakes_.add(cell, "certainly safe, and not found");
    } else if (whole_ && word.safe == May::no) {
      mistakes_.add(cell, "certainly a mine, and not found");
    } else if (told && std::abs(*told - odds) > kClose) {
      mistakes_.add(cell, fmt::format("a mine with chance {:.9f}, not {:.9f}", odds, *told));
    } else if ((told && std::isnan(odds)) ||
               (whole_ && (word.mine == May::perhaps || word.safe == May::perhaps))) {
      leave(cell);
    }
  }

  [[nodiscard]] static std::string risk(double odds, std::string_view what, std::string_view might) {
    if (std::isnan(odds)) return fmt::format("may {}", might);
    // What is possible is never printed as if it had no chance.
    return odds < 1e-6 ? fmt::format("{} with chance {:.1e}", what, odds)
                       : fmt::format("{} with chance {:.6f}", what, odds);
  }

  void compare_layouts(const Truth& truth) {
    if (analysis_.solutions.empty()) return;
    const auto figure = figure_of(analysis_.solutions);
    if (!figure) return mistakes_.add("the number of layouts is not a number");
    if (!position_.mines)
      return mistakes_.add("layouts cannot be counted where the total of mines is not known");
    if (!truth.layouts) {
      ruling_.cut = true;
      return;
    }
    const auto [remainder, log] = *truth.layouts;
    if (figure->remainder == remainder && std::abs(figure->log - log) < kClose * std::max(1.0, log)) return;
    mistakes_.add(
        log < std::log(1e15)
            ? fmt::format("{:.0f} layouts fit the position, not {}", std::exp(log), analysis_.solutions)
            : fmt::format("about {:.3e} layouts fit the position, and not exactly as many as reported",
                          std::exp(log)));
  }

  const Position& position_;
  const Analysis& analysis_;
  bool whole_;
  Ruling& ruling_;
  Mistakes mistakes_;
};

}  // namespace

void audit(const Position& position, const Analysis& analysis, Extent extent, Context& context,
           Ruling& ruling) {
  Pace pace(context);
  const Inquiry inquiry{.claims = analysis.findings,
                        .odds = analysis.exact && !analysis.odds.empty(),
                        .layouts = !analysis.solutions.empty(),
                        .density = position.density.value_or(analysis.density.value_or(0.5))};
  const auto truth = truth_of(position, inquiry, pace);
  if (!truth) {
    ruling.cut = true;
    return;
  }
  Auditor(position, analysis, extent, ruling).compare(*truth);
}

}  // namespace quadrille::mines::audit
