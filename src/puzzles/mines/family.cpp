#include "engine/extensions/session.hpp"
#include "engine/family/erase.hpp"
#include "puzzles/mines/bot/session.hpp"
#include "puzzles/mines/bot/talk/overlays.hpp"
#include "puzzles/mines/facets.hpp"
#include "puzzles/mines/formats/list.hpp"
#include "puzzles/mines/model/answer.hpp"
#include "puzzles/mines/model/picture.hpp"
#include "puzzles/mines/play/games.hpp"
#include "puzzles/mines/rules.hpp"
#include "puzzles/mines/strategies/list.hpp"

namespace quadrille::mines {

std::span<const EmbeddedFile> samples();
std::span<const EmbeddedFile> collection();

std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Position, Analysis, Layout>{
      .name = "mines",
      .summary = "minesweeper: what is safe, what is a mine, and how likely each cell is",
      .introduction =
          {.title = "Minesweeper",
           .other_names = {"Mines"},
           .goal = "Open every cell without a mine; each number counts the mines around it.",
           .rules = {"Open a cell: a number says how many of its up to eight neighbours have a mine; "
                     "beside a 0 all neighbours are opened for you.",
                     "Flag the cells that you take for mines. A click on a number that has all its "
                     "flags opens the rest of its neighbours.",
                     "You win when every cell without a mine is open. The first cell that you open "
                     "never has one."}},
      .formats = formats(),
      .strategies = strategies(),
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = blank,
      .headline = headline,
      .check = check,
      .picture = picture,
      .size = [](const Position& position) { return position.tiles.size(); },
      .player = OwnPosition{},
      .answer_record = AnswerRecord<Position, Analysis>{.write = record, .read = read_record},
      .editing = Editing<Position>{.blank_sheet = blank_sheet, .edit = edit},
      .teaching = Teaching<Position, Analysis>{.explain = explain, .grade = grade},
      .games = games(),
      .hidden_games = hidden_games(),
      .generators = generators(),
      .presets = presets(),
      .samples = samples(),
      .collection = collection(),
      .extensions = {std::make_shared<TypedSessions<Position, Analysis>>(
          bot::open_session, bot::session_play(), bot::overlays_of)}});
}

}  // namespace quadrille::mines
