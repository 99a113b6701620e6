#include "puzzles/nonogram/formats/xml.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

Error fault_in_xml(std::string_view text) {
  const auto puzzles = read_xml(text);
  return puzzles ? Error{"no fault"} : puzzles.error();
}

Puzzle from_xml(std::string_view text) { return read_xml(text).value().front().puzzle; }

constexpr std::string_view kTwoColours = R"(<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "https://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<title>all of them</title>
<puzzle type="grid" defaultcolor="black">
<source>webpbn.com</source>
<id>#77</id>
<title>Flag &amp; mast</title>
<author>A. Hand</author>
<color name="white" char=".">fff</color>
<color name="black" char="X">000</color>
<color name="red" char="r">FF0000</color>
<clues type="columns">
<line><count>2</count></line>
<line><count color="red">1</count></line>
</clues>
<clues type="rows">
<line><count>1</count><count color="red">1</count></line>
<line><count>1</count></line>
</clues>
<solution type="goal">
<image>
|Xr|
|X.|
</image>
</solution>
<solution type="saved" id="1"><image>|?[r.]| |X?|</image><note>half way</note></solution>
</puzzle>
</puzzleset>
)";

TEST(NonogramXml, ReadsColoursCluesGoalAndSaved) {
  const auto named = read_xml(kTwoColours).value().front();
  EXPECT_EQ(named.id, "#77");
  const auto& puzzle = named.puzzle;
  EXPECT_EQ(puzzle.palette,
            (std::vector<Ink>{{"white", 0xFFFFFF, '.'}, {"black", 0x000000, 'X'}, {"red", 0xFF0000, 'r'}}));
  EXPECT_EQ(puzzle.rows, (std::vector<Clues>{{{1, 1}, {1, 2}}, {{1, 1}}}));
  EXPECT_EQ(puzzle.cols, (std::vector<Clues>{{{2, 1}}, {{1, 2}}}));
  EXPECT_EQ((*puzzle.goal)[at(0, 1)], 2);
  EXPECT_EQ(puzzle.saved[at(0, 0)], 0b111U);
  EXPECT_EQ(puzzle.saved[at(0, 1)], 0b101U);
  EXPECT_EQ(puzzle.saved[at(1, 0)], 0b010U);
  EXPECT_EQ(puzzle.about.front(), (std::pair<std::string, std::string>{"title", "Flag & mast"}));
}

TEST(NonogramXml, BlackAndWhiteNeedNoDeclaration) {
  EXPECT_EQ(
      from_xml("<puzzleset><puzzle><clues type='rows'><line><count>2</count></line></clues>"
               "<clues type='columns'><line><count>1</count></line><line><count>1</count></line></clues>"
               "</puzzle></puzzleset>"),
      puzzle_of_drawing("##\n"));
}

TEST(NonogramXml, CluesMayBeThoseOfTheGoal) {
  const auto puzzle = from_xml("<puzzle><solution><image>|.X.||XXX|</image></solution></puzzle>");
  EXPECT_EQ(puzzle.rows, (std::vector<Clues>{{{1, 1}}, {{3, 1}}}));
}

TEST(NonogramXml, AnotherPaperAndASymbolThatClashes) {
  const auto puzzle = from_xml(
      "<puzzle backgroundcolor='navy' defaultcolor='white'><color name='navy' char='n'>000080</color>"
      "<color name='white' char='.'>fff</color><color name='red' char='?'>f00</color>"
      "<solution><image>|n.|</image></solution></puzzle>");
  EXPECT_EQ(puzzle.palette,
            (std::vector<Ink>{{"navy", 0x000080, '.'}, {"white", 0xFFFFFF, 'w'}, {"red", 0xFF0000, 'r'}}));
  EXPECT_EQ(puzzle.rows.front(), (Clues{{1, 1}}));
}

TEST(NonogramXml, NoEntityIsExpandedAndNothingIsFetched) {
  std::string bomb = "<?xml version=\"1.0\"?>\n<!DOCTYPE lolz [\n<!ENTITY lol \"lol\">\n";
  for (int i = 1; i < 10; ++i) {
    bomb += "<!ENTITY lol" + std::to_string(i) + " \"";
    for (int j = 0; j < 10; ++j) bomb += i == 1 ? "&lol;" : "&lol" + std::to_string(i - 1) + ";";
    bomb += "\">\n";
  }
  bomb += "<!ENTITY file SYSTEM \"file:///etc/passwd\">\n]>\n";
  const auto rest = std::string(kTwoColours.substr(kTwoColours.find("<puzzleset>")));
  auto text = bomb + rest;
  text.replace(text.find("Flag"), 4, "&lol9; &file;");
  EXPECT_EQ(from_xml(text).about.front().second, "&lol9; &file; & mast");
}

TEST(NonogramXml, FaultsHaveTheirPlace) {
  const auto with = [](std::string_view old, std::string_view now) {
    auto text = std::string(kTwoColours);
    text.replace(text.find(old), old.size(), now);
    return fault_in_xml(text);
  };
  EXPECT_EQ(with("color=\"red\">1", "color=\"rot\">1"), (Error{"unknown colour 'rot'", 15, 8}));
  EXPECT_EQ(with("<count>2<", "<count>3<"),
            (Error{"column 1: a run of 3 is longer than its line of 2 cells", 14, 8}));
  EXPECT_EQ(with("<count>2<", "<count>two<"), (Error{"'two' is not a whole number", 14, 8}));
  EXPECT_EQ(with("FF0000", "FF00"), (Error{"'FF00' is not a colour: six hexadecimal digits", 12, 2}));
  EXPECT_EQ(with("name=\"red\" ", ""), (Error{"a <color> without a name", 12, 2}));
  EXPECT_EQ(with("name=\"red\"", "name=\"black\""), (Error{"a second colour 'black'", 12, 2}));
  EXPECT_EQ(with("type=\"grid\"", "type=\"triddler\""),
            (Error{"a puzzle of type 'triddler' is not a grid", 5, 2}));
  EXPECT_EQ(with("type=\"rows\"", "type=\"ranks\""),
            (Error{"clues are of type 'rows' or 'columns', not 'ranks'", 17, 2}));
  EXPECT_EQ(with("type=\"rows\"", "type=\"columns\""), (Error{"a second <clues type=\"columns\">", 17, 2}));
  EXPECT_EQ(with("|X.|", "|X|"), (Error{"row 2 of the image is not as long as the first", 22, 2}));
  EXPECT_EQ(with("|X.|", "|Xq|"), (Error{"'q' is not a colour of this puzzle", 22, 2}));
  EXPECT_EQ(with("|X.|", ""), (Error{"an image is 1x2, the puzzle 2x2", 5, 2}));
  EXPECT_EQ(with("</clues>", ""), (Error{"broken XML: Start-end tags mismatch", 28, 3}));
  EXPECT_EQ(with("|X?|", "|X?"), (Error{"the image ends within a row", 27, 32}));
  EXPECT_EQ(with("type=\"saved\"", "type=\"kept\""),
            (Error{"a solution is of type 'goal', 'saved' or 'solution', not 'kept'", 27, 2}));
}

TEST(NonogramXml, FaultsOfTheWhole) {
  EXPECT_EQ(fault_in_xml("<puzzleset></puzzleset>"),
            (Error{"there is no <puzzle> in the <puzzleset>", 1, 1}));
  EXPECT_EQ(fault_in_xml("<puzzle/>"), (Error{"a puzzle without <clues type=\"rows\">", 1, 2}));
  EXPECT_EQ(fault_in_xml("<puzzleset"), (Error{"broken XML: Error parsing start element tag", 1, 10}));
  EXPECT_EQ(fault_in_xml(std::string(kTwoColours.substr(0, 400))).message.substr(0, 10), "broken XML");
  EXPECT_EQ(fault_in_xml("<puzzle><clues type='rows'/><clues type='columns'/></puzzle>"),
            (Error{"a puzzle has 1 to 10000 rows and 1 to 10000 columns, not 0x0", 1, 2}));
  EXPECT_EQ(fault_in_xml(std::string(8'000'001, '<')), (Error{"more than 8000000 tags", 0, 0}));
}

RC_GTEST_PROP(NonogramXml, IsReadBackAsItWasWritten, ()) {
  auto [puzzle, answer] = *any_known({12, 12, 5});
  if (*rc::gen::arbitrary<bool>()) puzzle.goal = answer.cells;
  if (*rc::gen::arbitrary<bool>()) {
    puzzle.saved = Grid<ColourSet>(puzzle.size(), (ColourSet{1} << puzzle.palette.size()) - 1);
    puzzle.saved[at(0, 0)] = ColourSet{1} << answer.cells[at(0, 0)];
  }
  for (auto& ink : puzzle.palette) {
    if (puzzle.palette.size() > 2) ink.symbol = *rc::gen::inRange('!', '~');
    // These have a meaning in images; another character stands for them there.
    if (std::string_view("|[]").contains(ink.symbol)) ink.symbol = '&';
  }
  settle_inks(puzzle.palette);
  if (*rc::gen::arbitrary<bool>()) puzzle.about.emplace_back("title", "a < b & \"c\"");
  const auto text = write_xml(std::vector<NamedRef<Puzzle>>{{"", puzzle}});
  RC_LOG(text);
  const auto back = read_xml(text);
  RC_ASSERT(back.has_value());
  RC_ASSERT(back->front().puzzle == puzzle);
}

}  // namespace
}  // namespace quadrille::nonogram
