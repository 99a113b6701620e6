#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

// Lines of one kind, from `first` on, in which a digit has 2 to `members` places, with the lines of the other
// kind where they lie, as a set of bits.
struct FishLine {
  int house = 0;
  unsigned crossings = 0;
};

std::vector<FishLine> lines_with(const Notes& notes, int digit, int first, std::size_t members) {
  std::vector<FishLine> lines;
  const int side = notes.houses().side;
  for (int house = first; house < first + side; ++house) {
    const auto places = notes.places(house, digit);
    if (places.size() < 2 || places.size() > members) continue;
    FishLine line{.house = house};
    for (const int cell : places) line.crossings |= 1U << (first == 0 ? cell % side : cell / side);
    lines.push_back(line);
  }
  return lines;
}

template <std::size_t Members>
std::optional<Finding> find(Notes& notes, Context& context) {
  const int side = notes.houses().side;
  for (int digit = 1; digit <= side && context.proceed(); ++digit) {
    for (const int first : {0, side}) {
      const auto lines = lines_with(notes, digit, first, Members);
      auto found = first_subset(lines.size(), Members, [&](unsigned subset) -> std::optional<Finding> {
        unsigned crossings = 0;
        for (unsigned rest = subset; rest != 0; rest &= rest - 1)
          crossings |= lines[std::countr_zero(rest)].crossings;
        if (std::popcount(crossings) != static_cast<int>(Members)) return std::nullopt;
        Finding finding{.digits = digit_bit(digit)};
        for (unsigned rest = subset; rest != 0; rest &= rest - 1) {
          finding.houses.push_back(lines[std::countr_zero(rest)].house);
          for (const int cell : notes.open_cells(finding.houses.back())) finding.cells.push_back(cell);
        }
        for (unsigned rest = crossings; rest != 0; rest &= rest - 1) {
          const int crossing = side - first + std::countr_zero(rest);
          for (const int cell : notes.places(crossing, digit)) {
            if (std::ranges::find(finding.cells, cell) == finding.cells.end())
              remove(finding, notes, cell, digit_bit(digit));
          }
          finding.houses.push_back(crossing);
        }
        return if_new(std::move(finding));
      });
      if (found) return found;
    }
  }
  return std::nullopt;
}

// "rows 2 and 5"
std::string lines_in_words(const Notes& notes, std::span<const int> houses) {
  const int side = notes.houses().side;
  std::vector<int> lines;
  for (const int house : houses) lines.push_back(house % side);
  return houses.front() < side ? rows_of(std::move(lines)) : columns_of(std::move(lines));
}

std::string tell(const Notes& notes, const Finding& finding) {
  const std::span houses(finding.houses);
  const auto half = houses.size() / 2;
  return fmt::format("in {0} every place for {1} lies in {2}, which so have their {1} there",
                     lines_in_words(notes, houses.first(half)), in_words(finding.digits),
                     lines_in_words(notes, houses.last(half)));
}

}  // namespace

constexpr Technique kXWing{.name = "X-wing", .tier = Tier::hard, .effort = 20, .find = find<2>, .tell = tell};
constexpr Technique kSwordfish{
    .name = "swordfish", .tier = Tier::hard, .effort = 28, .find = find<3>, .tell = tell};
constexpr Technique kJellyfish{
    .name = "jellyfish", .tier = Tier::expert, .effort = 40, .find = find<4>, .tell = tell};

}  // namespace quadrille::sudoku
