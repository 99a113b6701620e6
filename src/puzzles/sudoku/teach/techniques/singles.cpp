#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

std::optional<Finding> find_full_house(Notes& notes, Context& /*context*/) {
  for (int house = 0; house < notes.houses().count(); ++house) {
    const auto open = notes.open_cells(house);
    if (open.size() != 1 || !is_single(notes[open.front()])) continue;
    return Finding{.narrowed = {{open.front(), notes[open.front()]}}, .cells = open, .houses = {house}};
  }
  return std::nullopt;
}

std::string tell_full_house(const Notes& notes, const Finding& finding) {
  return fmt::format("{} has one open cell", name_of(notes.houses(), finding.houses.front()));
}

// Boxes first: there a person sees it at a glance.
std::optional<Finding> find_hidden(Notes& notes, Context& /*context*/) {
  const int side = notes.houses().side;
  for (int i = 0; i < notes.houses().count(); ++i) {
    const int house = (i + 2 * side) % notes.houses().count();
    for (int digit = 1; digit <= side; ++digit) {
      const auto places = notes.places(house, digit);
      if (places.size() != 1) continue;
      return Finding{.narrowed = {{places.front(), digit_bit(digit)}},
                     .cells = notes.open_cells(house),
                     .digits = digit_bit(digit),
                     .houses = {house}};
    }
  }
  return std::nullopt;
}

std::string tell_hidden(const Notes& notes, const Finding& finding) {
  return fmt::format("{} can go nowhere else in {}", in_words(finding.digits),
                     name_of(notes.houses(), finding.houses.front()));
}

std::optional<Finding> find_naked(Notes& notes, Context& /*context*/) {
  for (int cell = 0; cell < notes.cells(); ++cell) {
    if (is_single(notes[cell]))
      return Finding{.narrowed = {{cell, notes[cell]}}, .cells = {cell}, .digits = notes[cell]};
  }
  return std::nullopt;
}

std::string tell_naked(const Notes& notes, const Finding& finding) {
  return fmt::format("every digit but {} is out at {}", in_words(finding.digits),
                     place_of(notes.houses().cell(finding.cells.front())));
}

}  // namespace

constexpr Technique kFullHouse{
    .name = "full house", .tier = Tier::easy, .effort = 1, .find = find_full_house, .tell = tell_full_house};
constexpr Technique kHiddenSingle{
    .name = "hidden single", .tier = Tier::easy, .effort = 2, .find = find_hidden, .tell = tell_hidden};
constexpr Technique kNakedSingle{
    .name = "naked single", .tier = Tier::easy, .effort = 3, .find = find_naked, .tell = tell_naked};

}  // namespace quadrille::sudoku
