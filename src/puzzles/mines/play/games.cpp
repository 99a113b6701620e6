#include "puzzles/mines/play/games.hpp"

#include <fmt/format.h>

#include "puzzles/mines/play/referee.hpp"

namespace quadrille::mines {
namespace {

Expected<Layout> dealt(const Record& settings, Random& random) {
  return then(deal_parameters<Deal>().bind(settings),
              [&](const Deal& recipe) { return deal(recipe, random); });
}

// Opens what the analysis calls safe. False: it calls nothing safe.
bool open_safe(Referee& referee, const Analysis& analysis) {
  bool any = false;
  for_each_cell(analysis.findings.size(), [&](Cell cell) {
    if (analysis.findings[cell] != Finding::safe) return;
    any = true;
    referee.open(cell);
  });
  return any;
}

GameResult play_game(const Layout& layout, const BoundStrategy<Position, Analysis>& run, Context& context) {
  const auto first = layout.first;
  const auto safe_cells = layout.mines.size().cells();
  Referee referee(layout);
  referee.open(first);
  GameResult result;
  bool wrong = false;  // a cell that was called safe was a mine
  while (!referee.lost() && !referee.won()) {
    auto position = referee.position();
    position.question = Question::next_opening;
    const auto outcome = run(position, context);
    const auto* found = outcome.answer();
    if (found == nullptr) break;
    if (open_safe(referee, found->answer)) {
      wrong = referee.lost();
      continue;
    }
    if (!found->answer.guess) break;
    ++result.guesses;
    referee.open(found->answer.guess->cell);
  }
  result.won = referee.won();
  result.score = static_cast<double>(referee.opened()) /
                 static_cast<double>(safe_cells - static_cast<std::size_t>(*referee.position().mines));
  result.extra.add("opened", referee.opened());
  if (wrong) result.extra.add("error", "a cell that was called safe was a mine");
  return result;
}

}  // namespace

Games<Position, Analysis, Layout> games() {
  return {.parameters = deal_parameters<Deal>().list(),
          .deal = dealt,
          .read = read_layouts,
          .write = write_layout,
          .play = play_game};
}

}  // namespace quadrille::mines
