#include "puzzles/mines/facets.hpp"

#include <fmt/format.h>

#include "puzzles/mines/play/games.hpp"
#include "puzzles/mines/play/referee.hpp"
#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

// How many games are dealt before a board that never needs a guess, or one that does, counts as out of reach.
constexpr int kMostDeals = 10'000;

// Plays on as far as certainty goes. False: the context ended it.
bool play_certain(Referee& referee, Context& context) {
  while (!referee.won() && !referee.lost()) {
    auto position = referee.position();
    position.question = Question::next_opening;
    const auto outcome = analyse(position, Depth::counting, context);
    const auto* found = outcome.answer();
    if (found == nullptr || !found->complete) return false;
    bool any = false;
    for_each_cell(found->answer.findings.size(), [&](Cell cell) {
      if (found->answer.findings[cell] != Finding::safe) return;
      any = true;
      referee.open(cell);
    });
    if (!any) return true;
  }
  return true;
}

enum class Kind : std::uint8_t { started, stuck, no_guess };

struct Recipe : Deal {
  bool finished = false;
};

Parameters<Recipe> parameters() {
  return deal_parameters<Recipe>().truth("finished", &Recipe::finished,
                                         "the finished game instead, showing every mine: a board to play");
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

Expected<Made<Position, Analysis>> make(Kind kind, const Record& settings, Random& random, Context& context) {
  const auto recipe = parameters().bind(settings);
  if (!recipe) return std::unexpected(recipe.error());
  for (int deals = 0; deals < kMostDeals; ++deals) {
    auto layout = deal(*recipe, random);
    if (!layout) return std::unexpected(layout.error());
    Referee referee(*layout);
    referee.open(layout->first);
    auto shown = recipe->finished ? finished(*layout) : referee.position();
    if (kind == Kind::started) return shown;
    if (!play_certain(referee, context)) return fail("the limits were reached before a board was found");
    if (kind == Kind::stuck && !referee.won()) return recipe->finished ? shown : referee.position();
    if (kind == Kind::no_guess && referee.won()) return shown;
  }
  return fail(
      fmt::format("none of {} boards was of that kind; try other numbers of cells and mines", kMostDeals));
}

template <Kind Wanted>
Generator<Position, Analysis> generator(std::string name, std::string summary) {
  return {std::move(name), std::move(summary), parameters().list(),
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
