#include <algorithm>

#include <fmt/format.h>

#include "grid/words.hpp"
#include "puzzles/sudoku/model/words.hpp"
#include "puzzles/sudoku/teach/techniques/list.hpp"

namespace quadrille::sudoku {
namespace {

// Cells joined by houses in which a digit has two places, and which of the two colours each has: all cells of
// one colour hold the digit, and none of the other.
struct Coloured {
  std::vector<int> cells{};
  std::vector<bool> dark{};
};

Coloured coloured_from(const Notes& notes, int digit, int start, std::vector<bool>& seen) {
  Coloured part{{start}, {false}};
  seen[start] = true;
  for (std::size_t i = 0; i < part.cells.size(); ++i) {
    for (const int house : notes.houses().of[part.cells[i]]) {
      const auto places = notes.places(house, digit);
      if (places.size() != 2) continue;
      const int other = places[0] == part.cells[i] ? places[1] : places[0];
      if (seen[other]) continue;
      seen[other] = true;
      part.cells.push_back(other);
      part.dark.push_back(!part.dark[i]);
    }
  }
  return part;
}

bool sees_colour(const Notes& notes, const Coloured& part, int cell, bool dark) {
  for (std::size_t i = 0; i < part.cells.size(); ++i) {
    if (part.dark[i] == dark && part.cells[i] != cell && notes.houses().sees(cell, part.cells[i]))
      return true;
  }
  return false;
}

// A colour that is twice in a house is wrong; and a cell that sees both colours does not hold the digit.
std::optional<Finding> conclusion(const Notes& notes, int digit, const Coloured& part) {
  Finding finding{.digits = digit_bit(digit)};
  for (const bool dark : {false, true}) {
    for (std::size_t i = 0; i < part.cells.size(); ++i) {
      if (part.dark[i] != dark || !sees_colour(notes, part, part.cells[i], dark)) continue;
      for (std::size_t j = 0; j < part.cells.size(); ++j) {
        if (part.dark[j] == dark) remove(finding, notes, part.cells[j], finding.digits);
      }
      return finding;
    }
  }
  for (int cell = 0; cell < notes.cells(); ++cell) {
    if (std::ranges::find(part.cells, cell) == part.cells.end() && sees_colour(notes, part, cell, false) &&
        sees_colour(notes, part, cell, true))
      remove(finding, notes, cell, finding.digits);
  }
  return if_new(std::move(finding));
}

std::optional<Finding> find(Notes& notes, Context& context) {
  for (int digit = 1; digit <= notes.houses().side && context.proceed(); ++digit) {
    std::vector<bool> seen(static_cast<std::size_t>(notes.cells()));
    for (int cell = 0; cell < notes.cells(); ++cell) {
      if (seen[cell] || (notes[cell] & digit_bit(digit)) == 0) continue;
      const auto part = coloured_from(notes, digit, cell, seen);
      if (part.cells.size() < 4) continue;
      auto finding = conclusion(notes, digit, part);
      if (!finding) continue;
      // What two places in a house rest on is the other cells of it.
      for (int house = 0; house < notes.houses().count(); ++house) {
        const auto places = notes.places(house, digit);
        if (places.size() != 2 || std::ranges::find(part.cells, places[0]) == part.cells.end()) continue;
        for (const int open : notes.open_cells(house)) {
          if (std::ranges::find(finding->cells, open) == finding->cells.end()) finding->cells.push_back(open);
        }
      }
      for (const int each : part.cells) finding->chain.push_back({each, digit});
      return finding;
    }
  }
  return std::nullopt;
}

std::string tell(const Notes& notes, const Finding& finding) {
  std::vector<Cell> cells;
  for (const auto& candidate : finding.chain) cells.push_back(notes.houses().cell(candidate.cell));
  const bool wraps = std::ranges::any_of(finding.narrowed, [&](const Narrowing& narrowed) {
    return std::ranges::find(finding.chain, narrowed.cell, &Candidate::cell) != finding.chain.end();
  });
  return fmt::format(
      "along the pairs of places for {0}, {1}, every second one is {0}, and {2}", in_words(finding.digits),
      places_of(cells),
      wraps ? "one of the two halves has it twice in a house" : "some cell is seen from both halves");
}

}  // namespace

constexpr Technique kColouring{
    .name = "simple colouring", .tier = Tier::expert, .effort = 35, .find = find, .tell = tell};

}  // namespace quadrille::sudoku
