#include "puzzles/tens/facets.hpp"

#include <fmt/format.h>

#include "puzzles/tens/formats/plain.hpp"
#include "puzzles/tens/make/generate.hpp"
#include "puzzles/tens/rules.hpp"

namespace quadrille::tens {
namespace {

Parameters<Recipe> game_parameters() {
  return board_parameters().choice(
      "rule", &Recipe::rule,
      {{"uniform", Rule::uniform}, {"multiple", Rule::multiple}, {"clearable", Rule::clearable}},
      "how boards are made");
}

Expected<Board> deal(const Record& settings, Random& random) {
  const auto recipe = game_parameters().bind(settings);
  if (!recipe) return std::unexpected(recipe.error());
  return mapped(generate(*recipe, random), [](auto made) { return std::move(made.puzzle); });
}

// Games keep the names of their boards; one without a name goes by its number in the file, from 0.
Expected<std::vector<Named<Board>>> read(std::string_view text) {
  auto boards = read_plain(text);
  if (!boards) return boards;
  for (std::size_t i = 0; i < boards->size(); ++i) {
    auto& id = (*boards)[i].id;
    if (id.empty()) id = fmt::format("{}", i);
  }
  return boards;
}

GameResult lost(std::string why) {
  GameResult result;
  result.extra.add("error", std::move(why));
  return result;
}

GameResult play_game(const Board& board, const BoundStrategy<Board, Plan>& run, Context& context) {
  const auto outcome = run(board, context);
  const auto verdict = referee(board, outcome.answer() != nullptr ? outcome.answer()->answer : Plan{});
  if (!verdict.mistakes.empty()) return lost(verdict.mistakes.front().reason);
  GameResult result{.won = verdict.cleared == verdict.total, .score = static_cast<double>(verdict.cleared)};
  result.extra.add("moves", verdict.moves);
  result.extra.add("cleared", verdict.cleared);
  result.extra.add("total", verdict.total);
  return result;
}

}  // namespace

Games<Board, Plan, Board> games() {
  return {.parameters = game_parameters().list(),
          .deal = deal,
          .read = read,
          .write = [](const Board& board) { return write_plain(board); },
          .play = play_game};
}

}  // namespace quadrille::tens
