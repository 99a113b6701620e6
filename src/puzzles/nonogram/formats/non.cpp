#include "puzzles/nonogram/formats/non.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/entities.hpp"
#include "puzzles/nonogram/formats/palette_reader.hpp"

namespace quadrille::nonogram {
namespace {

bool is_divider(const TextLine& line) {
  return line.text.size() >= 4 && line.text.find_first_not_of('=') == std::string_view::npos;
}

bool is_digit(char character) { return character >= '0' && character <= '9'; }

// A clue with a sign is wrong, but it is still a clue: the error is reported at its place.
bool is_signed_number(std::string_view text) {
  return text.size() > 1 && (text[0] == '-' || text[0] == '+') && is_digit(text[1]);
}

bool is_colour_key(std::string_view word) { return word == "color" || word == "colour"; }

// A key consists of letters and what joins them; anything else at the start of a line is not a key.
bool is_key(std::string_view word) {
  return std::ranges::all_of(word, [](char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           character == '_' || character == '-';
  });
}

// The text of a property: what follows its key, without quotes.
std::string value_of(std::string_view line) {
  auto rest = line.substr(std::min(line.find_first_of(" \t"), line.size()));
  rest = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
  if (rest.size() >= 2 && rest.starts_with('"') && rest.ends_with('"'))
    rest = rest.substr(1, rest.size() - 2);
  return unescaped(rest);
}

// Reads one puzzle. Keys may come in any order, so the sizes and colours are taken first.
class Reader {
 public:
  explicit Reader(std::span<const TextLine> lines) : lines_(lines) {}

  Expected<Puzzle> read() {
    for (const auto& line : lines_) {
      if (const auto taken = take_frame(line); !taken) return std::unexpected(taken.error());
    }
    const auto size = read_size();
    if (!size) return std::unexpected(size.error());
    size_ = *size;
    while (next_ < lines_.size()) {
      if (const auto taken = take_line(); !taken) return std::unexpected(taken.error());
    }
    return finish();
  }

 private:
  struct Side {
    long length = 0;
    TextPlace place{};
  };

  // Sizes and colours; all other lines are read later.
  Expected<void> take_frame(const TextLine& line) {
    const auto words = split_words(line.text);
    if (words.empty()) return {};
    const auto key = words.front().text;
    if (is_colour_key(key)) return inks_.declare(line);
    const bool is_width = key == "width" || (key == "columns" && words.size() > 1);
    const bool is_height = key == "height" || (key == "rows" && words.size() > 1);
    if (!is_width && !is_height) return {};
    auto& side = is_width ? width_ : height_;
    if (side) return fail(fmt::format("a second line '{}'", key), line.number, 1);
    if (words.size() != 2) return fail(fmt::format("this line is '{} N'", key), line.number, 1);
    const auto length = parse_integer(words[1].text);
    if (!length) return fail(length.error().message, line.number, words[1].column);
    side = Side{*length, {line.number, words[1].column}};
    return {};
  }

  [[nodiscard]] Expected<Size> read_size() const {
    if (!width_ && !lines_.empty() && lines_.front().text.starts_with('<')) {
      return fail("this begins like XML, but no <puzzle> is in it; was it cut short?", lines_.front().number,
                  1);
    }
    if (!width_ || !height_) {
      return fail(fmt::format("there is no line '{} N'", width_ ? "height" : "width"),
                  lines_.empty() ? 0 : lines_.front().number, 0);
    }
    const auto size = checked_size(height_->length, width_->length);
    if (size) return size;
    const auto& blamed = width_->length < 1 || width_->length > kLongestSide ? width_->place : height_->place;
    return fail(size.error().message, blamed.line, blamed.column);
  }

  Expected<void> take_line() {
    const auto& line = lines_[next_++];
    const auto words = split_words(line.text);
    if (words.empty()) return {};
    const auto key = words.front().text;
    if (words.size() == 1 && key == "rows") return take_section(line, rows_, size_.rows);
    if (words.size() == 1 && key == "columns") return take_section(line, cols_, size_.cols);
    if (key == "goal" || key == "saved") return take_cells(line, key == "goal" ? goal_ : saved_);
    if (is_digit(key.front())) return fail("a line of clues before 'rows' or 'columns'", line.number, 1);
    if (is_colour_key(key) || key == "width" || key == "height" || key == "rows" || key == "columns" ||
        key == "maxrule" || !is_key(key)) {
      return {};
    }
    about_.emplace_back(std::string(key), value_of(line.text.substr(words.front().column - 1)));
    return {};
  }

  Expected<void> take_section(const TextLine& key, std::optional<std::vector<ClueLine>>& section,
                              int wanted) {
    if (section) return fail(fmt::format("a second line '{}'", key.text), key.number, 1);
    const auto first = next_;
    while (next_ < lines_.size() && may_hold_clues(lines_[next_])) ++next_;
    const auto after = next_ < lines_.size() ? After::more : After::nothing;
    const auto lines = pick_clue_lines(lines_.subspan(first, next_ - first), static_cast<std::size_t>(wanted),
                                       key.text, after);
    if (!lines) {
      const auto& [message, line, column] = lines.error();
      return fail(message, line == 0 ? key.number : line, column);
    }
    section.emplace();
    section->reserve(lines->size());
    for (const auto& line : *lines) {
      auto clues = inks_.read_clues(line);
      if (!clues) return std::unexpected(clues.error());
      section->push_back(std::move(*clues));
    }
    return {};
  }

  [[nodiscard]] bool may_hold_clues(const TextLine& line) const {
    const auto text = line.text.substr(std::min(line.text.find_first_not_of(" \t"), line.text.size()));
    return text.empty() || is_digit(text.front()) || is_signed_number(text) || inks_.begins_with_ink(text);
  }

  // A picture: after its key, or in the lines that follow.
  Expected<void> take_cells(const TextLine& key, std::vector<ColourSet>& cells) {
    const bool repeated = !cells.empty();  // the first of several counts
    std::vector<ColourSet> read;
    auto start = key.text.find_first_not_of(" \t");
    start = std::min(key.text.find_first_of(" \t", start), key.text.size());
    auto done = add_cells(key, start, read);
    if (!done) return done;
    while (read.size() < size_.cells() && next_ < lines_.size() && !ends_cells(lines_[next_])) {
      done = add_cells(lines_[next_++], 0, read);
      if (!done) return done;
    }
    if (read.size() != size_.cells()) {
      return fail(fmt::format("the picture has {} cells, not {}x{}", read.size(), size_.rows, size_.cols),
                  key.number, 1);
    }
    if (!repeated) cells = std::move(read);
    return {};
  }

  [[nodiscard]] static bool ends_cells(const TextLine& line) {
    constexpr std::array<std::string_view, 6> kKeys{"rows", "columns", "goal", "saved", "width", "height"};
    const auto words = split_words(line.text);
    return !words.empty() && std::ranges::find(kKeys, words.front().text) != kKeys.end();
  }

  Expected<void> add_cells(const TextLine& line, std::size_t start, std::vector<ColourSet>& cells) {
    bool in_set = false;
    for (std::size_t i = start; i < line.text.size(); ++i) {
      const char character = line.text[i];
      const int column = static_cast<int>(i) + 1;
      if (character == ' ' || character == '\t' || character == '"') continue;
      if (cells.size() == size_.cells() && !in_set) {
        return fail(fmt::format("the picture has more cells than {}x{}", size_.rows, size_.cols), line.number,
                    column);
      }
      if (character == '[' || character == ']') {
        if (in_set == (character == '[')) return fail("'[' and ']' do not match", line.number, column);
        in_set = !in_set;
        if (in_set) cells.push_back(0);
        if (!in_set && cells.back() == 0) return fail("a cell without a colour", line.number, column);
        continue;
      }
      const auto set = set_of(character);
      if (!set) {
        return fail(fmt::format("{} is not a colour of this puzzle", in_quotes(character)), line.number,
                    column);
      }
      if (in_set) {
        cells.back() |= *set;
      } else {
        cells.push_back(*set);
      }
    }
    if (in_set) return fail("'[' and ']' do not match", line.number, static_cast<int>(line.text.size()));
    return {};
  }

  std::optional<ColourSet> set_of(char character) {
    if (character == '?') return ~ColourSet{0};
    const auto colour = inks_.read_cell(character);
    return colour ? std::optional(ColourSet{1} << *colour) : std::nullopt;
  }

  Expected<Puzzle> finish() {
    auto palette = inks_.palette();
    const auto all = all_colours(palette.size());
    std::optional<Grid<Colour>> goal;
    if (!goal_.empty()) {
      goal.emplace(size_, kUndecided);
      std::size_t i = 0;
      for_each_cell(size_, [&](Cell cell) {
        const auto set = goal_[i++];
        if (std::has_single_bit(set)) (*goal)[cell] = static_cast<Colour>(std::countr_zero(set));
      });
    }
    Expected<Puzzle> puzzle = Puzzle{};
    if (rows_ && cols_) {
      puzzle = puzzle_of({std::move(*rows_), std::move(*cols_)}, std::move(palette));
      if (!puzzle) return puzzle;
    } else if (goal && std::ranges::find(goal->values(), kUndecided) == goal->values().end()) {
      puzzle = nonogram::puzzle_of(*goal, std::move(palette));
    } else {
      return fail(fmt::format("there is no line '{}'", rows_ ? "columns" : "rows"), lines_.back().number, 0);
    }
    if (!saved_.empty()) {
      puzzle->saved = Grid<ColourSet>(size_, all);
      std::size_t i = 0;
      for_each_cell(size_, [&](Cell cell) { puzzle->saved[cell] = saved_[i++] & all; });
      if (!knows_something(*puzzle)) puzzle->saved = {};
    }
    puzzle->goal = std::move(goal);
    puzzle->about = std::move(about_);
    return puzzle;
  }

  std::span<const TextLine> lines_;
  std::size_t next_ = 0;
  std::optional<Side> width_{};
  std::optional<Side> height_{};
  Size size_{};
  PaletteReader inks_{};
  std::optional<std::vector<ClueLine>> rows_{};
  std::optional<std::vector<ClueLine>> cols_{};
  std::vector<ColourSet> goal_{};
  std::vector<ColourSet> saved_{};
  std::vector<std::pair<std::string, std::string>> about_{};
};

bool recognise(const Source& source) {
  bool sized = false;
  bool has_section = false;
  for (const auto& line : split_lines(source.text)) {
    const auto words = split_words(line.text);
    if (words.empty()) continue;
    const auto key = words.front().text;
    if (key.starts_with('<')) return false;
    sized |= words.size() == 2 && (key == "width" || key == "height" || key == "rows" || key == "columns");
    has_section |= words.size() == 1 && (key == "rows" || key == "columns");
    if (sized || has_section) return true;
  }
  return false;
}

}  // namespace

Expected<std::vector<Named<Puzzle>>> read_non(std::string_view text) {
  const auto lines = split_lines(text);
  std::vector<Named<Puzzle>> puzzles;
  for (auto start = lines.begin(); start != lines.end() || puzzles.empty();) {
    const auto end = std::find_if(start, lines.end(), is_divider);
    const bool is_blank = std::all_of(start, end, [](const TextLine& line) { return line.text.empty(); });
    const bool is_last = end == lines.end();
    if (!is_blank || (is_last && puzzles.empty())) {
      auto puzzle = Reader({start, end}).read();
      if (!puzzle) return std::unexpected(std::move(puzzle.error()));
      auto name = name_in_file(*puzzle);
      puzzles.push_back({std::move(name), std::move(*puzzle)});
    }
    start = is_last ? end : end + 1;
  }
  return puzzles;
}

Format<Puzzle> non_format() {
  return {.name = "non",
          .summary =
              "width, height, rows, columns, goal, saved; colours in both dialects; '====' between puzzles",
          .extension = ".non",
          .recognise = recognise,
          .read = [](const Source& source) { return read_non(source.text); },
          .write = [](std::span<const NamedRef<Puzzle>> puzzles) -> Expected<std::string> {
            return write_non(puzzles);
          }};
}

}  // namespace quadrille::nonogram
