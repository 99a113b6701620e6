#include <algorithm>
#include <span>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/nonogram/drawn.hpp"
#include "puzzles/nonogram/search/learning/clauses.hpp"
#include "puzzles/nonogram/search/learning/learner.hpp"
#include "puzzles/nonogram/search/learning/line_rules.hpp"
#include "puzzles/nonogram/search/learning/order.hpp"
#include "puzzles/nonogram/search/learning/phases.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"
#include "puzzles/nonogram/search/propagation.hpp"

namespace quadrille::nonogram {
namespace {

// What line solving leaves of a puzzle that has an answer.
Candidates settled(const Puzzle& puzzle, const Lines& lines) {
  Context context({});
  auto candidates = first_candidates(puzzle, lines, context).candidates;
  Propagation propagation(lines);
  propagation.queue_all(candidates);
  EXPECT_EQ(propagation.run(candidates, context), Propagated::settled);
  return candidates;
}

// ---- what is said about cells ----

RC_GTEST_PROP(NonogramStatements, ALiteralTakesTheColourItExcludes, ()) {
  const auto known = *any_known();
  const Lines lines(known.puzzle);
  const auto root = settled(known.puzzle, lines);
  Context context({});
  const Statements statements(lines, root, context);
  for (const auto cell : open_cells(lines, root)) {
    for_each_position(colours_of(lines, root, cell), [&](int position) {
      const auto colour = static_cast<Colour>(position);
      const auto loss = statements.loss(statements.excluding({cell, colour}));
      RC_ASSERT(loss.has_value());
      RC_ASSERT(loss->cell == cell);
      RC_ASSERT(loss->colour == colour);
      RC_ASSERT(contrary(statements.asserting(cell, colour)) == statements.excluding({cell, colour}));
    });
  }
}

// ---- lines that say why ----

// All ways to paint one line, one by one: whether one of them has the clues and only allowed colours.
bool can_be_painted(std::span<const ColourSet> allowed, const Clues& clues, std::vector<Colour>& painted) {
  if (painted.size() == allowed.size()) return clues_of(painted) == clues;
  bool found = false;
  for_each_position(allowed[painted.size()], [&](int colour) {
    if (found) return;
    painted.push_back(static_cast<Colour>(colour));
    found = can_be_painted(allowed, clues, painted);
    painted.pop_back();
  });
  return found;
}

bool can_be_painted(std::span<const ColourSet> allowed, const Clues& clues) {
  std::vector<Colour> painted;
  return can_be_painted(allowed, clues, painted);
}

RC_GTEST_PROP(NonogramLineRules, AnExplanationIsEnoughAndNothingInItIsNeedless, ()) {
  const auto known = *any_known({.most_rows = 6, .most_cols = 6});
  const Lines lines(known.puzzle);
  const auto root = settled(known.puzzle, lines);
  Context context({});
  const Statements statements(lines, root, context);
  if (statements.count() == 0) return;
  Trail trail(statements.count(), context);
  LineRules rules(lines, root, statements, context);
  const auto assign = [&](Literal literal, Reason reason, std::size_t shown_by) {
    trail.assign(literal, reason);
    if (const auto loss = statements.loss(literal)) rules.take(*loss, shown_by);
  };
  // What the line may have where only the given literals of the trail are known, and the shown one is not so.
  const auto allowed = [&](std::size_t line, std::span<const Literal> why, std::optional<Literal> shown) {
    std::vector<ColourSet> cells;
    for (int i = 0; i < lines[line].length; ++i) {
      const auto cell =
          lines.is_row(line) ? at(static_cast<int>(line), i) : at(i, static_cast<int>(line) - lines.rows());
      cells.push_back(colours_of(lines, root, cell));
      for (const auto literal : why) {
        const auto loss = statements.loss(contrary(literal));
        if (loss && loss->cell == cell) cells.back() &= ~(ColourSet{1} << loss->colour);
      }
      const auto lost = shown ? statements.loss(*shown) : std::nullopt;
      if (lost && lost->cell == cell) cells.back() = ColourSet{1} << lost->colour;
    }
    return cells;
  };
  const auto clues_of_line = [&](std::size_t line) -> const Clues& {
    const auto rows = known.puzzle.rows.size();
    return line < rows ? known.puzzle.rows[line] : known.puzzle.cols[line - rows];
  };
  const auto expect_sharp = [&](std::size_t line, std::optional<Literal> shown) {
    std::vector<Literal> why;
    rules.explain(line, shown, trail, why, context);
    const auto& clues = clues_of_line(line);
    RC_ASSERT(!can_be_painted(allowed(line, why, shown), clues));
    for (std::size_t i = 0; i < why.size(); ++i) {
      RC_ASSERT(trail.is_false(why[i]));
      auto fewer = why;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      RC_ASSERT(can_be_painted(allowed(line, fewer, shown), clues));
    }
  };

  // Decisions by chance, and what lines show after each, until one of them is in contradiction.
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (;;) {
    for (auto outcome = rules.next(context); outcome != LineRules::Outcome::settled;
         outcome = rules.next(context)) {
      if (outcome == LineRules::Outcome::contradiction) return expect_sharp(rules.line(), std::nullopt);
      const auto line = rules.line();
      const auto shown = rules.shown();
      for (const auto literal : shown) {
        assign(literal, {Reason::Kind::line, static_cast<std::uint32_t>(line)}, line);
      }
      for (const auto literal : shown) expect_sharp(line, literal);
    }
    std::vector<Literal> open;
    for (Literal literal = 0; literal < 2 * statements.count(); ++literal) {
      if (trail.is_open(literal) && statements.loss(literal)) open.push_back(literal);
    }
    if (open.empty()) return;
    trail.begin_level();
    assign(open[random.below(static_cast<std::uint32_t>(open.size()))], {}, LineRules::kNoLine);
  }
}

// ---- the learner ----

RC_GTEST_PROP(NonogramLearner, FindsEveryAnswerOnceAndThenNoMore, ()) {
  const auto known = *any_known({.most_rows = 5, .most_cols = 5});
  constexpr std::size_t kMost = 40;
  auto expected = answers_by_trying(known.puzzle, kMost);
  RC_PRE(expected.size() < kMost);
  const Lines lines(known.puzzle);
  Context context({});
  Learner learner(lines, settled(known.puzzle, lines), {}, context);
  RC_ASSERT(learner.ready());
  std::vector<Painting> found;
  while (learner.run(context) == LearnerEnd::answer) {
    RC_ASSERT(found.size() < kMost);
    found.push_back(learner.painting());
    learner.forbid(found.back());
  }
  RC_ASSERT(learner.run(context) == LearnerEnd::exhausted);
  RC_ASSERT(found.size() == expected.size());
  RC_ASSERT(std::ranges::is_permutation(found, expected));
}

RC_GTEST_PROP(NonogramLearner, IsNotDisturbedByBeingStopped, ()) {
  const auto known = *any_known({.most_rows = 14, .most_cols = 14});
  const Lines lines(known.puzzle);
  const auto root = settled(known.puzzle, lines);
  Context context({});
  Learner at_once(lines, root, {}, context);
  RC_ASSERT(at_once.run(context) == LearnerEnd::answer);
  Learner in_parts(lines, root, {}, context);
  auto end = LearnerEnd::stopped;
  while (end == LearnerEnd::stopped) {
    auto part = context.child({.nodes = 1});
    end = in_parts.run(part);
    // What is known on the way holds in every answer.
    const auto so_far = painting_of(lines, in_parts.known());
    for_each_cell(known.puzzle.size(), [&](Cell cell) {
      RC_ASSERT(so_far.cells[cell] == kUndecided || so_far.cells[cell] == known.answer.cells[cell]);
    });
  }
  RC_ASSERT(end == LearnerEnd::answer);
  RC_ASSERT(in_parts.painting() == at_once.painting());
  RC_ASSERT(check(known.puzzle, in_parts.painting(), Extent::whole).empty());
}

TEST(NonogramLearner, RefusesWhereItsBytesAreNotGranted) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  Context context({.limits = {.bytes = 1}});
  const Learner learner(lines, settled(puzzle, lines), {}, context);
  EXPECT_FALSE(learner.ready());
  EXPECT_EQ(context.end(), End::memory);
}

TEST(NonogramLearner, IsNotReadyWhereTheRunWasStoppedBefore) {
  const auto puzzle = puzzle_of_drawing("#.\n.#\n");
  const Lines lines(puzzle);
  const auto root = settled(puzzle, lines);
  std::stop_source source;
  source.request_stop();
  Context context({.stop = source.get_token()});
  const Learner learner(lines, root, {}, context);
  EXPECT_FALSE(learner.ready());
  EXPECT_EQ(context.end(), End::stopped);
}

TEST(NonogramLikelihood, AKnownCellPullsTheLineItsWay) {
  // A run of two in a row of three covers the middle for certain; columns of one say nothing more.
  const auto puzzle = puzzle_of_drawing("##.\n..#\n");
  const Lines lines(puzzle);
  Context context({});
  const auto candidates = first_candidates(puzzle, lines, context).candidates;
  const Statements statements(lines, candidates, context);
  const auto ways = likely(lines, candidates, statements, context);
  const auto is_likely = [&](Cell cell) { return ways[variable_of(statements.asserting(cell, 1))] != 0; };
  EXPECT_TRUE(is_likely(at(0, 1)));
  EXPECT_FALSE(is_likely(at(1, 1)));
}

// ---- its parts ----

RC_GTEST_PROP(NonogramOrder, GivesTheHighestScoreFirst, ()) {
  const auto raw = *rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(0, 1000));
  std::vector<double> scores(raw.begin(), raw.end());
  Context context({});
  Order order(scores, context);
  for (Variable variable = 0; variable < scores.size(); ++variable) {
    const auto bumps = *rc::gen::inRange(0, 3);
    for (int i = 0; i < bumps; ++i) order.bump(variable);
    scores[variable] += bumps;
  }
  std::vector<double> given;
  while (!order.empty()) given.push_back(scores[order.pop()]);
  RC_ASSERT(given.size() == scores.size());
  RC_ASSERT(std::ranges::is_sorted(given, std::greater<>()));
}

TEST(NonogramClauses, ReasonsAreKeptAndFollowedWhereTheyMove) {
  Context context({});
  Trail trail(6, context);
  Clauses clauses(6, context);
  const std::vector<Literal> dropped{literal(0, true), literal(1, true), literal(2, true)};
  const std::vector<Literal> reason{literal(3, true), literal(4, true), literal(5, true)};
  (void)clauses.add(dropped, 5);
  (void)clauses.add(dropped, 6);
  const auto kept = clauses.add(reason, 9);
  trail.begin_level();
  trail.assign(literal(4, false), {});
  trail.assign(literal(5, false), {});
  trail.assign(literal(3, true), {Reason::Kind::clause, kept});
  clauses.drop_half(trail);
  EXPECT_EQ(clauses.droppable(), 2U);
  const auto moved = trail.reason(3).index;
  EXPECT_LT(moved, kept);
  EXPECT_TRUE(std::ranges::equal(clauses[moved], reason));
  // The others still speak: with two literals false the third follows.
  std::vector<Literal> followed;
  trail.assign(literal(1, false), {});
  trail.assign(literal(2, false), {});
  for (const auto each : {literal(1, false), literal(2, false)}) {
    EXPECT_EQ(
        clauses.follow(each, trail, [&](Literal next, Clauses::Reference) { followed.push_back(next); }),
        Clauses::kNone);
  }
  EXPECT_EQ(followed, std::vector<Literal>{literal(0, true)});
}

}  // namespace
}  // namespace quadrille::nonogram
