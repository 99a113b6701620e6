#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// How a person finds the next cells, easiest first: the order of techniques().
enum class Rule : std::uint8_t {
  complete,  // a run, or a whole line, is complete: what borders on it is empty
  overlap,   // wherever a run may be, some cells are under it
  edge,      // a cell so near the edge that its run is known
  gap,       // a gap too small for the runs that could be there
  reach,     // no run can reach the cell
  line,      // all placements of the whole line agree
  colour,    // row and column leave no other colour in common
  probe,     // trying a colour leads to a contradiction
  branch     // only trying several cells at once shows it
};
inline constexpr std::size_t kLineRules = 6;  // up to line: those that need only one line
[[nodiscard]] std::string_view name(Rule rule);

// A row or column as a player sees it: cells are decided or kUndecided.
struct View {
  std::span<const Clue> clues;
  std::span<const Colour> cells;
};

struct LineCell {
  int position = 0;
  Colour colour = kPaper;
  friend bool operator==(const LineCell&, const LineCell&) = default;
};

// What a technique shows in a line: cells that were undecided, and the rule that shows them.
struct LineFinding {
  Rule technique = Rule::line;
  std::vector<LineCell> cells;
  std::vector<std::size_t> runs{};  // the clues by which it was found, if the reason names them
  std::vector<int> seen{};          // the cells by which it was found, if the reason names them
};

// The finding of the easiest technique that shows anything, up to Rule::line. nullopt: the line shows nothing
// more by itself, or has no placement at all.
[[nodiscard]] std::optional<LineFinding> look_at(const View& view, std::size_t colours);

}  // namespace quadrille::nonogram
