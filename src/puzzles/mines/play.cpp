#include "puzzles/mines/play.hpp"

#include <fmt/format.h>

#include "puzzles/mines/referee.hpp"

namespace quadrille::mines {
namespace {

Record game_of(const Layout& layout) { return Record::Map{{"layout", write_layout(layout)}}; }

Expected<Record> dealt(const Record& settings, Random& random) {
  const auto recipe = deal_parameters<Deal>().bind(settings);
  if (!recipe) return std::unexpected(recipe.error());
  const auto layout = deal(*recipe, random);
  if (!layout) return std::unexpected(layout.error());
  return game_of(*layout);
}

Expected<std::vector<NamedGame>> read(std::string_view text) {
  const auto layouts = read_layouts(text);
  if (!layouts) return std::unexpected(layouts.error());
  std::vector<NamedGame> games;
  games.reserve(layouts->size());
  for (const auto& [id, layout] : *layouts) games.push_back({id, game_of(layout)});
  return games;
}

GameResult lost(std::string why) {
  GameResult result;
  result.more.add("error", std::move(why));
  return result;
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

GameResult play_game(const Record& game, const Run<Position, Analysis>& run, Context& context) {
  const auto* entry = game.find("layout");
  const auto* text = entry != nullptr ? entry->get<std::string>() : nullptr;
  if (text == nullptr) return lost("the game has no layout");
  auto layout = read_layout(*text);
  if (!layout) return lost(layout.error().message);
  const auto first = layout->first;
  const auto safe_cells = layout->mines.size().cells();
  Referee referee(std::move(*layout));
  referee.open(first);
  GameResult result;
  bool wrong = false;  // a cell that was called safe was none
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
  result.more.add("opened", referee.opened());
  if (wrong) result.more.add("error", "a cell that was called safe was a mine");
  return result;
}

}  // namespace

Play<Position, Analysis> play() { return {deal_parameters<Deal>().list(), dealt, read, play_game}; }

}  // namespace quadrille::mines
