#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/erase.hpp"
#include "grid/text.hpp"

// A nonogram of one row with one block: "5: 3" is a row of five squares with a block of three. The answer is
// a grid that may be partial, a second answer shows that it is not the only one, and no answer has a reason.
namespace quadrille::sketch::nonogram {

struct Puzzle {
  int width = 0;
  int block = 0;
};

struct Answer {
  std::string row;  // # . ?
};

inline Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  const auto words = split_words(source.text.substr(0, source.text.find('\n')));
  const auto width = words.size() == 2 ? parse_integer(words[0].text) : fail("two numbers");
  const auto block = words.size() == 2 ? parse_integer(words[1].text) : fail("two numbers");
  if (!width || !block) return fail("a puzzle is 'width block'", 1, 1);
  return std::vector<Named<Puzzle>>{{"", {static_cast<int>(*width), static_cast<int>(*block)}}};
}

inline std::string placed(const Puzzle& puzzle, int start) {
  std::string row(puzzle.width, '.');
  row.replace(start, puzzle.block, puzzle.block, '#');
  return row;
}

inline Outcome<Answer> solve(const Puzzle& puzzle, const NoOptions& /*options*/, Context& context) {
  if (puzzle.block > puzzle.width) return {Impossible{"the block does not fit", {at(0, 0)}}};
  if (!context.enter_node()) return {Found<Answer>{{std::string(puzzle.width, '?')}, false}, context.end()};
  return {Found<Answer>{{placed(puzzle, 0)}}};
}

// Propagation only: the squares that every placement agrees on.
inline Outcome<Answer> deduce(const Puzzle& puzzle, const NoOptions& /*options*/, Context& context) {
  std::string row = placed(puzzle, 0);
  for (int start = 1; start + puzzle.block <= puzzle.width && context.enter_node(); ++start) {
    const auto other = placed(puzzle, start);
    for (int i = 0; i < puzzle.width; ++i) row[i] = row[i] == other[i] ? row[i] : '?';
  }
  const bool complete = row.find('?') == std::string::npos;
  return {Found<Answer>{{row}, complete, complete ? std::optional(true) : std::nullopt}, context.end()};
}

inline Outcome<Answer> second(const Puzzle& puzzle, const Answer& first, Context& context) {
  for (int start = 0; start + puzzle.block <= puzzle.width; ++start) {
    if (!context.enter_node()) return {.found = {}, .end = context.end()};
    if (placed(puzzle, start) != first.row) return {Found<Answer>{{placed(puzzle, start)}}};
  }
  return {Impossible{"every other placement was tried"}};
}

inline Ruling check(const Puzzle& puzzle, const Answer& answer, Extent extent, Context& /*context*/) {
  for (int start = 0; start + puzzle.block <= puzzle.width; ++start) {
    const auto right = placed(puzzle, start);
    bool fits = right.size() == answer.row.size();
    for (std::size_t i = 0; fits && i < right.size(); ++i) {
      fits = right[i] == answer.row[i] || (extent == Extent::so_far && answer.row[i] == '?');
    }
    if (fits) return {};
  }
  return {{{"no placement looks like this", 1, 1}}};
}

inline Picture picture(const Puzzle& puzzle, const Answer* answer) {
  Picture picture{.board = Grid<Symbol>({1, puzzle.width}, U'?'),
                  .legend = {{U'?', "open", "?"}, {U'#', "black", "#"}, {U'.', "empty", "."}},
                  .row_clues = {{"row 1", "row one", fmt::format("{}", puzzle.block)}}};
  for (int i = 0; answer != nullptr && i < puzzle.width; ++i) {
    picture.board[at(0, i)] = static_cast<Symbol>(answer->row[i]);
  }
  return picture;
}

inline std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Answer>& request,
                                 Context& context) {
  const auto known =
      request.toward != nullptr ? *request.toward : deduce(puzzle, {}, context).answer()->answer;
  Step step{.rule = "overlap", .reason = "every placement of the block agrees here"};
  for (int i = 0; i < puzzle.width; ++i) {
    const auto was = static_cast<Symbol>(request.from.row[i]);
    const auto now = static_cast<Symbol>(known.row[i]);
    if (was != now) step.marks.push_back({at(0, i), was, now});
  }
  if (step.marks.empty() || request.at_most == 0) return {};
  return {step};
}

inline Expected<Puzzle> edit(const Puzzle& before, const Edit& edit) {
  const auto* field = std::get_if<Field>(&edit);
  if (field == nullptr || field->id != "row 1") return fail("no such clue");
  const auto block = parse_integer(field->text);
  if (!block) return std::unexpected(block.error());
  return Puzzle{before.width, static_cast<int>(*block)};
}

inline std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Answer>{
      .name = "nonogram",
      .summary = "paint by numbers",
      .formats = {{.name = "non",
                   .summary = "width and block",
                   .extension = ".non",
                   .recognise = [](const Source& source) { return read(source).has_value(); },
                   .read = read,
                   .write = [](std::span<const Named<Puzzle>> puzzles) -> Expected<std::string> {
                     if (puzzles.size() != 1) return fail("one puzzle a file");
                     return fmt::format("{} {}\n", puzzles[0].puzzle.width, puzzles[0].puzzle.block);
                   }},
                  {.name = "picture",
                   .summary = "to look at",
                   .extension = ".txt",
                   .write = [](std::span<const Named<Puzzle>> puzzles) -> Expected<std::string> {
                     return placed(puzzles[0].puzzle, 0);
                   }}},
      .strategies = {make_strategy<Puzzle, Answer, NoOptions>({.name = "auto", .summary = "places the block"},
                                                              {}, solve),
                     make_strategy<Puzzle, Answer, NoOptions>({.name = "line", .summary = "never guesses"},
                                                              {}, deduce)},
      .read_answer = [](const Puzzle& puzzle, std::string_view text) -> Expected<Answer> {
        const auto lines = split_lines(text);
        if (lines.empty() || static_cast<int>(lines[0].text.size()) != puzzle.width)
          return fail("another size");
        return Answer{std::string(lines[0].text)};
      },
      .write_answer = [](const Puzzle&, const Answer& answer) { return answer.row + '\n'; },
      .blank = [](const Puzzle& puzzle) { return Answer{std::string(puzzle.width, '?')}; },
      .headline = [](const Puzzle&, const Found<Answer>& found) { return found.answer.row; },
      .check = check,
      .second = second,
      .explain = explain,
      .picture = picture,
      .edit = edit});
}

}  // namespace quadrille::sketch::nonogram
