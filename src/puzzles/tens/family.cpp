#include "engine/family/erase.hpp"
#include "puzzles/tens/facets.hpp"
#include "puzzles/tens/formats/list.hpp"
#include "puzzles/tens/make/generate.hpp"
#include "puzzles/tens/model/answer.hpp"
#include "puzzles/tens/play/order.hpp"
#include "puzzles/tens/rules.hpp"
#include "puzzles/tens/search/bound.hpp"
#include "puzzles/tens/strategies/list.hpp"
#include "puzzles/tens/teach/grade.hpp"

namespace quadrille::tens {

std::span<const EmbeddedFile> samples();
std::span<const EmbeddedFile> collection();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Board, Plan, Board>{
      .name = "tens",
      .summary = "clear a grid of digits by rectangles that sum to 10 (Fruit Box, Apple Game, Nikke Math)",
      .introduction =
          {.title = "Tens",
           .other_names = {"Fruit Box", "Apple Game"},
           .goal = "Clear as many digits as you can, with rectangles that add up to ten.",
           .rules = {"Draw a rectangle round digits that add up to exactly ten: they vanish.",
                     "Cells that are empty already may lie in a rectangle: they count nothing.",
                     "Every digit that you clear is a point. The game ends when no rectangle adds up "
                     "to ten, or when the time is up."}},
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = [](const Board&) { return Plan{}; },
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Board& board) { return board.digits.size(); },
      .player =
          PlayedMoves<Board, Plan>{.play_move = play_move,
                                   .remaining = remaining,
                                   .append = append,
                                   .score = score,
                                   .bound = [](const Board& board) -> double { return upper_bound(board); },
                                   .weights = weights,
                                   .can_move = can_move},
      .answer_record = AnswerRecord<Board, Plan>{.write = record, .read = read_record},
      .editing = Editing<Board>{.blank_sheet = blank_sheet, .edit = edit},
      .teaching = Teaching<Board, Plan>{.explain = explain, .grade = grade},
      .games = games(),
      .generators = generators(),
      .presets = presets(),
      .samples = samples(),
      .collection = collection(),
      .extensions = {arrangement()}});
}

}  // namespace quadrille::tens
