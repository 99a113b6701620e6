#include <fmt/format.h>

#include "puzzles/nonogram/model/clue_text.hpp"
#include "puzzles/nonogram/teach/notes.hpp"
#include "puzzles/nonogram/teach/techniques/list.hpp"
#include "puzzles/nonogram/teach/techniques/technique.hpp"

namespace quadrille::nonogram {
namespace {

const Clues& clues_of(const LineRef& line, const Puzzle& puzzle) {
  return (line.in_row ? puzzle.rows : puzzle.cols)[line.number];
}

// "columns 3 to 6 are black, column 7 is empty"
std::string outcome(const LineFinding& finding, const LineRef& line, const Puzzle& puzzle) {
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
std::string runs_in_words(const LineFinding& finding, const LineRef& line, const Puzzle& puzzle) {
  const auto& clues = clues_of(line, puzzle);
  std::string words;
  for (std::size_t i = 0; i < finding.runs.size(); ++i) {
    const auto& [length, colour] = clues[finding.runs[i]];
    if (i > 0) words += i + 1 == finding.runs.size() ? " and " : ", ";
    if (puzzle.palette.size() > 2) words += colour_in_words(colour, puzzle) + ' ';
    words += fmt::format("{}", length);
  }
  return (finding.runs.size() > 1 ? "the runs " : "the ") + words;
}

// "row 3: ..., so columns 3 to 6 are black"
std::string sentence(const Notes& notes, const Finding& finding, std::string_view reason) {
  return fmt::format("{}: {}, so {}", line_name(finding.line->in_row, finding.line->number), reason,
                     outcome(*finding.by_line, *finding.line, notes.puzzle()));
}

template <Rule Which>
std::optional<Finding> find(Notes& notes, Context& context) {
  return notes.look_at_lines(Which, context);
}

std::string tell_complete(const Notes& notes, const Finding& finding) {
  if (clues_of(*finding.line, notes.puzzle()).empty()) return sentence(notes, finding, "no run belongs here");
  const auto& seen = finding.by_line->seen;
  if (seen.empty()) return sentence(notes, finding, "all its runs are complete");
  return sentence(notes, finding,
                  fmt::format("the run at {} is as long as any can be there", places(*finding.line, seen)));
}

std::string tell_overlap(const Notes& notes, const Finding& finding) {
  const bool several = finding.by_line->runs.size() > 1;
  return sentence(notes, finding,
                  fmt::format("wherever {} {}, some cells are under {}",
                              runs_in_words(*finding.by_line, *finding.line, notes.puzzle()),
                              several ? "stand" : "stands", several ? "them" : "it"));
}

std::string tell_edge(const Notes& notes, const Finding& finding) {
  return sentence(notes, finding,
                  fmt::format("{} is so near the edge that it belongs to {}",
                              places(*finding.line, {finding.by_line->seen.front()}),
                              runs_in_words(*finding.by_line, *finding.line, notes.puzzle())));
}

std::string tell_gap(const Notes& notes, const Finding& finding) {
  return sentence(notes, finding, "the gap is too small for every run that could be there");
}

std::string tell_reach(const Notes& notes, const Finding& finding) {
  return sentence(notes, finding, "no run reaches so far");
}

// In black and white, what the lines across leave adds nothing to the lines themselves.
std::optional<Finding> find_whole_line(Notes& notes, Context& context) {
  if (auto finding = notes.look_at_lines(Rule::line, context)) return finding;
  return notes.has_one_ink() ? notes.narrow_by_turns(context) : std::nullopt;
}

std::string tell_whole_line(const Notes& notes, const Finding& finding) {
  if (!finding.by_line) return tell_narrowed(notes, finding);
  const auto& puzzle = notes.puzzle();
  return sentence(notes, finding,
                  fmt::format("all placements of {} that fit agree",
                              clue_text(clues_of(*finding.line, puzzle), puzzle.palette)));
}

}  // namespace

const Technique& complete() {
  static constexpr Technique kTechnique{.name = "complete",
                                        .tier = Tier::easy,
                                        .effort = 1,
                                        .find = find<Rule::complete>,
                                        .tell = tell_complete};
  return kTechnique;
}

const Technique& overlap() {
  static constexpr Technique kTechnique{
      .name = "overlap", .tier = Tier::easy, .effort = 1, .find = find<Rule::overlap>, .tell = tell_overlap};
  return kTechnique;
}

const Technique& edge() {
  static constexpr Technique kTechnique{
      .name = "edge", .tier = Tier::easy, .effort = 1.5, .find = find<Rule::edge>, .tell = tell_edge};
  return kTechnique;
}

const Technique& gap() {
  static constexpr Technique kTechnique{
      .name = "gap", .tier = Tier::medium, .effort = 2, .find = find<Rule::gap>, .tell = tell_gap};
  return kTechnique;
}

const Technique& reach() {
  static constexpr Technique kTechnique{
      .name = "reach", .tier = Tier::medium, .effort = 2, .find = find<Rule::reach>, .tell = tell_reach};
  return kTechnique;
}

const Technique& whole_line() {
  static constexpr Technique kTechnique{
      .name = "line", .tier = Tier::medium, .effort = 3, .find = find_whole_line, .tell = tell_whole_line};
  return kTechnique;
}

}  // namespace quadrille::nonogram
