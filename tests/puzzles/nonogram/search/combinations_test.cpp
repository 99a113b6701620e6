#include "puzzles/nonogram/search/combinations/solver.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/parallel/parallel.hpp"
#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/lines/line.hpp"

namespace quadrille::nonogram::combinations {
namespace {

constexpr std::string_view kSymbols = ".#abcd";
constexpr std::size_t kPlenty = std::size_t{1} << 30U;

// One line with its facts: '?' is anything, '!' anything but paper.
class Sheet {
 public:
  Sheet(Clues clues, std::string_view cells)
      : clues_(std::move(clues)), lines_(clues_, static_cast<int>(cells.size()), kSymbols.size()) {
    masks_.resize(lines_.all_words());
    for (std::size_t i = 0; i < cells.size(); ++i) {
      for (const auto colour : lines_[0].colours) {
        const bool may = cells[i] == '?' || cells[i] == kSymbols[colour] || (cells[i] == '!' && colour != 0);
        if (may) insert(Bits(masks_).subspan(colour * words(), words()), static_cast<int>(i), 1);
      }
    }
  }

  [[nodiscard]] Facts facts() { return {lines_[0], masks_.data(), words()}; }

  // The cells as they were given, with what has been learned.
  [[nodiscard]] std::string drawn() {
    std::string text;
    const auto known = facts();
    for (int cell = 0; cell < known.line().length; ++cell) {
      char symbol = '\0';
      for (std::size_t slot = 0; slot < known.slots(); ++slot) {
        if (test(known.may(slot), cell)) symbol = symbol == '\0' ? kSymbols[known.line().colours[slot]] : '?';
      }
      if (symbol == '?' && !test(known.may(0), cell)) symbol = '!';
      text += symbol;
    }
    return text;
  }

 private:
  [[nodiscard]] std::size_t words() const { return lines_.row_words(); }

  Clues clues_;
  Lines lines_;
  std::vector<Word> masks_;
};

Clues runs(std::initializer_list<int> lengths) {
  Clues clues;
  for (const int length : lengths) clues.push_back({.length = static_cast<std::uint16_t>(length)});
  return clues;
}

std::string text_of(const Provider& provider, const Facts& facts, std::size_t index) {
  std::string text(static_cast<std::size_t>(facts.line().length), '?');
  std::vector<Word> cells(facts.words());
  for (std::size_t slot = 0; slot < facts.slots(); ++slot) {
    provider.project(index, slot, cells);
    for (int cell = 0; cell < facts.line().length; ++cell) {
      if (test(cells, cell)) text[static_cast<std::size_t>(cell)] = kSymbols[facts.line().colours[slot]];
    }
  }
  return text;
}

std::vector<std::string> listed(const Provider& provider, const Facts& facts) {
  std::vector<std::string> all;
  for (std::size_t i = 0; i < provider.size(); ++i) all.push_back(text_of(provider, facts, i));
  return all;
}

std::vector<std::string> generated(Clues clues, std::string_view cells) {
  Sheet sheet(std::move(clues), cells);
  Provider provider;
  Context context({});
  EXPECT_EQ(provider.generate(sheet.facts(), kPlenty, context), Generated::ready);
  EXPECT_EQ(provider.size(), count(sheet.facts()));
  return listed(provider, sheet.facts());
}

using Texts = std::vector<std::string>;

TEST(NonogramBitset, InsertsErasesAndTestsAcrossWords) {
  std::vector<Word> set(3);
  insert(set, 60, 80);
  for (int cell = 0; cell < 192; ++cell) EXPECT_EQ(test(set, cell), cell >= 60 && cell < 140) << cell;
  erase(set, 64, 64);
  for (int cell = 0; cell < 192; ++cell) {
    EXPECT_EQ(test(set, cell), (cell >= 60 && cell < 64) || (cell >= 128 && cell < 140)) << cell;
  }
}

RC_GTEST_PROP(NonogramBitset, OperatesAsSetsDo, ()) {
  const auto members = rc::gen::container<std::set<int>>(rc::gen::inRange(0, 150));
  const auto a = *members;
  const auto b = *members;
  const auto bits = [](const std::set<int>& cells) {
    std::vector<Word> set(3);
    for (const int cell : cells) insert(set, cell, 1);
    return set;
  };
  auto both = bits(a);
  intersect(both, bits(b));
  auto either = bits(a);
  unite(either, bits(b));
  auto first = bits(a);
  subtract(first, bits(b));
  for (int cell = 0; cell < 192; ++cell) {
    RC_ASSERT(test(both, cell) == (a.contains(cell) && b.contains(cell)));
    RC_ASSERT(test(either, cell) == (a.contains(cell) || b.contains(cell)));
    RC_ASSERT(test(first, cell) == (a.contains(cell) && !b.contains(cell)));
  }
  RC_ASSERT(is_subset(bits(a), bits(b)) == std::ranges::includes(b, a));
}

TEST(NonogramCombinationGenerator, ListsEveryPlacementOnce) {
  EXPECT_EQ(generated({}, "???"), Texts{"..."});
  EXPECT_EQ(generated(runs({3}), "???"), Texts{"###"});
  EXPECT_EQ(generated(runs({1}), "???"), (Texts{"#..", ".#.", "..#"}));
  EXPECT_EQ(generated(runs({1, 1}), "????"), (Texts{"#.#.", "#..#", ".#.#"}));
  EXPECT_EQ(generated(runs({2, 1}), "?????"), (Texts{"##.#.", "##..#", ".##.#"}));
  EXPECT_EQ(generated(runs({1, 1, 1}), "?????"), Texts{"#.#.#"});
  EXPECT_EQ(generated(runs({2, 2}), "????"), Texts{});
  EXPECT_EQ(generated(runs({5}), "????"), Texts{});
}

TEST(NonogramCombinationGenerator, LetsDifferentColoursTouch) {
  EXPECT_EQ(generated({{1, 1}, {1, 2}}, "???"), (Texts{"#a.", "#.a", ".#a"}));
  EXPECT_EQ(generated({{1, 2}, {1, 2}}, "???"), Texts{"a.a"});
  EXPECT_EQ(generated({{2, 1}, {2, 2}}, "????"), Texts{"##aa"});
}

TEST(NonogramCombinationGenerator, KeepsToTheFacts) {
  EXPECT_EQ(generated(runs({1, 1}), "?#??"), Texts{".#.#"});
  EXPECT_EQ(generated(runs({2}), "??.??"), (Texts{"##...", "...##"}));
  EXPECT_EQ(generated({{1, 1}, {1, 2}}, "!??"), (Texts{"#a.", "#.a"}));
}

TEST(NonogramCombinationGenerator, CountsWithoutListing) {
  const std::string wide(25, '?');
  EXPECT_EQ(count(Sheet(runs({1, 1, 1, 1, 1}), wide).facts()), 20'349U);
  const std::string wider(40, '?');
  EXPECT_EQ(count(Sheet(runs({1, 1, 1, 1, 1, 1, 1, 1, 1}), wider).facts()), 28'048'800U);
  // Beyond any number of bytes: counted no further than 2^62.
  EXPECT_EQ(count(Sheet(Clues(100, Clue{.length = 1}), std::string(1000, '?')).facts()),
            std::uint64_t{1} << 62U);
}

TEST(NonogramCombinationProvider, GeneratesOnceWithTheFactsOfThatMoment) {
  Sheet sheet(runs({1}), "???");
  Provider provider;
  Context context({});
  EXPECT_FALSE(provider.is_generated());
  sheet.facts().mark(0, 0);
  ASSERT_EQ(provider.generate(sheet.facts(), kPlenty, context), Generated::ready);
  sheet.facts().mark(1, 0);
  ASSERT_EQ(provider.generate(sheet.facts(), kPlenty, context), Generated::ready);
  EXPECT_EQ(listed(provider, sheet.facts()), (Texts{".#.", "..#"}));
}

TEST(NonogramCombinationProvider, RefusesWhatDoesNotFitItsBytesAndKeepsNothing) {
  Sheet sheet(runs({1, 1, 1, 1, 1}), std::string(25, '?'));
  Provider provider;
  Context context({});
  EXPECT_EQ(provider.generate(sheet.facts(), 20'348 * sizeof(Word), context), Generated::too_many);
  EXPECT_FALSE(provider.is_generated());
  EXPECT_EQ(provider.bytes(), 0U);
  EXPECT_EQ(provider.generate(sheet.facts(), 20'349 * sizeof(Word), context), Generated::ready);
  context.release(provider.bytes());
}

std::string after_overlaps(Clues clues, std::string_view cells) {
  Sheet sheet(std::move(clues), cells);
  Provider provider;
  Context context({});
  EXPECT_EQ(provider.generate(sheet.facts(), kPlenty, context), Generated::ready);
  for (std::size_t slot = 0; slot < sheet.facts().slots(); ++slot) {
    if (overlap(provider, sheet.facts(), slot, context).contradiction) return "contradiction";
  }
  return sheet.drawn();
}

TEST(NonogramOverlap, FillsWhatAllCombinationsFillAndEmptiesWhatNoneDoes) {
  EXPECT_EQ(after_overlaps(runs({3}), "?????"), "??#??");
  EXPECT_EQ(after_overlaps(runs({2, 1}), "????"), "##.#");
  EXPECT_EQ(after_overlaps(runs({1}), "?#?"), ".#.");
  EXPECT_EQ(after_overlaps({}, "???"), "...");
}

TEST(NonogramOverlap, WithoutCombinationsIsAContradictionNotAFact) {
  EXPECT_EQ(after_overlaps(runs({2}), "#.#"), "contradiction");
}

TEST(NonogramOverlap, SeesWhatColoursSayAboutEachOther) {
  // The smallest line that lists by colour get wrong: the black cell decides the first and the third.
  EXPECT_EQ(after_overlaps({{1, 1}, {1, 2}}, "?#?."), ".#a.");
}

TEST(NonogramCrossReference, DropsByFillsByEmptiesAndByOtherColours) {
  const auto left = [](std::string_view facts, std::size_t slot) {
    Sheet sheet({{1, 1}, {1, 2}}, "????");
    Provider provider;
    Context context({});
    EXPECT_EQ(provider.generate(sheet.facts(), kPlenty, context), Generated::ready);
    Sheet later({{1, 1}, {1, 2}}, facts);
    (void)cross_reference(provider, later.facts(), slot, context);
    return listed(provider, later.facts());
  };
  EXPECT_EQ(left("#???", 1), (Texts{"#a..", "#.a.", "#..a"}));
  EXPECT_EQ(left(".???", 1), (Texts{".#a.", ".#.a", "..#a"}));
  EXPECT_EQ(left("??a?", 2), (Texts{"#.a.", ".#a."}));
  EXPECT_EQ(left("?a??", 1), (Texts{"#a..", "#.a.", "#..a", "..#a"}));
}

TEST(NonogramCrossReference, OverlapsEveryColourOfTheLineAtOnce) {
  Sheet sheet({{1, 1}, {1, 2}}, "???.");
  Provider provider;
  Context context({});
  ASSERT_EQ(provider.generate(sheet.facts(), kPlenty, context), Generated::ready);
  sheet.facts().mark(1, 1);
  const auto delta = cross_reference(provider, sheet.facts(), 1, context);
  EXPECT_EQ(delta.dropped, 2U);
  EXPECT_EQ(sheet.drawn(), ".#a.");
}

TEST(NonogramWorkQueue, HoldsNoItemTwiceUntilItIsTaken) {
  WorkQueue queue(4, 2);
  const WorkItem item{3, Operation::overlap, 1};
  queue.add(item);
  queue.add(item);
  queue.add({3, Operation::cross_reference, 1});
  EXPECT_EQ(queue.take(), item);
  queue.add(item);
  EXPECT_EQ(queue.take_all(), (std::vector<WorkItem>{{3, Operation::cross_reference, 1}, item}));
}

TEST(NonogramWorkQueue, ConvergesWhenNothingIsInFlight) {
  WorkQueue queue(1, 1);
  queue.add({});
  ASSERT_TRUE(queue.take());
  // A second worker waits, since the item in flight may bring another, and gets that.
  std::optional<WorkItem> got;
  {
    const std::jthread other([&] {
      got = queue.take();
      queue.done();
    });
    queue.add({0, Operation::cross_reference, 0});
    queue.done();
  }
  EXPECT_TRUE(got.has_value());
  EXPECT_FALSE(queue.take());
}

struct Solved {
  CombinationSolver::State state = CombinationSolver::State::converged;
  Painting painting;
  std::vector<std::size_t> refused;
};

Solved solved(const Puzzle& puzzle, const Options& options) {
  const Lines lines(puzzle);
  Context context({.threads = 4});
  CombinationSolver solver(lines, first_candidates(puzzle, lines, context).candidates, options, context);
  const auto state = solver.run();
  return {state, painting_of(lines, solver.candidates()), solver.refused_lines()};
}

TEST(NonogramCombinationsEndToEnd, TinyPuzzles) {
  for (const auto* picture :
       {"##\n#.\n", "###\n#.#\n###\n", ".#.\n###\n.#.\n", "#####\n#...#\n#.#.#\n#...#\n#####\n",
        "..#..\n.###.\n#####\n.#.#.\n.###.\n", "..\n..\n"}) {
    for (const bool deterministic : {true, false}) {
      const auto ended = solved(puzzle_of_drawing(picture), {.workers = 3, .deterministic = deterministic});
      EXPECT_EQ(ended.state, CombinationSolver::State::converged);
      EXPECT_EQ(ended.painting, painted(picture)) << picture;
    }
  }
}

TEST(NonogramCombinationsEndToEnd, TinyPuzzlesInColour) {
  const auto* picture = "##rr\n#gg.\nrrr#\n";
  EXPECT_EQ(solved(puzzle_of_drawing(picture, 3), {}).painting, painted(picture, 3));
}

TEST(NonogramCombinationsEndToEnd, AContradictionIsFound) {
  const Puzzle puzzle{.rows = {{{.length = 2}}, {}, {{.length = 1}}},
                      .cols = {{{.length = 2}}, {{.length = 1}}},
                      .palette = inks(1)};
  EXPECT_EQ(solved(puzzle, {}).state, CombinationSolver::State::contradiction);
}

TEST(NonogramCombinationsEndToEnd, EveryLineIsSeededHoweverFewAtATime) {
  // Only the last lines to be seeded say anything: an empty grid but for one full row of singles.
  const auto* picture = "#.#.#.#.#\n.........\n.........\n.........\n";
  EXPECT_EQ(solved(puzzle_of_drawing(picture), {.max_initial_seeds = 1}).painting, painted(picture));
}

TEST(NonogramCombinationsEndToEnd, TheGuardEndsIt) {
  const auto ended = solved(puzzle_of_drawing("###\n#.#\n###\n"), {.max_iterations = 1});
  EXPECT_EQ(ended.state, CombinationSolver::State::out_of_iterations);
}

TEST(NonogramCombinationsEndToEnd, ALineWithTooManyCombinationsIsNamedAndTheOthersGoOn) {
  // Row 1 has 3.9e9 combinations; its columns decide it without them.
  std::string dotted;
  for (int i = 0; i < 12; ++i) dotted += "#...";
  const auto picture = std::string(dotted.size(), '#') + "\n" + dotted + "\n";
  const auto ended = solved(puzzle_of_drawing(picture), {.early_stop = false, .line_megabytes = 1});
  EXPECT_EQ(ended.painting, painted(picture));
  EXPECT_TRUE(ended.refused.empty());  // the columns leave row 1 a single combination
  // Two such rows, and columns that know nothing.
  const Puzzle open{.rows = std::vector<Clues>(2, Clues(12, Clue{.length = 1})),
                    .cols = std::vector<Clues>(50, Clues{{.length = 1}}),
                    .palette = inks(1)};
  EXPECT_EQ(solved(open, {.line_megabytes = 1}).refused, (std::vector<std::size_t>{0, 1}));
}

RC_GTEST_PROP(NonogramCombinations, AnyNumberOfWorkersAndEitherModeEndAlike, ()) {
  const auto known = *any_known({.most_rows = 12, .most_cols = 12});
  const auto first = solved(known.puzzle, {.workers = 1});
  for (const int workers : {2, 4}) {
    for (const bool deterministic : {true, false}) {
      const auto again = solved(known.puzzle, {.workers = workers, .deterministic = deterministic});
      RC_ASSERT(again.painting == first.painting);
      RC_ASSERT(again.state == first.state);
    }
  }
}

// Random facts come in one after the other: what a cross-reference has dropped never comes back.
RC_GTEST_PROP(NonogramCrossReferenceStability, NoDroppedCombinationComesBack, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  const Colour inks_used = static_cast<Colour>(random.between(1, 3));
  Clues clues;
  for (int i = random.between(0, 4); i > 0; --i) {
    clues.push_back({.length = static_cast<std::uint16_t>(random.between(1, 3)),
                     .colour = static_cast<Colour>(random.between(1, inks_used))});
  }
  Sheet sheet(clues, std::string(static_cast<std::size_t>(random.between(8, 14)), '?'));
  const auto facts = sheet.facts();
  Provider provider;
  Context context({});
  RC_ASSERT(provider.generate(facts, kPlenty, context) == Generated::ready);
  auto before = listed(provider, facts);
  for (int step = 0; step < 12; ++step) {
    const auto slot = random.below(static_cast<std::uint32_t>(facts.slots()));
    erase(facts.may(slot), random.between(0, facts.line().length - 1), 1);
    (void)cross_reference(provider, facts, random.below(static_cast<std::uint32_t>(facts.slots())), context);
    const auto after = listed(provider, facts);
    for (const auto& combination : after) {
      RC_ASSERT(std::ranges::find(before, combination) != before.end());
    }
    before = after;
  }
}

RC_GTEST_PROP(NonogramAfterConvergence, NoCombinationContradictsTheFacts, ()) {
  const auto known = *any_known({.most_rows = 12, .most_cols = 12});
  const Lines lines(known.puzzle);
  Context context({.threads = 2});
  CombinationSolver solver(lines, first_candidates(known.puzzle, lines, context).candidates,
                           {.deterministic = *rc::gen::arbitrary<bool>(), .early_stop = false}, context);
  RC_ASSERT(solver.run() == CombinationSolver::State::converged);
  for (std::size_t line = 0; line < lines.count(); ++line) {
    const auto facts = solver.facts(line);
    const auto& provider = solver.provider(line);
    RC_ASSERT(provider.is_generated());
    RC_ASSERT(provider.size() > 0U);
    RC_ASSERT(provider.size() == count(facts));
    std::vector<Word> cells(facts.words());
    for (std::size_t i = 0; i < provider.size(); ++i) {
      for (std::size_t slot = 0; slot < facts.slots(); ++slot) {
        provider.project(i, slot, cells);
        RC_ASSERT(is_subset(cells, facts.may(slot)));
      }
    }
  }
}

// ---- what the source document says of seeding, guards and workers ----

TEST(NonogramSeeding, TheSourceStopsAfterTwoBatchesAndLeavesLinesUnseen) {
  // The columns have the least slack and show nothing; the 3 that overlaps itself is seeded only if all are.
  const auto puzzle = puzzle_of_drawing("###..\n...##\n");
  EXPECT_EQ(solved(puzzle, {.seeding = Seeding::source, .max_initial_seeds = 1}).painting,
            painted("?????\n?????\n"));
  EXPECT_EQ(solved(puzzle, {.max_initial_seeds = 1}).painting, painted("??#??\n??.??\n"));
}

TEST(NonogramGuard, IsOnByDefaultAndFarAboveWhatAPuzzleNeeds) {
  EXPECT_EQ(Options{}.max_iterations, 10'000'000);
}

TEST(NonogramWorkers, AreNoMoreThanTheMachineHasAndThatIsTold) {
  std::vector<std::string> warnings;
  const auto puzzle = puzzle_of_drawing("##\n#.\n");
  const Lines lines(puzzle);
  Context context({.log = {.sink = [&](LogLevel, std::string_view line) { warnings.emplace_back(line); }}});
  const CombinationSolver solver(lines, first_candidates(puzzle, lines, context).candidates,
                                 {.workers = machine_threads() + 6}, context);
  EXPECT_EQ(warnings,
            std::vector{fmt::format("{} workers work where {} were wanted: this machine has no more threads",
                                    machine_threads(), machine_threads() + 6)});
  EXPECT_EQ(context.metrics.extra.front(), std::pair(std::string("workers"), double(machine_threads())));
}

}  // namespace
}  // namespace quadrille::nonogram::combinations
