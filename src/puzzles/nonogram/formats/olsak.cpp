#include "puzzles/nonogram/formats/olsak.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "puzzles/nonogram/formats/single.hpp"
#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

// The characters that clues can name colours by: not a digit, not a sign of a triangle, not a separator.
constexpr std::string_view kNameable =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!$%'()*+-;=@^_`{|}~\"&";

class Reader {
 public:
  explicit Reader(std::string_view text) : lines_(split_lines(text)) {}

  Expected<Puzzle> read() {
    const auto starts_part = [](const TextLine& line) {
      return line.text.starts_with('#') || line.text.starts_with(':');
    };
    while (next_ < lines_.size() && !lines_[next_].text.starts_with(':')) {
      const auto& line = lines_[next_++];
      if (!starts_part(line)) continue;
      const char kind = line.text.size() > 1 ? line.text[1] : ' ';
      if (kind == 't' || kind == 'T')
        return fail("a triddler is not a grid of rows and columns", line.number, 1);
      if (kind != 'd' && kind != 'D') continue;
      if (const auto taken = read_colours(); !taken) return std::unexpected(taken.error());
    }
    if (!coloured_) inks_ = {{'1', black_and_white().back()}};
    auto rows = read_part("rows");
    if (!rows) return std::unexpected(rows.error());
    auto cols = read_part("columns");
    if (!cols) return std::unexpected(cols.error());
    const auto size = checked_size(static_cast<long>(rows->size()), static_cast<long>(cols->size()));
    if (!size) return fail(size.error().message, lines_[next_].number, 1);
    std::vector<Ink> palette{paper_};
    for (const auto& [character, ink] : inks_) palette.push_back(ink);
    settle_inks(palette);
    return puzzle_of({std::move(*rows), std::move(*cols)}, std::move(palette));
  }

 private:
  Expected<void> read_colours() {
    coloured_ = true;
    for (; next_ < lines_.size() && !lines_[next_].text.starts_with(':'); ++next_) {
      const auto& line = lines_[next_];
      if (line.text.find_first_not_of(" \t") == std::string_view::npos) continue;
      if (const auto taken = read_colour(line); !taken) return taken;
    }
    if (inks_.empty()) return fail("no colours after '#d'", lines_.back().number, 1);
    return {};
  }

  // <character>:<symbol> <colour> <comment>
  Expected<void> read_colour(const TextLine& line) {
    const auto start = line.text.find_first_not_of(" \t");
    const auto text = line.text.substr(start);
    const int column = static_cast<int>(start) + 1;
    if (text.size() < 4 || text[1] != ':') {
      return fail("a colour is 'CHARACTER:SYMBOL COLOUR COMMENT'", line.number, column);
    }
    const auto words = split_words(text.substr(3));
    if (words.empty()) return fail("a colour without its name", line.number, column);
    const auto word = words.front().text;
    if (word.find_first_of("/\\") != std::string_view::npos)
      return fail("triangles are not cells", line.number, column);
    Ink ink{.name = std::string(word), .rgb = distinct_rgb(inks_.size()), .symbol = text[2]};
    if (word.starts_with('#')) {
      const auto rgb = read_rgb(word);
      if (!rgb)
        return fail(fmt::format("{} is not a colour: '#RRGGBB'", in_quotes(word)), line.number, column);
      ink.rgb = *rgb;
      ink.name.clear();
      for (const auto& comment : std::span(words).subspan(1))
        ink.name += (ink.name.empty() ? "" : " ") + std::string(comment.text);
    } else if (const auto known = rgb_of(word)) {
      ink.rgb = *known;
    }
    ink.name = printable(ink.name);
    if (text.front() == '0') {
      paper_ = std::move(ink);
      if (paper_.name.empty()) paper_.name = name_of(paper_.rgb);
      return {};
    }
    if (find(text.front()))
      return fail(fmt::format("a second colour {}", in_quotes(text.front())), line.number, column);
    if (inks_.size() + 1 == kMostColours) {
      return fail(fmt::format("a puzzle has at most {} colours", kMostColours - 1), line.number, column);
    }
    inks_.emplace_back(text.front(), std::move(ink));
    return {};
  }

  // The lines between a ':' and the next.
  Expected<std::vector<ClueLine>> read_part(std::string_view kind) {
    if (next_ == lines_.size()) {
      return fail(fmt::format("there is no line ':' before the {}", kind),
                  lines_.empty() ? 0 : lines_.back().number, 0);
    }
    ++next_;
    std::vector<ClueLine> part;
    for (; next_ < lines_.size() && !lines_[next_].text.starts_with(':'); ++next_) {
      if (std::cmp_equal(part.size(), kLongestSide)) {
        return fail(fmt::format("a puzzle has at most {} {}", kLongestSide, kind), lines_[next_].number, 1);
      }
      auto clues = read_clues(lines_[next_]);
      if (!clues) return std::unexpected(clues.error());
      part.push_back(std::move(*clues));
    }
    if (next_ == lines_.size()) {
      return fail(fmt::format("the {} do not end with a line ':'", kind), lines_.back().number, 0);
    }
    return part;
  }

  Expected<ClueLine> read_clues(const TextLine& line) {
    ClueLine clues;
    auto text = std::string(line.text);
    std::ranges::replace(text, ',', ' ');
    for (const auto& [column, word] : split_words(text)) {
      const auto digits = std::min(word.size(), word.find_first_not_of("0123456789"));
      const auto letters = word.substr(digits);
      if (digits == 0 || letters.size() > 1) {
        return fail(
            fmt::format("{} is not a clue: a length such as 3, or 3r with its colour", in_quotes(word)),
            line.number, column);
      }
      const auto length = read_length(word.substr(0, digits));
      if (!length) return fail(length.error().message, line.number, column);
      const auto colour = find(letters.empty() ? '1' : letters.front());
      if (!colour) {
        return fail(letters.empty()
                        ? std::string("a clue without a colour, and there is no colour '1' for it")
                        : fmt::format("unknown colour {}", in_quotes(letters)),
                    line.number, column);
      }
      if (*length == 0 && line.text.size() == word.size()) continue;
      clues.add({*length, *colour}, {line.number, column});
    }
    return clues;
  }

  [[nodiscard]] std::optional<Colour> find(char character) const {
    const auto found = std::ranges::find(inks_, character, &std::pair<char, Ink>::first);
    if (found == inks_.end()) return std::nullopt;
    return static_cast<Colour>(found - inks_.begin() + 1);
  }

  std::vector<TextLine> lines_;
  std::size_t next_ = 0;
  bool coloured_ = false;
  Ink paper_ = black_and_white().front();
  std::vector<std::pair<char, Ink>> inks_;
};

// The character by which clues name each ink: its symbol if possible.
std::vector<char> characters_of(const std::vector<Ink>& palette) {
  std::vector<char> characters(palette.size(), '0');
  const auto is_free = [&](char character) {
    return kNameable.contains(character) && std::ranges::find(characters, character) == characters.end();
  };
  for (std::size_t i = 1; i < palette.size(); ++i) {
    if (is_free(palette[i].symbol)) characters[i] = palette[i].symbol;
  }
  for (std::size_t i = 1; i < palette.size(); ++i) {
    if (characters[i] != '0') continue;
    const auto* free = std::ranges::find_if(kNameable, is_free);
    characters[i] = *free;
  }
  return characters;
}

bool recognise(const Source& source) {
  int parts = 0;
  for (const auto& line : split_lines(source.text)) {
    if (line.text.starts_with('<')) return false;
    parts += line.text.starts_with(':') ? 1 : 0;
  }
  return parts >= 2;
}

}  // namespace

Expected<Puzzle> read_olsak(std::string_view text) { return Reader(text).read(); }

Expected<std::string> write_olsak(const Puzzle& puzzle) {
  const auto& palette = puzzle.palette;
  const bool coloured = palette != black_and_white();
  const auto characters = characters_of(palette);
  std::string text;
  if (coloured) {
    text += "#d\n";
    for (std::size_t i = 0; i < palette.size(); ++i) {
      const auto& [name, rgb, symbol] = palette[i];
      if (i == 0 && palette[i] == black_and_white().front()) continue;
      text += fmt::format("  {}:{}  #{:06x}  {}\n", characters[i], symbol, rgb, printable(name));
    }
  }
  for (const bool in_rows : {true, false}) {
    text += in_rows ? ": rows\n" : ": columns\n";
    for (const auto& clues : in_rows ? puzzle.rows : puzzle.cols) {
      for (std::size_t i = 0; i < clues.size(); ++i) {
        text += fmt::format("{}{}", i == 0 ? "" : " ", clues[i].length);
        if (coloured) text += characters[clues[i].colour];
      }
      text += '\n';
    }
  }
  return text + ": end\n";
}

Format<Puzzle> olsak_format() {
  return {.name = "g",
          .summary = "Olsak's colours after '#d', rows and columns after ':'",
          .extension = ".g",
          .recognise = recognise,
          .read = [](const Source& source) { return alone(read_olsak(source.text)); },
          .write =
              [](std::span<const NamedRef<Puzzle>> puzzles) {
                return write_single("g", puzzles, needs_nothing_known, write_olsak);
              }};
}

}  // namespace quadrille::nonogram
