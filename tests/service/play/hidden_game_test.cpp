#include "service/play/hidden_game.hpp"

#include <gtest/gtest.h>

#include "service/every_family.hpp"
#include "service/json/json.hpp"

namespace quadrille::service {
namespace {

const Family& minesweeper() { return *catalogue().find("mines").value(); }

constexpr std::string_view kGame =
    "rows 3 cols 4 mines 2 start 2 0\n"
    "...*\n"
    "....\n"
    "...*\n";

Act opening(int row, int col) { return {Gesture::open, at(row, col)}; }
Act mark(int row, int col) { return {Gesture::mark, at(row, col)}; }

struct Wishes {
  bool advice = false;
  bool avoidable = false;
};

Record shown(std::vector<Act> acts, const Wishes& wishes = {}) {
  const auto game = read_game(minesweeper(), kGame).value();
  return played({.family = minesweeper(),
                 .game = *game,
                 .acts = acts,
                 .advice = wishes.advice,
                 .avoidable = wishes.avoidable},
                {})
      .value();
}

std::string entry_json(const Record& record, std::string_view key) { return to_json(*record.find(key)); }
const Record& view_in(const Record& record) { return *record.find("view"); }
const Record& picture_in(const Record& record) { return *view_in(record).find("picture"); }

Record advice_on(std::string_view position) {
  const auto read = minesweeper().read({position}, "").value();
  return advised(minesweeper(), read.front(), "plain", {}).value();
}

TEST(HiddenGame, IsAViewOfWhatItsPlayerSees) {
  const auto begun = shown({opening(2, 0)});
  EXPECT_EQ(entry_json(view_in(begun), "stage"), "\"playing\"");
  EXPECT_EQ(entry_json(picture_in(begun), "board"), R"(["001?","002?","001?"])");
  EXPECT_EQ(entry_json(begun, "figures"), R"([{"name":"mines_left","title":"Mines left","value":"2"},)"
                                          R"({"name":"clicks","title":"Clicks","value":"1"}])");
  EXPECT_TRUE(view_in(begun).find("answer")->is_null());
  EXPECT_EQ(begun.find("best"), nullptr);
  EXPECT_EQ(begun.find("avoidable"), nullptr);
}

TEST(HiddenGame, ShowsItsEndInSymbolsAndLayers) {
  const auto lost = shown({opening(2, 0), mark(1, 3), {Gesture::chord, at(0, 2)}});
  EXPECT_EQ(entry_json(view_in(lost), "stage"), "\"lost\"");
  EXPECT_EQ(entry_json(picture_in(lost), "board"), R"(["001X","002W","001*"])");
  EXPECT_NE(entry_json(picture_in(lost), "layers").find("wrong flags"), std::string::npos);
  const auto won = shown({opening(2, 0), opening(1, 3)});
  EXPECT_EQ(entry_json(view_in(won), "stage"), "\"won\"");
  EXPECT_EQ(entry_json(picture_in(won), "board"), R"(["001F","0022","001F"])");
}

TEST(HiddenGame, AdviceIsTheAnalysisWithTheBestAct) {
  const auto advised = shown({opening(2, 0)}, {.advice = true});
  EXPECT_EQ(entry_json(picture_in(advised), "board"), R"(["001*","002+","001*"])");
  const auto& best = *advised.find("best");
  EXPECT_EQ(entry_json(best, "gesture"), "\"open\"");
  EXPECT_EQ(entry_json(best, "cells"), "[[1,3]]");
  EXPECT_EQ(entry_json(best, "risk"), "0.0");
  EXPECT_NE(entry_json(best, "because"), "[]");
}

TEST(HiddenGame, AdviceDoesNotBelieveAFlag) {
  const auto advised = shown({opening(2, 0), mark(1, 3)}, {.advice = true});
  EXPECT_EQ(entry_json(picture_in(advised), "board"), R"(["001*","002F","001*"])");
  EXPECT_EQ(advised.find("objection"), nullptr);
  EXPECT_EQ(entry_json(*advised.find("best"), "gesture"), "\"mark\"");
}

TEST(HiddenGame, AdviceEndsWithTheGame) {
  const auto lost = shown({opening(0, 3)}, {.advice = true, .avoidable = true});
  EXPECT_EQ(lost.find("best"), nullptr);
  EXPECT_TRUE(view_in(lost).find("answer")->is_null());
  const auto& said = *lost.find("avoidable");
  EXPECT_NE(entry_json(said, "reason").find("bad luck: row 1, column 4"), std::string::npos);
  EXPECT_EQ(entry_json(said, "cells"), "[[0,3]]");
  EXPECT_EQ(shown({opening(2, 0)}, {.avoidable = true}).find("avoidable"), nullptr);
}

TEST(HiddenGame, IsDealtTheSameForTheSameSeed) {
  const auto text = [](std::uint64_t seed) {
    const DealRequest request{.family = minesweeper(),
                              .settings = Record::Map{{"rows", 9}, {"cols", 9}, {"mines", 10}},
                              .first = at(4, 4),
                              .limits = {.seed = seed}};
    EXPECT_TRUE(can_deal(request));
    return minesweeper().games()->write(*deal(request, {}).value());
  };
  EXPECT_EQ(text(7), text(7));
  EXPECT_NE(text(7), text(8));
  EXPECT_TRUE(text(7).starts_with("rows 9 cols 9 mines 10 start 4 4\n"));
}

TEST(HiddenGame, ADealIsRefusedBeforeItBegins) {
  const auto refused = [](const Family& family, Record settings, Cell first) {
    const auto can = can_deal({.family = family, .settings = std::move(settings), .first = first});
    return can ? "dealt" : can.error().message;
  };
  EXPECT_EQ(refused(*catalogue().find("tens").value(), {}, at(0, 0)), "no games of tens are dealt");
  EXPECT_EQ(refused(minesweeper(), {}, at(16, 0)), "row 17, column 1 is outside the 16x30 board");
  EXPECT_EQ(refused(minesweeper(), Record::Map{{"rows", 1}, {"cols", 1}, {"mines", 1}}, at(0, 0)),
            "1 mines do not fit on 1x1 cells: at most 0 do, since the first cell is safe");
  EXPECT_NE(refused(minesweeper(), Record::Map{{"row", 1}}, at(0, 0)), "dealt");
}

TEST(HiddenGame, OneGameIsPlayedAtATime) {
  const auto two = std::string("@ a\n") + std::string(kGame) + "@ b\n" + std::string(kGame);
  const auto read = read_game(minesweeper(), two);
  ASSERT_FALSE(read);
  EXPECT_EQ(read.error().message, "one game is played at a time, not 2");
  EXPECT_FALSE(read_game(minesweeper(), "rows 1"));
  EXPECT_EQ(read_game(*catalogue().find("tens").value(), kGame).error().message,
            "no games of tens are dealt");
}

TEST(Advice, IsGivenOnAnyPosition) {
  const auto advised = advice_on("mines 2\n001?\n002?\n001?\n");
  EXPECT_EQ(entry_json(picture_in(advised), "board"), R"(["001*","002+","001*"])");
  EXPECT_EQ(entry_json(*advised.find("best"), "cells"), "[[1,3]]");
}

TEST(Advice, SaysWhyAPositionIsImpossible) {
  const auto impossible = advice_on("1?\n3?\n");
  EXPECT_TRUE(impossible.find("best")->is_null());
  EXPECT_TRUE(view_in(impossible).find("answer")->is_null());
  const auto& objection = *impossible.find("objection");
  EXPECT_NE(entry_json(objection, "reason"), "\"\"");
  EXPECT_NE(entry_json(objection, "cells"), "[]");
}

TEST(Advice, IsForPositionsOnly) {
  const auto& tens = *catalogue().find("tens").value();
  const auto read = tens.read({"1 9\n"}, "").value();
  const auto refused = advised(tens, read.front(), "plain", {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "a puzzle of tens is not a position in a game: ask for a hint");
}

}  // namespace
}  // namespace quadrille::service
