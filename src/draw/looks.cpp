#include "draw/looks.hpp"

#include "draw/lettering.hpp"
#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

Look look_of(const Picture& picture, Symbol symbol) {
  const auto* swatch = find_swatch(picture, symbol);
  if (swatch == nullptr) return {.paper = kPaper, .ink = kInk, .glyph = legible(symbol)};
  return {swatch->paper, swatch->ink, swatch->hatch, drawn_glyph(*swatch)};
}

}  // namespace

std::string drawn_glyph(const Swatch& swatch) {
  const bool by_hue_only = swatch.glyph.empty() && swatch.hatch == Hatch::none && is_chromatic(swatch.paper);
  return by_hue_only ? legible(swatch.symbol) : legible(swatch.glyph);
}

Looks looks_of(const Picture& picture) {
  Looks looks;
  for (const auto symbol : picture.board.values()) {
    if (!looks.contains(symbol)) looks.emplace(symbol, look_of(picture, symbol));
  }
  return looks;
}

}  // namespace quadrille::draw
