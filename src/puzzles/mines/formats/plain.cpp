#include "puzzles/mines/formats/plain.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "puzzles/mines/formats/raw_rows.hpp"

namespace quadrille::mines {
namespace {

constexpr std::string_view kTileWords = "'0'-'8', '?', 'F', '*' or '_'";
constexpr std::array<std::string_view, 4> kHeaders{"mines", "density", "bounded", "origin"};

bool is_header(std::string_view line) {
  const auto words = split_words(line);
  return !words.empty() && std::ranges::find(kHeaders, words.front().text) != kHeaders.end();
}

// Takes a file line by line and collects its positions.
class Reader {
 public:
  Expected<std::vector<Named<Position>>> read(std::string_view text) {
    for (const auto& line : split_lines(text)) {
      if (const auto taken = take(line); !taken) return std::unexpected(taken.error());
    }
    if (const auto done = finish(); !done) return std::unexpected(done.error());
    if (positions_.empty()) return fail("the file holds no position", 1, 1);
    return std::move(positions_);
  }

 private:
  Expected<void> take(const TextLine& line) {
    if (line.text.empty() || is_comment(line.text)) return {};
    if (line.text.starts_with('@')) return take_name(line);
    if (is_header(line.text)) return take_header(line);
    cells_in_file_ += line.text.size();
    if (cells_in_file_ > kMostCellsOfAFile)
      return fail(fmt::format("a file holds at most {} cells", kMostCellsOfAFile), line.number, 1);
    return sheet_.add_row(line, tile_of, kTileWords);
  }

  Expected<void> take_name(const TextLine& line) {
    if (const auto done = finish(); !done) return done;
    const auto words = split_words(line.text.substr(1));
    name_ = TextLine{line.number, words.empty() ? std::string_view() : words.front().text};
    return {};
  }

  Expected<void> take_header(const TextLine& line) {
    const auto words = split_words(line.text);
    const auto& word = words.front();
    if (!sheet_.empty())
      return fail(fmt::format("'{}' must come before the rows of its position", word.text), line.number,
                  word.column);
    if (std::exchange(
            given_[static_cast<std::size_t>(std::ranges::find(kHeaders, word.text) - kHeaders.begin())],
            line.number) != 0)
      return fail(fmt::format("'{}' is given twice", word.text), line.number, word.column);
    const std::size_t wanted = word.text == "origin" ? 3 : 2;
    if (words.size() != wanted) {
      return fail(fmt::format("a header is 'mines N', 'density D', 'bounded yes|no' or 'origin ROW COLUMN'"),
                  line.number, words.size() > wanted ? words[wanted].column : word.column);
    }
    if (word.text == "mines") {
      const auto mines = read_bounded(words[1], line.number, "the total", 0, kMostCells);
      if (!mines) return std::unexpected(mines.error());
      position_.mines = *mines;
      return {};
    }
    if (word.text == "density") return take_density(words[1], line.number);
    if (word.text == "bounded") {
      if (words[1].text != "yes" && words[1].text != "no")
        return fail(fmt::format("'bounded' is yes or no, not {}", in_quotes(words[1].text)), line.number,
                    words[1].column);
      position_.bounded = words[1].text == "yes";
      return {};
    }
    const auto row = read_bounded(words[1], line.number, "a row", -kFarthestOrigin, kFarthestOrigin);
    if (!row) return std::unexpected(row.error());
    const auto col = read_bounded(words[2], line.number, "a column", -kFarthestOrigin, kFarthestOrigin);
    if (!col) return std::unexpected(col.error());
    position_.origin = at(*row, *col);
    return {};
  }

  Expected<void> take_density(const Word& word, int line) {
    const auto density = parse_real(word.text);
    if (!density) return fail(density.error().message, line, word.column);
    // Written so that NaN is refused too.
    if (!(*density > 0 && *density < 1))
      return fail(fmt::format("a density lies between 0 and 1, not at {}", *density), line, word.column);
    position_.density = *density;
    return {};
  }

  Expected<void> finish() {
    if (sheet_.empty()) {
      if (name_)
        return fail(fmt::format("no position follows '@ {}'", printable(name_->text)), name_->number, 1);
      for (const int line : given_) {
        if (line != 0) return fail("no rows follow the headers", line, 1);
      }
      return {};
    }
    position_.tiles = sheet_.tiles();
    if (position_.mines && !position_.bounded)
      return fail("an endless board has no total of mines: give 'density D' instead", given_[0], 1);
    if (position_.mines && position_.density)
      return fail("a total of mines and a density: give one of them", given_[1], 1);
    if (const auto fits = checked_total(position_, given_[0], 1); !fits) return fits;
    positions_.push_back({std::string(name_ ? name_->text : ""), std::exchange(position_, {})});
    sheet_ = {};
    given_ = {};
    return {};
  }

  std::vector<Named<Position>> positions_;
  std::size_t cells_in_file_ = 0;

  // The position being read.
  std::optional<TextLine> name_;  // its '@' line; none before the first
  Position position_;
  RawRows sheet_;
  std::array<int, kHeaders.size()> given_{};  // the line of each header
};

void append_position(std::string& text, const Position& position) {
  if (position.mines) text += fmt::format("mines {}\n", *position.mines);
  if (position.density) text += fmt::format("density {}\n", *position.density);
  if (!position.bounded) text += "bounded no\n";
  if (position.origin != Cell{})
    text += fmt::format("origin {} {}\n", position.origin.row.value, position.origin.col.value);
  text += write_rows(position.tiles);
}

// A text is ours if its first line with any content is one of ours.
bool recognise(const Source& source) {
  for (const auto& line : split_lines(source.text)) {
    if (line.text.empty() || is_comment(line.text)) continue;
    return line.text.starts_with('@') || is_header(line.text) ||
           std::ranges::all_of(line.text, [](char c) { return tile_of(c).has_value(); });
  }
  return false;
}

}  // namespace

Expected<std::vector<Named<Position>>> read_plain(std::string_view text) { return Reader().read(text); }

std::string write_rows(const Grid<Tile>& tiles) {
  std::string text;
  for (int row = 0; row < tiles.rows(); ++row) {
    for (const auto tile : tiles.row(Row{row})) text += symbol_of(tile);
    text += '\n';
  }
  return text;
}

std::string write_plain(std::span<const NamedRef<Position>> positions) {
  const bool named = positions.size() > 1 ||
                     std::ranges::any_of(positions, [](const auto& each) { return !each.id.empty(); });
  std::string text;
  for (const auto& [id, position] : positions) {
    if (named) text += id.empty() ? "@\n" : fmt::format("@ {}\n", id);
    append_position(text, position);
  }
  return text;
}

Format<Position> plain_format() {
  return {.name = "plain",
          .summary = "headers, then a character per cell: 0-8 open, ? closed, F flagged, * mine, _ not seen",
          .extension = ".txt",
          .recognise = recognise,
          .read = [](const Source& source) { return read_plain(source.text); },
          .write = [](std::span<const NamedRef<Position>> positions) -> Expected<std::string> {
            return write_plain(positions);
          }};
}

}  // namespace quadrille::mines
