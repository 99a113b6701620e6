#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "grid/grid.hpp"
#include "grid/step.hpp"

namespace quadrille {

// A board as it is shown, wherever that is: terminal, SVG, PNG, PDF or page. It holds no puzzle rules, only
// symbols with a legend, clue fields, and named layers of labels and shapes on top.

// A pattern in ink over the paper; solid: the paper alone fills the cell, like a square blackened with a
// pencil.
enum class Hatch { none, dots, diagonal, cross, solid };

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

enum class Place { centre, across, down, corner };

struct Label {
  Cell cell;
  Place place = Place::centre;
  std::string text;
};

enum class ShapeKind { box, ring, cross };

// What a shape means; a theme gives it a colour and a line style, so that colour never speaks alone.
enum class Role { move, good, bad, doubt, focus, faded, light };  // light: on a dark tint

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

// A clue line beside the board, editable: "row 3": "2 1".
struct Field {
  std::string id;
  std::string spoken;
  std::string text;
};

struct Picture {
  Grid<Symbol> board;
  std::vector<Swatch> legend{};
  std::vector<Field> row_clues{};
  std::vector<Field> col_clues{};
  std::vector<Layer> layers{};
  std::string caption{};
};

// The swatch of symbol, or nullptr if the legend does not know it.
[[nodiscard]] const Swatch* find_swatch(const Picture& picture, Symbol symbol);

// What an editor can do to a puzzle: set a cell, or rewrite a clue line.
using Edit = std::variant<Mark, Field>;

// Board symbols as plain text, one line per row, in UTF-8.
[[nodiscard]] std::string plain_text(const Grid<Symbol>& board);

}  // namespace quadrille
