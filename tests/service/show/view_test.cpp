#include "service/show/view.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "grid/text.hpp"
#include "service/json/json.hpp"
#include "support/lamps.hpp"

namespace quadrille::service {
namespace {

TEST(View, APictureIsAllThatAPageDraws) {
  Picture picture{.board = Grid<Symbol>({2, 2}, U'.'),
                  .legend = {{U'█', "black", "x", 0x000000, 0xFFFFFF, "", Hatch::solid}},
                  .row_clues = {{"row 0",
                                 "first row",
                                 "1",
                                 {{.text = "1", .symbol = U'█', .done = true}, {.text = "0"}}}},
                  .caption = "2x2",
                  .blocks = {1, 2},
                  .facts = {{.id = "total", .spoken = "in all", .text = {}, .otherwise = "not known"}}};
  picture.board[at(0, 1)] = U'█';
  picture.layers.push_back({.name = "notes",
                            .shown = false,
                            .labels = {{at(1, 0), Place::corner, "7"}},
                            .shapes = {{ShapeKind::ring, at(0, 0), at(1, 1), Role::focus}},
                            .tints = {{at(1, 1), 0x9FDDA8}}});
  EXPECT_EQ(
      to_json(record_of(picture)),
      R"({"rows":2,"cols":2,"board":[".█",".."],)"
      R"("legend":[{"symbol":"█","spoken":"black","key":"x","paper":"#000000","ink":"#ffffff","glyph":"","hatch":"solid"}],)"
      R"("row_clues":[{"id":"row 0","spoken":"first row","text":"1",)"
      R"("numbers":[{"text":"1","symbol":"█","done":true},{"text":"0","symbol":"","done":false}]}],"col_clues":[],)"
      R"("layers":[{"name":"notes","shown":false,"labels":[{"cell":[1,0],"place":"corner","text":"7"}],)"
      R"("shapes":[{"kind":"ring","from":[0,0],"to":[1,1],"role":"focus"}],)"
      R"("tints":[{"cell":[1,1],"paper":"#9fdda8"}]}],"caption":"2x2","blocks":[1,2],)"
      R"("facts":[{"id":"total","spoken":"in all","text":"","otherwise":"not known"}]})");
}

TEST(View, ASymbolThatOnlyItsHueTellsApartIsDrawnAsItself) {
  const Picture picture{.board = Grid<Symbol>({1, 1}, U'r'),
                        .legend = {{U'r', "red", "r", 0xC02020, 0xFFFFFF}, {U'g', "grey", "g", 0x808080, 0}}};
  const auto record = record_of(picture);
  const auto& legend = *record.find("legend")->get<Record::List>();
  EXPECT_EQ(*legend[0].find("glyph"), Record("r"));
  EXPECT_EQ(*legend[1].find("glyph"), Record(""));
}

TEST(View, APuzzleIsSeenWithWhatIsOnIt) {
  const auto family = lamps::family();
  const NamedPuzzle named{"one", lamps::puzzle_of(*family, "1?1 2")};
  const auto bare = view({.family = *family, .named = named, .format = "plain"}).value();
  EXPECT_EQ(*bare.find("family"), Record("lamps"));
  EXPECT_EQ(*bare.find("name"), Record("one"));
  EXPECT_TRUE(bare.find("answer")->is_null());
  EXPECT_TRUE(bare.find("headline")->is_null());
  const AnyFound found{.answer = family->read_answer(*named.puzzle, std::string_view("101")).value()};
  const auto filled = view({.family = *family, .named = named, .found = &found}).value();
  EXPECT_EQ(*filled.find("answer"), Record("101\n"));
  EXPECT_EQ(*filled.find("puzzle"), *bare.find("puzzle"));
}

TEST(SymbolIn, IsTheOneCharacterOfAText) {
  EXPECT_EQ(symbol_in("#"), U'#');
  EXPECT_EQ(symbol_in("ä"), U'ä');
  EXPECT_EQ(symbol_in("█"), U'█');
  EXPECT_EQ(symbol_in("🙂"), U'🙂');
  EXPECT_EQ(symbol_in("ab").error().message, "a symbol is one character, not 'ab'");
  EXPECT_EQ(symbol_in("").error().message, "a symbol is one character, not ''");
}

RC_GTEST_PROP(SymbolIn, ReadsWhatIsWritten, ()) {
  const auto symbol = static_cast<Symbol>(*rc::gen::inRange(1, 0xD800));
  std::string text;
  append_utf8(text, symbol);
  RC_ASSERT(symbol_in(text).value() == symbol);
}

RC_GTEST_PROP(SymbolIn, NeverFailsOnBrokenBytes, (const std::string& bytes)) {
  const auto symbol = symbol_in(bytes);
  RC_ASSERT(!symbol || utf8_length(bytes) == 1);
}

}  // namespace
}  // namespace quadrille::service
