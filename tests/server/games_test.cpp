#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "cli/parsed.hpp"
#include "cli/says.hpp"
#include "server/requests.hpp"
#include "server/wire.hpp"

namespace quadrille::server {
namespace {

using cli::list_at;
using cli::says;
using cli::text_at;

constexpr const char* kGame =
    "rows 3 cols 4 mines 2 start 2 0\n"
    "...*\n"
    "....\n"
    "...*\n";

Record act(const char* gesture, int row, int col) {
  return object({{"gesture", gesture}, {"cell", Record::List{row, col}}});
}

Record played(Record::List acts, bool wishes = false) {
  return object({{"family", "mines"},
                 {"game", kGame},
                 {"acts", std::move(acts)},
                 {"advice", wishes},
                 {"avoidable", wishes}});
}

Record settings(int rows, int cols, int mines) {
  return object({{"rows", rows}, {"cols", cols}, {"mines", mines}, {"start", "zero"}, {"no_guess", true}});
}

const Record& mines_in(const Record& catalogue) {
  for (const auto& family : list_at(catalogue, "families")) {
    if (text_at(family, "name") == "mines") return family;
  }
  throw std::logic_error("no mines");
}

TEST(GameApi, TheCatalogueSaysHowAGameIsDealt) {
  const Served served;
  const auto catalogue = served.get("/api/families").record();
  const auto& mines = mines_in(catalogue);
  const auto& can = list_at(mines, "can");
  EXPECT_NE(std::ranges::find(can, Record("deal")), can.end());
  for (const auto* name : {"rows", "cols", "mines", "start", "no_guess"})
    EXPECT_NO_THROW(cli::entry_at(mines, std::string("deal.") + name)) << name;
}

TEST(GameApi, AGameIsDealtAtItsFirstActAndPlayedFromItsText) {
  const Served served;
  const auto fresh =
      served.post("/api/game", object({{"family", "mines"}, {"settings", settings(9, 9, 10)}}));
  ASSERT_EQ(fresh.status, 200) << fresh.body;
  EXPECT_EQ(text_at(fresh.record(), "view.stage"), "playing");
  EXPECT_EQ(text_at(fresh.record(), "view.picture.board.0"), "?????????");
  EXPECT_EQ(text_at(fresh.record(), "figures.0.value"), "10");
  Stream stream(served);
  const auto order = object({{"page", stream.page()},
                             {"kind", "deal"},
                             {"family", "mines"},
                             {"settings", settings(9, 9, 10)},
                             {"seed", 5},
                             {"first", Record::List{8, 0}}});
  ASSERT_EQ(served.post("/api/jobs", order).status, 202);
  const auto [name, dealt] = stream.result();
  ASSERT_EQ(name, "result");
  EXPECT_EQ(text_at(dealt, "status"), "solved");
  const auto game = text_at(dealt, "game");
  EXPECT_TRUE(game.starts_with("rows 9 cols 9 mines 10 start 8 0\n")) << game;
  const auto begun = served.post(
      "/api/game", object({{"family", "mines"}, {"game", game}, {"acts", Record::List{act("open", 8, 0)}}}));
  ASSERT_EQ(begun.status, 200) << begun.body;
  EXPECT_EQ(text_at(begun.record(), "view.picture.board.8").substr(0, 1), "0");
}

TEST(GameApi, AGameOfTheCollectionComesWithItsFirstCellAndIsNotBegun) {
  const Served served;
  const auto view = served.get("/api/families/mines/collection/m-001").record();
  EXPECT_EQ(text_at(view, "name"), "Small easy 1");
  EXPECT_EQ(text_at(view, "grade"), "easy");
  EXPECT_EQ(text_at(view, "picture.board.0"), "?????????");
  EXPECT_TRUE(text_at(view, "game").starts_with("rows 9 cols 9 mines 10 start 4 4\n"));
  EXPECT_EQ(list_at(view, "first"), (Record::List{4, 4}));
  EXPECT_GE(list_at(served.get("/api/families/mines/collection").record(), "puzzles").size(), 60U);
}

TEST(GameApi, AWholeGameIsWonWithAdvice) {
  const Served served;
  Record::List acts{act("open", 2, 0)};
  const auto advised = served.post("/api/game", played(acts, true)).record();
  EXPECT_EQ(text_at(advised, "view.picture.board.1"), "002+");
  EXPECT_EQ(text_at(advised, "best.gesture"), "open");
  acts.push_back(act("open", 1, 3));
  const auto won = served.post("/api/game", played(acts, true)).record();
  EXPECT_EQ(text_at(won, "view.stage"), "won");
  EXPECT_EQ(text_at(won, "view.picture.board.0"), "001F");
  EXPECT_EQ(won.find("best"), nullptr);
}

TEST(GameApi, ALostGameSaysWhetherThatWasAvoidable) {
  const Served served;
  const auto lost = served.post("/api/game", played({act("open", 2, 0), act("open", 0, 3)}, true)).record();
  EXPECT_EQ(text_at(lost, "view.stage"), "lost");
  EXPECT_EQ(text_at(lost, "view.picture.board.0"), "001X");
  EXPECT_TRUE(says(text_at(lost, "avoidable.reason"), "it could have been avoided"));
  EXPECT_EQ(list_at(lost, "avoidable.cells").size(), 2U);
}

TEST(GameApi, APositionIsAdvisedOnAndAnImpossibleOneSaysWhy) {
  const Served served;
  const auto advised =
      served.post("/api/advice", object({{"family", "mines"}, {"puzzle", "mines 2\n001?\n002?\n001?\n"}}));
  ASSERT_EQ(advised.status, 200) << advised.body;
  EXPECT_EQ(text_at(advised.record(), "view.picture.board.1"), "002+");
  EXPECT_EQ(text_at(advised.record(), "best.rule").empty(), false);
  const auto impossible = served.post("/api/advice", object({{"family", "mines"}, {"puzzle", "1?\n3?\n"}}));
  ASSERT_EQ(impossible.status, 200) << impossible.body;
  EXPECT_FALSE(text_at(impossible.record(), "objection.reason").empty());
  EXPECT_FALSE(list_at(impossible.record(), "objection.cells").empty());
}

TEST(GameApi, AMalformedRequestIsRefusedInWords) {
  const Served served;
  const auto refused = [&](const Record& request) {
    const auto heard = served.post("/api/game", request);
    EXPECT_EQ(heard.status, 400) << heard.body;
    return text_at(heard.record(), "error.message");
  };
  const auto with = [](const char* key, Record value) {
    return object({{"family", "mines"}, {"game", kGame}, {key, std::move(value)}});
  };
  EXPECT_EQ(refused(object({{"family", "mines"}})),
            "give either \"settings\", before the first act, or \"game\" with its \"acts\"");
  EXPECT_EQ(refused(with("settings", object({}))),
            "give either \"settings\", before the first act, or \"game\" with its \"acts\"");
  EXPECT_EQ(refused(object(
                {{"family", "mines"}, {"settings", object({})}, {"acts", Record::List{act("open", 0, 0)}}})),
            "\"acts\" need the \"game\" that a deal has given");
  EXPECT_TRUE(says(refused(object({{"family", "mines"}, {"settings", settings(3, 3, 6)}})),
                   "6 mines do not fit on 3x3 cells"));
  EXPECT_TRUE(says(refused(object({{"family", "mines"}, {"settings", settings(1000, 1000, 9)}})),
                   "too large for the page"));
  EXPECT_TRUE(says(refused(object({{"family", "mines"}, {"settings", object({{"row", 3}})}})), "row"));
  EXPECT_EQ(refused(object({{"family", "tens"}, {"settings", object({})}})), "no games of tens are dealt");
  EXPECT_EQ(refused(object({{"family", "tens"}, {"game", kGame}})), "no games of tens are dealt");
  EXPECT_TRUE(says(refused(object({{"family", "mine"}, {"game", kGame}})), "did you mean 'mines'?"));
  EXPECT_TRUE(says(refused(object({{"family", "mines"}, {"game", "no game"}})), "a layout begins with"));
  EXPECT_FALSE(refused(object({{"family", "mines"}, {"game", 5}})).empty());
  EXPECT_FALSE(refused(with("acts", "open")).empty());
  EXPECT_FALSE(refused(with("advice", "yes")).empty());
  EXPECT_TRUE(says(refused(with("acts", Record::List{act("open", 0, 0), act("close", 0, 0)})),
                   "act 2: unknown gesture 'close'"));
  EXPECT_EQ(refused(with("acts", Record::List{act("open", 0, 9)})),
            "act 1: row 1, column 10 is outside the 3x4 board");
  EXPECT_EQ(refused(with("acts", Record::List{object({{"gesture", "open"}})})), "act 1: \"cell\" is missing");
  EXPECT_FALSE(refused(with("acts", Record::List{1})).empty());
  EXPECT_EQ(refused(with("acts", Record::List(20'001, act("mark", 0, 0)))),
            "20001 acts are too many for one game; at most 20000 are allowed");
}

TEST(GameApi, AdviceIsForPositionsAlone) {
  const Served served;
  const auto refused = served.post("/api/advice", object({{"family", "tens"}, {"puzzle", kTens}}));
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(text_at(refused.record(), "error.message"),
            "a puzzle of tens is not a position in a game: ask for a hint");
}

TEST(GameApi, ADealIsRefusedBeforeAJobBegins) {
  const Served served;
  const Stream stream(served);
  const auto refused = [&](std::initializer_list<std::pair<std::string, Record>> rest) {
    auto order = object({{"page", stream.page()}, {"kind", "deal"}});
    for (const auto& [key, value] : rest) order.add(key, value);
    const auto heard = served.post("/api/jobs", order);
    EXPECT_EQ(heard.status, 400) << heard.body;
    return text_at(heard.record(), "error.message");
  };
  EXPECT_EQ(refused({{"family", "mines"}, {"settings", settings(9, 9, 10)}}),
            "\"first\" is missing: the cell that is opened first, [row, column]");
  EXPECT_EQ(refused({{"family", "mines"}, {"settings", settings(9, 9, 10)}, {"first", Record::List{9, 0}}}),
            "row 10, column 1 is outside the 9x9 board");
  EXPECT_EQ(refused({{"family", "tens"}, {"first", Record::List{0, 0}}}), "no games of tens are dealt");
  EXPECT_TRUE(
      says(refused({{"family", "mines"}, {"settings", settings(3, 3, 8)}, {"first", Record::List{0, 0}}}),
           "8 mines do not fit"));
  EXPECT_TRUE(says(
      refused({{"family", "mines"}, {"settings", settings(1000, 1000, 9)}, {"first", Record::List{0, 0}}}),
      "too large for the page"));
  EXPECT_EQ(refused({{"family", "mines"}, {"first", "middle"}}), "\"first\" is a cell, [row, column]");
}

}  // namespace
}  // namespace quadrille::server
