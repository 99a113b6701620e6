#include "puzzles/tens/play.hpp"

#include <fmt/format.h>

#include "puzzles/tens/formats/plain.hpp"
#include "puzzles/tens/generate.hpp"
#include "puzzles/tens/rules.hpp"

namespace quadrille::tens {
namespace {

Parameters<Recipe> game_parameters() {
  return board_parameters().choice(
      "rule", &Recipe::rule,
      {{"uniform", Rule::uniform}, {"multiple", Rule::multiple}, {"clearable", Rule::clearable}},
      "how boards are made");
}

Record game_of(const Board& board) { return Record::Map{{"board", write_plain(board)}}; }

Expected<Record> deal(const Record& settings, Random& random) {
  const auto recipe = game_parameters().bind(settings);
  if (!recipe) return std::unexpected(recipe.error());
  const auto board = generate(*recipe, random);
  if (!board) return std::unexpected(board.error());
  return game_of(board->puzzle);
}

// Games keep the names of their boards; one without a name goes by its number in the file, from 0.
Expected<std::vector<NamedGame>> read(std::string_view text) {
  const auto boards = read_plain(text);
  if (!boards) return std::unexpected(boards.error());
  std::vector<NamedGame> games;
  for (const auto& [id, board] : *boards) {
    games.push_back({id.empty() ? fmt::format("{}", games.size()) : id, game_of(board)});
  }
  return games;
}

GameResult lost(std::string why) {
  GameResult result;
  result.more.add("error", std::move(why));
  return result;
}

GameResult play_game(const Record& game, const Run<Board, Plan>& run, Context& context) {
  const auto* entry = game.find("board");
  const auto* text = entry != nullptr ? entry->get<std::string>() : nullptr;
  if (text == nullptr) return lost("the game has no board");
  const auto boards = read_plain(*text);
  if (!boards) return lost(boards.error().message);
  const auto& board = boards->front().puzzle;

  const auto outcome = run(board, context);
  const auto verdict = referee(board, outcome.answer() != nullptr ? outcome.answer()->answer : Plan{});
  if (!verdict.errors.empty()) return lost(verdict.errors.front().message);
  GameResult result{.won = verdict.cleared == verdict.total, .score = static_cast<double>(verdict.cleared)};
  result.more.add("moves", verdict.moves);
  result.more.add("cleared", verdict.cleared);
  result.more.add("total", verdict.total);
  return result;
}

}  // namespace

Play<Board, Plan> play() { return {game_parameters().list(), deal, read, play_game}; }

}  // namespace quadrille::tens
