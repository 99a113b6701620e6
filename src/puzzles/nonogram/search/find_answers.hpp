#pragma once

#include <cstddef>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"
#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {

// What to look for, and from where: candidates at their fixed point under line solving.
struct AnswerSearch {
  const Puzzle& puzzle;
  const Lines& lines;
  Candidates candidates;
  std::vector<Painting> known{};  // answers found elsewhere
  std::size_t wanted = 1;         // answers in all, including the known ones
};

// The result of find_answers: answers, whether there are no others, and what holds in all that are not among
// them.
struct AnswersFound {
  std::vector<Painting> answers{};
  bool all = false;
  Candidates candidates{};
};

// Looks until it has the wanted number of answers, knows that there are no others, or the context ends. With
// Effort::all the search opens, since most puzzles fall to its probing; the learner begins from what that has
// shown, and on a puzzle that resists it for long two learners race each other.
[[nodiscard]] AnswersFound find_answers(AnswerSearch sought, Effort effort, Context& context);

}  // namespace quadrille::nonogram
