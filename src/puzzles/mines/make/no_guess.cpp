#include "puzzles/mines/make/no_guess.hpp"

#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "puzzles/mines/search/analysis.hpp"

namespace quadrille::mines {
namespace {

// Mines are laid anew among the cells that nobody can prove to be safe, and this far around them. Nearer, and
// an even chance between two cells stays one; farther, and more of what is solved already is lost.
constexpr int kReach = 1;

// Changes without any progress before a layout is given up for another one.
constexpr int kMostVain = 40;

// The safe cells that are still closed when certainty has ended. nullopt: the context has.
std::optional<std::vector<Cell>> left_closed(const Layout& layout, Context& context) {
  Referee referee(layout);
  referee.open(layout.first);
  if (!play_certain(referee, context)) return std::nullopt;
  std::vector<Cell> left;
  for_each_cell(layout.mines.size(), [&](Cell cell) {
    if (layout.mines[cell] == 0 && referee.position().tiles[cell] == Tile::closed) left.push_back(cell);
  });
  return left;
}

// The layout with as many mines as before, laid anew around some cells.
Layout laid_anew(Layout layout, std::span<const Cell> around, Start start, Random& random) {
  const auto size = layout.mines.size();
  Grid<char> touched(size, 0);
  std::vector<Cell> places;
  std::size_t mines = 0;
  for (const auto [row, col] : around) {
    for (int r = row.value - kReach; r <= row.value + kReach; ++r) {
      for (int c = col.value - kReach; c <= col.value + kReach; ++c) {
        const auto cell = at(r, c);
        if (!size.contains(cell) || touched[cell] != 0 || is_kept_clear(cell, layout.first, start)) continue;
        touched[cell] = 1;
        places.push_back(cell);
        mines += layout.mines[cell] != 0 ? 1 : 0;
        layout.mines[cell] = 0;
      }
    }
  }
  lay_mines(layout, places, mines, random);
  return layout;
}

// Improves a layout until certainty opens all of it. nullopt: that has come to nothing, or the context has
// ended.
std::optional<Layout> improved(Layout layout, Start start, Random& random, Context& context) {
  auto left = left_closed(layout, context);
  for (int vain = 0; left && !left->empty() && vain < kMostVain; ++vain) {
    auto changed = laid_anew(layout, *left, start, random);
    auto then_left = left_closed(changed, context);
    if (!then_left) return std::nullopt;
    if (then_left->size() > left->size()) continue;
    if (then_left->size() < left->size()) vain = 0;
    layout = std::move(changed);
    left = std::move(then_left);
  }
  return left && left->empty() ? std::optional(std::move(layout)) : std::nullopt;
}

}  // namespace

bool play_certain(Referee& referee, Context& context) {
  while (!referee.won() && !referee.lost()) {
    auto position = referee.position();
    position.question = Question::next_opening;
    const auto outcome = analyse(position, Depth::counting, context);
    const auto* found = outcome.answer();
    if (found == nullptr || !found->complete) return false;
    bool any = false;
    for_each_cell(found->answer.findings.size(), [&](Cell cell) {
      if (found->answer.findings[cell] == Finding::safe) any = referee.open(cell) || any;
    });
    if (!any) return true;
  }
  return true;
}

Expected<Layout> deal_without_guess(const Deal& recipe, Random& random, Context& context) {
  for (int deals = 0; deals < kMostDeals; ++deals) {
    auto layout = deal(recipe, random);
    if (!layout) return layout;
    if (auto found = improved(std::move(*layout), recipe.start, random, context)) return std::move(*found);
    if (context.end() != End::finished) return fail("the limits were reached before a board was found");
  }
  return fail(fmt::format("none of {} boards can be won without a guess; try fewer mines", kMostDeals));
}

}  // namespace quadrille::mines
