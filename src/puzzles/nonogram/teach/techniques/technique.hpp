#pragma once

#include <optional>
#include <vector>

#include "engine/teach/technique.hpp"
#include "puzzles/nonogram/teach/rules_of_lines.hpp"
#include "puzzles/nonogram/teach/wording.hpp"

namespace quadrille::nonogram {

class Notes;

struct Painted {
  Cell cell;
  Colour colour = kPaper;
};

// A colour that a cell cannot have, since a line would be left without a placement.
struct Failure {
  Cell cell;
  Colour colour = kPaper;
  LineRef line{};
};

// What a technique shows: open cells with their colours, and what they follow from.
struct Finding {
  std::vector<Painted> cells;
  std::optional<LineRef> line{};  // the line that shows them,
  std::optional<LineFinding>
      by_line{};                     // by itself; otherwise with the colours that the lines across leave it
  std::optional<Failure> failure{};  // after this trial
  bool is_choice = false;            // another picture fits too
};

// Effort is in steps of the easiest kind: a guess at the time it takes a practised player.
using Technique = quadrille::Technique<Notes, Finding>;

// The sentence of a line with the colours that the lines across leave its cells.
[[nodiscard]] std::string tell_narrowed(const Notes& notes, const Finding& finding);

}  // namespace quadrille::nonogram
