#include <gtest/gtest.h>

#include "engine/family/erase.hpp"
#include "service/show/view.hpp"
#include "service/solve/report.hpp"
#include "service/solve/solve.hpp"

// An answer may be megabytes: nothing on the way from a strategy to the user copies it, nor the puzzle.

namespace quadrille::service {
namespace {

// Counts how often any of its kind was copied.
struct Counted {
  Counted() = default;
  Counted(const Counted&) { ++copies; }
  Counted(Counted&&) = default;
  Counted& operator=(const Counted&) { return ++copies, *this; }
  Counted& operator=(Counted&&) = default;
  ~Counted() = default;

  inline static int copies = 0;
};
struct Heap {
  Counted counted;
};
struct Pile {
  Counted counted;
};

Expected<std::vector<Named<Heap>>> read(const Source&) {
  std::vector<Named<Heap>> heaps;
  heaps.push_back({"heap", Heap()});
  return heaps;
}

Strategy<Heap, Pile> piling() {
  return make_strategy<Heap, Pile, NoOptions>(
      {.name = "pile", .title = "Pile", .summary = "piles", .time = std::chrono::seconds(1)},
      Parameters<NoOptions>(), [](const Heap&, const NoOptions&, Context&) {
        Outcome<Pile> outcome;
        outcome.found = Found<Pile>{.answer = {}};
        return outcome;
      });
}

std::unique_ptr<const Family> heaps() {
  return erase(FamilySpec<Heap, Pile, Heap>{
      .name = "heaps",
      .summary = "makes piles",
      .introduction = {.title = "Heaps", .goal = "Make piles.", .rules = {"A heap becomes a pile."}},
      .formats = {{.name = "plain",
                   .summary = "a heap",
                   .extension = ".txt",
                   .recognise = [](const Source&) { return true; },
                   .read = read,
                   .write = [](std::span<const NamedRef<Heap>>) -> Expected<std::string> {
                     return "heap\n";
                   }}},
      .strategies = {piling()},
      .read_answer = [](const Heap&, std::string_view) -> Expected<Pile> { return Pile(); },
      .write_answer = [](const Heap&, const Pile&) { return std::string("pile\n"); },
      .blank = [](const Heap&) { return Pile(); },
      .headline = [](const Heap&, const FoundView<Pile>&) { return std::string("a pile"); },
      .check = [](const Heap&, const Pile&, Extent, Context&) { return Ruling(); },
      .picture = [](const Heap&, const Pile*) { return Picture{.board = Grid<Symbol>({1, 1}, U'?')}; },
      .size = [](const Heap&) { return Size{1, 1}; },
      .answer_record =
          AnswerRecord<Heap, Pile>{
              .write = [](const Heap&, const FoundView<Pile>&) { return Record("pile"); },
              .read = [](const Heap&, const Record&) -> Expected<Pile> { return Pile(); }},
      .games =
          Games<Heap, Pile, Heap>{
              .parameters = {},
              .deal = [](const Record&, Random&) -> Expected<Heap> { return Heap(); },
              .read = [](std::string_view) { return read({}); },
              .write = [](const Heap&) { return std::string("heap\n"); },
              .play =
                  [](const Heap& heap, const BoundStrategy<Heap, Pile>& run, Context& context) {
                    return GameResult{.won = run(heap, context).answer() != nullptr};
                  }}});
}

TEST(Copies, NoneOfAPuzzleOrAnAnswerFromReadingToReporting) {
  const auto family = heaps();
  Counted::copies = 0;
  const auto puzzles = family->read({"heap"}, "").value();
  const auto result = solve(*family, *puzzles.front().puzzle, {}).value();
  ASSERT_NE(result.outcome.answer(), nullptr);
  (void)report(*family, *puzzles.front().puzzle, result);
  (void)view(
      {.family = *family, .named = puzzles.front(), .format = "plain", .found = result.outcome.answer()});
  EXPECT_EQ(Counted::copies, 0);
}

TEST(Copies, NoneOfAGameFromDealingToItsEnd) {
  const auto family = heaps();
  Counted::copies = 0;
  const auto& games = *family->games();
  Random random(1);
  const auto game = games.deal({}, random).value();
  Context context({});
  EXPECT_TRUE(games.play(*game, family->bind("pile", {}).value(), context, {}).won);
  EXPECT_EQ(Counted::copies, 0);
}

}  // namespace
}  // namespace quadrille::service
