#include "puzzles/mines/facets.hpp"

#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/teach/technique.hpp"
#include "puzzles/mines/make/no_guess.hpp"
#include "puzzles/mines/play/games.hpp"
#include "puzzles/mines/play/referee.hpp"

namespace quadrille::mines {
namespace {

// How many games without guesses are graded before a grade counts as out of reach.
constexpr int kMostGraded = 1'000;

enum class Kind : std::uint8_t { started, stuck, no_guess };

struct Recipe : Deal {
  bool finished = false;
  std::optional<Tier> grade{};  // of a game without guesses
};

Parameters<Recipe> parameters(Kind kind) {
  auto parameters = deal_parameters<Recipe>().truth(
      "finished", &Recipe::finished, "the finished game instead, showing every mine: a board to play");
  if (kind != Kind::no_guess) return parameters;
  std::vector<std::pair<std::string, std::optional<Tier>>> grades{{"any", std::nullopt}};
  for (const auto tier : {Tier::easy, Tier::medium, Tier::hard, Tier::expert})
    grades.emplace_back(name(tier), tier);
  return parameters.choice("grade", &Recipe::grade, std::move(grades), "the hardest deduction that it needs");
}

// Every cell without a mine open, every other one shown.
Position finished(const Layout& layout) {
  Referee referee(layout);
  for_each_cell(layout.mines.size(), [&](Cell cell) {
    if (layout.mines[cell] == 0) referee.open(cell);
  });
  auto position = referee.position();
  for_each_cell(layout.mines.size(), [&](Cell cell) {
    if (layout.mines[cell] != 0) position.tiles[cell] = Tile::mine;
  });
  return position;
}

Referee opened(const Layout& layout) {
  Referee referee(layout);
  referee.open(layout.first);
  return referee;
}

// A game on which certainty ends before the board does, played on to there.
Expected<Referee> stuck(const Recipe& recipe, Random& random, Context& context) {
  for (int deals = 0; deals < kMostDeals; ++deals) {
    const auto layout = deal(recipe, random);
    if (!layout) return std::unexpected(layout.error());
    auto referee = opened(*layout);
    if (!play_certain(referee, context)) return fail("the limits were reached before a board was found");
    if (!referee.won()) return referee;
  }
  return fail(
      fmt::format("none of {} boards was of that kind; try other numbers of cells and mines", kMostDeals));
}

// A game without guesses, of the grade that is wanted.
Expected<Referee> graded(const Recipe& recipe, Random& random, Context& context) {
  for (int deals = 0; deals < kMostGraded; ++deals) {
    const auto layout = deal_without_guess(recipe, random, context);
    if (!layout) return std::unexpected(layout.error());
    if (!recipe.grade) return opened(*layout);
    const auto grade = grade_game(*layout, context);
    if (context.end() != End::finished) return fail("the limits were reached before a board was found");
    if (grade && grade->name == name(*recipe.grade)) return opened(*layout);
  }
  return fail(fmt::format("none of {} games without guesses was {}; try other numbers of cells and mines",
                          kMostGraded, name(*recipe.grade)));
}

Expected<Made<Position, Analysis>> make(Kind kind, const Record& settings, Random& random, Context& context) {
  const auto recipe = parameters(kind).bind(settings);
  if (!recipe) return std::unexpected(recipe.error());
  const auto game = kind == Kind::stuck     ? stuck(*recipe, random, context)
                    : kind == Kind::started ? mapped(deal(*recipe, random), opened)
                                            : graded(*recipe, random, context);
  return mapped(game, [&](const Referee& referee) -> Made<Position, Analysis> {
    return recipe->finished ? finished(referee.layout()) : referee.position();
  });
}

template <Kind Wanted>
Generator<Position, Analysis> generator(std::string name, std::string summary) {
  return {std::move(name), std::move(summary), parameters(Wanted).list(),
          [](const Record& settings, Random& random, Context& context) {
            return make(Wanted, settings, random, context);
          }};
}

}  // namespace

std::vector<Generator<Position, Analysis>> generators() {
  return {generator<Kind::started>("started", "a game after its first opening"),
          generator<Kind::stuck>("stuck", "a game played on as far as certainty goes: a guess is needed"),
          generator<Kind::no_guess>("no_guess", "a game after its first opening that needs no guess")};
}

}  // namespace quadrille::mines
