#include "engine/erase.hpp"
#include "puzzles/tens/answer.hpp"
#include "puzzles/tens/bound.hpp"
#include "puzzles/tens/edit.hpp"
#include "puzzles/tens/explain.hpp"
#include "puzzles/tens/fill.hpp"
#include "puzzles/tens/formats/list.hpp"
#include "puzzles/tens/generate.hpp"
#include "puzzles/tens/order.hpp"
#include "puzzles/tens/picture.hpp"
#include "puzzles/tens/play.hpp"
#include "puzzles/tens/rating.hpp"
#include "puzzles/tens/rules.hpp"
#include "puzzles/tens/strategies/list.hpp"

namespace quadrille::tens {

std::span<const EmbeddedFile> samples();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Board, Plan, Board>{
      .name = "tens",
      .summary = "clear a grid of digits by rectangles that sum to 10 (Fruit Box, Apple Game, Nikke Math)",
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
                                   .bound = [](const Board& board) -> double { return upper_bound(board); }},
      .answer_record = AnswerRecord<Board, Plan>{.write = record, .read = read_record},
      .editing = Editing<Board>{.blank_sheet = blank_sheet, .edit = edit},
      .teaching = Teaching<Board, Plan>{.explain = explain, .grade = grade},
      .games = games(),
      .generators = generators(),
      .samples = samples(),
      .extensions = {arrangement()}});
}

}  // namespace quadrille::tens
