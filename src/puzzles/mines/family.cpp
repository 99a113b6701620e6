#include "engine/erase.hpp"
#include "puzzles/mines/answer.hpp"
#include "puzzles/mines/bot/arena.hpp"
#include "puzzles/mines/bot/overlays.hpp"
#include "puzzles/mines/bot/session.hpp"
#include "puzzles/mines/edit.hpp"
#include "puzzles/mines/explain.hpp"
#include "puzzles/mines/formats/list.hpp"
#include "puzzles/mines/generate.hpp"
#include "puzzles/mines/picture.hpp"
#include "puzzles/mines/play.hpp"
#include "puzzles/mines/rules.hpp"
#include "puzzles/mines/strategies/list.hpp"

namespace quadrille::mines {

std::span<const EmbeddedFile> samples();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Position, Analysis>{
      .name = "mines",
      .summary = "minesweeper: what is safe, what is a mine, and how likely each cell is",
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .record = record,
      .read_record = read_record,
      .headline = headline,
      .check = check,
      .explain = explain,
      .picture = picture,
      .blank_sheet = blank_sheet,
      .edit = edit,
      .generators = generators(),
      .play = play(),
      .session = bot::open_session,
      .session_play = bot::session_play(),
      .overlays = bot::overlays_of,
      .samples = samples()});
}

}  // namespace quadrille::mines
