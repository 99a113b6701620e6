#include "service/show/view.hpp"

#include <cmath>

#include <fmt/format.h>

#include "draw/lettering.hpp"
#include "draw/theme.hpp"

namespace quadrille::service {
namespace {

using draw::kCell;

std::string hex_colour(draw::Rgb rgb) { return fmt::format("#{:06x}", rgb); }

// Points as a part of a cell's side; a page has no use for more digits than four.
double part_of_cell(double points) { return std::round(points / kCell * 1e4) / 1e4; }

Record record_of(const draw::Pen& pen) {
  Record::List dash;
  for (const double length : draw::dash_lengths(pen.dash)) dash.emplace_back(part_of_cell(length));
  Record record;
  record.add("colour", hex_colour(pen.colour));
  record.add("width", part_of_cell(pen.width));
  record.add("dash", std::move(dash));
  return record;
}

Record record_of(const draw::CellStyle& cell) {
  Record record;
  record.add("glyph_size", cell.glyph_size);
  record.add("middle", cell.middle);
  record.add("ring_radius", cell.ring_radius);
  record.add("cross_reach", cell.cross_reach);
  return record;
}

// The strokes of one cell; those of neighbours meet.
Record record_of(Hatch hatch) {
  Record::List strokes;
  for (const auto& [from, to] : draw::hatch_strokes({.area = {0, 0, kCell, kCell}, .pattern = hatch}))
    strokes.push_back(
        Record::List{part_of_cell(from.x), part_of_cell(from.y), part_of_cell(to.x), part_of_cell(to.y)});
  Record record;
  record.add("width", part_of_cell(draw::hatch_pen_width(hatch)));
  record.add("strokes", std::move(strokes));
  return record;
}

Record pen_styles() {
  Record record;
  for (const auto role : all_values<Role>())
    record.add(std::string(name(role)), record_of(draw::pen_of(role)));
  return record;
}

Record hatch_styles() {
  Record record;
  for (const auto hatch : all_values<Hatch>()) record.add(std::string(name(hatch)), record_of(hatch));
  record.add("strength", draw::kHatchStrength);
  record.add("strength_below_glyph", draw::kHatchStrengthBelowGlyph);
  return record;
}

// Where the middle of a corner label's first line is depends on its letters; all of them are digits or signs
// as tall as one.
Record corner_style() {
  Record record;
  record.add("size", draw::kCornerSize);
  record.add("left", draw::kCornerLeft);
  record.add("middle", draw::kCornerTop + draw::middle_in_ems("0") * draw::kCornerSize);
  return record;
}

Record sum_style() {
  Record record;
  record.add("size", draw::kSumSize);
  record.add("middle", draw::kSumMiddle);
  record.add("widest", draw::kWidestSum);
  record.add("line_width", part_of_cell(draw::kThinLine.width));
  record.add("line_strength", draw::kSumLineStrength);
  return record;
}

Record line_style() {
  Record record;
  record.add("thin", hex_colour(draw::kThinLine.colour));
  record.add("thick", hex_colour(draw::kThickLine.colour));
  record.add("border", hex_colour(draw::kBorder.colour));
  record.add("thick_every", draw::kThickEvery);
  return record;
}

Record box_style() {
  Record record;
  record.add("inset", part_of_cell(draw::kBoxInset));
  record.add("radius", part_of_cell(draw::kBoxRadius));
  return record;
}

}  // namespace

Record picture_style() {
  Record record;
  record.add("cell", record_of(draw::kWholeCell));
  record.add("cell_below_corner", record_of(draw::kBelowCorner));
  record.add("widest_glyph", draw::kWidestGlyph);
  record.add("fine_size", draw::kFineSize);
  record.add("corner", corner_style());
  record.add("sum", sum_style());
  record.add("lines", line_style());
  record.add("box", box_style());
  record.add("pens", pen_styles());
  record.add("hatches", hatch_styles());
  return record;
}

}  // namespace quadrille::service
