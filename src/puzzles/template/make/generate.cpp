#include "puzzles/template/make/generate.hpp"

#include <algorithm>

#include "engine/teach/walk.hpp"
#include "puzzles/template/formats/rows.hpp"
#include "puzzles/template/teach/techniques/list.hpp"

namespace quadrille::template_family {
namespace {

struct Recipe {
  int rows = 6;
  int cols = 6;
  double share = 0.5;
};

Parameters<Recipe> recipe_parameters() {
  return Parameters<Recipe>()
      .integer("rows", &Recipe::rows, 1, kLongestSide, "rows of squares")
      .integer("cols", &Recipe::cols, 1, kLongestSide, "columns of squares")
      .real("share", &Recipe::share, 0.0, 1.0, "share of squares with a tick");
}

// What the techniques leave open.
std::vector<Cell> left_open(const Puzzle& puzzle, Context& context) {
  Hand<Notes, Finding> hand(Notes(puzzle, blank(puzzle)), techniques());
  while (const auto insight = hand.next(context)) hand.note(insight->finding);
  std::vector<Cell> open;
  for_each_cell(puzzle.page.size(), [&](Cell cell) {
    if (hand.notes().page()[cell] == kOpen) open.push_back(cell);
  });
  return open;
}

Expected<Made<Puzzle, Answer>> posed(const Grid<Symbol>& page, Random& random, Context& context) {
  auto puzzle = counted(page);
  for (;;) {
    const auto open = left_open(puzzle, context);
    if (context.end() != End::finished) return fail("the limits were reached before a puzzle was made");
    if (open.empty()) return Made<Puzzle, Answer>{std::move(puzzle), Answer{page}};
    const auto cell = open[random.below(static_cast<std::uint32_t>(open.size()))];
    puzzle.page[cell] = page[cell];
  }
}

Expected<Made<Puzzle, Answer>> make_random(const Record& settings, Random& random, Context& context) {
  const auto recipe = recipe_parameters().bind(settings);
  if (!recipe) return std::unexpected(recipe.error());
  return posed(random_page({recipe->rows, recipe->cols}, recipe->share, random), random, context);
}

Expected<Made<Puzzle, Answer>> make_from_page(const Source& source, const Record& /*settings*/,
                                              Random& random, Context& context) {
  const auto page = read_page(source.text);
  if (!page) return std::unexpected(page.error());
  if (std::ranges::find(page->values(), kOpen) != page->values().end())
    return fail("the page has open squares: give one that is filled in with 'x' and '-'");
  return posed(*page, random, context);
}

}  // namespace

Grid<Symbol> random_page(Size size, double share, Random& random) {
  Grid<Symbol> page(size, kBlank);
  for_each_cell(size, [&](Cell cell) {
    if (static_cast<double>(random.unit()) < share) page[cell] = kTick;
  });
  return page;
}

std::vector<Generator<Puzzle, Answer>> generators() {
  return {{.name = "random",
           .summary = "ticks at random",
           .parameters = recipe_parameters().list(),
           .make = make_random},
          {.name = "page",
           .summary = "the page of a file as the answer",
           .parameters = {},
           .make = make_from_page}};
}

}  // namespace quadrille::template_family
