#include <bit>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/formats/xml.hpp"

namespace quadrille::nonogram {
namespace {

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char character : printable(text)) {
    if (character == '&') {
      safe += "&amp;";
    } else if (character == '<') {
      safe += "&lt;";
    } else if (character == '>') {
      safe += "&gt;";
    } else if (character == '"') {
      safe += "&quot;";
    } else {
      safe += character;
    }
  }
  return safe;
}

// The character of each colour in images: its symbol, except for the few that have a meaning there.
std::vector<char> characters_of(const std::vector<Ink>& palette) {
  std::vector<char> characters;
  for (const auto& ink : palette) characters.push_back(ink.symbol);
  const auto is_free = [&](char character) {
    return std::string_view("|[]?.").find(character) == std::string_view::npos &&
           std::ranges::find(characters, character) == characters.end();
  };
  for (auto& character : std::span(characters).subspan(1)) {
    if (character != '|' && character != '[' && character != ']') continue;
    char free = '!';
    while (!is_free(free)) ++free;
    character = free;
  }
  return characters;
}

void append_clues(std::string& text, std::string_view type, const std::vector<Clues>& lines,
                  const std::vector<Ink>& palette) {
  text += fmt::format("<clues type=\"{}\">\n", type);
  for (const auto& clues : lines) {
    text += "<line>";
    for (const auto& [length, colour] : clues) {
      text += palette.size() == 2
                  ? fmt::format("<count>{}</count>", length)
                  : fmt::format("<count color=\"{}\">{}</count>", escaped(palette[colour].name), length);
    }
    text += "</line>\n";
  }
  text += "</clues>\n";
}

void append_image(std::string& text, std::string_view type, const Grid<ColourSet>& cells,
                  const std::vector<char>& characters) {
  const auto all = all_colours(characters.size());
  text += fmt::format("<solution type=\"{}\">\n<image>\n", type);
  for (int row = 0; row < cells.rows(); ++row) {
    std::string line;
    for (const auto set : cells.row(Row{row})) {
      if ((set & all) == all) {
        line += '?';
        continue;
      }
      const bool several = !std::has_single_bit(set);
      if (several) line += '[';
      for (auto left = set; left != 0; left &= left - 1) line += characters[std::countr_zero(left)];
      if (several) line += ']';
    }
    text += '|' + escaped(line) + "|\n";
  }
  text += "</image>\n</solution>\n";
}

void append_puzzle(std::string& text, const NamedRef<Puzzle>& named) {
  const auto& [id, puzzle] = named;
  const auto& palette = puzzle.palette;
  text += fmt::format("<puzzle type=\"grid\" backgroundcolor=\"{}\" defaultcolor=\"{}\">\n",
                      escaped(palette[0].name), escaped(palette[1].name));
  const auto append_property = [&](std::string_view tag, std::string_view value) {
    const auto line = single_spaced(value);
    if (!line.empty()) text += fmt::format("<{0}>{1}</{0}>\n", tag, escaped(line));
  };
  append_property("source", property(puzzle, "source"));
  append_property("id",
                  !id.empty() && id != name_in_file(puzzle) ? std::string_view(id) : property(puzzle, "id"));
  append_property("title", property(puzzle, "title"));
  append_property("author", property(puzzle, "by"));
  append_property("authorid", property(puzzle, "authorid"));
  append_property("copyright", property(puzzle, "copyright"));
  append_property("description", property(puzzle, "description"));
  const auto characters = characters_of(palette);
  for (std::size_t i = 0; i < palette.size(); ++i) {
    text += fmt::format("<color name=\"{}\" char=\"{}\">{:06x}</color>\n", escaped(palette[i].name),
                        escaped({&characters[i], 1}), palette[i].rgb);
  }
  append_clues(text, "columns", puzzle.cols, palette);
  append_clues(text, "rows", puzzle.rows, palette);
  if (puzzle.goal) {
    Grid<ColourSet> cells(puzzle.size(), ~ColourSet{0});
    for_each_cell(cells.size(), [&](Cell cell) {
      const auto colour = (*puzzle.goal)[cell];
      if (colour != kUndecided) cells[cell] = ColourSet{1} << colour;
    });
    append_image(text, "goal", cells, characters);
  }
  if (knows_something(puzzle)) append_image(text, "saved", puzzle.saved, characters);
  text += "</puzzle>\n";
}

}  // namespace

std::string write_xml(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<puzzleset>\n";
  for (const auto& named : puzzles) append_puzzle(text, named);
  return text + "</puzzleset>\n";
}

}  // namespace quadrille::nonogram
