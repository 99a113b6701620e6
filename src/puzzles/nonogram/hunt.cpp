#include "puzzles/nonogram/hunt.hpp"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/portfolio.hpp"
#include "puzzles/nonogram/encoding.hpp"
#include "puzzles/nonogram/learning/learner.hpp"
#include "puzzles/nonogram/propagation.hpp"
#include "puzzles/nonogram/search.hpp"
#include "puzzles/nonogram/swaps.hpp"

namespace quadrille::nonogram {
namespace {

// The opening: probing settles most puzzles that lines do not, and a look at the root is all it takes.
constexpr std::uint64_t kOpeningNodes = 200;  // some 10 ms
constexpr std::uint64_t kOpeningPositions = 2;
// Then the learner, alone at first, at last against another one that begins elsewhere.
constexpr std::uint64_t kAloneConflicts = 50'000;  // a second or two
constexpr std::size_t kLearners = 2;

constexpr auto kNoEnd = std::numeric_limits<std::uint64_t>::max();

bool is_full(const Quarry& quarry, const Bag& bag) { return bag.all || bag.answers.size() >= quarry.wanted; }

// The first answer may have a twin that is found without any search.
void add(const Quarry& quarry, Painting answer, Bag& bag, Context& context) {
  if (std::ranges::find(bag.answers, answer) != bag.answers.end()) return;
  bag.answers.push_back(std::move(answer));
  if (bag.answers.size() > 1 || quarry.wanted == 1) return;
  if (auto other = swapped(quarry.puzzle, bag.answers.front(), context))
    bag.answers.push_back(std::move(*other));
}

// Both sides: true once the bag is full; false where they were cut.
bool search_for(const Quarry& quarry, Search& search, std::uint64_t positions, Bag& bag, Context& context) {
  while (!is_full(quarry, bag)) {
    const auto known = search.answers().size();
    const auto end = search.run(known + 1, positions, context);
    bag.candidates = search.root();
    if (search.answers().size() > known) {
      add(quarry, painting_of(quarry.lines, search.answers().back()), bag, context);
    }
    if (end == SearchEnd::stopped) return false;
    if (end == SearchEnd::exhausted) bag.all = true;
  }
  return true;
}

bool solve_for(const Quarry& quarry, Bag& bag, Context& context) {
  const Reservation cells(context, Encoding::bytes(quarry.lines));
  if (!cells.granted() || !context.proceed()) return false;
  Propagation propagation(quarry.lines);
  Encoding clauses(propagation, bag.candidates, sat::Tuning::unsatisfiable, context);
  std::size_t told = 0;
  while (clauses.ready() && !is_full(quarry, bag)) {
    for (; told < bag.answers.size(); ++told) {
      clauses.forbid(bag.answers[told]);
      clauses.prefer(bag.answers[told], false);
    }
    const auto verdict = clauses.next(context);
    if (verdict == sat::Verdict::unknown) return false;
    if (verdict == sat::Verdict::unsatisfiable) {
      bag.all = true;
    } else {
      add(quarry, clauses.painting(), bag, context);
    }
  }
  return is_full(quarry, bag);
}

bool learn_for(const Quarry& quarry, Learner& learner, Bag& bag, Context& context) {
  while (learner.ready() && !is_full(quarry, bag)) {
    while (learner.forbidden() < bag.answers.size()) learner.forbid(bag.answers[learner.forbidden()]);
    const auto end = learner.run(context);
    if (end == LearnerEnd::stopped) break;
    if (end == LearnerEnd::answer) add(quarry, learner.painting(), bag, context);
    if (end == LearnerEnd::exhausted) bag.all = true;
  }
  bag.candidates = learner.known();
  return is_full(quarry, bag);
}

// A part of the work with so many nodes. True: the hunt is over, one way or the other.
template <class Work>
bool for_nodes(std::uint64_t nodes, Context& context, Work&& work) {
  auto part = context.child({.nodes = nodes});
  const bool done = work(part);
  context.join(part);
  return done || context.end() != End::finished;
}

// One learner, then several in slices of equal numbers of conflicts (see engine/portfolio).
void race_learners(const Quarry& quarry, const Grid<float>& promise, Bag& bag, Context& context) {
  Learner first(quarry.lines, bag.candidates, promise, context);
  if (for_nodes(kAloneConflicts, context,
                [&](Context& part) { return learn_for(quarry, first, bag, part); })) {
    return;
  }
  context.log(LogLevel::info, "learners against each other");
  std::vector<Bag> bags(kLearners, bag);
  const auto winner = race_members(kLearners, context, [&](std::size_t member, Context& own) {
    if (member == 0) return learn_for(quarry, first, bags[0], own);
    auto elsewhere = own.child({.seed = own.seed() + member});
    Learner other(quarry.lines, bag.candidates, promise, elsewhere);
    return learn_for(quarry, other, bags[member], own);
  });
  const auto fullest =
      std::ranges::max_element(bags, {}, [](const Bag& each) { return each.answers.size(); });
  bag = std::move(winner ? bags[*winner] : *fullest);
}

}  // namespace

Bag hunt(Quarry quarry, Effort effort, Context& context) {
  Bag bag{.answers = std::move(quarry.known), .candidates = quarry.candidates};
  if (effort == Effort::clauses) {
    context.log(LogLevel::info, "clauses");
    (void)solve_for(quarry, bag, context);
    return bag;
  }
  if (effort == Effort::learning) {
    context.log(LogLevel::info, "learner");
    Learner learner(quarry.lines, quarry.candidates, {}, context);
    (void)learn_for(quarry, learner, bag, context);
    return bag;
  }
  context.log(LogLevel::info, effort == Effort::search ? "probing and search" : "probing");
  Propagation propagation(quarry.lines);
  Search search(propagation, quarry.candidates, context);
  if (effort == Effort::search) {
    (void)search_for(quarry, search, kNoEnd, bag, context);
    return bag;
  }
  const bool opened = for_nodes(kOpeningNodes, context, [&](Context& part) {
    return search_for(quarry, search, kOpeningPositions, bag, part);
  });
  if (context.logs(LogLevel::debug)) {
    context.log(LogLevel::debug, fmt::format("probing: {} positions, {} colours open", search.positions(),
                                             bag.candidates.open));
  }
  if (opened) return bag;
  context.log(LogLevel::info, "learner");
  race_learners(quarry, search.promise(context), bag, context);
  return bag;
}

}  // namespace quadrille::nonogram
