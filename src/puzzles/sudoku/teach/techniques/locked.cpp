#include <algorithm>

#include <fmt/format.h>

#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

// The digit is kept to the cells that `house` shares with a house of another kind, so it leaves the others of
// that one.
std::optional<Finding> locked_in(const Notes& notes, int house, int digit, HouseKind crossing) {
  const auto places = notes.places(house, digit);
  if (places.size() < 2) return std::nullopt;
  const auto kind = static_cast<std::size_t>(crossing);
  const int other = notes.houses().of[places.front()][kind];
  const auto lies_there = [&](int cell) { return notes.houses().of[cell][kind] == other; };
  if (!std::ranges::all_of(places, lies_there)) return std::nullopt;
  Finding finding{.cells = notes.open_cells(house), .digits = digit_bit(digit), .houses = {house, other}};
  for (const int cell : notes.places(other, digit)) {
    if (std::ranges::find(places, cell) == places.end()) remove(finding, notes, cell, digit_bit(digit));
  }
  return if_new(std::move(finding));
}

std::optional<Finding> find_pointing(Notes& notes, Context& /*context*/) {
  const auto& houses = notes.houses();
  for (int house = 2 * houses.side; house < houses.count(); ++house) {
    for (int digit = 1; digit <= houses.side; ++digit) {
      if (auto finding = locked_in(notes, house, digit, HouseKind::row)) return finding;
      if (auto finding = locked_in(notes, house, digit, HouseKind::column)) return finding;
    }
  }
  return std::nullopt;
}

std::optional<Finding> find_claiming(Notes& notes, Context& /*context*/) {
  const auto& houses = notes.houses();
  for (int house = 0; house < 2 * houses.side; ++house) {
    for (int digit = 1; digit <= houses.side; ++digit) {
      if (auto finding = locked_in(notes, house, digit, HouseKind::box)) return finding;
    }
  }
  return std::nullopt;
}

std::string tell(const Notes& notes, const Finding& finding) {
  return fmt::format("in {0} every place for {1} lies in {2}, which so has its {1} there",
                     name_of(notes.houses(), finding.houses[0]), in_words(finding.digits),
                     name_of(notes.houses(), finding.houses[1]));
}

}  // namespace

constexpr Technique kPointing{
    .name = "pointing", .tier = Tier::medium, .effort = 5, .find = find_pointing, .tell = tell};
constexpr Technique kClaiming{
    .name = "claiming", .tier = Tier::medium, .effort = 6, .find = find_claiming, .tell = tell};

}  // namespace quadrille::sudoku
