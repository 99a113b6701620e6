#include <gtest/gtest.h>

#include <fmt/format.h>

#include "cli/parsed.hpp"
#include "cli/says.hpp"
#include "server/requests.hpp"
#include "server/wire.hpp"
#include "service/catalogue.hpp"

namespace quadrille::server {
namespace {

using cli::list_at;
using cli::says;
using cli::text_at;
using cli::truth_at;

Record cell(int row, int col) { return Record::List{row, col}; }

TEST(Api, HealthIsShort) {
  const Served served;
  const auto record = served.get("/api/health").record();
  EXPECT_EQ(text_at(record, "status"), "ok");
  EXPECT_EQ(cli::count_at(record, "schema"), 1);
}

TEST(Api, EveryAnswerIsSafeToShow) {
  const Served served;
  for (const auto* path : {"/", "/api/health", "/api/nothing", "/no/such/file"}) {
    const auto head = served.get(path).head;
    EXPECT_TRUE(says(head, "Content-Security-Policy: default-src 'none'")) << path;
    EXPECT_TRUE(says(head, "X-Content-Type-Options: nosniff")) << path;
    EXPECT_TRUE(says(head, "Cross-Origin-Resource-Policy: same-origin")) << path;
  }
}

TEST(Api, FamiliesAreDescribedWithAllThatAPageNeeds) {
  const Served served;
  const auto record = served.get("/api/families").record();
  for (const auto& family : list_at(record, "families")) {
    EXPECT_FALSE(list_at(family, "strategies").empty());
    EXPECT_FALSE(list_at(family, "formats").empty());
    EXPECT_FALSE(list_at(family, "samples").empty());
    EXPECT_NE(family.find("can"), nullptr);
  }
}

TEST(Api, EverySampleOfEveryFamilyCanBeSeen) {
  const Served served;
  const auto record = served.get("/api/families").record();
  for (const auto& family : list_at(record, "families")) {
    for (const auto& sample : list_at(family, "samples")) {
      const auto path =
          fmt::format("/api/families/{}/samples/{}", text_at(family, "name"), text_at(sample, "name"));
      const auto heard = served.get(path);
      ASSERT_EQ(heard.status, 200) << path << heard.body;
      const auto view = heard.record();
      EXPECT_EQ(text_at(view, "family"), text_at(family, "name"));
      EXPECT_EQ(static_cast<std::int64_t>(list_at(view, "picture.board").size()),
                cli::count_at(view, "picture.rows"));
      // The puzzle in the view is the whole puzzle: sent back, it gives the same view.
      const auto again = served.post(
          "/api/view", object({{"family", text_at(view, "family")}, {"puzzle", text_at(view, "puzzle")}}));
      ASSERT_EQ(again.status, 200) << path << again.body;
      EXPECT_EQ(*again.record().find("picture"), *view.find("picture")) << path;
    }
  }
}

TEST(Api, AnUnknownSampleIsAnsweredWithTheNearest) {
  const Served served;
  const auto heard = served.get("/api/families/tens/samples/clasic.txt");
  EXPECT_EQ(heard.status, 404);
  EXPECT_TRUE(says(text_at(heard.record(), "error.message"), "did you mean 'classic.txt'?"));
}

TEST(Api, TheCollectionIsListedWithThumbnailsThatGiveNothingAway) {
  const Served served;
  const auto puzzles = list_at(served.get("/api/families/nonogram/collection").record(), "puzzles");
  ASSERT_GE(puzzles.size(), 60U);
  for (const auto& puzzle : puzzles) {
    const auto& board = list_at(puzzle, "thumbnail.board");
    ASSERT_EQ(static_cast<std::int64_t>(board.size()), cli::count_at(puzzle, "rows"));
    for (const auto& row : board)
      EXPECT_EQ(row.get<std::string>()->find_first_not_of('?'), std::string::npos);
    EXPECT_EQ(list_at(puzzle, "thumbnail.legend").size(), 1U);
  }
}

TEST(Api, APuzzleOfTheCollectionIsAViewWithItsTitleAndGrade) {
  const Served served;
  const auto view = served.get("/api/families/kakuro/collection/k-017").record();
  EXPECT_EQ(text_at(view, "id"), "k-017");
  EXPECT_EQ(text_at(view, "name"), "Small medium 1");
  EXPECT_EQ(text_at(view, "grade"), "medium");
  EXPECT_EQ(text_at(view, "stage"), "playing");
  EXPECT_EQ(cli::count_at(view, "picture.rows"), 8);
  EXPECT_EQ(served.get("/api/families/kakuro/collection/k-999").status, 404);
  EXPECT_EQ(served.get("/api/families/kakuro/collectio").status, 404);
  EXPECT_EQ(served.get("/api/families/kakuro/collection/").status, 404);
  EXPECT_EQ(served.get("/api/families/nothing/collection").status, 404);
}

TEST(Api, ATextIsRecognisedWithoutItsFamily) {
  const Served served;
  for (const auto& [family, text] :
       {std::pair{"tens", kTens}, {"nonogram", kPlus}, {"kakuro", kKakuro}, {"mines", kMines}}) {
    const auto heard = served.post("/api/read", object({{"text", text}}));
    ASSERT_EQ(heard.status, 200) << heard.body;
    EXPECT_EQ(text_at(heard.record(), "family"), family);
    EXPECT_EQ(list_at(heard.record(), "puzzles").size(), 1U);
  }
}

TEST(Api, BytesTravelAsBase64) {
  const Served served;
  const auto heard = served.post("/api/read", object({{"base64", "MSA5IDQKNSA1IDYK"}, {"family", "tens"}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(text_at(heard.record(), "picture.board.1"), "556");
}

TEST(Api, OneOfManyPuzzlesIsChosenByName) {
  const Served served;
  const auto heard =
      served.post("/api/read", object({{"text", "@ one\n19\n@ two\n28\n"}, {"puzzle", "two"}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(text_at(heard.record(), "name"), "two");
  EXPECT_EQ(text_at(heard.record(), "puzzles.0.name"), "one");
}

TEST(Api, ATextThatNoFamilyCanReadIsAnErrorWithItsPlace) {
  const Served served;
  const auto heard = served.post("/api/read", object({{"text", "1 2 3\n4 x 6\n"}, {"family", "tens"}}));
  EXPECT_EQ(heard.status, 400);
  EXPECT_EQ(cli::count_at(heard.record(), "error.line"), 2);
  EXPECT_EQ(cli::count_at(heard.record(), "error.column"), 3);
}

TEST(Api, AnErrorOfReadingSaysHowTheTextWasTriedAndWhatWouldBeRead) {
  const Served served;
  const auto heard = served.post("/api/read", object({{"text", "1 2 3\n4 x 6\n"}})).record();
  EXPECT_EQ(text_at(heard, "error.tried.family"), "tens");
  EXPECT_EQ(text_at(heard, "error.tried.title"), "Tens");
  EXPECT_EQ(text_at(heard, "error.tried.format"), "plain");
  const auto again = served.post("/api/read", object({{"text", text_at(heard, "error.tried.example")}}));
  EXPECT_EQ(text_at(again.record(), "family"), "tens") << again.body;
}

TEST(Api, TheEditorBeginsWithABlankSheet) {
  const Served served;
  const service::Catalogue catalogue;
  for (const auto& family : catalogue.families()) {
    if (family->editing() == nullptr || !family->editing()->blank_sheet({4, 6})) continue;
    const auto heard =
        served.post("/api/blank", object({{"family", family->name()}, {"rows", 4}, {"cols", 6}}));
    ASSERT_EQ(heard.status, 200) << heard.body;
    EXPECT_EQ(list_at(heard.record(), "picture.board").size(), 4U);
    EXPECT_EQ(text_at(heard.record(), "picture.board.0").size(), 6U);
  }
  EXPECT_EQ(served.post("/api/blank", object({{"family", "tens"}, {"rows", 1000}, {"cols", 1000}})).status,
            400);
  EXPECT_EQ(served.post("/api/blank", object({{"family", "tens"}, {"rows", 0}, {"cols", 3}})).status, 400);
  EXPECT_EQ(served.post("/api/blank", object({{"family", "tens"}, {"rows", 3}})).status, 400);
}

TEST(Api, TheEditorChangesCellsAndClues) {
  const Served served;
  const auto tens = served.post(
      "/api/edit", object({{"family", "tens"},
                           {"puzzle", kTens},
                           {"edits", Record::List{object({{"cell", cell(0, 0)}, {"symbol", "7"}})}}}));
  EXPECT_EQ(text_at(tens.record(), "picture.board.0"), "794");
  const auto plus = served.post(
      "/api/edit", object({{"family", "nonogram"},
                           {"puzzle", kPlus},
                           {"edits", Record::List{object({{"field", "row 0"}, {"text", "2"}})}}}));
  EXPECT_EQ(text_at(plus.record(), "picture.row_clues.0.text"), "2");
  const auto wrong = served.post(
      "/api/edit", object({{"family", "tens"},
                           {"puzzle", kTens},
                           {"edits", Record::List{object({{"cell", cell(9, 0)}, {"symbol", "7"}})}}}));
  EXPECT_EQ(wrong.status, 400);
}

TEST(Api, APlayerMarksCells) {
  const Served served;
  auto heard = served.post(
      "/api/fill", object({{"family", "nonogram"},
                           {"puzzle", kPlus},
                           {"marks", Record::List{object({{"cell", cell(1, 0)}, {"symbol", "#"}}),
                                                  object({{"cell", cell(0, 0)}, {"symbol", "."}})}}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(text_at(heard.record(), "answer"), ".??\n#??\n???\n");
  heard = served.post("/api/fill",
                      object({{"family", "nonogram"},
                              {"puzzle", kPlus},
                              {"answer", text_at(heard.record(), "answer")},
                              {"marks", Record::List{object({{"cell", cell(0, 0)}, {"symbol", "?"}})}}}));
  EXPECT_EQ(text_at(heard.record(), "answer"), "???\n#??\n???\n");
}

TEST(Api, APlayerTakesRectangles) {
  const Served served;
  const auto heard = served.post(
      "/api/fill", object({{"family", "tens"},
                           {"puzzle", kTens},
                           {"marks", Record::List{object({{"from", cell(0, 1)}, {"to", cell(0, 0)}})}}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(text_at(heard.record(), "answer"), "0 0 0 1\n");
  EXPECT_EQ(text_at(heard.record(), "picture.board.0"), "..4");
  const auto wrong = served.post(
      "/api/fill", object({{"family", "tens"},
                           {"puzzle", kTens},
                           {"marks", Record::List{object({{"from", cell(1, 0)}, {"to", cell(1, 2)}})}}}));
  EXPECT_EQ(text_at(wrong.record(), "error.message"), "the box sums to 16, not 10");
}

TEST(Api, WhereThePuzzleIsThePositionThePlayerChangesIt) {
  const Served served;
  const auto heard = served.post(
      "/api/fill", object({{"family", "mines"},
                           {"puzzle", kMines},
                           {"marks", Record::List{object({{"cell", cell(0, 1)}, {"symbol", "F"}})}}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(text_at(heard.record(), "picture.board.0"), "1F");
  EXPECT_TRUE(cli::entry_at(heard.record(), "answer").is_null());
}

TEST(Api, ACheckNamesWrongCellsButNotWhatWouldBeRight) {
  const Served served;
  const auto heard = served.post(
      "/api/check",
      object(
          {{"family", "nonogram"}, {"puzzle", kPlus}, {"extent", "so_far"}, {"answer", "#??\n?#?\n???\n"}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_FALSE(truth_at(heard.record(), "valid"));
  EXPECT_TRUE(truth_at(heard.record(), "sure"));
  EXPECT_EQ(list_at(heard.record(), "mistakes").back(),
            object({{"reason", "1 cell is not right"}, {"cells", Record::List{cell(0, 0)}}}));
}

TEST(Api, TheRefereeChecksAWholeAnswer) {
  const Served served;
  EXPECT_TRUE(
      truth_at(served
                   .post("/api/check",
                         object({{"family", "nonogram"}, {"puzzle", kPlus}, {"answer", ".#.\n###\n.#.\n"}}))
                   .record(),
               "valid"));
  EXPECT_FALSE(
      truth_at(served
                   .post("/api/check",
                         object({{"family", "nonogram"}, {"puzzle", kPlus}, {"answer", ".#.\n##.\n.#.\n"}}))
                   .record(),
               "valid"));
}

TEST(Api, AVerdictOnAWholeAnswerHasTheSameShape) {
  const Served served;
  const auto record =
      served
          .post("/api/check",
                object({{"family", "nonogram"}, {"puzzle", kPlus}, {"answer", ".#.\n##.\n.##\n"}}))
          .record();
  EXPECT_EQ(list_at(record, "mistakes").front(),
            object({{"reason", "row 2 has the runs 2, its clues are 3"},
                    {"cells", Record::List{cell(1, 0), cell(1, 1), cell(1, 2)}}}));
}

TEST(Api, ACheckHasAVerdictAndNamesWhatWasNotChecked) {
  const Served served;
  const auto record =
      served
          .post("/api/check",
                object({{"family", "nonogram"}, {"puzzle", kPlus}, {"answer", ".#.\n###\n.#.\n"}}))
          .record();
  EXPECT_EQ(text_at(record, "verdict"), "right");
  EXPECT_TRUE(list_at(record, "mistakes").empty());
  EXPECT_TRUE(list_at(record, "unchecked").empty());
}

TEST(Api, APlayerIsToldWhatTheCluesLeave) {
  const Served served;
  const auto open = served.post("/api/aids", object({{"family", "kakuro"}, {"puzzle", kKakuro}}));
  ASSERT_EQ(open.status, 200) << open.body;
  EXPECT_EQ(list_at(open.record(), "candidates")[1], (Record::List{"", "1", "13"}));
  const auto told = served.post("/api/aids", object({{"family", "kakuro"},
                                                     {"puzzle", kKakuro},
                                                     {"answer", "3 3\nX D3 D4\nA4 . 3\nA3 . .\n"},
                                                     {"cell", cell(1, 1)}}));
  ASSERT_EQ(told.status, 200) << told.body;
  EXPECT_EQ(list_at(told.record(), "remarks"),
            (Record::List{"across: 4 in 2 cells: 1 3", "down: 3 in 2 cells: 1 2"}));
}

TEST(Api, AidsAreRefusedInWords) {
  const Served served;
  const auto none = served.post("/api/aids", object({{"family", "tens"}, {"puzzle", kTens}}));
  EXPECT_EQ(none.status, 400);
  EXPECT_EQ(text_at(none.record(), "error.message"), "tens has no aids for players");
  const auto outside =
      served.post("/api/aids", object({{"family", "kakuro"}, {"puzzle", kKakuro}, {"cell", cell(3, 0)}}));
  EXPECT_EQ(text_at(outside.record(), "error.message"), "row 4, column 1 is outside the 3x3 board");
  const auto odd =
      served.post("/api/aids", object({{"family", "kakuro"}, {"puzzle", kKakuro}, {"cell", "here"}}));
  EXPECT_EQ(text_at(odd.record(), "error.message"), "\"cell\" is a cell, [row, column]");
}

TEST(Api, AViewSaysHowFarAPlayerHasCome) {
  const Served served;
  const auto view = [&](const char* answer) {
    return served.post("/api/view", object({{"family", "nonogram"}, {"puzzle", kPlus}, {"answer", answer}}))
        .record();
  };
  EXPECT_EQ(text_at(view("???\n?#?\n???\n"), "stage"), "playing");
  EXPECT_EQ(text_at(view("?#?\n###\n?#?\n"), "stage"), "won");
  const auto tens = served.post("/api/view", object({{"family", "tens"}, {"puzzle", kTens}})).record();
  EXPECT_EQ(*cli::entry_at(tens, "weights").find("goal"), Record(10));
  EXPECT_EQ(list_at(tens, "weights.left")[1], (Record::List{5, 5, 6}));
}

TEST(Api, AFileInUtf16IsRead) {
  const Served served;
  // UTF-16 with its mark: "19\n"
  const auto heard = served.post("/api/read", object({{"family", "tens"}, {"base64", "//4xADkACgA="}}));
  ASSERT_EQ(heard.status, 200) << heard.body;
  EXPECT_EQ(text_at(heard.record(), "puzzle"), "19\n");
}

TEST(Api, APictureHasRulersWhereTheyAreAskedFor) {
  const Served served;
  const auto heard = served.post(
      "/api/render", object({{"family", "tens"}, {"puzzle", "19\n28\n"}, {"to", "text"}, {"rulers", true}}));
  EXPECT_TRUE(cli::opens_with(heard.body, "  | 1 2\n--+----\n1 | 1 9\n2 | 2 8\n")) << heard.body;
}

TEST(Api, PicturesComeInEveryForm) {
  const Served served;
  for (const auto& [form, type, begins] : {std::tuple{"svg", "image/svg+xml", "<svg"},
                                           {"png", "image/png", "\x89PNG"},
                                           {"pdf", "application/pdf", "%PDF"},
                                           {"text", "text/plain", ""}}) {
    const auto heard =
        served.post("/api/render", object({{"family", "nonogram"}, {"puzzle", kPlus}, {"to", form}}));
    EXPECT_EQ(heard.status, 200) << heard.body;
    EXPECT_TRUE(says(heard.head, fmt::format("Content-Type: {}", type)));
    EXPECT_TRUE(says(heard.body.substr(0, 200), begins));
  }
  EXPECT_EQ(
      served.post("/api/render", object({{"family", "nonogram"}, {"puzzle", kPlus}, {"to", "gif"}})).status,
      400);
}

TEST(Api, PuzzlesAreConverted) {
  const Served served;
  const auto heard =
      served.post("/api/convert", object({{"family", "tens"}, {"puzzle", kTens}, {"to", "json"}}));
  EXPECT_TRUE(says(text_at(heard.record(), "text"), "[1, 9, 4]"));
}

TEST(Api, WhatIsMissingIsNamed) {
  const Served served;
  EXPECT_EQ(text_at(served.post("/api/view", object({{"family", "tens"}})).record(), "error.message"),
            "\"puzzle\" is missing");
  EXPECT_EQ(
      text_at(served.post("/api/view", object({{"family", 7}, {"puzzle", "x"}})).record(), "error.message"),
      "\"family\" is not a string");
  EXPECT_EQ(text_at(served.post("/api/view", std::string_view("[]")).record(), "error.message"),
            "the body is not a JSON object");
  EXPECT_TRUE(says(text_at(served.post("/api/view", object({{"family", "tenz"}, {"puzzle", "x"}})).record(),
                           "error.message"),
                   "did you mean 'tens'?"));
  EXPECT_EQ(served.post("/api/view", std::string_view("{")).status, 400);
}

TEST(Api, APuzzleWithoutANameKeepsNone) {
  const Served served;
  const auto view = served.post("/api/read", object({{"text", kTens}})).record();
  EXPECT_EQ(text_at(view, "name"), "");
  EXPECT_EQ(text_at(view, "puzzle"), "194\n556\n");
}

TEST(Api, WhatIsTooLargeForThePageIsRefusedInWords) {
  const Served served;
  std::string board;
  for (int row = 0; row < 400; ++row) board += std::string(300, '1') + "\n";
  const auto large = served.post("/api/view", object({{"family", "tens"}, {"puzzle", board}}));
  EXPECT_EQ(large.status, 400);
  EXPECT_TRUE(
      says(text_at(large.record(), "error.message"), "a board of 120000 cells is too large for the page"));
  const Record::List edits(10'001, object({{"cell", cell(0, 0)}, {"symbol", "7"}}));
  const auto many =
      served.post("/api/edit", object({{"family", "tens"}, {"puzzle", kTens}, {"edits", edits}}));
  EXPECT_EQ(text_at(many.record(), "error.message"),
            "10001 changes are too many for one request; at most 10000 are allowed");
}

TEST(Api, AddressesSayHowTheyAreUsed) {
  const Served served;
  EXPECT_EQ(served.get("/api/view").status, 405);
  EXPECT_EQ(served.get("/api/jobs").status, 405);
  EXPECT_EQ(served.post("/api/health", std::string_view("{}")).status, 405);
  EXPECT_EQ(served.remove("/api/view").status, 405);
}

}  // namespace
}  // namespace quadrille::server
