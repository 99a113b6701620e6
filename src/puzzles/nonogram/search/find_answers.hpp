#pragma once

#include <cstddef>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/model/model.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/lines/lines.hpp"
#include "puzzles/nonogram/search/solving.hpp"

namespace quadrille::nonogram {

// What is looked for, and from where: candidates at their fixed point under line solving.
struct AnswerSearch {
  const Puzzle& puzzle;
  const Lines& lines;
  Candidates candidates;
  std::vector<Painting> known{};  // answers that somebody else found
  std::size_t wanted = 1;         // answers in all, the known ones among them
};

// What a find_answers brought home: answers, whether there are no others, and what holds in all that are not
// among them.
struct AnswersFound {
  std::vector<Painting> answers{};
  bool all = false;
  Candidates candidates{};
};

// Looks until it has the wanted number of answers, knows that there are no others, or the context ends. With
// all efforts the search opens, since most puzzles fall to its probing; what that has shown is where the
// learner begins, and a puzzle that resists it for long has two of them race each other.
[[nodiscard]] AnswersFound find_answers(AnswerSearch sought, Effort effort, Context& context);

}  // namespace quadrille::nonogram
