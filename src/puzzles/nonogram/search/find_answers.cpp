#include "puzzles/nonogram/search/find_answers.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/parallel/portfolio.hpp"
#include "puzzles/nonogram/search/answers.hpp"
#include "puzzles/nonogram/search/encoding.hpp"
#include "puzzles/nonogram/search/learning/learner.hpp"
#include "puzzles/nonogram/search/propagation.hpp"
#include "puzzles/nonogram/search/search.hpp"

namespace quadrille::nonogram {
namespace {

// The opening: probing settles most puzzles that lines do not, and usually at the root.
constexpr std::uint64_t kOpeningNodes = 200;  // some 10 ms
constexpr std::uint64_t kOpeningPositions = 2;
// Then the learner, alone at first, and finally against another that begins elsewhere.
constexpr std::uint64_t kAloneConflicts = 50'000;  // a second or two
constexpr std::size_t kLearners = 2;

constexpr auto kNoEnd = std::numeric_limits<std::uint64_t>::max();

bool is_full(const AnswerSearch& sought, const AnswersFound& result) {
  return result.all || result.answers.size() >= sought.wanted;
}

// The first answer may have a twin that is found without any search.
void add(const AnswerSearch& sought, Painting answer, AnswersFound& result, Context& context) {
  if (std::ranges::find(result.answers, answer) != result.answers.end()) return;
  result.answers.push_back(std::move(answer));
  if (result.answers.size() > 1 || sought.wanted == 1) return;
  if (auto other = swapped(sought.puzzle, result.answers.front(), context))
    result.answers.push_back(std::move(*other));
}

// Both sides: true once the result is full; false if they were cut.
bool search_for(const AnswerSearch& sought, Search& search, std::uint64_t positions, AnswersFound& result,
                Context& context) {
  while (!is_full(sought, result)) {
    const auto known = search.answers().size();
    const auto end = search.run(known + 1, positions, context);
    result.candidates = search.root();
    if (search.answers().size() > known) {
      add(sought, painting_of(sought.lines, search.answers().back()), result, context);
    }
    if (end == SearchEnd::stopped) return false;
    if (end == SearchEnd::exhausted) result.all = true;
  }
  return true;
}

bool solve_for(const AnswerSearch& sought, AnswersFound& result, Context& context) {
  const Reservation cells(context, Encoding::bytes(sought.lines));
  if (!cells.granted() || !context.proceed()) return false;
  Propagation propagation(sought.lines);
  Encoding clauses(propagation, result.candidates, sat::Tuning::unsatisfiable, context);
  std::size_t told = 0;
  while (clauses.ready() && !is_full(sought, result)) {
    for (; told < result.answers.size(); ++told) {
      clauses.forbid(result.answers[told]);
      clauses.prefer(result.answers[told], false);
    }
    const auto verdict = clauses.next(context);
    if (verdict == sat::Verdict::unknown) return false;
    if (verdict == sat::Verdict::unsatisfiable) {
      result.all = true;
    } else {
      add(sought, clauses.painting(), result, context);
    }
  }
  return is_full(sought, result);
}

bool learn_for(const AnswerSearch& sought, Learner& learner, AnswersFound& result, Context& context) {
  while (learner.ready() && !is_full(sought, result)) {
    while (learner.forbidden() < result.answers.size()) learner.forbid(result.answers[learner.forbidden()]);
    const auto end = learner.run(context);
    if (end == LearnerEnd::stopped) break;
    if (end == LearnerEnd::answer) add(sought, learner.painting(), result, context);
    if (end == LearnerEnd::exhausted) result.all = true;
  }
  result.candidates = learner.known();
  return is_full(sought, result);
}

// A part of the work, limited to a number of nodes. True: the search for answers is over, one way or the
// other.
template <class Work>
bool for_nodes(std::uint64_t nodes, Context& context, Work&& work) {
  auto part = context.child({.nodes = nodes});
  const bool done = work(part);
  context.join(part);
  return done || context.end() != End::finished;
}

// One learner, then several in slices of equal numbers of conflicts (see engine/parallel/portfolio.hpp).
void race_learners(const AnswerSearch& sought, const Grid<float>& promise, AnswersFound& result,
                   Context& context) {
  Learner first(sought.lines, result.candidates, promise, context);
  if (for_nodes(kAloneConflicts, context,
                [&](Context& part) { return learn_for(sought, first, result, part); })) {
    return;
  }
  context.log(LogLevel::info, "learners against each other");
  std::vector<AnswersFound> bags(kLearners, result);
  const auto winner = race_members(kLearners, context, [&](std::size_t member, Context& own) {
    if (member == 0) return learn_for(sought, first, bags[0], own);
    auto elsewhere = own.child({.seed = own.seed() + member});
    Learner other(sought.lines, result.candidates, promise, elsewhere);
    return learn_for(sought, other, bags[member], own);
  });
  const auto fullest =
      std::ranges::max_element(bags, {}, [](const AnswersFound& each) { return each.answers.size(); });
  result = std::move(winner ? bags[*winner] : *fullest);
}

}  // namespace

AnswersFound find_answers(AnswerSearch sought, Effort effort, Context& context) {
  AnswersFound result{.answers = std::move(sought.known), .candidates = sought.candidates};
  if (effort == Effort::clauses) {
    context.log(LogLevel::info, "clauses");
    (void)solve_for(sought, result, context);
    return result;
  }
  if (effort == Effort::learning) {
    context.log(LogLevel::info, "learner");
    Learner learner(sought.lines, sought.candidates, {}, context);
    (void)learn_for(sought, learner, result, context);
    return result;
  }
  context.log(LogLevel::info, effort == Effort::search ? "probing and search" : "probing");
  Propagation propagation(sought.lines);
  Search search(propagation, sought.candidates, context);
  if (effort == Effort::search) {
    (void)search_for(sought, search, kNoEnd, result, context);
    return result;
  }
  const bool opened = for_nodes(kOpeningNodes, context, [&](Context& part) {
    return search_for(sought, search, kOpeningPositions, result, part);
  });
  if (context.logs(LogLevel::debug)) {
    context.log(LogLevel::debug, fmt::format("probing: {} positions, {} colours open", search.positions(),
                                             result.candidates.open));
  }
  if (opened) return result;
  context.log(LogLevel::info, "learner");
  race_learners(sought, search.promise(context), result, context);
  return result;
}

}  // namespace quadrille::nonogram
