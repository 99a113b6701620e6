#include "puzzles/tens/formats/plain.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::tens {
namespace {

using Digits = std::vector<std::uint8_t>;

bool is_blank(char character) { return character == ' ' || character == '\t'; }

bool is_target_line(std::string_view line) {
  constexpr std::string_view kWord = "target";
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  return line.starts_with(kWord) && (line.size() == kWord.size() || is_blank(line[kWord.size()]));
}

Expected<int> read_target(const TextLine& line) {
  const auto words = split_words(line.text);
  if (words.size() != 2) return fail("a target line is 'target N'", line.number, words.front().column);
  const auto target = parse_integer(words[1].text);
  if (!target) return fail(target.error().message, line.number, words[1].column);
  if (*target < 1 || *target > kLargestTarget) {
    return fail(fmt::format("the target is 1 to {}, not {}", kLargestTarget, *target), line.number,
                words[1].column);
  }
  return static_cast<int>(*target);
}

// The cells of one row. A comma separates exactly two cells, since a cell left out between two commas could
// also be meant as an empty one.
Expected<Digits> read_row(const TextLine& line) {
  constexpr std::string_view kLostCell = "no cell beside the comma; an empty cell is '.' or '0'";
  Digits cells;
  bool after_cell = false;
  for (std::size_t i = 0; i < line.text.size(); ++i) {
    const char character = line.text[i];
    const int column = static_cast<int>(i) + 1;
    if (is_blank(character)) continue;
    if (character == ',') {
      if (!std::exchange(after_cell, false) || i + 1 == line.text.size()) {
        return fail(std::string(kLostCell), line.number, column);
      }
      continue;
    }
    const auto digit = digit_of(static_cast<unsigned char>(character));
    if (!digit) return fail(in_quotes(character) + " is not a digit", line.number, column);
    if (cells.size() == kLongestSide) {
      return fail(fmt::format("a row has at most {} cells", kLongestSide), line.number, column);
    }
    cells.push_back(*digit);
    after_cell = true;
  }
  return cells;
}

// Takes a file line by line and collects its boards.
class Reader {
 public:
  Expected<std::vector<Named<Board>>> read(std::string_view text) {
    for (const auto& line : split_lines(text)) {
      const auto fault = take(line);
      if (fault) return std::unexpected(*fault);
    }
    if (const auto fault = finish_board()) return std::unexpected(*fault);
    if (boards_.empty()) return fail("the file holds no board", 1, 1);
    return std::move(boards_);
  }

 private:
  std::optional<Error> take(const TextLine& line) {
    if (line.text.empty() || is_comment(line.text)) return std::nullopt;
    if (line.text.starts_with('@')) return take_name(line);
    if (is_target_line(line.text)) return take_target(line);
    return take_row(line);
  }

  std::optional<Error> take_name(const TextLine& line) {
    if (const auto fault = finish_board()) return fault;
    const auto words = split_words(line.text.substr(1));
    name_ = TextLine{line.number, words.empty() ? std::string_view() : words.front().text};
    own_target_.reset();
    return std::nullopt;
  }

  std::optional<Error> take_target(const TextLine& line) {
    if (rows_ > 0) return Error{"the target must come before the rows of its board", line.number, 1};
    auto& target = name_ ? own_target_ : file_target_;
    if (target) return Error{"the target is given twice", line.number, 1};
    const auto value = read_target(line);
    if (!value) return value.error();
    target = *value;
    return std::nullopt;
  }

  std::optional<Error> take_row(const TextLine& line) {
    const auto row = read_row(line);
    if (!row) return row.error();
    if (rows_ == 0) {
      width_ = row->size();
      first_row_ = line.number;
    }
    if (row->size() != width_) {
      return Error{
          fmt::format("this row has {} cells, the one in line {} has {}", row->size(), first_row_, width_),
          line.number, 1};
    }
    if (rows_ == kLongestSide) {
      return Error{fmt::format("a board has at most {} rows", kLongestSide), line.number, 1};
    }
    cells_in_file_ += row->size();
    if (cells_in_file_ > kMostCellsOfAFile) {
      return Error{fmt::format("a file holds at most {} cells", kMostCellsOfAFile), line.number, 1};
    }
    cells_.insert(cells_.end(), row->begin(), row->end());
    ++rows_;
    return std::nullopt;
  }

  std::optional<Error> finish_board() {
    if (rows_ == 0) {
      if (!name_) return std::nullopt;
      return Error{fmt::format("no board follows '@ {}'", printable(name_->text)), name_->number, 1};
    }
    Board board{Grid<std::uint8_t>({rows_, static_cast<int>(width_)}),
                own_target_.value_or(file_target_.value_or(kDefaultTarget))};
    auto cell = cells_.begin();
    for (int row = 0; row < rows_; ++row) {
      const auto line = board.digits.row(Row{row});
      std::copy_n(cell, line.size(), line.begin());
      cell += static_cast<std::ptrdiff_t>(line.size());
    }
    boards_.push_back({std::string(name_ ? name_->text : ""), std::move(board)});
    cells_.clear();
    rows_ = 0;
    return std::nullopt;
  }

  std::vector<Named<Board>> boards_;
  std::optional<int> file_target_;
  std::size_t cells_in_file_ = 0;

  // The board being read.
  std::optional<TextLine> name_;  // its '@' line; none before the first
  std::optional<int> own_target_;
  Digits cells_;
  std::size_t width_ = 0;
  int rows_ = 0;
  int first_row_ = 0;  // its line
};

void append_rows(std::string& text, const Board& board) {
  for (int row = 0; row < board.digits.rows(); ++row) {
    for (const auto digit : board.digits.row(Row{row})) text += static_cast<char>(symbol_of(digit));
    text += '\n';
  }
}

void append_target(std::string& text, const Board& board) {
  if (board.target != kDefaultTarget) text += fmt::format("target {}\n", board.target);
}

// A text is ours if its first line with any content is one of ours.
bool recognise(const Source& source) {
  for (const auto& line : split_lines(source.text)) {
    if (line.text.empty() || is_comment(line.text)) continue;
    return line.text.starts_with('@') || is_target_line(line.text) ||
           line.text.find_first_not_of("0123456789. \t,") == std::string_view::npos;
  }
  return false;
}

}  // namespace

Expected<std::vector<Named<Board>>> read_plain(std::string_view text) { return Reader().read(text); }

std::string write_plain(const Board& board) {
  std::string text;
  append_target(text, board);
  append_rows(text, board);
  return text;
}

std::string write_plain(std::span<const NamedRef<Board>> boards) {
  const bool named =
      boards.size() > 1 || std::ranges::any_of(boards, [](const auto& each) { return !each.id.empty(); });
  std::string text;
  for (const auto& [id, board] : boards) {
    if (named) text += id.empty() ? "@\n" : fmt::format("@ {}\n", id);
    text += write_plain(board);
  }
  return text;
}

Format<Board> plain_format() {
  return {.name = "plain",
          .summary = "rows of digits, '.' for an empty cell; many boards, each after a line '@ id'",
          .extension = ".txt",
          .recognise = recognise,
          .read = [](const Source& source) { return read_plain(source.text); },
          .write = [](std::span<const NamedRef<Board>> boards) -> Expected<std::string> {
            return write_plain(boards);
          }};
}

}  // namespace quadrille::tens
