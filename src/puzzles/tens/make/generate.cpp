#include "puzzles/tens/make/generate.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "puzzles/tens/make/clearable.hpp"

namespace quadrille::tens {
namespace {

int largest_digit(const Recipe& recipe) { return std::min(9, recipe.target); }

// A board that by chance has few cells may have no fitting total when the next one has.
constexpr int kMostDraws = 100;

// Of boards of 10x17 one in some forty has the rarest grade; where none of these has it, the sides or the
// target rule it out.
constexpr int kMostGraded = 1'000;

// How far the total of a board must move to become a multiple of the target, the shorter way if both are
// open. nullopt: no multiple lies between all ones and all largest digits.
std::optional<int> way_to_multiple(const Board& board, const Recipe& recipe) {
  int total = 0;
  for (const auto digit : board.digits.values()) total += digit;
  const int cells = count_cells(board);
  const int below = total - total % recipe.target;
  const int above = total == below ? below : below + recipe.target;
  const bool can_fall = below >= cells;
  const bool can_rise = above <= cells * largest_digit(recipe);
  if (!can_fall && !can_rise) return std::nullopt;
  if (can_fall && (!can_rise || total - below <= above - total)) return below - total;
  return above - total;
}

Board make_uniform(const Recipe& recipe, Random& random) {
  Board board{Grid<std::uint8_t>({recipe.rows, recipe.cols}), recipe.target};
  for_each_cell(board.digits.size(), [&](Cell cell) {
    const auto digit = static_cast<std::uint8_t>(random.between(1, largest_digit(recipe)));
    if (recipe.empty <= 0 || static_cast<double>(random.unit()) >= recipe.empty) board.digits[cell] = digit;
  });
  return board;
}

Expected<Board> make_multiple(const Recipe& recipe, Random& random) {
  Board board;
  std::optional<int> way;
  for (int draw = 0; draw < kMostDraws && !way; ++draw) {
    board = make_uniform(recipe, random);
    way = way_to_multiple(board, recipe);
  }
  if (!way) {
    return fail(fmt::format("no {}x{} board of digits like these sums to a multiple of {}", recipe.rows,
                            recipe.cols, recipe.target));
  }
  // Moves single digits by one: a handful of cells on an ordinary board, and it ends for every board, while
  // drawing again until the total fits would take forever if few totals are left.
  const int step = *way < 0 ? -1 : 1;
  for (int left = std::abs(*way); left > 0;) {
    // One after the other: in what order arguments are evaluated is the compiler's affair.
    const int col = random.between(0, recipe.cols - 1);
    const int row = random.between(0, recipe.rows - 1);
    auto& digit = board.digits[at(row, col)];
    if (digit == 0 || digit + step < 1 || digit + step > largest_digit(recipe)) continue;
    digit = static_cast<std::uint8_t>(digit + step);
    --left;
  }
  return board;
}

std::vector<std::pair<std::string, std::optional<Bounty>>> grades() {
  std::vector<std::pair<std::string, std::optional<Bounty>>> choices{{"any", std::nullopt}};
  for (const auto bounty : {Bounty::generous, Bounty::fair, Bounty::lean, Bounty::barren})
    choices.emplace_back(name(bounty), bounty);
  return choices;
}

Parameters<Recipe> parameters_of(Rule rule) {
  auto parameters = board_parameters();
  if (rule != Rule::clearable) {
    parameters.real("empty", &Recipe::empty, 0, 1, "chance of a cell to be empty")
        .choice("grade", &Recipe::grade, grades(), "how much of it can be cleared");
  }
  return parameters;
}

template <Rule Kind>
Generator<Board, Plan> generator(std::string name, std::string summary) {
  return {std::move(name), std::move(summary), parameters_of(Kind).list(),
          [](const Record& settings, Random& random, Context& context) -> Expected<Made<Board, Plan>> {
            auto recipe = parameters_of(Kind).bind(settings);
            if (!recipe) return std::unexpected(recipe.error());
            recipe->rule = Kind;
            return generate(*recipe, random, context);
          }};
}

}  // namespace

Expected<Made<Board, Plan>> generate(const Recipe& recipe, Random& random) {
  switch (recipe.rule) {
    case Rule::uniform:
      return make_uniform(recipe, random);
    case Rule::multiple:
      return make_multiple(recipe, random);
    case Rule::clearable:
      break;
  }
  auto clearing = make_clearable({recipe.rows, recipe.cols}, recipe.target, random);
  if (!clearing) return std::unexpected(clearing.error());
  return Made<Board, Plan>(std::move(clearing->board), std::move(clearing->plan));
}

Expected<Made<Board, Plan>> generate(const Recipe& recipe, Random& random, Context& context) {
  if (!recipe.grade) return generate(recipe, random);
  for (int i = 0; i < kMostGraded && context.enter_node(); ++i) {
    auto made = generate(recipe, random);
    if (!made) return made;
    const auto rating = rate(made->puzzle, context);
    if (context.end() == End::finished && rating.moves > 0 && bounty_of(rating) == *recipe.grade) return made;
  }
  if (context.end() != End::finished) return fail("the limits were reached before a board was found");
  return fail(fmt::format("none of {} boards was {}: another size or target would help", kMostGraded,
                          name(*recipe.grade)));
}

Parameters<Recipe> board_parameters() {
  return Parameters<Recipe>()
      .integer("rows", &Recipe::rows, 1, kLongestGeneratedSide, "rows of the board")
      .integer("cols", &Recipe::cols, 1, kLongestGeneratedSide, "columns of the board")
      .integer("target", &Recipe::target, 1, kLargestTarget, "sum of the digits of a move");
}

std::vector<Generator<Board, Plan>> generators() {
  return {generator<Rule::uniform>("uniform", "every digit equally likely"),
          generator<Rule::multiple>("multiple", "the total is a multiple of the target, as in the real game"),
          generator<Rule::clearable>("clearable", "full, and every cell can be cleared")};
}

}  // namespace quadrille::tens
