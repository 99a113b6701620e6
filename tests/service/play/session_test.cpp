#include "service/play/session.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>

#include "service/catalogue.hpp"
#include "service/json/json.hpp"
#include "support/folder.hpp"

// The protocol of a bot's session, line by line.

namespace quadrille::service {
namespace {

const Family& mines() {
  static const Catalogue kCatalogue;
  return **kCatalogue.find("mines");
}

// Replies to lines, as JSON.
std::vector<Record> replies(const std::string& lines, const SessionOptions& options = {}) {
  std::vector<Record> replies;
  std::istringstream input(lines);
  const auto summary = converse(
      mines(), input, options, {},
      [&](const std::string& reply) {
        replies.push_back(from_json(reply).value());
        return true;
      },
      nullptr);
  EXPECT_TRUE(summary);
  return replies;
}

std::string error_of(const Record& reply) {
  const auto* error = reply.find("error");
  return error == nullptr ? "" : *error->find("message")->get<std::string>();
}

std::string json(const Record& reply, std::string_view key) {
  const auto* entry = reply.find(key);
  return entry == nullptr ? "" : to_json(*entry);
}

TEST(Session, AMarkInFrontOfTheFirstLineIsNoPartOfIt) {
  const auto told = replies(
      "\xEF\xBB\xBF"
      R"({"id": 1, "upsert": [[0,0,"?"]]})"
      "\n");
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(error_of(told[0]), "");
}

TEST(Session, AnswersEveryLineWithItsIdAndItsActions) {
  const auto told =
      replies(R"({"id": "a", "upsert": [[0,0,"*"],[0,1,"1"],[0,2,"?"]], "options": {"bounds": [0,0,1,3]}})"
              "\n\n"
              R"({"id": 7, "upsert": [[0,2,"0"]]})"
              "\n");
  ASSERT_EQ(told.size(), 2U);
  EXPECT_EQ(json(told[0], "id"), R"("a")");
  EXPECT_EQ(json(told[0], "actions"),
            R"([{"cell":[0,2],"kind":"SAFE","do":"open","why":"saturation","because":[[0,1]],"risk":0.0}])");
  EXPECT_EQ(json(told[0], "cleanup"), R"([{"cell":[0,1],"do":"chord"}])");
  EXPECT_EQ(json(told[0], "to_visualize"), "[[0,2]]");
  EXPECT_EQ(json(told[0], "look"), "[]");
  EXPECT_EQ(json(told[0], "best"), "null");
  EXPECT_EQ(json(told[1], "id"), "7");
  EXPECT_EQ(json(told[1], "to_visualize"), "[]");
  EXPECT_EQ(json(told[1], "schema"), "1");
}

TEST(Session, TellsTheGuessAndItsRisk) {
  const auto told =
      replies(R"({"upsert": [[0,0,"?"],[0,1,"1"],[0,2,"?"]], "options": {"bounds": [0,0,1,3], "mines": 1}})");
  EXPECT_EQ(json(told[0], "actions"),
            R"([{"cell":[0,0],"kind":"GUESS","do":"guess","why":"safest","risk":0.5}])");
  EXPECT_EQ(json(told[0], "best"), R"({"cell":[0,0],"risk":0.5})");
}

TEST(Session, EmitsTheUpsertTheZonesAndTheChances) {
  const auto told = replies(
      R"({"upsert": [[0,0,"?"],[0,1,"1"],[0,2,"?"]], "options": {"bounds": [0,0,1,3], "density": 0.25, "emit": ["upsert", "zones", "probability", "progress_cells"]}})");
  EXPECT_EQ(json(told[0], "zones"),
            R"([{"zone":0,"cells":[[0,0],[0,2]],"numbers":[[0,1]],"focus":"PROCESSED","probability":0.5}])");
  EXPECT_EQ(json(told[0], "probability"), R"({"frontier":[[0,0,0.5],[0,2,0.5]],"elsewhere":0.25})");
  EXPECT_EQ(json(*told[0].find("upsert"), "active_add"), "[[0,1]]");
  EXPECT_EQ(json(*told[0].find("upsert"), "frontier_add"), "[[0,0],[0,2]]");
  EXPECT_EQ(to_json((*told[0].find("upsert")->find("cells")->get<Record::List>())[1]),
            R"({"cell":[0,1],"tile":"1","status":"ACTIVE","focus":"REDUCED"})");
  EXPECT_EQ(json(told[0], "progress_cells"), "[]");
}

TEST(Session, AResetForgetsTheBoardAndGoesBackToTheFirstOptions) {
  const auto told = replies(R"({"upsert": [[0,0,"1"]], "options": {"allow_guess": false}})"
                            "\n"
                            R"({"reset": true, "upsert": [[0,0,"2"],[0,1,"?"]]})");
  EXPECT_EQ(error_of(told[1]), "");
  EXPECT_EQ(json(*told[1].find("stats"), "seen"), "2");
  EXPECT_EQ(told[1].find("actions")->get<Record::List>()->size(), 1U) << "guesses are on again";
}

TEST(Session, AFlagThatIsTakenBackTakesItsConclusionsWithIt) {
  const auto told = replies(R"({"upsert": [[0,0,"F"],[0,1,"1"],[0,2,"?"]], "options": {"bounds": [0,0,1,3]}})"
                            "\n"
                            R"({"upsert": [[0,0,"?"]]})"
                            "\n"
                            R"({"upsert": [[0,0,"1"]]})");
  EXPECT_EQ(json(told[0], "to_visualize"), "[[0,2]]");
  EXPECT_EQ(json(told[1], "to_visualize"), "[]");
  EXPECT_EQ(json(*told[2].find("error"), "cells"), "[[0,0]]") << "a 1 with nothing but a number beside it";
}

TEST(Session, BoundsThatComeLaterAreTakenIntoAccountForAllThatWasSeen) {
  const auto told = replies(R"({"upsert": [[0,0,"1"],[0,1,"?"]]})"
                            "\n"
                            R"({"options": {"bounds": [0,0,1,2]}})"
                            "\n"
                            R"({"options": {"bounds": [0,1,1,2]}})");
  EXPECT_EQ(json(told[0], "actions").find("FLAG"), std::string::npos);
  EXPECT_NE(json(told[1], "actions").find("FLAG"), std::string::npos);
  EXPECT_EQ(error_of(told[2]), "[0, 0] was seen, and is outside the new bounds");
}

// A session of known state, one bad line, and the same question before and after.
struct BadLine {
  const char* what;
  std::string line;
  const char* error;
};

void PrintTo(const BadLine& line, std::ostream* out) { *out << line.what; }

class BadLines : public testing::TestWithParam<BadLine> {};

TEST_P(BadLines, AreAnsweredWithAnErrorAndChangeNothing) {
  const std::string begin =
      R"({"upsert": [[0,0,"?"],[0,1,"2"],[0,2,"?"],[1,0,"?"],[1,1,"?"],[1,2,"?"],[5,5,"*"]], "options": {"density": 0.2, "emit": ["zones", "probability"]}})"
      "\n";
  const std::string ask = R"({"id": "ask", "upsert": []})"
                          "\n";
  const auto told = replies(begin + ask + GetParam().line + "\n" + ask);
  ASSERT_EQ(told.size(), 4U);
  EXPECT_EQ(error_of(told[2]).substr(0, std::string_view(GetParam().error).size()), GetParam().error);
  for (const auto* key : {"actions", "look", "best", "zones", "probability", "to_visualize", "stats"})
    EXPECT_EQ(json(told[1], key), json(told[3], key)) << key;
}

std::string million_cells() {
  std::string line = R"({"upsert": [)";
  for (int i = 0; i < 1'000'000; ++i) line += (i == 0 ? "[" : ",[") + std::to_string(i) + R"(,0,"?"])";
  return line + "]}";
}

std::string many_cells() {
  std::string line = R"({"upsert": [)";
  for (int i = 0; i < 100'001; ++i) line += (i == 0 ? "[" : ",[") + std::to_string(i) + R"(,9,"?"])";
  return line + "]}";
}

INSTANTIATE_TEST_SUITE_P(
    Session, BadLines,
    testing::Values(
        BadLine{"no JSON", "upsert", "not JSON"}, BadLine{"cut short", R"({"upsert": [[0,)", "not JSON"},
        BadLine{"no object", "[]", "a line is a JSON object"},
        BadLine{"an unknown key", R"({"upsrt": []})", "unknown key 'upsrt'; did you mean 'upsert'?"},
        BadLine{"an unknown option", R"({"options": {"alow_guess": true}})",
                "unknown option 'alow_guess'; did you mean"},
        BadLine{"an option of another type", R"({"options": {"allow_guess": 3}})",
                "option \"allow_guess\" is true or false"},
        BadLine{"a density beyond reason", R"({"options": {"density": 1.5}})",
                "option \"density\" is a number between"},
        BadLine{"a total without bounds", R"({"options": {"density": null, "mines": 3}})",
                "a total of mines needs"},
        BadLine{"bounds of nothing", R"({"options": {"bounds": [0,5]}})", "option \"bounds\" is [rows"},
        BadLine{"a total and a density", R"({"options": {"bounds": [0,0,9,9], "mines": 3}})",
                "a total of mines and a density"},
        BadLine{"an unknown thing to emit", R"({"options": {"emit": ["zonse"]}})",
                "option \"emit\" is a list of"},
        BadLine{"no list", R"({"upsert": 3})", "\"upsert\" is a list"},
        BadLine{"an entry too short", R"({"upsert": [[0,0]]})", "\"upsert\", entry 0: an entry is"},
        BadLine{"a fraction of a row", R"({"upsert": [[0.5,0,"?"]]})",
                "\"upsert\", entry 0: a row and a column"},
        BadLine{"a row beyond reason", R"({"upsert": [[9999999999,0,"?"]]})",
                "\"upsert\", entry 0: a row and a column"},
        BadLine{"a ninth number", R"({"upsert": [[9,9,"?"],[0,0,"9"]]})", "\"upsert\", entry 1: a cell is"},
        BadLine{"a cell twice", R"({"upsert": [[7,7,"?"],[7,7,"?"]]})",
                "\"upsert\", entry 1: [7, 7] is there twice"},
        BadLine{"a number that changes", R"({"upsert": [[7,7,"?"],[0,1,"3"]]})", "[0, 1] was open with a 2"},
        BadLine{"a number that closes", R"({"upsert": [[0,1,"?"]]})", "[0, 1] was open with a 2"},
        BadLine{"a mine that goes away", R"({"upsert": [[5,5,"1"]]})", "[5, 5] was a mine"},
        BadLine{"numbers that contradict the board",
                R"({"upsert": [[9,9,"0"],[2,0,"0"],[2,1,"0"],[2,2,"0"],[-1,0,"0"],[-1,1,"0"],[-1,2,"0"]]})",
                "these numbers cannot all be right"},
        BadLine{"numbers that contradict each other", R"({"upsert": [[20,20,"7"],[20,21,"1"]]})",
                "these numbers cannot all be right"},
        BadLine{"a reset that goes wrong", R"({"reset": true, "upsert": [[0,0,"7"],[0,1,"1"]]})",
                "these numbers cannot all be right"},
        BadLine{"more cells than a line holds", many_cells(), "\"upsert\" has 100001 entries"},
        BadLine{"a million cells", million_cells(), "the line is longer than 8 MiB"}));

TEST(Session, ALineThatCannotBeReadIsAnsweredWithItsIdWhereThatStandsFirst) {
  const auto told = replies(R"({"id": 7, "upsert": [[0,)"
                            "\n"
                            R"({"id": "a" "upsert": []})"
                            "\n"
                            R"({"id": 8, "upsert": [)" +
                            std::string(9U << 20U, ' ') + "]}");
  ASSERT_EQ(told.size(), 3U);
  EXPECT_EQ(json(told[0], "id"), "7");
  EXPECT_EQ(json(told[1], "id"), "");
  EXPECT_EQ(json(told[2], "id"), "8");
  EXPECT_EQ(error_of(told[2]), "the line is longer than 8 MiB");
}

TEST(Session, BoundsMayLeaveOutTheirCorner) {
  const auto told = replies(R"({"upsert": [[0,0,"1"],[0,1,"?"]], "options": {"bounds": [1,2]}})");
  EXPECT_NE(json(told[0], "actions").find("FLAG"), std::string::npos);
}

TEST(Session, AContradictionNamesTheNumbersThatShowIt) {
  const auto told = replies(R"({"upsert": [[20,20,"7"],[20,21,"1"],[40,40,"1"]]})");
  EXPECT_EQ(json(*told[0].find("error"), "cells"), "[[20,20],[20,21]]");
}

TEST(Session, ACellThatTurnsOutOtherwiseThanProvenNamesItsNumbers) {
  const auto told = replies(R"({"upsert": [[0,0,"*"],[0,1,"1"],[0,2,"?"]], "options": {"bounds": [0,0,1,3]}})"
                            "\n"
                            R"({"upsert": [[0,2,"*"]]})");
  EXPECT_EQ(error_of(told[1]), "[0, 2] is a mine, but the numbers prove it safe");
  EXPECT_EQ(json(*told[1].find("error"), "cells"), "[[0,1]]");
}

TEST(Session, WhatIsRecordedIsRepliedToInTheSameWayAgain) {
  const std::string lines = R"({"id": 1, "upsert": [[0,0,"1"],[0,1,"?"]]})"
                            "\n{\"upsert\":\xC3\xA9[]}\n{\"id\": \"\xFB\"}\n"
                            R"({"id": 2, "upsert": [[1,0,"1"],[1,1,"?"]]})"
                            "\n{\"id\": 3, \"upsert\":" +
                            std::string(9U << 20U, ' ') + "[]}\n";
  std::string kept;
  std::istringstream input(lines);
  const auto sink = [](const std::string&) { return true; };
  ASSERT_TRUE(converse(mines(), input, {}, {}, sink, [&](const std::string& line) { kept += line + '\n'; }));
  std::istringstream recorded(kept);
  const auto summary = replay(mines(), recorded, {}, {}, sink);
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->ticks, 5U);
  EXPECT_EQ(summary->errors, 3U);
  EXPECT_EQ(summary->different, 0U);
}

TEST(Session, AReplayTellsWhereItLeavesTheRecord) {
  std::string kept;
  std::istringstream input(R"({"upsert": []})"
                           "\n"
                           R"({"upsert": [[0,0,"?"]]})");
  const auto sink = [](const std::string&) { return true; };
  ASSERT_TRUE(converse(mines(), input, {}, {}, sink, [&](const std::string& line) { kept += line + '\n'; }));
  std::istringstream recorded(kept);
  const auto summary = replay(mines(), recorded, {.options = Record::Map{{"density", 0.4}}}, {}, sink);
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->different, 1U);
  EXPECT_EQ(summary->first_different, 2U);
}

TEST(Session, AReplayOpensTheSessionAsItWasRecorded) {
  std::string kept;
  std::istringstream input(R"({"upsert": [[0,0,"?"]]})");
  const auto sink = [](const std::string&) { return true; };
  ASSERT_TRUE(converse(mines(), input, {.options = Record::Map{{"density", 0.4}}}, {}, sink,
                       [&](const std::string& line) { kept += line + '\n'; }));
  std::istringstream recorded(kept);
  EXPECT_EQ(replay(mines(), recorded, {}, {}, sink)->different, 0U);
  std::istringstream again(kept);
  EXPECT_EQ(replay(mines(), again, {.options = Record::Map{{"density", 0.3}}}, {}, sink)->different, 1U);
}

TEST(Session, ARecordedTickMayBeLongerThanALineOfInput) {
  std::istringstream recorded("{\"options\": {}}\n{\"line\": \"{}\", \"reply\": {\"long\": \"" +
                              std::string(9U << 20U, '.') + "\"}}\n");
  const auto summary = replay(mines(), recorded, {}, {}, [](const std::string&) { return true; });
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->different, 1U);
}

TEST(Session, AFileThatIsNoRecordIsRefusedWithItsLine) {
  const auto line_of = [](const char* text) {
    std::istringstream recorded(text);
    const auto summary = replay(mines(), recorded, {}, {}, [](const std::string&) { return true; });
    return summary ? 0 : summary.error().line;
  };
  EXPECT_EQ(line_of(""), 1);
  EXPECT_EQ(line_of("{\n"), 1);
  EXPECT_EQ(line_of("{\"options\": {}}\n{}\n"), 2);
  EXPECT_EQ(line_of("{\"options\": {}}\n{\"line\": 3, \"reply\": {}}\n"), 2);
  EXPECT_EQ(line_of("{\"options\": {}}\n{\"bytes\": \"7b7\", \"reply\": {}}\n"), 2);
}

TEST(Session, WritesTheOverlaysOfEveryTickIntoItsOwnFolder) {
  const Folder folder;
  const SessionOptions options{.overlays = OverlayOptions{folder.path("pictures")}, .id = "../game 1"};
  for (int game = 0; game < 2; ++game)
    (void)replies("{\"upsert\": [[0,0,\"1\"],[0,1,\"?\"]]}\n{}\n", options);
  for (const auto* game : {"_.._game_1", "_.._game_1-2"}) {
    for (const auto* overlay :
         {"s40_states_overlays", "s42_segmentation_overlay", "s43_csp_combined_overlay"}) {
      for (const auto* tick : {"tick-000001.svg", "tick-000002.svg"})
        EXPECT_TRUE(
            std::filesystem::exists(folder.path("pictures/") + game + "/s4_solver/" + overlay + "/" + tick))
            << game << ' ' << overlay << ' ' << tick;
    }
  }
}

}  // namespace
}  // namespace quadrille::service
