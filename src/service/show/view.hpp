#pragma once

#include <string>
#include <string_view>

#include "engine/family/family.hpp"
#include "engine/settings/record.hpp"

namespace quadrille::service {

// What a page shows of a puzzle, as records. A page draws pictures and knows nothing of families.

// A picture as docs/http-api.md describes it: the board as one text per row, colours as "#rrggbb", glyphs as
// they are drawn.
[[nodiscard]] Record record_of(const Picture& picture);

// As little of a picture as a list of puzzles shows: {"board", "legend": [{"symbol", "paper", "ink", "glyph"}]},
// with those symbols alone that stand on the board.
[[nodiscard]] Record thumbnail(const Picture& picture);

// What to show: a puzzle, with an answer or a position on it if there is one.
struct ViewRequest {
  const Family& family;
  const NamedPuzzle& named;
  std::string_view format{};              // the format that it was read in
  const AnyFound* found = nullptr;        // what a strategy or a player has filled in; null: nothing
  const AnyGamePosition* game = nullptr;  // of which the puzzle is the position; null: none is played
};

// {"family", "name", "format", "puzzle": its plain form, "answer": its plain form, "headline", "picture"}.
// Fails if the family cannot write the puzzle.
[[nodiscard]] Expected<Record> view(const ViewRequest& request);

// The first character of a text, as a mark on a board needs it. Fails unless the text is exactly one
// character.
[[nodiscard]] Expected<Symbol> symbol_in(std::string_view text);

// How pictures are drawn, for a page that draws them itself: the pens, sizes and colours of draw/theme, so
// that a board looks the same on the page, in SVG and on paper. Lengths are parts of a cell's side. The parts
// are those of PictureStyle in web/js/types.js.
[[nodiscard]] Record picture_style();

}  // namespace quadrille::service
