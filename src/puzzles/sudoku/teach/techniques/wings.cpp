#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

std::vector<int> cells_of_two(const Notes& notes) {
  std::vector<int> cells;
  for (int cell = 0; cell < notes.cells(); ++cell) {
    if (count(notes[cell]) == 2) cells.push_back(cell);
  }
  return cells;
}

// Takes a digit out of the cells that see all of these.
std::optional<Finding> removed_from_all_who_see(const Notes& notes, Finding finding,
                                                std::span<const int> ends) {
  for (const auto cell : notes.houses().peers[ends.front()]) {
    const auto sees = [&](int end) { return end != cell && notes.houses().sees(cell, end); };
    if (std::ranges::all_of(ends, sees)) remove(finding, notes, cell, finding.digits);
  }
  return if_new(std::move(finding));
}

// A pivot with digits X Y, or X Y Z, and two cells it sees with X Z and Y Z: one of the cells is Z, whatever
// the pivot is.
std::optional<Finding> wing_of(const Notes& notes, int pivot, std::span<const int> wings) {
  const bool three = count(notes[pivot]) == 3;
  for (std::size_t i = 0; i < wings.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Digits shared = notes[wings[i]] & notes[wings[j]];
      const Digits all = notes[wings[i]] | notes[wings[j]];
      if (!is_single(shared) || count(all) != 3) continue;
      if (notes[pivot] != (three ? all : static_cast<Digits>(all & ~shared))) continue;
      Finding finding{.cells = {pivot, wings[i], wings[j]}, .digits = shared};
      std::vector<int> ends{wings[i], wings[j]};
      if (three) ends.push_back(pivot);
      if (auto found = removed_from_all_who_see(notes, std::move(finding), ends)) return found;
    }
  }
  return std::nullopt;
}

template <int DigitsOfPivot>
std::optional<Finding> find_wing(Notes& notes, Context& /*context*/) {
  const auto two = cells_of_two(notes);
  for (int pivot = 0; pivot < notes.cells(); ++pivot) {
    if (count(notes[pivot]) != DigitsOfPivot) continue;
    std::vector<int> wings;
    for (const int cell : two) {
      if (cell != pivot && notes.houses().sees(cell, pivot) && (notes[cell] & notes[pivot]) != 0)
        wings.push_back(cell);
    }
    if (auto finding = wing_of(notes, pivot, wings)) return finding;
  }
  return std::nullopt;
}

std::string tell_wing(const Notes& notes, const Finding& finding) {
  const auto place = [&](std::size_t i) { return place_of(notes.houses().cell(finding.cells[i])); };
  return fmt::format("{} is {}, and whichever it is, one of it, {} and {} is {}", place(0),
                     in_words(notes[finding.cells[0]]), place(1), place(2), in_words(finding.digits));
}

// Two cells with the same two digits, and a house in which one of the digits has two places, each seen by one
// of the cells: so that digit is not in both cells, and the other is in one.
std::optional<Finding> joined(const Notes& notes, int a, int b) {
  const auto& houses = notes.houses();
  for (unsigned rest = notes[a]; rest != 0; rest &= rest - 1) {
    const int digit = std::countr_zero(rest) + 1;
    for (int house = 0; house < houses.count(); ++house) {
      const auto places = notes.places(house, digit);
      if (places.size() != 2) continue;
      const auto apart = [&](int one, int other) {
        return one != a && one != b && other != a && other != b && houses.sees(a, one) &&
               houses.sees(b, other);
      };
      if (!apart(places[0], places[1]) && !apart(places[1], places[0])) continue;
      Finding finding{.cells = {a, b},
                      .digits = static_cast<Digits>(notes[a] & ~digit_bit(digit)),
                      .houses = {house},
                      .chain = {{places[0], digit}, {places[1], digit}}};
      for (const int cell : notes.open_cells(house)) finding.cells.push_back(cell);
      const std::array ends{a, b};
      if (auto found = removed_from_all_who_see(notes, std::move(finding), ends)) return found;
    }
  }
  return std::nullopt;
}

std::optional<Finding> find_joined(Notes& notes, Context& /*context*/) {
  const auto two = cells_of_two(notes);
  for (std::size_t i = 0; i < two.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (notes[two[i]] != notes[two[j]] || notes.houses().sees(two[i], two[j])) continue;
      if (auto finding = joined(notes, two[i], two[j])) return finding;
    }
  }
  return std::nullopt;
}

std::string tell_joined(const Notes& notes, const Finding& finding) {
  const auto& houses = notes.houses();
  return fmt::format(
      "{0} and {1} are both {2}, and {3} has its {4} where one of them sees it, so one of them is {5}",
      place_of(houses.cell(finding.cells[0])), place_of(houses.cell(finding.cells[1])),
      in_words(notes[finding.cells[0]]), name_of(houses, finding.houses.front()),
      letter_of(finding.chain.front().digit), in_words(finding.digits));
}

}  // namespace

constexpr Technique kXyWing{
    .name = "XY-wing", .tier = Tier::hard, .effort = 25, .find = find_wing<2>, .tell = tell_wing};
constexpr Technique kXyzWing{
    .name = "XYZ-wing", .tier = Tier::hard, .effort = 30, .find = find_wing<3>, .tell = tell_wing};
constexpr Technique kWWing{
    .name = "W-wing", .tier = Tier::expert, .effort = 32, .find = find_joined, .tell = tell_joined};

}  // namespace quadrille::sudoku
