#include "puzzles/nonogram/search/lines/line.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"
#include "puzzles/nonogram/search/lines/positions.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::string_view kInks = ".#abcd";

// Clues as "2 1a 3b": a letter is a colour, without one the first.
Clues clues_from(std::string_view text) {
  Clues clues;
  for (std::size_t i = 0; i < text.size();) {
    Clue clue;
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i) {
      clue.length = static_cast<std::uint16_t>(clue.length * 10 + (text[i] - '0'));
    }
    if (i < text.size() && text[i] != ' ') clue.colour = static_cast<Colour>(kInks.find(text[i++]));
    while (i < text.size() && text[i] == ' ') ++i;
    clues.push_back(clue);
  }
  return clues;
}

// Narrows a drawn line: '?' is any colour of the clues, 'x' any of them but paper. nullopt: no placement.
std::optional<std::string> narrowed(std::string_view clue_text, std::string_view drawn) {
  const auto clues = clues_from(clue_text);
  ColourSet inks = 0;
  for (const auto& clue : clues) inks |= ColourSet{1} << clue.colour;
  std::vector<ColourSet> line;
  for (const char symbol : drawn) {
    line.push_back(symbol == '?' ? inks | 1U : symbol == 'x' ? inks : ColourSet{1} << kInks.find(symbol));
  }
  if (!narrow(clues, line)) return std::nullopt;
  std::string result;
  for (const auto set : line) {
    const bool decided = (set & (set - 1)) == 0;
    result += decided ? kInks[static_cast<std::size_t>(std::countr_zero(set))] : (set & 1U) != 0 ? '?' : 'x';
  }
  return result;
}

// Every placement, one by one: the union of what each cell gets, and the starts of each clue.
struct Tried {
  bool any = false;
  std::vector<ColourSet> cells;
  std::vector<std::vector<int>> starts;
};

void try_placements(const Clues& clues, std::span<const ColourSet> line, std::vector<int>& chosen,
                    std::vector<Colour>& cells, Tried& tried) {
  const auto at_clue = chosen.size();
  if (at_clue == clues.size()) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      if ((line[i] >> cells[i] & 1U) == 0) return;
    }
    tried.any = true;
    for (std::size_t i = 0; i < line.size(); ++i) tried.cells[i] |= ColourSet{1} << cells[i];
    for (std::size_t i = 0; i < chosen.size(); ++i) tried.starts[i].push_back(chosen[i]);
    return;
  }
  const auto& clue = clues[at_clue];
  int from = 0;
  if (at_clue > 0) {
    from = chosen.back() + clues[at_clue - 1].length + (clues[at_clue - 1].colour == clue.colour ? 1 : 0);
  }
  for (int start = from; start + clue.length <= static_cast<int>(line.size()); ++start) {
    std::fill_n(cells.begin() + start, clue.length, clue.colour);
    chosen.push_back(start);
    try_placements(clues, line, chosen, cells, tried);
    chosen.pop_back();
    std::fill_n(cells.begin() + start, clue.length, kPaper);
  }
}

Tried by_trying(const Clues& clues, std::span<const ColourSet> line) {
  Tried tried{.cells = std::vector<ColourSet>(line.size()),
              .starts = std::vector<std::vector<int>>(clues.size())};
  std::vector<int> chosen;
  std::vector<Colour> cells(line.size(), kPaper);
  try_placements(clues, line, chosen, cells, tried);
  for (auto& starts : tried.starts) {
    std::ranges::sort(starts);
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
  }
  return tried;
}

struct Drawn {
  Clues clues;
  std::vector<ColourSet> line;
};

// Clues that fit more often than not, and cells that have lost some of their colours.
Drawn random_line(int length, int colours, Random& random) {
  Drawn drawn;
  int room = length;
  while (room > 0 && random.between(0, 5) != 0) {
    Clue clue{.length = static_cast<std::uint16_t>(random.between(1, std::max(1, std::min(room, 5)))),
              .colour = static_cast<Colour>(random.between(1, colours))};
    drawn.clues.push_back(clue);
    room -= clue.length + random.between(0, 2);
  }
  const auto all = (ColourSet{2} << colours) - 1;
  const int known = random.between(0, 60);
  for (int i = 0; i < length; ++i) {
    auto set = all;
    if (random.between(0, 99) < known) set &= random.next() | ColourSet{1} << random.between(0, colours);
    drawn.line.push_back(set & all);
  }
  return drawn;
}

TEST(NonogramLine, OverlapsFillWhatEveryPlacementFills) {
  EXPECT_EQ(narrowed("3", "?????"), "??#??");
  EXPECT_EQ(narrowed("2 1", "????"), "##.#");
  EXPECT_EQ(narrowed("8", "??????????"), "??######??");
}

TEST(NonogramLine, AnEmptyClueListIsABlankLine) {
  EXPECT_EQ(narrowed("", "????"), "....");
  EXPECT_EQ(narrowed("", "..#."), std::nullopt);
}

TEST(NonogramLine, AFinishedRunGetsItsGaps) {
  EXPECT_EQ(narrowed("2 1", "?##????"), ".##.???");
  EXPECT_EQ(narrowed("1 3", "?.??#??"), "?.??#??");
}

TEST(NonogramLine, DifferentColoursNeedNoGap) {
  EXPECT_EQ(narrowed("2 2a", "????"), "##aa");
  EXPECT_EQ(narrowed("1 1a", "???"), "???");
  EXPECT_EQ(narrowed("2a 2a", "????"), std::nullopt);
}

TEST(NonogramLine, TheSmallestCaseThatColourByColourMisses) {
  // The second cell is the first ink: then the third must be the other one and the first blank.
  EXPECT_EQ(narrowed("1 1a", "?#??"), ".#??");
  EXPECT_EQ(narrowed("1 1a", "?#?."), ".#a.");
}

TEST(NonogramLine, ACellThatCannotBePaperStaysOpenBetweenInks) {
  EXPECT_EQ(narrowed("1 1a", "x?."), "#a.");
  EXPECT_EQ(narrowed("2 2a", "??x??"), "?#xa?");
}

TEST(NonogramLine, AFailureLeavesTheLineAsItWas) {
  std::vector<ColourSet> line{1, 2, 1};
  const auto before = line;
  EXPECT_FALSE(narrow(clues_from("2"), line));
  EXPECT_EQ(line, before);
}

TEST(NonogramLine, CluesThatDoNotFitHaveNoPlacement) {
  EXPECT_EQ(narrowed("3 3", "??????"), std::nullopt);
  EXPECT_EQ(narrowed("9", "?"), std::nullopt);
}

RC_GTEST_PROP(NonogramLine, GivesEveryCellExactlyTheColoursOfSomePlacement, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  // Many lines a case: they are far cheaper than the making of a case.
  for (int i = 0; i < 100; ++i) {
    const auto drawn = random_line(random.between(1, 14), random.between(1, 4), random);
    const auto tried = by_trying(drawn.clues, drawn.line);
    auto line = drawn.line;
    RC_ASSERT(narrow(drawn.clues, line) == tried.any);
    if (!tried.any) continue;
    RC_ASSERT(line == tried.cells);
    RC_ASSERT(starts(drawn.clues, drawn.line) == tried.starts);
  }
}

// A line of any length is solved in one word, two, or a strip. A short line far out in a blank one crosses
// from word to word, and must give what it gives alone.
RC_GTEST_PROP(NonogramLine, GivesTheSameInALineOfAnyWidth, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 10; ++i) {
    const auto drawn = random_line(random.between(1, 40), random.between(1, 3), random);
    auto alone = drawn.line;
    const bool any = narrow(drawn.clues, alone);
    for (const int most : {62, 126, 1000, 2500}) {
      const int before = random.between(0, most - static_cast<int>(alone.size()));
      const int after = random.between(0, most - static_cast<int>(alone.size()) - before);
      std::vector<ColourSet> wide(static_cast<std::size_t>(before), 1);
      wide.insert(wide.end(), drawn.line.begin(), drawn.line.end());
      wide.insert(wide.end(), static_cast<std::size_t>(after), 1);
      RC_ASSERT(narrow(drawn.clues, wide) == any);
      if (!any) continue;
      RC_ASSERT(std::equal(alone.begin(), alone.end(), wide.begin() + before));
    }
  }
}

// Long lines with many clues against the plain table: can the first i cells hold the first j clues?
class Table {
 public:
  Table(const Clues& clues, std::span<const ColourSet> line) : clues_(clues), line_(line) {
    fits_.assign((line.size() + 1) * (clues.size() + 1), 0);
    for (std::size_t cells = 0; cells <= line.size(); ++cells) {
      for (std::size_t placed = 0; placed <= clues.size(); ++placed)
        at(cells, placed) = compute(cells, placed);
    }
  }
  [[nodiscard]] bool any() { return at(line_.size(), clues_.size()) != 0; }

 private:
  char& at(std::size_t cells, std::size_t placed) { return fits_[cells * (clues_.size() + 1) + placed]; }
  char compute(std::size_t cells, std::size_t placed) {
    if (cells == 0) return static_cast<char>(placed == 0);
    if ((line_[cells - 1] & 1U) != 0 && at(cells - 1, placed) != 0) return 1;
    if (placed == 0) return 0;
    const auto& clue = clues_[placed - 1];
    if (cells < clue.length) return 0;
    const auto start = cells - clue.length;
    for (auto i = start; i < cells; ++i) {
      if ((line_[i] >> clue.colour & 1U) == 0) return 0;
    }
    if (placed == 1 || clues_[placed - 2].colour != clue.colour) return at(start, placed - 1);
    return static_cast<char>(start > 0 && (line_[start - 1] & 1U) != 0 && at(start - 1, placed - 1) != 0);
  }

  const Clues& clues_;
  std::span<const ColourSet> line_;
  std::vector<char> fits_;
};

RC_GTEST_PROP(NonogramLine, AgreesWithATableOnLongLines, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const auto drawn = random_line(random.between(40, 300), random.between(1, 3), random);
  auto line = drawn.line;
  const bool any = narrow(drawn.clues, line);
  RC_ASSERT(Table(drawn.clues, drawn.line).any() == any);
  if (!any) return;
  // Some cells, each with every colour it had: possible exactly where the table still has a placement.
  for (int i = 0; i < 10; ++i) {
    const auto cell = random.below(static_cast<std::uint32_t>(line.size()));
    for_each_position(drawn.line[cell], [&](int colour) {
      auto fixed = drawn.line;
      fixed[cell] = ColourSet{1} << colour;
      RC_ASSERT(Table(drawn.clues, fixed).any() == ((line[cell] >> colour & 1U) != 0));
    });
  }
}

}  // namespace
}  // namespace quadrille::nonogram
