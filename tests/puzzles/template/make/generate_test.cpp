#include <gtest/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/make/generate.hpp"

namespace quadrille::template_family {
namespace {

const Generator<Puzzle, Answer>& generator(std::size_t number) {
  static const auto all = generators();
  return all[number];
}

TEST(TemplateGenerate, EveryPuzzleHasTheOneAnswerItWasMadeWith) {
  const auto make = std::get<Generator<Puzzle, Answer>::FromNothing>(generator(0).make);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed);
    Context context({});
    const auto made = make(Record::Map{{"rows", 3}, {"cols", 4}, {"share", 0.5}}, random, context);
    ASSERT_TRUE(made) << made.error().message;
    EXPECT_EQ(every_answer(made->puzzle), std::vector{*made->answer});
  }
}

TEST(TemplateGenerate, AFilledPageBecomesTheAnswer) {
  const auto make = std::get<Generator<Puzzle, Answer>::FromFile>(generator(1).make);
  Random random(1);
  Context context({});
  EXPECT_EQ(make({"x-\n-x\n"}, {}, random, context)->answer, page("x-\n-x\n"));
  EXPECT_EQ(make({"x.\n"}, {}, random, context).error().message,
            "the page has open squares: give one that is filled in with 'x' and '-'");
  Context cut({.limits = {.nodes = 1}});
  EXPECT_EQ(make({"x-\n-x\n"}, {}, random, cut).error().message,
            "the limits were reached before a puzzle was made");
}

}  // namespace
}  // namespace quadrille::template_family
