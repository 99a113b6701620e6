#include "draw/looks.hpp"

#include "draw/lettering.hpp"
#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

Look look_of(const Picture& picture, Symbol symbol) {
  const auto* swatch = find_swatch(picture, symbol);
  if (swatch == nullptr) return {.paper = kPaper, .ink = kInk, .glyph = legible(symbol)};
  Look look{swatch->paper, swatch->ink, swatch->hatch, legible(swatch->glyph)};
  if (look.glyph.empty() && look.hatch == Hatch::none && is_chromatic(look.paper)) {
    look.glyph = legible(symbol);
  }
  return look;
}

}  // namespace

Looks looks_of(const Picture& picture) {
  Looks looks;
  for (const auto symbol : picture.board.values()) {
    if (!looks.contains(symbol)) looks.emplace(symbol, look_of(picture, symbol));
  }
  return looks;
}

}  // namespace quadrille::draw
