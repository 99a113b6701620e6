#include "puzzles/sudoku/make/generate.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "puzzles/sudoku/facets.hpp"
#include "puzzles/sudoku/model/houses.hpp"
#include "puzzles/sudoku/search/solving.hpp"
#include "puzzles/sudoku/teach/by_hand.hpp"

namespace quadrille::sudoku {
namespace {

// Beyond this a recipe is taken to be out of reach: of random squares of nine one in some twenty has the
// rarest grade, and that of four hardly any but the easiest.
constexpr int kMostSquares = 300;
// A proof that takes more is given up, and the digit stays.
constexpr std::uint64_t kDiggingNodes = 3'000;

struct UniqueOptions {
  int size = 9;
  Symmetry symmetry = Recipe{}.symmetry;
  std::optional<Tier> grade{};
  std::int64_t givens = 0;
};

template <class Thing>
void shuffle(std::vector<Thing>& things, Random& random) {
  for (auto left = static_cast<std::uint32_t>(things.size()); left > 1; --left)
    std::swap(things[left - 1], things[random.below(left)]);
}

// The numbers of lines with those of a block kept together, blocks and lines within them by chance.
std::vector<int> shuffled_lines(int blocks, int length, Random& random) {
  std::vector<int> order(static_cast<std::size_t>(blocks));
  for (int i = 0; i < blocks; ++i) order[i] = i;
  shuffle(order, random);
  std::vector<int> lines;
  for (const int block : order) {
    std::vector<int> within(static_cast<std::size_t>(length));
    for (int i = 0; i < length; ++i) within[i] = block * length + i;
    shuffle(within, random);
    lines.insert(lines.end(), within.begin(), within.end());
  }
  return lines;
}

// A full square. One of a regular pattern first, its lines and digits exchanged by chance; then two thirds of
// it are forgotten and filled in anew, with a digit or two tried in places of their own, so that the pattern
// is gone.
Filling full_square(int side, Random& random, Context& context) {
  const auto boxes = *boxes_of(side);
  const auto rows = shuffled_lines(side / boxes.rows, boxes.rows, random);
  const auto cols = shuffled_lines(side / boxes.cols, boxes.cols, random);
  std::vector<int> digits(static_cast<std::size_t>(side));
  for (int i = 0; i < side; ++i) digits[i] = i + 1;
  shuffle(digits, random);
  Filling square{Grid<std::uint8_t>({side, side})};
  for_each_cell(square.digits.size(), [&](Cell cell) {
    const int row = rows[cell.row.value];
    const int shift = boxes.cols * (row % boxes.rows) + row / boxes.rows;
    square.digits[cell] = static_cast<std::uint8_t>(digits[(shift + cols[cell.col.value]) % side]);
  });
  constexpr int kRounds = 6;
  for (int round = 0; round < kRounds; ++round) {
    Puzzle part{square.digits};
    for_each_cell(part.givens.size(), [&](Cell cell) {
      if (random.below(3) != 0) part.givens[cell] = 0;
    });
    // One after the other: in what order arguments are evaluated is the compiler's affair.
    const int col = random.between(0, side - 1);
    const int row = random.between(0, side - 1);
    part.givens[at(row, col)] = static_cast<std::uint8_t>(random.between(1, side));
    auto own = context.child({.nodes = kDiggingNodes, .quiet = true, .silent = true});
    auto filled = search_fastest(part, 1, own);
    context.metrics.join(own.metrics);
    if (!filled.fillings.empty()) square = std::move(filled.fillings.front());
  }
  return square;
}

Cell opposite(Cell cell, Symmetry symmetry, int side) {
  const auto [row, col] = std::pair(cell.row.value, cell.col.value);
  switch (symmetry) {
    case Symmetry::none:
      return cell;
    case Symmetry::rotational:
      return at(side - 1 - row, side - 1 - col);
    case Symmetry::mirror:
      return at(row, side - 1 - col);
    case Symmetry::diagonal:
      return at(col, row);
  }
  return cell;
}

// Whether techniques up to a tier work a puzzle out, which then has one answer.
bool is_within(const Puzzle& puzzle, Tier hardest, Context& context) {
  ByHand hand(puzzle, blank(puzzle));
  while (!hand.finished()) {
    const auto insight = hand.next(hardest, context);
    if (!insight) return false;
    hand.note(insight->finding);
  }
  return true;
}

bool is_unique(const Puzzle& puzzle, Context& context) {
  auto own = context.child({.nodes = kDiggingNodes, .quiet = true, .silent = true});
  const bool unique = prove(puzzle, own).answers == Number::one;
  context.metrics.join(own.metrics);
  return unique;
}

Puzzle dug(const Filling& square, const Recipe& recipe, Random& random, Context& context) {
  Puzzle puzzle{square.digits};
  std::vector<Cell> order;
  for_each_cell(puzzle.givens.size(), [&](Cell cell) { order.push_back(cell); });
  shuffle(order, random);
  auto left = static_cast<int>(order.size());
  for (const Cell cell : order) {
    const Cell other = opposite(cell, recipe.symmetry, recipe.side);
    const int taken = cell == other ? 1 : 2;
    if (puzzle.givens[cell] == 0 || left - taken < recipe.givens || context.end() != End::finished) continue;
    auto without = puzzle;
    without.givens[cell] = without.givens[other] = 0;
    const bool stays = recipe.grade && *recipe.grade < Tier::diabolical
                           ? is_within(without, *recipe.grade, context)
                           : is_unique(without, context);
    if (!stays) continue;
    puzzle = std::move(without);
    left -= taken;
  }
  return puzzle;
}

std::vector<std::pair<std::string, std::optional<Tier>>> grades() {
  std::vector<std::pair<std::string, std::optional<Tier>>> choices{{"any", std::nullopt}};
  for (const auto tier : {Tier::easy, Tier::medium, Tier::hard, Tier::expert, Tier::diabolical})
    choices.emplace_back(name(tier), tier);
  return choices;
}

Parameters<UniqueOptions> parameters() {
  return Parameters<UniqueOptions>()
      .choice("size", &UniqueOptions::size, {{"4", 4}, {"6", 6}, {"9", 9}, {"16", 16}}, "rows and columns")
      .choice("symmetry", &UniqueOptions::symmetry,
              {{"none", Symmetry::none},
               {"rotational", Symmetry::rotational},
               {"mirror", Symmetry::mirror},
               {"diagonal", Symmetry::diagonal}},
              "of the given cells")
      .choice("grade", &UniqueOptions::grade, grades(), "how hard it is for a person")
      .integer("givens", &UniqueOptions::givens, std::int64_t{0}, std::int64_t{kMostCells},
               "digits given at least");
}

Expected<Made<Puzzle, Filling>> make(const Record& settings, Random& random, Context& context) {
  const auto options = parameters().bind(settings);
  if (!options) return std::unexpected(options.error());
  const auto cells = std::int64_t{options->size} * options->size;
  if (options->givens > cells) {
    return fail(fmt::format("a {0}x{0} square has {1} cells, not {2} to be given", options->size, cells,
                            options->givens));
  }
  return generate({.side = options->size,
                   .symmetry = options->symmetry,
                   .grade = options->grade,
                   .givens = static_cast<int>(options->givens)},
                  random, context);
}

}  // namespace

Expected<Made<Puzzle, Filling>> generate(const Recipe& recipe, Random& random, Context& context) {
  for (int i = 0; i < kMostSquares && context.enter_node(); ++i) {
    auto square = full_square(recipe.side, random, context);
    auto puzzle = dug(square, recipe, random, context);
    if (context.end() != End::finished) break;
    if (recipe.grade) {
      const auto graded = grade(puzzle, context);
      if (!graded || graded->name != name(*recipe.grade)) continue;
    }
    return Made<Puzzle, Filling>(std::move(puzzle), std::move(square));
  }
  if (context.end() != End::finished) return fail("the limits were reached before a puzzle was found");
  return fail("no such puzzle was found: another grade, fewer given digits or a larger square would help");
}

std::vector<Generator<Puzzle, Filling>> generators() {
  return {
      {.name = "unique",
       .summary = "a full square by chance, from which digits are taken while its answer stays the only one",
       .parameters = parameters().list(),
       .make = make}};
}

}  // namespace quadrille::sudoku
