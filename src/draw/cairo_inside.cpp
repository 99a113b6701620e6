#include <cairo/cairo-ft.h>

#include <cstddef>
#include <cstdint>

#include "draw/cairo_library.hpp"

// In the place of cairo_library.cpp where the program comes as one file: cairo is in it, and so is the font,
// since the system may have neither.

// The bytes of DejaVuSans.ttf; packaging/CMakeLists.txt has the linker put them here.
extern "C" const unsigned char quadrille_font_begin[];
extern "C" const unsigned char quadrille_font_end[];

namespace quadrille::draw {
namespace {

// Made once and kept; cairo locks it wherever it is used.
cairo_font_face_t* make_font() {
  FT_Library library = nullptr;
  FT_Face face = nullptr;
  const auto bytes = static_cast<FT_Long>(quadrille_font_end - quadrille_font_begin);
  if (FT_Init_FreeType(&library) != 0 ||
      FT_New_Memory_Face(library, quadrille_font_begin, bytes, 0, &face) != 0)
    return nullptr;
  return cairo_ft_font_face_create_for_ft_face(face, 0);
}

// What cairo_select_font_face does, but that no system is asked for a font.
void select_font(cairo_t* pen, const char* /*family*/, cairo_font_slant_t /*slant*/,
                 cairo_font_weight_t /*weight*/) {
  static auto* const kFont = make_font();
  cairo_set_font_face(pen, kFont);  // null: cairo's own default
}

Cairo gather() {
  Cairo cairo;
#define QUADRILLE_TAKE(name) cairo.name = &::cairo_##name;
  QUADRILLE_CAIRO_FUNCTIONS(QUADRILLE_TAKE)
#undef QUADRILLE_TAKE
  cairo.select_font_face = select_font;
  return cairo;
}

}  // namespace

Expected<const Cairo*> open_cairo() {
  static const auto kCairo = gather();
  return &kCairo;
}

}  // namespace quadrille::draw
