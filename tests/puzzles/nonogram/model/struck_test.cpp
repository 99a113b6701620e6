#include "puzzles/nonogram/model/struck.hpp"

#include <algorithm>
#include <map>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/model/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

constexpr std::size_t kInks = 3;

std::vector<Colour> line_of_symbols(std::string_view symbols) {
  const auto cells = cells_of(symbols, inks(kInks));
  return {cells.values().begin(), cells.values().end()};
}

// The clues with an x for each that is struck: struck("2# 1r", "##?r") is "x.".
std::string struck(std::string_view clues, std::string_view line) {
  const auto read = read_clue_text(clues, inks(kInks)).value();
  std::string shown;
  for (const bool done : struck_clues(read, line_of_symbols(line))) shown += done ? 'x' : '.';
  return shown;
}

TEST(NonogramStruck, NothingOfAnUntouchedLine) {
  EXPECT_EQ(struck("1# 1#", "???"), "..");
  EXPECT_EQ(struck("5#", "?????"), ".");
}

TEST(NonogramStruck, ABlockAtTheEdgeOnceItEnds) {
  EXPECT_EQ(struck("2# 1#", "##???"), "..") << "it may go on";
  EXPECT_EQ(struck("2# 1#", "##.??"), "x.");
  EXPECT_EQ(struck("2# 1#", "??.?#"), "..") << "nobody has marked where it begins";
  EXPECT_EQ(struck("2# 1#", "???.#"), ".x");
}

TEST(NonogramStruck, BlocksAreCountedFromEitherEdgeAsFarAsAllIsDecided) {
  EXPECT_EQ(struck("1# 2# 1#", ".#.##.???"), "xx.");
  EXPECT_EQ(struck("1# 2# 1#", "??.##..#."), ".xx");
  EXPECT_EQ(struck("1# 2# 1#", "?#.##.??"), "...") << "the first cell is not decided";
  EXPECT_EQ(struck("1# 2# 1# 1#", "#??.##.??#"), "....");
}

TEST(NonogramStruck, ABlockInTheMiddleIsNobodysYet) { EXPECT_EQ(struck("1# 1# 1#", "??.#.??"), "..."); }

TEST(NonogramStruck, AnotherColourEndsABlock) {
  EXPECT_EQ(struck("2# 1r 1#", "##r???"), "x..");
  EXPECT_EQ(struck("2# 1r 1#", "##r.??"), "xx.");
  EXPECT_EQ(struck("2# 1r 1#", "rr.???"), "...") << "of another colour";
}

TEST(NonogramStruck, AllOfALineWhoseBlocksAreAllPainted) {
  EXPECT_EQ(struck("1# 2#", "?#?##?"), "xx");
  EXPECT_EQ(struck("1# 2#", "?#?##."), "xx");
  EXPECT_EQ(struck("1# 2#", "?##?#?"), "..");
  EXPECT_EQ(struck("1# 2#", "?#?#??"), "..");
}

TEST(NonogramStruck, OfAWrongLineWhatMatchesFromTheEdges) {
  EXPECT_EQ(struck("1# 2# 1#", "#.#..##"), "x..");
  EXPECT_EQ(struck("3# 1#", "##..#."), ".x");
}

TEST(NonogramStruck, OneBlockIsNotTwoAndTwoAreNotOne) {
  EXPECT_EQ(struck("1# 1#", "#..."), "..") << "the first from the left, the second from the right";
  EXPECT_EQ(struck("1# 1# 2#", "#..##"), "..x");
  EXPECT_EQ(struck("1#", "#.#"), ".");
}

// ---- any clues over any marks ----

struct Marked {
  Clues clues;
  std::vector<Colour> line;
};

// A line of cells, the clues of which are those of the line itself or of one that is like it.
Marked any_marked(bool decided) {
  const auto length = *rc::gen::inRange<std::size_t>(1, 12);
  const auto cell = rc::gen::weightedElement<Colour>({{3, kPaper}, {3, 1}, {1, 2}});
  auto right = *rc::gen::container<std::vector<Colour>>(length, cell);
  Marked marked{clues_of(right), right};
  for (auto& mark : marked.line) {
    const int kind = *rc::gen::inRange(0, 12);
    if (!decided && kind < 4) mark = kUndecided;
    if (kind == 11) mark = *cell;
  }
  return marked;
}

template <class T>
std::vector<T> mirrored(const std::vector<T>& values) {
  return {values.rbegin(), values.rend()};
}

using Blocks = std::map<std::size_t, std::size_t>;

// By clue, where the block begins that is it, counting from the left: the first cells, all of them decided,
// have exactly the clues up to this one, and the next cell does not go on with it.
Blocks counted_by_trying(const Marked& marked) {
  Blocks blocks;
  const auto& line = marked.line;
  for (std::size_t cells = 1; cells <= line.size() && line[cells - 1] != kUndecided; ++cells) {
    const bool ends = cells == line.size() || (line[cells] != kUndecided && line[cells] != line[cells - 1]);
    if (line[cells - 1] == kPaper || !ends) continue;
    const auto here = clues_of(std::span(line).first(cells));
    if (here.size() > marked.clues.size() || !std::equal(here.begin(), here.end(), marked.clues.begin()))
      break;
    blocks[here.size() - 1] = cells - here.back().length;
  }
  return blocks;
}

RC_GTEST_PROP(NonogramStruck, AreThoseCountedFromTheEdgesAndNotInDoubt, ()) {
  const auto marked = any_marked(false);
  const auto found = struck_clues(marked.clues, marked.line);
  auto painted = marked.line;
  std::ranges::replace(painted, kUndecided, kPaper);
  if (clues_of(painted) == marked.clues) {
    RC_ASSERT(std::ranges::count(found, false) == 0);
    return;
  }
  const auto left = counted_by_trying(marked);
  Blocks right;
  for (const auto& [clue, start] : counted_by_trying({mirrored(marked.clues), mirrored(marked.line)})) {
    const auto same = marked.clues.size() - 1 - clue;
    right[same] = marked.line.size() - start - marked.clues[same].length;
  }
  // A clue is in doubt where the other count has another block for it, or another clue for its block.
  const auto sure = [](std::size_t clue, const Blocks& blocks, const Blocks& others) {
    return blocks.contains(clue) && std::ranges::none_of(others, [&](const auto& other) {
             return (other.first == clue) != (other.second == blocks.at(clue));
           });
  };
  for (std::size_t clue = 0; clue < found.size(); ++clue) {
    const bool doubted = (left.contains(clue) && !sure(clue, left, right)) ||
                         (right.contains(clue) && !sure(clue, right, left));
    RC_ASSERT(found[clue] == (!doubted && (left.contains(clue) || right.contains(clue))));
  }
}

RC_GTEST_PROP(NonogramStruck, AreTheSameInAMirror, ()) {
  const auto marked = any_marked(*rc::gen::arbitrary<bool>());
  RC_ASSERT(mirrored(struck_clues(marked.clues, marked.line)) ==
            struck_clues(mirrored(marked.clues), mirrored(marked.line)));
}

RC_GTEST_PROP(NonogramStruck, AreNoneOfAnUntouchedLine, ()) {
  const auto marked = any_marked(true);
  const std::vector<Colour> untouched(marked.line.size(), kUndecided);
  RC_ASSERT(std::ranges::count(struck_clues(marked.clues, untouched), true) == 0);
}

RC_GTEST_PROP(NonogramStruck, AreAllOfALineThatIsRight, ()) {
  const auto line = any_marked(true).line;
  RC_ASSERT(std::ranges::count(struck_clues(clues_of(line), line), false) == 0);
}

// Two clues are never struck for one block.
RC_GTEST_PROP(NonogramStruck, HaveABlockEach, ()) {
  const auto marked = any_marked(*rc::gen::arbitrary<bool>());
  auto painted = marked.line;
  std::ranges::replace(painted, kUndecided, kPaper);
  auto blocks = clues_of(painted);
  const auto found = struck_clues(marked.clues, marked.line);
  auto next = blocks.begin();
  for (std::size_t clue = 0; clue < found.size(); ++clue) {
    if (!found[clue]) continue;
    next = std::find(next, blocks.end(), marked.clues[clue]);
    RC_ASSERT(next != blocks.end());
    ++next;
  }
}

}  // namespace
}  // namespace quadrille::nonogram
