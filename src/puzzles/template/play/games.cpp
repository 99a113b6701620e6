#include "puzzles/template/play/games.hpp"

#include <algorithm>

#include "grid/picture.hpp"
#include "puzzles/template/formats/rows.hpp"
#include "puzzles/template/make/generate.hpp"
#include "puzzles/template/rules.hpp"

namespace quadrille::template_family {
namespace {

struct Deal {
  int side = 5;
};

Parameters<Deal> deal_parameters() {
  return Parameters<Deal>().integer("side", &Deal::side, 1, kLongestSide, "rows and columns of the page");
}

Expected<Game> deal(const Record& settings, Random& random) {
  constexpr double kShare = 0.5;  // where most pages have the same numbers
  const auto wanted = deal_parameters().bind(settings);
  if (!wanted) return std::unexpected(wanted.error());
  return Game{random_page({wanted->side, wanted->side}, kShare, random)};
}

Expected<std::vector<Named<Game>>> read(std::string_view text) {
  auto page = read_page(text);
  if (!page) return std::unexpected(page.error());
  if (std::ranges::find(page->values(), kOpen) != page->values().end())
    return fail("a game is a page without open squares");
  return std::vector<Named<Game>>{{"1", Game{std::move(*page)}}};
}

std::string write(const Game& game) { return plain_text(game.hidden); }

// The referee looks at the hidden page alone. Whoever gives up, is cut, or names a page that does not go with
// what was shown has lost; so every round shows another square, and the game ends whatever the strategy does.
GameResult play(const Game& game, const BoundStrategy<Puzzle, Answer>& run, Context& context) {
  auto shown = counted(game.hidden);
  GameResult result{.score = static_cast<double>(game.hidden.size().cells())};
  for (;;) {
    const auto outcome = run(shown, context);
    const auto* found = outcome.answer();
    if (found == nullptr || !check(shown, found->answer, Extent::whole, context).right()) return result;
    result.won = found->answer.page == game.hidden;
    if (result.won) return result;
    const auto [named, hidden] = std::ranges::mismatch(found->answer.page.values(), game.hidden.values());
    const auto number = static_cast<int>(hidden - game.hidden.values().begin());
    shown.page[at(number / game.hidden.cols(), number % game.hidden.cols())] = *hidden;
    ++result.guesses;
    result.score -= 1;
  }
}

}  // namespace

Games<Puzzle, Answer, Game> games() {
  return {.parameters = deal_parameters().list(), .deal = deal, .read = read, .write = write, .play = play};
}

}  // namespace quadrille::template_family
