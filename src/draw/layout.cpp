#include "draw/layout.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "draw/labels.hpp"
#include "draw/lettering.hpp"
#include "draw/looks.hpp"
#include "draw/plan.hpp"
#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

// What is being drawn while the parts of it are drawn.
struct Sheet {
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
  // Around which glyphs, rings and crosses stand.
  [[nodiscard]] Point middle(Cell cell) const {
    const auto [x, y] = corner(cell);
    return {x + kCell / 2, y + style.middle * kCell};
  }
};

// ---- the board ----

// Calls visit(area, look) for every run of equal symbols within a row: fewer and seamless areas.
template <class Visit>
void for_each_run(const Sheet& sheet, Visit&& visit) {
  const auto& board = sheet.picture.board;
  for (int row = 0; row < board.rows(); ++row) {
    for (int col = 0, end = 0; col < board.cols(); col = end) {
      const auto symbol = board[at(row, col)];
      while (end < board.cols() && board[at(row, end)] == symbol) ++end;
      const auto corner = sheet.corner(at(row, col));
      visit(Area{corner.x, corner.y, (end - col) * kCell, kCell}, sheet.looks.at(symbol));
    }
  }
}

void paint_papers(Sheet& sheet) {
  for_each_run(sheet, [&](const Area& area, const Look& look) {
    if (look.paper != kPaper) sheet.add(Fill{area, look.paper});
  });
}

void paint_tints(Sheet& sheet) {
  for (const auto& layer : sheet.picture.layers) {
    if (!layer.shown) continue;
    for (const auto& [cell, paper] : layer.tints) {
      if (!sheet.picture.board.size().contains(cell)) continue;
      const auto corner = sheet.corner(cell);
      sheet.add(Fill{{corner.x, corner.y, kCell, kCell}, paper});
    }
  }
}

void paint_hatches(Sheet& sheet) {
  // Softer than the letters, and softer still below them.
  constexpr double kStrength = 0.65;
  constexpr double kStrengthBelowGlyph = 0.3;
  for_each_run(sheet, [&](const Area& area, const Look& look) {
    if (look.hatch == Hatch::none || look.hatch == Hatch::solid) return;
    const double strength = look.glyph.empty() ? kStrength : kStrengthBelowGlyph;
    sheet.add(Hatching{area, look.hatch, blend(look.paper, look.ink, strength)});
  });
}

// Lines between cells. Beside clues they run on through the clues, and every fifth is thick.
void rule_lines(Sheet& sheet) {
  const auto& plan = sheet.plan;
  const auto size = sheet.picture.board.size();
  const bool counted = !plan.row_clues.empty() || !plan.col_clues.empty();
  const auto is_thick = [&](int line) { return counted && line % kThickEvery == 0; };
  const auto rule = [&](int line, auto&& from_start_to_end) {
    if (is_thick(line)) {
      from_start_to_end(true, kThickLine);
    } else {
      if (counted) from_start_to_end(true, kClueLine);
      from_start_to_end(false, kThinLine);
    }
  };
  // Thin lines first, so that no thin line crosses a thick one.
  for (const bool thick : {false, true}) {
    for (int row = 1; row < size.rows; ++row) {
      if (is_thick(row) != thick) continue;
      const double y = plan.board.y + row * kCell;
      rule(row, [&](bool with_clues, const Pen& pen) {
        sheet.add(Stroke{{with_clues ? plan.clues.x : plan.board.x, y}, {plan.board_end.x, y}, pen});
      });
    }
    for (int col = 1; col < size.cols; ++col) {
      if (is_thick(col) != thick) continue;
      const double x = plan.board.x + col * kCell;
      rule(col, [&](bool with_clues, const Pen& pen) {
        sheet.add(Stroke{{x, with_clues ? plan.clues.y : plan.board.y}, {x, plan.board_end.y}, pen});
      });
    }
  }
}

void rule_border(Sheet& sheet) {
  const auto& [start, end] = std::pair(sheet.plan.board, sheet.plan.board_end);
  const double over = kBorder.width / 2;  // the lines meet in square corners
  for (const double y : {start.y, end.y}) sheet.add(Stroke{{start.x - over, y}, {end.x + over, y}, kBorder});
  for (const double x : {start.x, end.x}) sheet.add(Stroke{{x, start.y - over}, {x, end.y + over}, kBorder});
}

// ---- shapes ----

void paint_box(Sheet& sheet, Cell from, Cell to, const Pen& pen) {
  const auto start = sheet.corner(from);
  const auto end = sheet.corner(at(to.row.value + 1, to.col.value + 1));
  sheet.add(Frame{{start.x + kBoxInset, start.y + kBoxInset, end.x - start.x - 2 * kBoxInset,
                   end.y - start.y - 2 * kBoxInset},
                  kBoxRadius,
                  pen});
}

void paint_ring(Sheet& sheet, Cell cell, const Pen& pen) {
  sheet.add(Ring{sheet.middle(cell), sheet.style.ring_radius * kCell, pen});
}

// Two strokes; a dash would leave of them only crumbs.
void paint_cross(Sheet& sheet, Cell cell, const Pen& pen) {
  const auto [x, y] = sheet.middle(cell);
  const double reach = sheet.style.cross_reach * kCell;
  const Pen unbroken{.colour = pen.colour, .width = pen.width};
  sheet.add(Stroke{{x - reach, y - reach}, {x + reach, y + reach}, unbroken});
  sheet.add(Stroke{{x - reach, y + reach}, {x + reach, y - reach}, unbroken});
}

// A box goes round its cells; ring and cross mark each of them. What leaves the board is cut off.
void paint_shape(Sheet& sheet, const Shape& shape) {
  const auto size = sheet.picture.board.size();
  const Cell from = at(std::max(0, shape.from.row.value), std::max(0, shape.from.col.value));
  const Cell to =
      at(std::min(size.rows - 1, shape.to.row.value), std::min(size.cols - 1, shape.to.col.value));
  if (from.row > to.row || from.col > to.col) return;
  const auto pen = pen_of(shape.role);
  if (shape.kind == ShapeKind::box) return paint_box(sheet, from, to, pen);
  for (int row = from.row.value; row <= to.row.value; ++row) {
    for (int col = from.col.value; col <= to.col.value; ++col) {
      if (shape.kind == ShapeKind::ring) {
        paint_ring(sheet, at(row, col), pen);
      } else {
        paint_cross(sheet, at(row, col), pen);
      }
    }
  }
}

void paint_shapes(Sheet& sheet) {
  for (const auto& layer : sheet.picture.layers) {
    if (!layer.shown) continue;
    for (const auto& shape : layer.shapes) paint_shape(sheet, shape);
  }
}

// ---- letters ----

bool is_blank(std::string_view text) { return text.find_first_not_of(' ') == std::string_view::npos; }

// The size at which a text keeps within a width.
double fitted(double size, std::string_view text, double width) {
  const double ems = width_in_ems(text);
  return ems * size <= width ? size : width / ems;
}

// Sets a text around a point.
void set_text(Sheet& sheet, Point middle, double size, Rgb colour, std::string text) {
  if (is_blank(text)) return;
  const Point baseline{middle.x, middle.y + middle_in_ems(text) * size};
  sheet.add(Text{baseline, Anchor::middle, size, colour, std::move(text)});
}

// A clue cell: a line from top left to bottom right, the sum across above it, the sum down below.
void paint_clue_cell(Sheet& sheet, Point corner, const CellLabels& labels, const Look& look) {
  constexpr double kLineStrength = 0.6;
  sheet.add(Stroke{corner,
                   {corner.x + kCell, corner.y + kCell},
                   {blend(look.paper, look.ink, kLineStrength), kThinLine.width}});
  const double near = kSumMiddle * kCell;
  const double far = kCell - near;
  const auto set_sum = [&](Point middle, const std::string& sum) {
    set_text(sheet, middle, fitted(kSumSize * kCell, sum, kWidestSum * kCell), look.ink, sum);
  };
  set_sum({corner.x + far, corner.y + near}, labels.across);
  set_sum({corner.x + near, corner.y + far}, labels.down);
}

void paint_corner(Sheet& sheet, Point corner, const std::string& text, Rgb colour) {
  if (is_blank(text)) return;
  const double left = kCornerLeft * kCell;
  const double size = fitted(kCornerSize * kCell, text, kCell - 2 * left);
  const double capital = 2 * middle_in_ems("0") * size;
  sheet.add(
      Text{{corner.x + left, corner.y + kCornerTop * kCell + capital}, Anchor::start, size, colour, text});
}

void paint_letters(Sheet& sheet) {
  const CellLabels unlabelled;
  for_each_cell(sheet.picture.board.size(), [&](Cell cell) {
    const auto& look = sheet.looks.at(sheet.picture.board[cell]);
    const auto found = sheet.labels.find(cell);
    const auto& own = found == sheet.labels.end() ? unlabelled : found->second;
    if (own.is_clue()) {
      paint_clue_cell(sheet, sheet.corner(cell), own, look);
    } else {
      const auto& text = own.centre.empty() ? look.glyph : own.centre;
      const double size = fitted(sheet.style.glyph_size * kCell, text, kWidestGlyph * kCell);
      set_text(sheet, sheet.middle(cell), size, look.ink, text);
    }
    paint_corner(sheet, sheet.corner(cell), own.corner, look.ink);
  });
}

// Clue numbers stand in ranks counted from the board: right-aligned beside it, bottom-aligned above it.
void paint_clues(Sheet& sheet) {
  const auto& plan = sheet.plan;
  const double gap = kClueGap * plan.clue_size;
  for (std::size_t row = 0; row < plan.row_clues.size(); ++row) {
    Point middle{plan.board.x - gap - (plan.row_pitch - gap) / 2,
                 plan.board.y + (static_cast<double>(row) + 0.5) * kCell};
    for (auto word = plan.row_clues[row].rbegin(); word != plan.row_clues[row].rend(); ++word) {
      set_text(sheet, middle, plan.clue_size, kInk, *word);
      middle.x -= plan.row_pitch;
    }
  }
  for (std::size_t col = 0; col < plan.col_clues.size(); ++col) {
    const double leading = kClueLeading * plan.clue_size;
    Point middle{plan.board.x + (static_cast<double>(col) + 0.5) * kCell,
                 plan.board.y - gap / 2 - leading / 2};
    for (auto word = plan.col_clues[col].rbegin(); word != plan.col_clues[col].rend(); ++word) {
      set_text(sheet, middle, plan.clue_size, kInk, *word);
      middle.y -= leading;
    }
  }
}

void paint_caption(Sheet& sheet) {
  Point middle{sheet.plan.extent.width / 2, sheet.plan.board_end.y + kMargin / 2 + kCaptionLeading / 2};
  for (const auto& line : sheet.plan.caption) {
    // All lines sit on baselines of equal distance, whatever their letters.
    const Point baseline{middle.x, middle.y + middle_in_ems("X") * kCaptionSize};
    if (!is_blank(line)) sheet.add(Text{baseline, Anchor::middle, kCaptionSize, kInk, line});
    middle.y += kCaptionLeading;
  }
}

}  // namespace

Scene lay_out(const Picture& picture, const LayoutOptions& options) {
  auto labels = gather_labels(picture, Medium::page);
  const bool has_corners =
      std::ranges::any_of(labels, [](const auto& entry) { return !entry.second.corner.empty(); });
  Sheet sheet{.picture = picture,
              .plan = plan_of(picture),
              .looks = looks_of(picture),
              .labels = std::move(labels),
              .style = has_corners ? kBelowCorner : kWholeCell};
  sheet.scene.width = sheet.plan.extent.width;
  sheet.scene.height = sheet.plan.extent.height;
  sheet.scene.title = sheet.plan.title;
  sheet.add(Fill{{0, 0, sheet.scene.width, sheet.scene.height}, kPaper});
  paint_papers(sheet);
  paint_tints(sheet);
  if (options.details) {
    paint_hatches(sheet);
    rule_lines(sheet);
  }
  rule_border(sheet);
  paint_shapes(sheet);
  if (options.details) {
    paint_letters(sheet);
    paint_clues(sheet);
    paint_caption(sheet);
  }
  return std::move(sheet.scene);
}

}  // namespace quadrille::draw
