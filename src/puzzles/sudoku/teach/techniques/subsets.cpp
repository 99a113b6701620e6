#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

template <std::size_t Members>
std::optional<Finding> find_naked(Notes& notes, Context& context) {
  for (int house = 0; house < notes.houses().count() && context.proceed(); ++house) {
    // Cells with more digits than the set has cannot be in it.
    std::vector<int> small;
    for (const int cell : notes.open_cells(house)) {
      if (count(notes[cell]) <= static_cast<int>(Members)) small.push_back(cell);
    }
    auto found = first_subset(small.size(), Members, [&](unsigned subset) -> std::optional<Finding> {
      Finding finding{.houses = {house}};
      for (unsigned rest = subset; rest != 0; rest &= rest - 1) {
        finding.cells.push_back(small[std::countr_zero(rest)]);
        finding.digits = static_cast<Digits>(finding.digits | notes[finding.cells.back()]);
      }
      if (count(finding.digits) != static_cast<int>(Members)) return std::nullopt;
      for (const int cell : notes.open_cells(house)) {
        if (std::ranges::find(finding.cells, cell) == finding.cells.end())
          remove(finding, notes, cell, finding.digits);
      }
      return if_new(std::move(finding));
    });
    if (found) return found;
  }
  return std::nullopt;
}

template <std::size_t Members>
std::optional<Finding> find_hidden(Notes& notes, Context& context) {
  const int side = notes.houses().side;
  for (int house = 0; house < notes.houses().count() && context.proceed(); ++house) {
    std::vector<int> rare;
    for (int digit = 1; digit <= side; ++digit) {
      const auto places = notes.places(house, digit).size();
      if (places > 0 && places <= Members) rare.push_back(digit);
    }
    auto found = first_subset(rare.size(), Members, [&](unsigned subset) -> std::optional<Finding> {
      Finding finding{.houses = {house}};
      for (unsigned rest = subset; rest != 0; rest &= rest - 1)
        finding.digits = static_cast<Digits>(finding.digits | digit_bit(rare[std::countr_zero(rest)]));
      std::vector<int> places;
      for (const int cell : notes.open_cells(house)) {
        if ((notes[cell] & finding.digits) != 0) places.push_back(cell);
      }
      if (places.size() != Members) return std::nullopt;
      for (const int cell : places) remove(finding, notes, cell, static_cast<Digits>(~finding.digits));
      finding.cells = notes.open_cells(house);
      return if_new(std::move(finding));
    });
    if (found) return found;
  }
  return std::nullopt;
}

std::string places_in_words(const Notes& notes, const Finding& finding) {
  std::vector<Cell> cells;
  for (const int cell : finding.cells) {
    if ((notes[cell] & finding.digits) != 0) cells.push_back(notes.houses().cell(cell));
  }
  return places_of(cells);
}

std::string tell_naked(const Notes& notes, const Finding& finding) {
  return fmt::format("in {} the cells {} take {} among them", name_of(notes.houses(), finding.houses.front()),
                     places_in_words(notes, finding), in_words(finding.digits));
}

std::string tell_hidden(const Notes& notes, const Finding& finding) {
  return fmt::format("in {} only the cells {} can hold {}", name_of(notes.houses(), finding.houses.front()),
                     places_in_words(notes, finding), in_words(finding.digits));
}

}  // namespace

constexpr Technique kNakedPair{
    .name = "naked pair", .tier = Tier::medium, .effort = 8, .find = find_naked<2>, .tell = tell_naked};
constexpr Technique kHiddenPair{
    .name = "hidden pair", .tier = Tier::medium, .effort = 10, .find = find_hidden<2>, .tell = tell_hidden};
constexpr Technique kNakedTriple{
    .name = "naked triple", .tier = Tier::medium, .effort = 12, .find = find_naked<3>, .tell = tell_naked};
constexpr Technique kHiddenTriple{
    .name = "hidden triple", .tier = Tier::hard, .effort = 15, .find = find_hidden<3>, .tell = tell_hidden};
constexpr Technique kNakedQuad{
    .name = "naked quad", .tier = Tier::hard, .effort = 17, .find = find_naked<4>, .tell = tell_naked};
constexpr Technique kHiddenQuad{
    .name = "hidden quad", .tier = Tier::hard, .effort = 22, .find = find_hidden<4>, .tell = tell_hidden};

}  // namespace quadrille::sudoku
