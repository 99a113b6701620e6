#include "puzzles/nonogram/wording.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "puzzles/nonogram/clue_text.hpp"

namespace quadrille::nonogram {
namespace {

// "column 3", "columns 3 and 4", "columns 1, 3 and 5 to 7".
std::string places(const LineRef& line, std::vector<int> positions) {
  std::ranges::sort(positions);
  std::vector<std::string> ranges;
  for (std::size_t i = 0; i < positions.size();) {
    const auto first = positions[i];
    auto last = first;
    for (++i; i < positions.size() && positions[i] == last + 1; ++i) ++last;
    if (last > first + 1) {
      ranges.push_back(fmt::format("{} to {}", first, last));
    } else {
      for (auto position = first; position <= last; ++position) ranges.push_back(fmt::format("{}", position));
    }
  }
  const auto* kind = line.in_row ? "column" : "row";
  auto words = fmt::format("{}{} {}", kind, positions.size() > 1 ? "s" : "", ranges.front());
  for (std::size_t i = 1; i < ranges.size(); ++i) {
    words += (i + 1 == ranges.size() ? " and " : ", ") + ranges[i];
  }
  return words;
}

const std::vector<Clues>& lines_of(const LineRef& line, const Puzzle& puzzle) {
  return line.in_row ? puzzle.rows : puzzle.cols;
}

// "columns 3 to 6 are black, column 7 is empty"
std::string outcome(const Finding& finding, const LineRef& line, const Puzzle& puzzle) {
  std::string words;
  for (std::size_t colour = puzzle.palette.size(); colour-- > 0;) {
    std::vector<int> positions;
    for (const auto& cell : finding.cells) {
      if (cell.colour == colour) positions.push_back(cell.position);
    }
    if (positions.empty()) continue;
    if (!words.empty()) words += ", ";
    words += fmt::format("{} {} {}", places(line, positions), positions.size() > 1 ? "are" : "is",
                         colour_in_words(static_cast<Colour>(colour), puzzle));
  }
  return words;
}

// "the 7", "the red 7", "the runs 7 and 3"
std::string runs_in_words(const Finding& finding, const LineRef& line, const Puzzle& puzzle) {
  const auto& clues = lines_of(line, puzzle)[line.number];
  std::string words;
  for (std::size_t i = 0; i < finding.runs.size(); ++i) {
    const auto& [length, colour] = clues[finding.runs[i]];
    if (i > 0) words += i + 1 == finding.runs.size() ? " and " : ", ";
    if (puzzle.palette.size() > 2) words += colour_in_words(colour, puzzle) + ' ';
    words += fmt::format("{}", length);
  }
  return (finding.runs.size() > 1 ? "the runs " : "the ") + words;
}

std::string reason(const Finding& finding, const LineRef& line, const Puzzle& puzzle) {
  const auto& clues = lines_of(line, puzzle)[line.number];
  switch (finding.technique) {
    case Technique::complete:
      if (clues.empty()) return "no run belongs here";
      if (finding.seen.empty()) return "all its runs stand";
      return fmt::format("the run at {} is as long as any can be there", places(line, finding.seen));
    case Technique::overlap:
      return fmt::format("wherever {} {}, some cells are under {}", runs_in_words(finding, line, puzzle),
                         finding.runs.size() > 1 ? "stand" : "stands",
                         finding.runs.size() > 1 ? "them" : "it");
    case Technique::edge:
      return fmt::format("{} is so near the edge that it belongs to {}", places(line, {finding.seen.front()}),
                         runs_in_words(finding, line, puzzle));
    case Technique::gap:
      return "the gap is too small for every run that could be there";
    case Technique::reach:
      return "no run reaches so far";
    default:
      return fmt::format("all placements of {} that fit agree", clue_text(clues, puzzle.palette));
  }
}

}  // namespace

std::string in_words(const Finding& finding, const LineRef& line, const Puzzle& puzzle) {
  return fmt::format("{}: {}, so {}", line_name(line.in_row, line.number), reason(finding, line, puzzle),
                     outcome(finding, line, puzzle));
}

std::string in_words(Cell cell) { return fmt::format("row {} column {}", cell.row.value, cell.col.value); }

std::string colour_in_words(Colour colour, const Puzzle& puzzle) {
  return colour == kPaper ? "empty" : puzzle.palette[colour].name;
}

std::string colours_in_words(ColourSet colours, const Puzzle& puzzle) {
  std::vector<std::string> names;
  for (std::size_t colour = 1; colour < puzzle.palette.size(); ++colour) {
    if ((colours >> colour & 1U) != 0) names.push_back(puzzle.palette[colour].name);
  }
  if ((colours & 1U) != 0) names.emplace_back("empty");
  std::string words;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) words += i + 1 == names.size() ? " or " : ", ";
    words += names[i];
  }
  return words;
}

Cell cell_of(const LineRef& line, int position) {
  const auto number = static_cast<int>(line.number);
  return line.in_row ? at(number, position) : at(position, number);
}

}  // namespace quadrille::nonogram
