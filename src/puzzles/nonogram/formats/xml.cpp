#include "puzzles/nonogram/formats/xml.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>
#include <utility>

#include <fmt/format.h>
#include <pugixml.hpp>

#include "grid/words.hpp"
#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/model/palette.hpp"

namespace quadrille::nonogram {
namespace {

// A tree takes a hundred bytes for every tag, so their number is bounded before there is one.
constexpr std::ptrdiff_t kMostTags = 8'000'000;

// Which tag is kept as which property.
struct Kept {
  const char* tag;
  const char* property;
};
constexpr std::array kKept{Kept{"title", "title"},
                           Kept{"author", "by"},
                           Kept{"authorid", "authorid"},
                           Kept{"copyright", "copyright"},
                           Kept{"source", "source"},
                           Kept{"id", "id"},
                           Kept{"description", "description"}};

// Turns an offset in the text into line and column.
class Places {
 public:
  explicit Places(std::string_view text) : text_(text) {}

  [[nodiscard]] TextPlace at(std::ptrdiff_t offset) const {
    const auto before = text_.substr(0, static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0)));
    const auto line = std::ranges::count(before, '\n') + 1;
    const auto last_end = before.rfind('\n');
    const auto column = before.size() - (last_end == std::string_view::npos ? 0 : last_end + 1) + 1;
    return {static_cast<int>(line), static_cast<int>(column)};
  }
  // Counting lines from the start for every clue would be quadratic: clues come in the order of the text.
  [[nodiscard]] TextPlace next(std::ptrdiff_t offset) {
    const auto wanted = static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0));
    if (wanted < walked_) return at(offset);
    for (; walked_ < wanted; ++walked_) {
      if (text_[walked_] != '\n') continue;
      ++line_;
      line_start_ = walked_ + 1;
    }
    return {line_, static_cast<int>(wanted - line_start_) + 1};
  }

 private:
  std::string_view text_;
  std::size_t walked_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
};

// Reads one <puzzle>.
class Reader {
 public:
  Reader(const pugi::xml_node& puzzle, Places& places) : root_(puzzle), places_(places) {}

  Expected<Puzzle> read() {
    const std::string_view type = root_.attribute("type").as_string("grid");
    if (type != "grid")
      return wrong(root_, fmt::format("a puzzle of type {} is not a grid", in_quotes(type)));
    if (const auto taken = read_colours(); !taken) return std::unexpected(taken.error());
    for (const auto& node : root_.children("clues")) {
      if (const auto taken = read_clues(node); !taken) return std::unexpected(taken.error());
    }
    for (const auto& node : root_.children("solution")) {
      if (const auto taken = read_solution(node); !taken) return std::unexpected(taken.error());
    }
    return finish();
  }

 private:
  std::unexpected<Error> wrong(const pugi::xml_node& node, std::string message) const {
    const auto place = places_.at(node.offset_debug());
    return fail(std::move(message), place.line, place.column);
  }

  Expected<void> read_colours() {
    const auto paper = single_spaced(root_.attribute("backgroundcolor").as_string("white"));
    plain_ = single_spaced(root_.attribute("defaultcolor").as_string("black"));
    palette_.push_back({.name = paper, .rgb = rgb_of(paper).value_or(0xFFFFFF), .symbol = '.'});
    for (const auto& node : root_.children("color")) {
      const auto name = single_spaced(node.attribute("name").as_string());
      if (name.empty()) return wrong(node, "a <color> without a name");
      const auto code = single_spaced(node.text().as_string());
      const auto rgb = read_rgb(code);
      if (!rgb)
        return wrong(node, fmt::format("{} is not a colour: six hexadecimal digits", in_quotes(code)));
      const std::string_view own = node.attribute("char").as_string();
      const Ink ink{.name = name, .rgb = *rgb, .symbol = own.empty() ? ' ' : own.front()};
      if (name == paper) {
        palette_.front() = ink;
        continue;
      }
      if (find_ink(palette_, name)) return wrong(node, fmt::format("a second colour {}", in_quotes(name)));
      if (palette_.size() == kMostColours) {
        return wrong(node, fmt::format("a puzzle has at most {} colours", kMostColours - 1));
      }
      palette_.push_back(ink);
    }
    // Black exists without being declared.
    if (plain_ == "black" && !find_ink(palette_, "black") && (palette_.size() == 1 || uses_plain_ink())) {
      palette_.push_back({.name = "black", .rgb = 0x000000, .symbol = 'X'});
    }
    return {};
  }

  [[nodiscard]] bool uses_plain_ink() const {
    for (const auto& clues : root_.children("clues")) {
      for (const auto& line : clues.children("line")) {
        for (const auto& count : line.children("count")) {
          if (!count.attribute("color") || count.attribute("color").as_string() == plain_) return true;
        }
      }
    }
    return false;
  }

  Expected<void> read_clues(const pugi::xml_node& node) {
    const std::string_view type = node.attribute("type").as_string();
    if (type != "rows" && type != "columns") {
      return wrong(node, fmt::format("clues are of type 'rows' or 'columns', not {}", in_quotes(type)));
    }
    auto& lines = type == "rows" ? rows_ : cols_;
    if (lines) return wrong(node, fmt::format("a second <clues type=\"{}\">", type));
    lines.emplace();
    for (const auto& child : node.children("line")) {
      if (std::cmp_equal(lines->size(), kLongestSide)) {
        return wrong(child, fmt::format("a puzzle has at most {} {}", kLongestSide, type));
      }
      auto& line = lines->emplace_back();
      for (const auto& count : child.children("count")) {
        const auto clue = read_count(count);
        if (!clue) return std::unexpected(clue.error());
        if (clue->length > 0) line.add(*clue, places_.next(count.offset_debug()));
      }
    }
    return {};
  }

  Expected<Clue> read_count(const pugi::xml_node& node) const {
    const auto length = read_length(single_spaced(node.text().as_string()));
    if (!length) return wrong(node, length.error().message);
    const auto attribute = node.attribute("color");
    const auto name = attribute ? single_spaced(attribute.as_string()) : plain_;
    const auto colour = find_ink(palette_, name);
    if (!colour) return wrong(node, fmt::format("unknown colour {}", in_quotes(name)));
    return Clue{.length = *length, .colour = *colour};
  }

  Expected<void> read_solution(const pugi::xml_node& node) {
    const std::string_view type = node.attribute("type").as_string("goal");
    if (type != "goal" && type != "saved" && type != "solution") {
      return wrong(
          node, fmt::format("a solution is of type 'goal', 'saved' or 'solution', not {}", in_quotes(type)));
    }
    auto& grid = type == "saved" ? saved_ : goal_;
    if (type == "solution" || grid) return {};
    const auto image = node.child("image");
    if (!image) return wrong(node, "a <solution> without an <image>");
    auto cells = read_image(image);
    if (!cells) return std::unexpected(cells.error());
    grid = std::move(*cells);
    return {};
  }

  // Rows between bars; '?' is any colour, '[...]' one of several.
  Expected<Grid<ColourSet>> read_image(const pugi::xml_node& node) const {
    std::vector<ColourSet> cells;
    std::vector<std::size_t> ends;
    bool in_row = false;
    bool in_set = false;
    for (const char* next = node.text().get(); *next != '\0'; ++next) {
      if (std::strchr(" \t\r\n", *next) != nullptr) continue;
      if (in_set && *next == ']') {
        in_set = false;
      } else if (!in_set && *next == '|') {
        in_row = !in_row;
        if (!in_row) ends.push_back(cells.size());
      } else if (!in_row) {
        return wrong(node, "characters between the rows of an image");
      } else if (!in_set && *next == '[') {
        in_set = true;
        cells.push_back(0);
      } else {
        const auto set = set_of(*next);
        if (!set) return wrong(node, fmt::format("{} is not a colour of this puzzle", in_quotes(*next)));
        if (!in_set) cells.push_back(0);
        cells.back() |= *set;
      }
    }
    if (in_row || in_set) return wrong(node, "the image ends within a row");
    if (ends.empty() || ends.front() == 0) return wrong(node, "the image has no cells");
    const auto cols = ends.front();
    for (std::size_t row = 0; row < ends.size(); ++row) {
      if (ends[row] != cols * (row + 1))
        return wrong(node, fmt::format("{} of the image is not as long as the first",
                                       row_of(Row{static_cast<int>(row)})));
    }
    if (std::ranges::find(cells, ColourSet{0}) != cells.end())
      return wrong(node, "a cell without a colour in the image");
    const auto size = checked_size(static_cast<long>(ends.size()), static_cast<long>(cols));
    if (!size) return wrong(node, size.error().message);
    Grid<ColourSet> grid(*size);
    std::size_t i = 0;
    for_each_cell(*size, [&](Cell cell) { grid[cell] = cells[i++]; });
    return grid;
  }

  [[nodiscard]] std::optional<ColourSet> set_of(char character) const {
    if (character == '?') return all_colours(palette_.size());
    const auto found = std::ranges::find(palette_, character, &Ink::symbol);
    if (found == palette_.end()) return std::nullopt;
    return ColourSet{1} << (found - palette_.begin());
  }

  Expected<Puzzle> finish() {
    std::optional<Grid<Colour>> goal;
    if (goal_) {
      goal.emplace(goal_->size(), kUndecided);
      for_each_cell(goal_->size(), [&](Cell cell) {
        const auto set = (*goal_)[cell];
        if (std::has_single_bit(set)) (*goal)[cell] = static_cast<Colour>(std::countr_zero(set));
      });
    }
    auto palette = palette_;
    settle_inks(palette);
    Expected<Puzzle> puzzle = Puzzle{};
    if (rows_ && cols_) {
      const auto size = checked_size(static_cast<long>(rows_->size()), static_cast<long>(cols_->size()));
      if (!size) return wrong(root_, size.error().message);
      puzzle = puzzle_of({std::move(*rows_), std::move(*cols_)}, std::move(palette));
      if (!puzzle) return puzzle;
    } else if (goal && std::ranges::find(goal->values(), kUndecided) == goal->values().end()) {
      puzzle = nonogram::puzzle_of(*goal, std::move(palette));
    } else {
      return wrong(root_, fmt::format("a puzzle without <clues type=\"{}\">", rows_ ? "columns" : "rows"));
    }
    for (const auto* grid : {&goal_, &saved_}) {
      if (*grid && (*grid)->size() != puzzle->size()) {
        return wrong(root_, fmt::format("an image is {}x{}, the puzzle {}x{}", (*grid)->rows(),
                                        (*grid)->cols(), puzzle->rows.size(), puzzle->cols.size()));
      }
    }
    if (saved_) puzzle->saved = std::move(*saved_);
    if (!knows_something(*puzzle)) puzzle->saved = {};
    puzzle->goal = std::move(goal);
    for (const auto& [tag, name] : kKept) {
      auto value = single_spaced(root_.child(tag).text().as_string());
      if (!value.empty()) puzzle->about.emplace_back(name, std::move(value));
    }
    return puzzle;
  }

  pugi::xml_node root_;
  Places& places_;
  std::vector<Ink> palette_;
  std::string plain_;  // the colour of clues that name none
  std::optional<std::vector<ClueLine>> rows_;
  std::optional<std::vector<ClueLine>> cols_;
  std::optional<Grid<ColourSet>> goal_;
  std::optional<Grid<ColourSet>> saved_;
};

bool recognise(const Source& source) {
  const auto start = source.text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (start == std::string_view::npos || source.text[start] != '<') return false;
  return source.text.contains("<puzzle");
}

}  // namespace

Expected<std::vector<Named<Puzzle>>> read_xml(std::string_view text) {
  if (std::ranges::count(text, '<') > kMostTags) return fail(fmt::format("more than {} tags", kMostTags));
  Places places(text);
  pugi::xml_document document;
  // XML's own five entities and character references, nothing else; the DOCTYPE is skipped unread.
  const auto parsed =
      document.load_buffer(text.data(), text.size(), pugi::parse_default, pugi::encoding_utf8);
  if (!parsed) {
    const auto place = places.at(parsed.offset);
    return fail(fmt::format("broken XML: {}", parsed.description()), place.line, place.column);
  }
  std::vector<Named<Puzzle>> puzzles;
  const auto read_one = [&](const pugi::xml_node& node) -> Expected<void> {
    auto puzzle = Reader(node, places).read();
    if (!puzzle) return std::unexpected(std::move(puzzle.error()));
    auto name = name_in_file(*puzzle);
    puzzles.push_back({std::move(name), std::move(*puzzle)});
    return {};
  };
  const auto root = document.document_element();
  if (std::string_view(root.name()) == "puzzle") {
    if (const auto read = read_one(root); !read) return std::unexpected(read.error());
    return puzzles;
  }
  for (const auto& node : root.children("puzzle")) {
    if (const auto read = read_one(node); !read) return std::unexpected(read.error());
  }
  if (puzzles.empty()) return fail("there is no <puzzle> in the <puzzleset>", 1, 1);
  return puzzles;
}

Format<Puzzle> xml_format() {
  return {.name = "xml",
          .summary = "webpbn's XML 0.3: colours, clues, goal and saved pictures; many puzzles",
          .extension = ".xml",
          .recognise = recognise,
          .read = [](const Source& source) { return read_xml(source.text); },
          .write = [](std::span<const NamedRef<Puzzle>> puzzles) -> Expected<std::string> {
            return write_xml(puzzles);
          }};
}

}  // namespace quadrille::nonogram
