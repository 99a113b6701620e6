#include "draw/terminal.hpp"

#include <algorithm>
#include <cstddef>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "draw/clues.hpp"
#include "draw/labels.hpp"
#include "draw/lettering.hpp"
#include "draw/rulers.hpp"
#include "draw/terminal_colour.hpp"
#include "grid/text.hpp"

namespace quadrille::draw {
namespace {

struct Brackets {
  char open = '(';
  char close = ')';
};

// A picture as characters, before they are put together.
struct Page {
  Grid<std::string> cells;
  std::unordered_map<Cell, Brackets> brackets;
  std::size_t cell_width = 1;
  Rulers rulers = Rulers::none;
  ClueWords col_clues;
  ClueWords row_clues;
  std::size_t row_clue_width = 0;

  // Between cells is a blank, or, if some are in brackets, the places of the brackets.
  [[nodiscard]] std::size_t board_width() const {
    const auto cols = static_cast<std::size_t>(cells.cols());
    if (cols == 0) return 0;
    return brackets.empty() ? cols * (cell_width + 1) - 1 : cols * (cell_width + 2);
  }
};

std::string blanks(std::size_t count) { return fmt::format("{:{}}", "", count); }

std::string right_aligned(const std::string& text, std::size_t width) {
  return blanks(width - std::min(width, utf8_length(text))) + text;
}

std::string left_aligned(const std::string& text, std::size_t width) {
  return text + blanks(width - std::min(width, utf8_length(text)));
}

// A blank left over goes to the left, so that a single digit is below the last digit of a longer number.
std::string centred(const std::string& text, std::size_t width) {
  const auto spare = width - std::min(width, utf8_length(text));
  return blanks(spare - spare / 2) + text + blanks(spare / 2);
}

std::string glyph_of(const Picture& picture, Symbol symbol) {
  const auto* swatch = find_swatch(picture, symbol);
  return swatch == nullptr || swatch->glyph.empty() ? legible(symbol) : legible(swatch->glyph);
}

// How much room the sums need for the strokes between them to be one below the other.
struct SumWidths {
  std::size_t down = 0;
  std::size_t across = 0;
};

SumWidths sum_widths(const Labels& labels) {
  SumWidths widths;
  for (const auto& [cell, own] : labels) {
    widths.down = std::max(widths.down, utf8_length(own.down));
    widths.across = std::max(widths.across, utf8_length(own.across));
  }
  return widths;
}

Grid<std::string> cell_texts(const Picture& picture, bool corners) {
  const auto labels = gather_labels(picture, Medium::text);
  const auto widths = sum_widths(labels);
  Grid<std::string> texts(picture.board.size());
  for_each_cell(texts.size(), [&](Cell cell) { texts[cell] = glyph_of(picture, picture.board[cell]); });
  for (const auto& [cell, own] : labels) {
    auto& text = texts[cell];
    if (own.is_clue()) {
      text = right_aligned(own.down, widths.down) + '\\' + left_aligned(own.across, widths.across);
    } else if (!own.centre.empty()) {
      text = own.centre;
    }
    if (corners && !own.corner.empty()) text += ':' + own.corner;
  }
  return texts;
}

std::unordered_map<Cell, Brackets> brackets_of(const Picture& picture) {
  const auto size = picture.board.size();
  std::unordered_map<Cell, Brackets> brackets;
  for (const auto& layer : picture.layers) {
    if (!layer.shown) continue;
    for (const auto& [kind, from, to, role] : layer.shapes) {
      if (kind == ShapeKind::box) continue;
      for (int row = std::max(0, from.row.value); row <= std::min(size.rows - 1, to.row.value); ++row) {
        for (int col = std::max(0, from.col.value); col <= std::min(size.cols - 1, to.col.value); ++col) {
          brackets[at(row, col)] = kind == ShapeKind::ring ? Brackets{'(', ')'} : Brackets{'[', ']'};
        }
      }
    }
  }
  return brackets;
}

// The number of every column, one word per line: digit below digit, if it is wider than a cell.
ClueWords column_numbers(int cols, std::size_t cell_width) {
  ClueWords numbers(static_cast<std::size_t>(cols));
  const bool stacked = cols > 0 && ruler_number(cols - 1).size() > cell_width;
  for (int col = 0; col < cols; ++col) {
    auto& words = numbers[static_cast<std::size_t>(col)];
    const auto number = ruler_number(col);
    if (stacked) {
      for (const char digit : number) words.push_back({std::string(1, digit)});
    } else {
      words.push_back({number});
    }
  }
  return numbers;
}

// The words of a row's clue with a blank between them.
std::size_t width_of(const std::vector<ClueWord>& words) {
  std::size_t width = words.empty() ? 0 : words.size() - 1;
  for (const auto& word : words) width += utf8_length(word.letters);
  return width;
}

Page page_of(const Picture& picture, const TextOptions& options) {
  Page page{.cells = cell_texts(picture, options.corners),
            .brackets = brackets_of(picture),
            .rulers = rulers_of(picture, options.rulers),
            .col_clues = clue_words(picture, picture.col_clues, picture.board.cols()),
            .row_clues = clue_words(picture, picture.row_clues, picture.board.rows())};
  for (const auto& words : page.row_clues)
    page.row_clue_width = std::max(page.row_clue_width, width_of(words));
  for (const auto& text : page.cells.values()) page.cell_width = std::max(page.cell_width, utf8_length(text));
  for (const auto& words : page.col_clues) {
    for (const auto& word : words) page.cell_width = std::max(page.cell_width, utf8_length(word.letters));
  }
  // A board without clues has its numbers where the clues would be.
  if (page.rulers == Rulers::before) {
    page.col_clues = column_numbers(page.cells.cols(), page.cell_width);
    for (int row = 0; row < page.cells.rows(); ++row) page.row_clues.push_back({{ruler_number(row)}});
    page.row_clue_width = width_of(page.row_clues.back());
  }
  return page;
}

// The line without blanks at its end.
std::string trimmed(std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  return line;
}

// A line in the making, in colours where those are wanted.
class Line {
 public:
  explicit Line(const TextOptions& options)
      : colour_(options.colour), painted_(options.truecolour ? Depth::all_24_bits : Depth::the_256) {}

  void add(std::string_view text, const Swatch* swatch = nullptr) {
    painted_.add(text, colour_ ? swatch : nullptr);
  }
  [[nodiscard]] std::string finished() { return trimmed(painted_.finished()); }

 private:
  bool colour_;
  Painted painted_;
};

// Begins with what is to the left of the board: the clue, right-aligned, and the side of the frame.
Line begun_line(const Page& page, const TextOptions& options, const std::vector<ClueWord>& clue = {}) {
  Line line(options);
  if (page.row_clues.empty()) return line;
  line.add(blanks(page.row_clue_width - width_of(clue)));
  for (std::size_t i = 0; i < clue.size(); ++i) {
    if (i > 0) line.add(" ");
    line.add(clue[i].letters, clue[i].swatch);
  }
  line.add(" | ");
  return line;
}

// Whether a line parts this row or column from the one before it.
bool starts_block(int index, int block) { return block > 0 && index > 0 && index % block == 0; }

// One line of what stands above or below the board: a word for every column.
template <class WordOf>
std::string line_of_columns(const Picture& picture, const Page& page, const TextOptions& options,
                            WordOf&& word_of) {
  auto line = begun_line(page, options);
  for (int col = 0; col < page.cells.cols(); ++col) {
    if (starts_block(col, picture.blocks.cols)) line.add("  ");
    const ClueWord word = word_of(static_cast<std::size_t>(col));
    if (!page.brackets.empty()) line.add(" ");
    line.add(centred(word.letters, page.cell_width), word.swatch);
    line.add(" ");
  }
  return line.finished() + '\n';
}

// The line between the board and what stands above or below it.
std::string frame_line(const Picture& picture, const Page& page) {
  auto width = page.board_width();
  for (int col = 0; col < page.cells.cols(); ++col) width += starts_block(col, picture.blocks.cols) ? 2 : 0;
  std::string side;
  if (!page.row_clues.empty()) side = std::string(page.row_clue_width + 1, '-') + "+-";
  return side + std::string(width, '-');
}

// Column clues one word per line, the last words just above the board.
std::string head(const Picture& picture, const Page& page, const TextOptions& options) {
  std::string head;
  const auto depth = longest_clue(page.col_clues);
  for (std::size_t line = 0; line < depth; ++line) {
    head += line_of_columns(picture, page, options, [&](std::size_t col) {
      if (col >= page.col_clues.size()) return ClueWord();
      const auto& words = page.col_clues[col];
      const auto above = depth - words.size();  // empty places above a short clue
      return line < above ? ClueWord() : words[line - above];
    });
  }
  if (depth > 0) head += frame_line(picture, page) + '\n';
  return head;
}

// The columns' numbers below the board, beside whose clues they would read as clues.
std::string foot(const Picture& picture, const Page& page, const TextOptions& options) {
  const auto numbers = column_numbers(page.cells.cols(), page.cell_width);
  const auto depth = longest_clue(numbers);
  auto foot = frame_line(picture, page) + "-+\n";
  for (std::size_t line = 0; line < depth; ++line) {
    foot += line_of_columns(picture, page, options, [&](std::size_t col) {
      return line < numbers[col].size() ? numbers[col][line] : ClueWord();
    });
  }
  return foot;
}

// The line between two rows of blocks: dashes below the cells, a plus where it crosses the lines between
// columns of blocks.
std::string block_line(const Picture& picture, const Page& page, const TextOptions& options) {
  const auto slot = page.cell_width + (page.brackets.empty() ? 1 : 2);
  std::string dashes;
  for (int col = 0; col < page.cells.cols(); ++col) {
    if (starts_block(col, picture.blocks.cols)) dashes += "+-";
    dashes += std::string(slot, '-');
  }
  if (page.brackets.empty()) dashes.pop_back();
  auto line = begun_line(page, options);
  line.add(dashes);
  return line.finished();
}

std::string slot_of(const Page& page, Cell cell) {
  const auto& text = page.cells[cell];
  if (page.brackets.empty()) return centred(text, page.cell_width) + ' ';
  const auto found = page.brackets.find(cell);
  if (found == page.brackets.end()) return centred(text, page.cell_width + 2);
  return centred(found->second.open + text + found->second.close, page.cell_width + 2);
}

std::string board_line(const Picture& picture, const Page& page, Row row, const TextOptions& options) {
  const bool has_clue = std::cmp_less(row.value, page.row_clues.size());
  auto line = begun_line(page, options, has_clue ? page.row_clues[row.value] : std::vector<ClueWord>());
  for (int col = 0; col < page.cells.cols(); ++col) {
    const Cell cell{row, Col{col}};
    if (starts_block(col, picture.blocks.cols)) line.add("| ");
    line.add(slot_of(page, cell), find_swatch(picture, picture.board[cell]));
  }
  if (page.rulers == Rulers::after) {
    line.add(page.brackets.empty() ? "| " : " | ");
    line.add(ruler_number(row.value));
  }
  return line.finished();
}

}  // namespace

std::string text(const Picture& picture, const TextOptions& options) {
  const auto page = page_of(picture, options);
  auto text = head(picture, page, options);
  for (int row = 0; row < page.cells.rows(); ++row) {
    if (starts_block(row, picture.blocks.rows)) text += block_line(picture, page, options) + '\n';
    text += board_line(picture, page, Row{row}, options) + '\n';
  }
  if (page.rulers == Rulers::after) text += foot(picture, page, options);
  if (!options.caption) return text;
  for (const auto& line : split_lines(picture.caption)) text += legible(line.text) + '\n';
  return text;
}

}  // namespace quadrille::draw
