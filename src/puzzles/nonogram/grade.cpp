#include "puzzles/nonogram/grade.hpp"

#include <algorithm>
#include <array>

#include "puzzles/nonogram/answers.hpp"
#include "puzzles/nonogram/walk.hpp"

namespace quadrille::nonogram {
namespace {

// What a step is worth, in steps of the easiest kind: a guess at the time it takes a practised player.
constexpr std::array<double, kTechniques> kEffort{1, 1, 1.5, 2, 2, 3, 4, 20, 100};

std::string_view grade_name(Technique hardest) {
  if (hardest == Technique::branch) return "branching";
  return hardest == Technique::probe ? "probing" : "line";
}

}  // namespace

Expected<Grade> grade(const Puzzle& puzzle, Context& context) {
  const auto answers = find_answers(puzzle, context);
  if (answers.impossible()) return fail("no picture has these clues: " + answers.why_none);
  if (answers.second) return fail("more than one picture has these clues");
  if (!answers.unique()) return fail("whether there is a single answer was not settled within the limits");
  std::array<std::uint64_t, kTechniques> used{};
  Walk walk(puzzle, blank(puzzle));
  while (!walk.finished()) {
    auto taken = walk.next(context);
    if (context.end() != End::finished) return fail("the steps were not finished within the limits");
    if (!taken) taken = walk.take_from(*answers.first, nullptr);
    ++used[static_cast<std::size_t>(taken->technique)];
  }
  Grade grade;
  auto hardest = Technique::complete;
  for (std::size_t i = 0; i < kTechniques; ++i) {
    if (used[i] == 0) continue;
    hardest = static_cast<Technique>(i);
    grade.score += kEffort[i] * static_cast<double>(used[i]);
    grade.techniques.emplace_back(name(hardest), used[i]);
  }
  grade.name = grade_name(hardest);
  grade.hardest = name(hardest);
  return grade;
}

}  // namespace quadrille::nonogram
