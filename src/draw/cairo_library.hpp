#pragma once

#include <cairo/cairo-pdf.h>

#include "grid/error.hpp"

namespace quadrille::draw {

// The only file that includes cairo.
//
// The system's cairo is opened when the first PNG or PDF is made, not when the program starts: with its
// twenty libraries it costs a millisecond to load, which every run would pay and few would use. The functions
// in use are named once, here; the table's members have the types of cairo's own declarations.
// clang-format off
#define QUADRILLE_CAIRO_FUNCTIONS(with)                                                                    \
  with(create) with(destroy) with(status) with(status_to_string)                                           \
  with(image_surface_create) with(surface_write_to_png_stream)                                             \
  with(pdf_surface_create_for_stream) with(pdf_surface_restrict_to_version) with(pdf_surface_set_metadata) \
  with(surface_finish) with(surface_status) with(surface_destroy) with(show_page)                          \
  with(translate) with(scale) with(identity_matrix) with(set_antialias)                                    \
  with(set_source_rgb) with(set_line_width) with(set_line_cap) with(set_dash)                              \
  with(new_sub_path) with(move_to) with(line_to) with(arc) with(rectangle) with(close_path)                \
  with(fill) with(stroke)                                                                                  \
  with(select_font_face) with(set_font_size) with(text_extents) with(show_text)                            \
  with(font_options_create) with(font_options_destroy) with(font_options_set_antialias)                    \
  with(font_options_set_hint_style) with(font_options_set_hint_metrics) with(set_font_options)
// clang-format on

struct Cairo {
#define QUADRILLE_MEMBER(name) decltype(&::cairo_##name) name = nullptr;
  QUADRILLE_CAIRO_FUNCTIONS(QUADRILLE_MEMBER)
#undef QUADRILLE_MEMBER
};

// The library, opened by the first call and then kept; any thread may ask. Fails if the system
// does not have it.
[[nodiscard]] Expected<const Cairo*> open_cairo();

}  // namespace quadrille::draw
