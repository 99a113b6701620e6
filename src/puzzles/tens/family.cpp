#include "engine/erase.hpp"
#include "puzzles/tens/answer.hpp"
#include "puzzles/tens/edit.hpp"
#include "puzzles/tens/explain.hpp"
#include "puzzles/tens/fill.hpp"
#include "puzzles/tens/formats/list.hpp"
#include "puzzles/tens/formats/scan.hpp"
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
  return erase(FamilySpec<Board, Plan>{
      .name = "tens",
      .summary = "clear a grid of digits by rectangles that sum to 10 (Fruit Box, Apple Game, Nikke Math)",
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = [](const Board&) { return Plan{}; },
      .record = record,
      .read_record = read_record,
      .headline = headline,
      .score = score,
      .check = [](const Board& puzzle, const Plan& answer, Extent extent, Context&) -> Ruling {
        return {check(puzzle, answer, extent)};
      },
      .explain = explain,
      .grade = grade,
      .picture = picture,
      .blank_sheet = blank_sheet,
      .edit = edit,
      .take = take,
      .rest = rest,
      .joined = joined,
      .from_scan = from_scan,
      .generators = generators(),
      .arrangement = arrangement(),
      .play = play(),
      .samples = samples()});
}

}  // namespace quadrille::tens
