#include "draw/layout.hpp"

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>

#include "draw/labels.hpp"
#include "draw/lettering.hpp"
#include "draw/looks.hpp"
#include "draw/plan.hpp"
#include "draw/theme.hpp"
#include "grid/text.hpp"

namespace quadrille::draw {
namespace {

// Everything is placed here, once, and painters decide nothing: if each did its own arithmetic, a board would
// soon look different in SVG, on a PDF page and as PNG. The order is that of a draughtsman: papers, tints,
// hatches, lines, shapes and last the letters, so that nothing ever covers a number. Where a text belongs is
// decided by its ink, not its line: the middle of a capital (draw/lettering) goes to the middle of the cell.
//
// The picture while its parts are being added to the scene.
struct Drawing {
  const Picture& picture;
  Plan plan;
  Looks looks;
  Labels labels;
  CellStyle style;
  Scene scene{};

  template <class P>
  void add(P primitive) {
    scene.primitives.emplace_back(std::move(primitive));
  }
  [[nodiscard]] Point corner(Cell cell) const {
    return {plan.board.x + cell.col.value * kCell, plan.board.y + cell.row.value * kCell};
  }
  // The centre of glyphs, rings and crosses.
  [[nodiscard]] Point middle(Cell cell) const {
    const auto [x, y] = corner(cell);
    return {x + kCell / 2, y + style.middle * kCell};
  }
};

// ---- the board ----

// Calls visit(area, look) for every run of equal symbols within a row: this makes fewer areas, without seams.
template <class Visit>
void for_each_run(const Drawing& drawing, Visit&& visit) {
  const auto& board = drawing.picture.board;
  for (int row = 0; row < board.rows(); ++row) {
    for (int col = 0, end = 0; col < board.cols(); col = end) {
      const auto symbol = board[at(row, col)];
      while (end < board.cols() && board[at(row, end)] == symbol) ++end;
      const auto corner = drawing.corner(at(row, col));
      visit(Area{corner.x, corner.y, (end - col) * kCell, kCell}, drawing.looks.at(symbol));
    }
  }
}

void paint_papers(Drawing& drawing) {
  for_each_run(drawing, [&](const Area& area, const Look& look) {
    if (look.paper != kPaper) drawing.add(Fill{area, look.paper});
  });
}

void paint_tints(Drawing& drawing) {
  for (const auto& layer : drawing.picture.layers) {
    if (!layer.shown) continue;
    for (const auto& [cell, paper] : layer.tints) {
      if (!drawing.picture.board.size().contains(cell)) continue;
      const auto corner = drawing.corner(cell);
      drawing.add(Fill{{corner.x, corner.y, kCell, kCell}, paper});
    }
  }
}

void paint_hatches(Drawing& drawing) {
  for_each_run(drawing, [&](const Area& area, const Look& look) {
    if (look.hatch == Hatch::none || look.hatch == Hatch::solid) return;
    const double strength = look.glyph.empty() ? kHatchStrength : kHatchStrengthBelowGlyph;
    drawing.add(Hatching{area, look.hatch, blend(look.paper, look.ink, strength)});
  });
}

// Lines between cells. If there are clues, the lines run on through them and every fifth is thick; a picture
// may also part its cells into blocks by thick lines.
void rule_lines(Drawing& drawing) {
  const auto& plan = drawing.plan;
  const auto size = drawing.picture.board.size();
  const auto blocks = drawing.picture.blocks;
  const bool counted = !plan.row_clues.empty() || !plan.col_clues.empty();
  const auto is_thick = [&](int line, int block) {
    return (counted && line % kThickEvery == 0) || (block > 0 && line % block == 0);
  };
  const auto rule = [&](bool thick, auto&& from_start_to_end) {
    if (thick) {
      from_start_to_end(true, kThickLine);
    } else {
      if (counted) from_start_to_end(true, kClueLine);
      from_start_to_end(false, kThinLine);
    }
  };
  // Thin lines first, so that none of them crosses a thick one.
  for (const bool thick : {false, true}) {
    for (int row = 1; row < size.rows; ++row) {
      if (is_thick(row, blocks.rows) != thick) continue;
      const double y = plan.board.y + row * kCell;
      rule(thick, [&](bool with_clues, const Pen& pen) {
        drawing.add(Stroke{{with_clues ? plan.clues.x : plan.board.x, y}, {plan.board_end.x, y}, pen});
      });
    }
    for (int col = 1; col < size.cols; ++col) {
      if (is_thick(col, blocks.cols) != thick) continue;
      const double x = plan.board.x + col * kCell;
      rule(thick, [&](bool with_clues, const Pen& pen) {
        drawing.add(Stroke{{x, with_clues ? plan.clues.y : plan.board.y}, {x, plan.board_end.y}, pen});
      });
    }
  }
}

void rule_border(Drawing& drawing) {
  const auto& [start, end] = std::pair(drawing.plan.board, drawing.plan.board_end);
  const double over = kBorder.width / 2;  // the lines meet in square corners
  for (const double y : {start.y, end.y})
    drawing.add(Stroke{{start.x - over, y}, {end.x + over, y}, kBorder});
  for (const double x : {start.x, end.x})
    drawing.add(Stroke{{x, start.y - over}, {x, end.y + over}, kBorder});
}

// ---- shapes ----

void paint_box(Drawing& drawing, Cell from, Cell to, const Pen& pen) {
  const auto start = drawing.corner(from);
  const auto end = drawing.corner(at(to.row.value + 1, to.col.value + 1));
  drawing.add(Frame{{start.x + kBoxInset, start.y + kBoxInset, end.x - start.x - 2 * kBoxInset,
                     end.y - start.y - 2 * kBoxInset},
                    kBoxRadius,
                    pen});
}

void paint_ring(Drawing& drawing, Cell cell, const Pen& pen) {
  drawing.add(Ring{drawing.middle(cell), drawing.style.ring_radius * kCell, pen});
}

// Two short strokes; a dash would leave only crumbs of them.
void paint_cross(Drawing& drawing, Cell cell, const Pen& pen) {
  const auto [x, y] = drawing.middle(cell);
  const double reach = drawing.style.cross_reach * kCell;
  const Pen unbroken{.colour = pen.colour, .width = pen.width};
  drawing.add(Stroke{{x - reach, y - reach}, {x + reach, y + reach}, unbroken});
  drawing.add(Stroke{{x - reach, y + reach}, {x + reach, y - reach}, unbroken});
}

// A box goes round its cells; ring and cross mark each of them. What leaves the board is cut off.
void paint_shape(Drawing& drawing, const Shape& shape) {
  const auto size = drawing.picture.board.size();
  const Cell from = at(std::max(0, shape.from.row.value), std::max(0, shape.from.col.value));
  const Cell to =
      at(std::min(size.rows - 1, shape.to.row.value), std::min(size.cols - 1, shape.to.col.value));
  if (from.row > to.row || from.col > to.col) return;
  const auto pen = pen_of(shape.role);
  if (shape.kind == ShapeKind::box) return paint_box(drawing, from, to, pen);
  for (int row = from.row.value; row <= to.row.value; ++row) {
    for (int col = from.col.value; col <= to.col.value; ++col) {
      if (shape.kind == ShapeKind::ring) {
        paint_ring(drawing, at(row, col), pen);
      } else {
        paint_cross(drawing, at(row, col), pen);
      }
    }
  }
}

void paint_shapes(Drawing& drawing) {
  for (const auto& layer : drawing.picture.layers) {
    if (!layer.shown) continue;
    for (const auto& shape : layer.shapes) paint_shape(drawing, shape);
  }
}

// ---- letters ----

bool is_blank(std::string_view text) { return text.find_first_not_of(' ') == std::string_view::npos; }

// The largest size, up to the given one, at which a text keeps within a width.
double fitted(double size, std::string_view text, double width) {
  const double ems = width_in_ems(text);
  return ems * size <= width ? size : width / ems;
}

// Sets a text around a point.
void set_text(Drawing& drawing, Point middle, double size, Rgb colour, std::string text) {
  if (is_blank(text)) return;
  const Point baseline{middle.x, middle.y + middle_in_ems(text) * size};
  drawing.add(Text{baseline, Anchor::middle, size, colour, std::move(text)});
}

// A clue cell: a line from top left to bottom right, the sum across above it, the sum down below.
void paint_clue_cell(Drawing& drawing, Point corner, const CellLabels& labels, const Look& look) {
  drawing.add(Stroke{corner,
                     {corner.x + kCell, corner.y + kCell},
                     {blend(look.paper, look.ink, kSumLineStrength), kThinLine.width}});
  const double near = kSumMiddle * kCell;
  const double far = kCell - near;
  const auto set_sum = [&](Point middle, const std::string& sum) {
    set_text(drawing, middle, fitted(kSumSize * kCell, sum, kWidestSum * kCell), look.ink, sum);
  };
  set_sum({corner.x + far, corner.y + near}, labels.across);
  set_sum({corner.x + near, corner.y + far}, labels.down);
}

void paint_corner(Drawing& drawing, Point corner, const std::string& text, Rgb colour) {
  if (is_blank(text)) return;
  const double left = kCornerLeft * kCell;
  const double size = fitted(kCornerSize * kCell, text, kCell - 2 * left);
  const double capital = 2 * middle_in_ems("0") * size;
  drawing.add(
      Text{{corner.x + left, corner.y + kCornerTop * kCell + capital}, Anchor::start, size, colour, text});
}

void paint_letters(Drawing& drawing) {
  const CellLabels unlabelled;
  for_each_cell(drawing.picture.board.size(), [&](Cell cell) {
    const auto& look = drawing.looks.at(drawing.picture.board[cell]);
    const auto found = drawing.labels.find(cell);
    const auto& own = found == drawing.labels.end() ? unlabelled : found->second;
    if (own.is_clue()) {
      paint_clue_cell(drawing, drawing.corner(cell), own, look);
    } else {
      const auto& text = own.centre.empty() ? look.glyph : own.centre;
      const double most = utf8_length(text) > 1 ? kFineSize : drawing.style.glyph_size;
      const double size = fitted(most * kCell, text, kWidestGlyph * kCell);
      set_text(drawing, drawing.middle(cell), size, look.ink, text);
    }
    paint_corner(drawing, drawing.corner(cell), own.corner, look.ink);
  });
}

// A clue number around a point, on a box of its colour if it has one.
void paint_clue(Drawing& drawing, Point middle, const ClueWord& word, double width, double height) {
  if (word.swatch != nullptr)
    drawing.add(Fill{{middle.x - width / 2, middle.y - height / 2, width, height}, word.swatch->paper});
  set_text(drawing, middle, drawing.plan.clue_size, word.swatch != nullptr ? word.swatch->ink : kInk,
           word.letters);
}

// Clue numbers line up from the board outwards: aligned to the right beside it, to the bottom above it.
void paint_clues(Drawing& drawing) {
  const auto& plan = drawing.plan;
  const double gap = kClueGap * plan.clue_size;
  const double leading = kClueLeading * plan.clue_size;
  for (std::size_t row = 0; row < plan.row_clues.size(); ++row) {
    Point middle{plan.board.x - gap - (plan.row_pitch - gap) / 2,
                 plan.board.y + (static_cast<double>(row) + 0.5) * kCell};
    for (const auto& word : plan.row_clues[row] | std::views::reverse) {
      paint_clue(drawing, middle, word, plan.row_pitch - kClueBoxGap, kCell - 2 * kClueBoxGap);
      middle.x -= plan.row_pitch;
    }
  }
  for (std::size_t col = 0; col < plan.col_clues.size(); ++col) {
    Point middle{plan.board.x + (static_cast<double>(col) + 0.5) * kCell,
                 plan.board.y - gap / 2 - leading / 2};
    for (const auto& word : plan.col_clues[col] | std::views::reverse) {
      paint_clue(drawing, middle, word, kCell - 2 * kClueBoxGap, leading - kClueBoxGap);
      middle.y -= leading;
    }
  }
}

// The numbers of rows and columns, each in the middle of the room that the plan has left for them.
void paint_rulers(Drawing& drawing) {
  const auto& plan = drawing.plan;
  if (plan.rulers == Rulers::none) return;
  const auto size = drawing.picture.board.size();
  const auto colour = blend(kPaper, kInk, kRulerStrength);
  const double letters = kRulerSize * kCell;
  const double gap = kRulerGap * kCell;
  const double widest = width_in_ems(ruler_number(size.rows - 1)) * letters;
  const bool before = plan.rulers == Rulers::before;
  const double x = before ? plan.clues.x - gap - widest / 2 : plan.board_end.x + gap + widest / 2;
  const double y = before ? plan.clues.y - gap - letters / 2 : plan.board_end.y + gap + letters / 2;
  for (int row = 0; row < size.rows; ++row)
    set_text(drawing, {x, plan.board.y + (row + 0.5) * kCell}, letters, colour, ruler_number(row));
  for (int col = 0; col < size.cols; ++col) {
    const auto number = ruler_number(col);
    set_text(drawing, {plan.board.x + (col + 0.5) * kCell, y}, fitted(letters, number, kWidestGlyph * kCell),
             colour, number);
  }
}

void paint_caption(Drawing& drawing) {
  Point middle{drawing.plan.size.width / 2, drawing.plan.below + kMargin / 2 + kCaptionLeading / 2};
  for (const auto& line : drawing.plan.caption) {
    // Baselines are equally far apart, whatever letters a line has.
    const Point baseline{middle.x, middle.y + middle_in_ems("X") * kCaptionSize};
    if (!is_blank(line)) drawing.add(Text{baseline, Anchor::middle, kCaptionSize, kInk, line});
    middle.y += kCaptionLeading;
  }
}

}  // namespace

Scene lay_out(const Picture& picture, const LayoutOptions& options) {
  auto labels = gather_labels(picture, Medium::page);
  const bool has_corners =
      std::ranges::any_of(labels, [](const auto& entry) { return !entry.second.corner.empty(); });
  Drawing drawing{.picture = picture,
                  .plan = plan_of(picture, options.rulers),
                  .looks = looks_of(picture),
                  .labels = std::move(labels),
                  .style = has_corners ? kBelowCorner : kWholeCell};
  drawing.scene.width = drawing.plan.size.width;
  drawing.scene.height = drawing.plan.size.height;
  drawing.scene.title = drawing.plan.title;
  drawing.add(Fill{{0, 0, drawing.scene.width, drawing.scene.height}, kPaper});
  paint_papers(drawing);
  paint_tints(drawing);
  if (options.details) {
    paint_hatches(drawing);
    rule_lines(drawing);
  }
  rule_border(drawing);
  paint_shapes(drawing);
  if (options.details) {
    paint_letters(drawing);
    paint_clues(drawing);
    paint_rulers(drawing);
    paint_caption(drawing);
  }
  return std::move(drawing.scene);
}

}  // namespace quadrille::draw
