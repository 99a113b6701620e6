#pragma once

#include <array>

#include "draw/scene.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

// Every size and colour that a picture does not bring itself. Lengths are points. The page draws its boards
// from the same values: service/show/picture_style carries them there.

inline constexpr double kCell = 24;  // 8.5 mm: paper one can write on
inline constexpr double kMargin = kCell / 2;

// What is in a cell, as parts of its side.
struct CellStyle {
  double glyph_size;
  double middle;  // of glyphs, rings and crosses, down from the top
  double ring_radius;
  double cross_reach;
};
inline constexpr CellStyle kWholeCell{
    .glyph_size = 0.58, .middle = 0.5, .ring_radius = 0.42, .cross_reach = 0.3};
// A board with corner labels sets all its cells lower, so that nothing touches a label.
inline constexpr CellStyle kBelowCorner{
    .glyph_size = 0.5, .middle = 0.65, .ring_radius = 0.25, .cross_reach = 0.19};
// Of a text of several characters, a chance for instance: three fit, so that "2%" is no larger than "24%".
inline constexpr double kFineSize = 0.38;
inline constexpr double kCornerSize = 0.27;
inline constexpr double kCornerLeft = 0.16;
inline constexpr double kCornerTop = 0.15;
inline constexpr double kSumSize = 0.36;   // across and down of a clue cell
inline constexpr double kSumMiddle = 0.3;  // of across from the top and the right, of down from the others
inline constexpr double kWidestGlyph = 0.86;
inline constexpr double kWidestSum = 0.5;
inline constexpr double kClueSize = 0.46;

// Clues beside the board, as parts of their size.
inline constexpr double kClueGap = 0.5;
inline constexpr double kClueLeading = 1.25;
inline constexpr double kClueBoxGap = 1.5;  // points between the boxes of coloured clues

// Rulers, beside the board: smaller than clues and paler, so that nobody takes them for clues.
inline constexpr double kRulerSize = 0.34;  // part of a cell
inline constexpr double kRulerGap = 0.2;    // part of a cell, on either side of a number
inline constexpr double kRulerStrength = 0.55;

inline constexpr double kCaptionSize = 10;
inline constexpr double kCaptionLeading = 14;
inline constexpr double kCaptionLeast = 200;  // a small board does not break its caption into slivers

inline constexpr int kThickEvery = 5;
inline constexpr Pen kThinLine{.colour = 0x9A9A9A, .width = 0.6};
inline constexpr Pen kClueLine{.colour = 0xCCCCCC, .width = 0.6};
inline constexpr Pen kThickLine{.colour = 0x303030, .width = 1.2};
inline constexpr Pen kBorder{.colour = 0x202020, .width = 1.6};

inline constexpr Rgb kPaper = 0xFFFFFF;
inline constexpr Rgb kInk = 0x1A1A1A;

// How far lines that are softer than the ink are from the paper, 0, to the ink, 1.
inline constexpr double kSumLineStrength = 0.6;
inline constexpr double kHatchStrength = 0.65;
inline constexpr double kHatchStrengthBelowGlyph = 0.3;

inline constexpr double kBoxInset = 2;
inline constexpr double kBoxRadius = 5;

// How a role is drawn. No two roles share a line style, so that colour is never the only sign.
[[nodiscard]] Pen pen_of(Role role);

// Red, green and blue, 0 to 255.
using Channels = std::array<int, 3>;
[[nodiscard]] Channels channels(Rgb colour);

// The colour that is this part of the way from one to another.
[[nodiscard]] Rgb blend(Rgb from, Rgb to, double part);

// Whether a colour has a hue; black, white and the greys have none.
[[nodiscard]] bool is_chromatic(Rgb colour);

}  // namespace quadrille::draw
