#include "sat/proof_checker.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quadrille::sat {
namespace {

using Literals = std::vector<int>;

// A clause costs its literals, its entry, two watches and its place in the index.
constexpr std::size_t kBytesPerClause = 128;
constexpr std::size_t kBytesPerLiteral = 2 * sizeof(int);
constexpr std::size_t kBytesPerVariable = 64;
// Clauses of the formula between two looks at the clock.
constexpr std::size_t kClausesPerLook = 4096;

// ---- the proof's text ----

struct Step {
  bool deletes = false;
  Literals literals{};
};

// Reads the binary form: 'a' or 'd', the literals, a zero. A literal is 2v, or 2v + 1 where it is negative,
// in groups of seven bits from the lowest; every byte but a number's last has its high bit set.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  [[nodiscard]] bool at_end() const { return next_ == text_.size(); }

  // nullopt: the text is broken here.
  [[nodiscard]] std::optional<Step> step() {
    const char kind = text_[next_++];
    if (kind != 'a' && kind != 'd') return std::nullopt;
    Step step{.deletes = kind == 'd'};
    for (;;) {
      const auto code = number();
      if (!code || *code == 1) return std::nullopt;
      if (*code == 0) return step;
      const auto variable = static_cast<int>(*code >> 1U);
      step.literals.push_back((*code & 1U) != 0 ? -variable : variable);
    }
  }

 private:
  [[nodiscard]] std::optional<std::uint32_t> number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
      if (at_end()) return std::nullopt;
      const auto byte = static_cast<unsigned char>(text_[next_++]);
      value |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
      if ((byte & 0x80U) == 0) {
        if (value > UINT32_MAX) return std::nullopt;
        return static_cast<std::uint32_t>(value);
      }
    }
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t next_ = 0;
};

// ---- the clauses ----

// The clauses held so far, and the literals they make true. Unit propagation watches two literals of each
// clause that are not false (Moskewicz et al. 2001).
class Clauses {
 public:
  Clauses(int variables, Context& context)
      : held_(context, 0),
        values_(2 * (static_cast<std::size_t>(variables) + 1), 0),
        watches_(values_.size()) {}

  // Whether unit propagation finds a conflict once every literal of the clause is false.
  [[nodiscard]] bool follows(std::span<const int> clause) {
    if (contradiction_) return true;
    const auto settled = trail_.size();
    bool conflict = false;
    for (const int literal : clause) {
      conflict = conflict || value(literal) > 0;
      if (value(literal) == 0) make_true(-literal);
    }
    conflict = conflict || !propagate();
    undo(settled);
    return conflict;
  }

  // Adds a clause, and whatever it makes true for good. False: there is no memory for it.
  [[nodiscard]] bool add(Literals clause) {
    if (!held_.grow(kBytesPerClause + clause.size() * kBytesPerLiteral)) return false;
    normalise(clause);
    index_.emplace(hash(clause), static_cast<std::uint32_t>(clauses_.size()));
    // What is settled stays settled: a clause with a true literal needs no watch, and one with a single
    // literal that is not false makes that literal true.
    const auto open =
        std::ranges::partition(clause, [&](int literal) { return value(literal) >= 0; }).begin();
    const auto not_false = open - clause.begin();
    const bool satisfied = std::any_of(clause.begin(), open, [&](int literal) { return value(literal) > 0; });
    const auto number = static_cast<std::uint32_t>(clauses_.size());
    clauses_.push_back({literals_.size(), static_cast<std::uint32_t>(clause.size()), true});
    literals_.insert(literals_.end(), clause.begin(), clause.end());
    if (satisfied || contradiction_) return true;
    if (not_false >= 2) {
      watch(clause[0], {number, clause[1]});
      watch(clause[1], {number, clause[0]});
    } else if (not_false == 1) {
      make_true(clause[0]);
      contradiction_ = !propagate();
    } else {
      contradiction_ = true;
    }
    return true;
  }

  // Deletes a clause; what it has made true stays true, since that follows from the formula. False: the
  // clause is not held.
  [[nodiscard]] bool remove(Literals clause) {
    normalise(clause);
    const auto [first, last] = index_.equal_range(hash(clause));
    for (auto entry = first; entry != last; ++entry) {
      auto& held = clauses_[entry->second];
      Literals literals(literals_of(held).begin(), literals_of(held).end());
      std::ranges::sort(literals);
      if (literals != clause) continue;
      held.alive = false;  // its watches are removed when next met
      index_.erase(entry);
      return true;
    }
    return false;
  }

 private:
  struct Clause {
    std::size_t begin = 0;
    std::uint32_t size = 0;
    bool alive = true;
  };
  struct Watch {
    std::uint32_t clause = 0;
    int other = 0;  // another literal of the clause; if true, there is nothing to do
  };

  static std::size_t code(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  [[nodiscard]] int value(int literal) const { return values_[code(literal)]; }  // 1 true, -1 false, 0 open
  void make_true(int literal) {
    values_[code(literal)] = 1;
    values_[code(-literal)] = -1;
    trail_.push_back(literal);
  }
  void undo(std::size_t settled) {
    for (; trail_.size() > settled; trail_.pop_back()) {
      values_[code(trail_.back())] = 0;
      values_[code(-trail_.back())] = 0;
    }
    propagated_ = settled;
  }

  std::span<int> literals_of(const Clause& clause) {
    return std::span(literals_).subspan(clause.begin, clause.size);
  }
  void watch(int literal, Watch entry) { watches_[code(literal)].push_back(entry); }

  // Makes true everything that must be. False: some clause has only false literals.
  [[nodiscard]] bool propagate() {
    while (propagated_ < trail_.size()) {
      if (!visit(-trail_[propagated_++])) return false;
    }
    return true;
  }

  // Visits the clauses that watch a literal which has become false.
  [[nodiscard]] bool visit(int falsified) {
    auto& watches = watches_[code(falsified)];
    auto kept = watches.begin();
    for (auto entry = watches.begin(); entry != watches.end(); ++entry) {
      if (value(entry->other) > 0) {
        *kept++ = *entry;
        continue;
      }
      const auto& clause = clauses_[entry->clause];
      if (!clause.alive) continue;
      const auto literals = literals_of(clause);
      if (literals[0] == falsified) std::swap(literals[0], literals[1]);
      const auto next = std::find_if(literals.begin() + 2, literals.end(),
                                     [&](int literal) { return value(literal) >= 0; });
      if (next != literals.end()) {
        std::swap(literals[1], *next);
        watch(literals[1], {entry->clause, literals[0]});
        continue;
      }
      *kept++ = {entry->clause, literals[0]};
      if (value(literals[0]) > 0) continue;
      if (value(literals[0]) < 0) {
        watches.erase(std::move(entry + 1, watches.end(), kept), watches.end());
        return false;
      }
      make_true(literals[0]);
    }
    watches.erase(kept, watches.end());
    return true;
  }

  static void normalise(Literals& clause) {
    std::ranges::sort(clause);
    const auto twice = std::ranges::unique(clause);
    clause.erase(twice.begin(), twice.end());
  }
  static std::uint64_t hash(const Literals& clause) {
    std::uint64_t hash = 0xCBF29CE484222325U;  // FNV-1a
    for (const int literal : clause) hash = (hash ^ code(literal)) * 0x100000001B3U;
    return hash;
  }

  Reservation held_;
  std::vector<Clause> clauses_;
  Literals literals_;  // of all clauses; the two watched ones of each stand first
  std::vector<signed char> values_;
  std::vector<std::vector<Watch>> watches_;  // by literal
  Literals trail_;                           // what is true, in the order it became so
  std::size_t propagated_ = 0;
  std::unordered_multimap<std::uint64_t, std::uint32_t> index_;
  bool contradiction_ = false;  // what is settled falsifies a clause
};

}  // namespace

ProofCheck check_proof(const Cnf& formula, std::string_view proof, Context& context) {
  ProofCheck check;
  const auto ended = [&](ProofVerdict verdict, std::string why = {}) {
    check.verdict = verdict;
    check.why = std::move(why);
    return check;
  };

  // 1. The formula.
  const Reservation variables(context, static_cast<std::size_t>(formula.variables()) * kBytesPerVariable);
  if (!variables.granted() || !context.proceed()) return ended(ProofVerdict::cut);
  Clauses clauses(formula.variables(), context);
  for (std::size_t number = 0; number < formula.clauses(); ++number) {
    const auto clause = formula.clause(number);
    if (clause.empty()) return ended(ProofVerdict::verified);
    if (number % kClausesPerLook == 0 && !context.proceed()) return ended(ProofVerdict::cut);
    if (!clauses.add(Literals(clause.begin(), clause.end()))) return ended(ProofVerdict::cut);
  }

  // 2. The proof, up to the empty clause.
  for (Reader reader(proof); !reader.at_end();) {
    if (!context.enter_node()) return ended(ProofVerdict::cut);
    auto step = reader.step();
    ++check.steps;
    if (!step) return ended(ProofVerdict::refused, "the step cannot be read");
    auto& literals = step->literals;
    const bool known =
        std::ranges::all_of(literals, [&](int literal) { return std::abs(literal) <= formula.variables(); });
    if (!known)
      return ended(ProofVerdict::refused, "the step names a variable that the formula does not have");
    if (step->deletes) {
      if (!clauses.remove(std::move(literals)))
        return ended(ProofVerdict::refused, "the step deletes a clause that is not there");
      continue;
    }
    if (!clauses.follows(literals))
      return ended(ProofVerdict::refused, "the clause of the step does not follow");
    if (literals.empty()) return ended(ProofVerdict::verified);
    if (!clauses.add(std::move(literals))) return ended(ProofVerdict::cut);
  }
  return ended(ProofVerdict::refused, "the proof ends without the empty clause");
}

}  // namespace quadrille::sat
