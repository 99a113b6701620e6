#include "puzzles/nonogram/search/learning/learner.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "engine/run/disposal.hpp"
#include "engine/run/slices.hpp"
#include "puzzles/nonogram/search/learning/phases.hpp"
#include "puzzles/nonogram/search/luby.hpp"

namespace quadrille::nonogram {
namespace {

// Conflicts of the shortest dive between two restarts.
constexpr std::uint64_t kDive = 128;
// Learned clauses that are kept; the number grows every time half of them are dropped.
constexpr std::size_t kFirstClauses = 2000;
constexpr std::size_t kMoreClauses = 300;

// A variable with its watches, its explanation and its share of everything else.
constexpr std::size_t kBytesPerVariable = 400;
// A cell's colours, its first variable, its likelihood.
constexpr std::size_t kBytesPerCell = 32;
// A learned literal with its share of a clause's head and watches.
constexpr std::size_t kBytesPerLiteral = 8;

// The bytes a learner takes before it learns anything. A cell with two colours has one variable and one
// colour beyond the first.
std::size_t first_bytes(const Candidates& root, const Lines& lines) {
  return 3 * root.masks.size() * sizeof(Word) + root.masks.size() * kWordBits * sizeof(Literal) +
         lines.size().cells() * kBytesPerCell + static_cast<std::size_t>(root.open) * kBytesPerVariable;
}

// The bytes if they are granted, else 0.
std::size_t granted(std::size_t bytes, Context& context) {
  return context.end() == End::finished && context.reserve(bytes) ? bytes : 0;
}

// The most promising first; random among equals, so that another seed takes another way.
std::vector<double> first_scores(const Statements& statements, const Grid<float>& promise, Context& context) {
  if (!context.proceed()) return {};
  auto random = context.random(2);
  std::vector<double> scores(statements.count());
  const auto cells = promise.values();
  const float best = cells.empty() ? 0 : *std::ranges::max_element(cells);
  for (Variable variable = 0; variable < scores.size(); ++variable) {
    if (variable % kCellsPerLook == 0 && !context.proceed()) break;
    scores[variable] = 1e-3 * static_cast<double>(random.unit());
    if (best > 0) scores[variable] += static_cast<double>(promise[statements.cell(variable)] / best);
  }
  return scores;
}

}  // namespace

Learner::Learner(const Lines& lines, Candidates root, const Grid<float>& promise, Context& context)
    : lines_(lines),
      root_(std::move(root)),
      ledger_(context.child({})),
      held_bytes_(granted(first_bytes(root_, lines), context)),
      statements_(lines, root_, context),
      trail_(statements_.count(), context),
      rules_(lines, root_, statements_, context),
      clauses_(statements_.count(), context),
      order_(first_scores(statements_, promise, context), context),
      phases_(likely(lines, root_, statements_, context), context.random(3)),
      seen_(filled_in_slices(statements_.count(), std::uint8_t{0}, context)),
      level_stamps_(filled_in_slices(statements_.count(), std::uint64_t{0}, context)),
      explanations_(filled_in_slices(statements_.count(), std::vector<Literal>(), context)),
      explained_(filled_in_slices(statements_.count(), std::uint8_t{0}, context)),
      restart_at_(kDive),
      most_clauses_(kFirstClauses),
      ready_(context.proceed()) {}

Learner::~Learner() {
  ledger_.release(held_bytes_);
  if (held_bytes_ > kLargeBytes) dispose_of(std::move(explanations_));
}

LearnerEnd Learner::run(Context& context) {
  if (std::exchange(abandoned_, false)) retreat(0);
  while (!impossible_) {
    switch (propagate(context)) {
      case Propagated::stopped:
        return LearnerEnd::stopped;
      case Propagated::conflict:
        if (trail_.level() == 0) {
          impossible_ = true;
        } else if (!learn(context) || !context.enter_node()) {
          return LearnerEnd::stopped;
        }
        break;
      case Propagated::settled:
        if (trail_.level() == 0) sure_ = trail_.size();
        if (conflicts_ >= restart_at_ && trail_.level() > 0) {
          restart_at_ = conflicts_ + kDive * luby(++restarts_);
          if (context.logs(LogLevel::debug)) {
            context.log(LogLevel::debug,
                        fmt::format("learner: restart {} after {} conflicts, {} literals known", restarts_,
                                    conflicts_, sure_));
          }
          retreat(0);
        } else if (!decide()) {
          return LearnerEnd::answer;
        }
        break;
    }
  }
  return LearnerEnd::exhausted;
}

void Learner::assign(Literal literal, Reason reason) {
  trail_.assign(literal, reason);
  explained_[variable_of(literal)] = 0;
  if (const auto loss = statements_.loss(literal)) {
    rules_.take(*loss, reason.kind == Reason::Kind::line ? reason.index : LineRules::kNoLine);
  }
}

void Learner::retreat(std::uint32_t level) {
  if (trail_.level() <= level) return;
  trail_.retreat(level, [this](Literal literal) {
    if (const auto loss = statements_.loss(literal)) rules_.give_back(*loss);
    phases_.remember(literal);
    order_.insert(variable_of(literal));
  });
  // Whatever waited belonged to the levels taken back: each level was settled before the next began.
  rules_.forget_queue();
  followed_ = trail_.size();
}

// False: every cell has its colour.
bool Learner::decide() {
  while (!order_.empty()) {
    const auto literal = phases_.choose(order_.pop());
    if (!trail_.is_open(literal)) continue;
    trail_.begin_level();
    assign(literal, {});
    return true;
  }
  return false;
}

// Clauses first, they are cheaper than lines. A conflict is in conflict_.
Learner::Propagated Learner::propagate(Context& context) {
  for (;;) {
    while (followed_ < trail_.size()) {
      const auto literal = trail_[followed_++];
      if (!follow_clauses(literal) || !follow_cell(literal)) return Propagated::conflict;
    }
    switch (rules_.next(context)) {
      case LineRules::Outcome::settled:
        return Propagated::settled;
      case LineRules::Outcome::stopped:
        return Propagated::stopped;
      case LineRules::Outcome::contradiction:
        conflict_.clear();
        rules_.explain(rules_.line(), std::nullopt, trail_, conflict_, context);
        return Propagated::conflict;
      case LineRules::Outcome::shown:
        for (const auto literal : rules_.shown()) {
          // A cell with two colours that loses both leaves no placement either: the line would have reported
          // that.
          if (trail_.is_open(literal)) {
            assign(literal, {Reason::Kind::line, static_cast<std::uint32_t>(rules_.line())});
          }
        }
        break;
    }
  }
}

bool Learner::follow_clauses(Literal literal) {
  const auto failed = clauses_.follow(literal, trail_, [this](Literal next, Clauses::Reference clause) {
    assign(next, {Reason::Kind::clause, clause});
  });
  if (failed == Clauses::kNone) return true;
  const auto literals = clauses_[failed];
  conflict_.assign(literals.begin(), literals.end());
  return false;
}

// A cell with more than two colours has exactly one of them.
bool Learner::follow_cell(Literal literal) {
  const auto [first, last] = statements_.rivals(variable_of(literal));
  if (first == last) return true;
  const Reason reason{Reason::Kind::cell, 0};
  if (holds(literal)) {
    for (auto rival = first; rival < last; ++rival) {
      const auto other = nonogram::literal(rival, false);
      if (other == contrary(literal) || trail_.is_true(other)) continue;
      if (trail_.is_false(other)) {
        conflict_.assign({contrary(literal), other});
        return false;
      }
      assign(other, reason);
    }
    return true;
  }
  Literal left = 0;
  std::size_t count = 0;
  for (auto rival = first; rival < last; ++rival) {
    const auto other = nonogram::literal(rival, true);
    if (trail_.is_false(other)) continue;
    left = other;
    ++count;
  }
  if (count == 0) {
    conflict_.clear();
    for (auto rival = first; rival < last; ++rival) conflict_.push_back(nonogram::literal(rival, true));
    return false;
  }
  if (count == 1 && trail_.is_open(left)) assign(left, reason);
  return true;
}

// The literals that made the variable what it is, all false.
std::span<const Literal> Learner::why(Variable variable, Context& context) {
  const auto reason = trail_.reason(variable);
  if (reason.kind == Reason::Kind::clause) return clauses_[reason.index].subspan(1);
  auto& literals = explanations_[variable];
  if (explained_[variable] != 0) return literals;
  explained_[variable] = 1;
  literals.clear();
  const auto shown = literal(variable, trail_.is_true(literal(variable, true)));
  if (reason.kind == Reason::Kind::line) {
    rules_.explain(reason.index, shown, trail_, literals, context);
    return literals;
  }
  // A cell's other colours: all of them if this one is left, otherwise the one that it has.
  const auto [first, last] = statements_.rivals(variable);
  for (auto rival = first; rival < last; ++rival) {
    const auto other = literal(rival, holds(shown));
    if (rival == variable || !trail_.is_false(other)) continue;
    if (trail_.position(rival) < trail_.position(variable)) literals.push_back(other);
  }
  return literals;
}

// Learns from conflict_ and takes back levels until the learned clause says something new. False: no memory
// for it, or stopped.
bool Learner::learn(Context& context) {
  ++conflicts_;
  ++context.metrics.backtracks;
  phases_.note(trail_);
  phases_.count_conflict();
  if (!resolve(context)) {
    forget_seen();
    abandoned_ = true;
    return false;
  }
  shorten(context);
  const auto levels = glue();
  forget_seen();
  order_.age();
  if (context.report_due()) context.report({.message = fmt::format("{} conflicts", conflicts_)});
  if (!add(levels, context)) return false;
  if (clauses_.droppable() > most_clauses_) drop_clauses();
  return true;
}

void Learner::forget_seen() {
  for (const auto variable : seen_list_) seen_[variable] = 0;
  seen_list_.clear();
}

// From the conflict back to the last point of the deepest level that all its paths go through (the first
// unique implication point). False: the context ended on the way, which is long on a large grid.
bool Learner::resolve(Context& context) {
  learned_.assign(1, 0);
  std::size_t open_paths = 0;
  const auto look_at = [&](std::span<const Literal> literals) {
    for (const auto literal : literals) {
      const auto variable = variable_of(literal);
      if (seen_[variable] != 0 || trail_.level(variable) == 0) continue;
      seen_[variable] = 1;
      seen_list_.push_back(variable);
      order_.bump(variable);
      if (trail_.level(variable) == trail_.level()) {
        ++open_paths;
      } else {
        learned_.push_back(literal);
      }
    }
  };
  look_at(conflict_);
  for (auto position = trail_.size(); position-- > 0;) {
    const auto variable = variable_of(trail_[position]);
    if (seen_[variable] == 0) continue;
    if (--open_paths == 0) {
      learned_[0] = contrary(trail_[position]);
      break;
    }
    look_at(why(variable, context));
    if (context.end() != End::finished) return false;
  }
  return true;
}

// Leaves out literals that the others imply. Then the newest of the others comes second.
void Learner::shorten(Context& context) {
  const auto implied = [&](Literal literal) {
    const auto variable = variable_of(literal);
    if (trail_.reason(variable).kind == Reason::Kind::decision) return false;
    return std::ranges::all_of(why(variable, context), [&](Literal other) {
      return seen_[variable_of(other)] != 0 || trail_.level(variable_of(other)) == 0;
    });
  };
  const auto rest = std::ranges::remove_if(learned_.begin() + 1, learned_.end(), implied);
  learned_.erase(rest.begin(), rest.end());
  if (learned_.size() < 2) return;
  const auto newest = std::max_element(learned_.begin() + 1, learned_.end(), [&](Literal a, Literal b) {
    return trail_.level(variable_of(a)) < trail_.level(variable_of(b));
  });
  std::iter_swap(learned_.begin() + 1, newest);
}

// On how many levels the learned literals lie; none is on level 0.
std::uint32_t Learner::glue() {
  ++stamp_;
  std::uint32_t levels = 0;
  for (const auto literal : learned_) {
    auto& stamp = level_stamps_[trail_.level(variable_of(literal)) - 1];
    if (stamp != stamp_) ++levels;
    stamp = stamp_;
  }
  return levels;
}

bool Learner::add(std::uint32_t glue, Context& context) {
  const auto bytes = learned_.size() * kBytesPerLiteral;
  if (!context.reserve(bytes)) return false;
  held_bytes_ += bytes;
  if (learned_.size() == 1) {
    retreat(0);
    assign(learned_[0], {});
    return true;
  }
  retreat(trail_.level(variable_of(learned_[1])));
  assign(learned_[0], {Reason::Kind::clause, clauses_.add(learned_, glue)});
  return true;
}

void Learner::drop_clauses() {
  const auto before = clauses_.bytes();
  clauses_.drop_half(trail_);
  const auto freed = std::min(before - clauses_.bytes(), held_bytes_ - 1);
  ledger_.release(freed);
  held_bytes_ -= freed;
  most_clauses_ += kMoreClauses;
}

Painting Learner::painting() const { return painting_of(lines_, {.masks = rules_.masks()}); }

void Learner::forbid(const Painting& painting) {
  ++forbidden_;
  retreat(0);
  learned_.clear();
  for (Variable variable = 0; variable < statements_.count(); ++variable) {
    const auto cell = statements_.cell(variable);
    if (variable > 0 && statements_.cell(variable - 1) == cell) continue;
    const auto colour = painting.cells[cell];
    if (!possible(lines_, root_, cell, colour)) return;  // that is not an answer of these candidates
    const auto literal = statements_.excluding({cell, colour});
    if (trail_.is_true(literal)) return;
    if (trail_.is_open(literal)) learned_.push_back(literal);
  }
  if (learned_.empty()) {
    impossible_ = true;
  } else if (learned_.size() == 1) {
    assign(learned_[0], {});
  } else {
    (void)clauses_.add(learned_, 0);
  }
}

Candidates Learner::known() const {
  auto known = root_;
  for (const auto literal : std::span(trail_.literals()).first(sure_)) {
    const auto loss = statements_.loss(literal);
    if (!loss) continue;
    const auto [cell, colour] = *loss;
    known.masks[row_word(lines_, cell, colour)] &= ~(Word{1} << (cell.col.value % kWordBits));
    known.masks[col_word(lines_, cell, colour)] &= ~(Word{1} << (cell.row.value % kWordBits));
    --known.open;
  }
  return known;
}

}  // namespace quadrille::nonogram
