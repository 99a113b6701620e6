#include "puzzles/nonogram/search/answers.hpp"

#include <utility>

#include "puzzles/nonogram/formats/raw_clues.hpp"
#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {

Answers find_answers(const Puzzle& puzzle, Context& context) {
  Answers answers;
  auto outcome = solve(puzzle, Effort::all, context);
  answers.settled = outcome.end == End::finished;
  if (const auto* impossible = outcome.impossible()) {
    answers.settled = true;
    answers.why_none = impossible->reason;
    return answers;
  }
  const auto* found = outcome.answer();
  if (found == nullptr || !found->complete) {
    answers.settled = false;
    return answers;
  }
  answers.first = found->answer;
  answers.second = found->second;
  if (found->unique) {
    answers.settled = true;
    return answers;
  }
  const auto other = second(puzzle, found->answer, context);
  if (const auto* another = other.answer(); another != nullptr && another->complete) {
    answers.second = another->answer;
    answers.settled = true;
  } else {
    answers.settled = other.impossible() != nullptr;
  }
  return answers;
}

Puzzle from_position(const Puzzle& puzzle, const Painting& position) {
  auto started = puzzle;
  if (started.saved.size() != puzzle.size()) {
    started.saved = Grid<ColourSet>(puzzle.size(), all_colours(puzzle.palette.size()));
  }
  for_each_cell(puzzle.size(), [&](Cell cell) {
    const auto colour = position.cells[cell];
    if (colour != kUndecided) started.saved[cell] = ColourSet{1} << colour;
  });
  return started;
}

}  // namespace quadrille::nonogram
