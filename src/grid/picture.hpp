#pragma once

#include <quadrille/values.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "grid/grid.hpp"

namespace quadrille {

// A board as it is shown, whatever the window: terminal, SVG, PNG, PDF or page. It holds no puzzle rules,
// only symbols with a legend, clue fields, and named layers of labels and shapes on top.
//
// The names of enumerators are those of the JSON that a page gets.

// A pattern in ink over the paper; solid: the paper alone fills the cell, like a square blackened with a
// pencil.
enum class Hatch { none, dots, diagonal, cross, solid };

[[nodiscard]] constexpr std::string_view name(Hatch hatch) {
  switch (hatch) {
    case Hatch::none:
      return "none";
    case Hatch::dots:
      return "dots";
    case Hatch::diagonal:
      return "diagonal";
    case Hatch::cross:
      return "cross";
    case Hatch::solid:
      return "solid";
  }
  return "";
}

// How one symbol looks and what a screen reader and the editor call it.
struct Swatch {
  Symbol symbol{};
  std::string spoken;       // "black", "closed cell"
  std::string key;          // what a person types to set it; empty: cannot be typed
  std::uint32_t paper = 0;  // 0xRRGGBB behind the cell
  std::uint32_t ink = 0;    // 0xRRGGBB of the glyph
  std::string glyph{};      // what is drawn in the cell; empty: nothing, and in a text the symbol
  Hatch hatch = Hatch::none;
};

// Where in its cell a label stands. across and down: the sums of a clue cell, above and below its diagonal.
enum class Place { centre, across, down, corner };

[[nodiscard]] constexpr std::string_view name(Place place) {
  switch (place) {
    case Place::centre:
      return "centre";
    case Place::across:
      return "across";
    case Place::down:
      return "down";
    case Place::corner:
      return "corner";
  }
  return "";
}

struct Label {
  Cell cell;
  Place place = Place::centre;
  std::string text;
};

// A box goes round all its cells together, a ring and a cross mark each of them.
enum class ShapeKind { box, ring, cross };

[[nodiscard]] constexpr std::string_view name(ShapeKind kind) {
  switch (kind) {
    case ShapeKind::box:
      return "box";
    case ShapeKind::ring:
      return "ring";
    case ShapeKind::cross:
      return "cross";
  }
  return "";
}

// What a shape means; a theme gives it a colour and a line style, so that colour never speaks alone.
enum class Role { move, good, bad, doubt, focus, faded, light };  // light: on a dark tint

[[nodiscard]] constexpr std::string_view name(Role role) {
  switch (role) {
    case Role::move:
      return "move";
    case Role::good:
      return "good";
    case Role::bad:
      return "bad";
    case Role::doubt:
      return "doubt";
    case Role::focus:
      return "focus";
    case Role::faded:
      return "faded";
    case Role::light:
      return "light";
  }
  return "";
}

// Every value of an enumeration of this header, in order.
template <class Enum>
[[nodiscard]] std::vector<Enum> all_values() {
  std::vector<Enum> values;
  while (!name(static_cast<Enum>(values.size())).empty()) values.push_back(static_cast<Enum>(values.size()));
  return values;
}

struct Shape {
  ShapeKind kind = ShapeKind::box;
  Cell from;
  Cell to;  // inclusive
  Role role = Role::move;
};

// A different paper for one cell, under its glyph and labels.
struct Tint {
  Cell cell;
  std::uint32_t paper = 0;  // 0xRRGGBB
};

struct Layer {
  std::string name;
  bool shown = true;
  bool in_text = true;  // also on a board of characters, which has no room for fine print
  std::vector<Label> labels{};
  std::vector<Shape> shapes{};
  std::vector<Tint> tints{};  // on pages only; a board of characters keeps its symbols' paper
};

// One number of a clue line, for windows that show more of it than its text.
struct ClueNumber {
  std::string text;
  Symbol symbol{};    // what it counts: its swatch colours the number; 0: nothing in particular
  bool done = false;  // the player has settled it: it is struck out
};

// A clue line beside the board, or a fact about all of it, editable: "row 3": "2 1".
struct Field {
  std::string id;
  std::string spoken;
  std::string text;
  std::vector<ClueNumber> numbers{};  // the parts of the text, where it has parts
  std::string otherwise{};            // what holds while the text is empty
};

struct Picture {
  Grid<Symbol> board;
  std::vector<Swatch> legend{};
  std::vector<Field> row_clues{};
  std::vector<Field> col_clues{};
  std::vector<Layer> layers{};
  std::string caption{};
  Size blocks{};               // thick lines separate blocks of this many rows and columns; 0: none do
  std::vector<Field> facts{};  // what is said of the board as a whole: how many mines there are
};

// The swatch of symbol, or nullptr if the legend does not know it.
[[nodiscard]] const Swatch* find_swatch(const Picture& picture, Symbol symbol);

// What an editor can do to a puzzle: set a cell, or rewrite a clue line.
using Edit = std::variant<Mark, Field>;

// Board symbols as plain text, one line per row, in UTF-8.
[[nodiscard]] std::string plain_text(const Grid<Symbol>& board);

}  // namespace quadrille
