#include "draw/plan.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "draw/lettering.hpp"
#include "draw/theme.hpp"
#include "grid/text.hpp"

namespace quadrille::draw {
namespace {

double widest_in_ems(const ClueWords& clues) {
  double widest = 0;
  for (const auto& words : clues) {
    for (const auto& word : words) widest = std::max(widest, width_in_ems(word.letters));
  }
  return widest;
}

// To the left or the right of the board, and above or below it.
Dimensions room_for_rulers(const Picture& picture, Rulers rulers) {
  if (rulers == Rulers::none) return {};
  const double gaps = 2 * kRulerGap * kCell;
  const double widest = width_in_ems(ruler_number(picture.board.rows() - 1)) * kRulerSize * kCell;
  return {std::ceil(widest + gaps), std::ceil(kRulerSize * kCell + gaps)};
}

std::string title_of(const Picture& picture) {
  std::string title;
  for (const auto& line : split_lines(picture.caption)) {
    if (!title.empty()) title += ' ';
    title += legible(line.text);
  }
  if (title.find_first_not_of(' ') != std::string::npos) return title;
  return fmt::format("a board of {} rows and {} columns", picture.board.rows(), picture.board.cols());
}

}  // namespace

// Sizes depend on each other in one direction only, so one pass is enough: the clues' letters set the room to
// the left and on top, rulers theirs, that and the board set the width, and the width breaks the caption. The
// room is rounded up to whole points, so that the lines of the board fall on whole pixels at the usual scales.
Plan plan_of(const Picture& picture, bool rulers) {
  Plan plan{.row_clues = clue_words(picture, picture.row_clues, picture.board.rows()),
            .col_clues = clue_words(picture, picture.col_clues, picture.board.cols())};

  // 1. Clues: one size for all, at which the widest number of a column clue fits its column.
  plan.clue_size = kClueSize * kCell;
  if (const double ems = widest_in_ems(plan.col_clues); ems > 0) {
    plan.clue_size = std::min(plan.clue_size, kWidestGlyph * kCell / ems);
  }
  const double gap = kClueGap * plan.clue_size;
  plan.row_pitch = widest_in_ems(plan.row_clues) * plan.clue_size + gap;
  const auto in_rows = static_cast<double>(longest_clue(plan.row_clues));
  const auto in_cols = static_cast<double>(longest_clue(plan.col_clues));
  const double left = in_rows > 0 ? std::ceil(in_rows * plan.row_pitch + gap) : 0;
  const double top = in_cols > 0 ? std::ceil(in_cols * kClueLeading * plan.clue_size + gap) : 0;

  // 2. Rulers: a column of numbers and a line of them.
  plan.rulers = rulers_of(picture, rulers);
  Dimensions before;
  Dimensions after;
  (plan.rulers == Rulers::after ? after : before) = room_for_rulers(picture, plan.rulers);

  // 3. The caption, broken to the width of the board; the board is centred above a caption that is wider.
  const double width = before.width + left + picture.board.cols() * kCell + after.width;
  const double room = std::max(width, kCaptionLeast);
  plan.caption = wrapped(picture.caption, room / kCaptionSize);
  double widest = width;
  for (const auto& line : plan.caption) widest = std::max(widest, width_in_ems(line) * kCaptionSize);
  plan.clues = {std::round(kMargin + (widest - width) / 2) + before.width, kMargin + before.height};
  plan.board = {plan.clues.x + left, plan.clues.y + top};
  plan.board_end = {plan.board.x + picture.board.cols() * kCell, plan.board.y + picture.board.rows() * kCell};
  plan.below = plan.board_end.y + after.height;
  plan.size = {std::ceil(widest) + 2 * kMargin, plan.below + kMargin};
  if (!plan.caption.empty()) {
    plan.size.height += static_cast<double>(plan.caption.size()) * kCaptionLeading;
  }
  plan.title = title_of(picture);
  return plan;
}

}  // namespace quadrille::draw
