#include "puzzles/nonogram/search/encoding.hpp"

#include <algorithm>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"

namespace quadrille::nonogram {
namespace {

// The fixed point under line solving; nothing where a line has no placement.
std::optional<Candidates> where_lines_end(const Puzzle& puzzle, Propagation& propagation) {
  Context context({});
  auto first = first_candidates(puzzle, propagation.lines(), context);
  if (first.contradiction) return std::nullopt;
  propagation.queue_all(first.candidates);
  if (propagation.run(first.candidates, context) != Propagated::settled) return std::nullopt;
  return first.candidates;
}

// The cells of one picture in the rows, of another in the columns: many have no answer.
Puzzle any_mixed_puzzle() {
  const auto known = *any_known({.most_rows = 5, .most_cols = 5});
  auto puzzle = known.puzzle;
  auto other = known.answer.cells;
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int swaps = random.between(0, 2); swaps > 0; --swaps) {
    const auto any_cell = [&] {
      return at(random.between(0, other.rows() - 1), random.between(0, other.cols() - 1));
    };
    std::swap(other[any_cell()], other[any_cell()]);
  }
  puzzle.cols = puzzle_of(other, puzzle.palette).cols;
  return puzzle;
}

RC_GTEST_PROP(NonogramEncoding, HasEveryAnswerOnceAndNoOther, ()) {
  constexpr std::size_t kMostAnswers = 40;
  const auto puzzle = any_mixed_puzzle();
  const auto expected = answers_by_trying(puzzle, kMostAnswers);
  RC_PRE(expected.size() < kMostAnswers);
  const Lines lines(puzzle);
  Propagation propagation(lines);
  const auto candidates = where_lines_end(puzzle, propagation);
  if (!candidates) {
    RC_ASSERT(expected.empty());
    return;
  }
  if (candidates->open == 0) return;  // nothing to encode
  Context context({});
  Encoding clauses(propagation, *candidates, sat::Tuning::balanced, context);
  RC_ASSERT(clauses.ready());
  std::vector<Painting> found;
  while (clauses.next(context) == sat::Verdict::satisfiable) {
    RC_ASSERT(found.size() < expected.size());
    found.push_back(clauses.painting());
    clauses.forbid(found.back());
  }
  RC_ASSERT(clauses.next(context) == sat::Verdict::unsatisfiable);
  RC_ASSERT(std::ranges::is_permutation(found, expected));
}

TEST(NonogramEncoding, APreferenceForbidsNothing) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Propagation propagation(lines);
  for (const bool alike : {false, true}) {
    Context context({});
    Encoding clauses(propagation, *where_lines_end(puzzle, propagation), sat::Tuning::balanced, context);
    std::vector<Painting> found;
    while (clauses.next(context) == sat::Verdict::satisfiable && found.size() < 3) {
      found.push_back(clauses.painting());
      clauses.forbid(found.back());
      clauses.prefer(found.back(), alike);
    }
    EXPECT_EQ(found.size(), 2U);
  }
}

TEST(NonogramEncoding, IsNotReadyWithoutTheBytesItAsksFor) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Propagation propagation(lines);
  Context context({.limits = {.bytes = 1}});
  const Encoding clauses(propagation, *where_lines_end(puzzle, propagation), sat::Tuning::balanced, context);
  EXPECT_FALSE(clauses.ready());
  EXPECT_EQ(context.end(), End::memory);
}

TEST(NonogramEncoding, IsNotReadyWhereTheRunWasStopped) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Propagation propagation(lines);
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  const Encoding clauses(propagation, *where_lines_end(puzzle, propagation), sat::Tuning::balanced, context);
  EXPECT_FALSE(clauses.ready());
  EXPECT_EQ(context.end(), End::stopped);
}

}  // namespace
}  // namespace quadrille::nonogram
