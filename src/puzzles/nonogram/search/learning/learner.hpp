#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/run/context.hpp"
#include "puzzles/nonogram/search/candidates.hpp"
#include "puzzles/nonogram/search/learning/clauses.hpp"
#include "puzzles/nonogram/search/learning/line_rules.hpp"
#include "puzzles/nonogram/search/learning/order.hpp"
#include "puzzles/nonogram/search/learning/phases.hpp"
#include "puzzles/nonogram/search/learning/statements.hpp"
#include "puzzles/nonogram/search/learning/trail.hpp"

namespace quadrille::nonogram {

// How a run of the learner ended.
enum class LearnerEnd : std::uint8_t { answer, exhausted, stopped };

// Search that learns from conflicts (Marques-Silva, Sakallah 1996), with complete line solving in place of
// clauses: a line explains itself only when a conflict asks it to, in as few cells as it can. A SAT solver
// sees less of a line and pays for every place of every block; this search has a variable per open cell and
// colour, and no clauses except those it learns. A conflict is a node. Can be stopped and continued.
//
// What was tried is in docs/performance.md: restarts by Luby instead of by glue, scores that decay quickly,
// and first phases by likelihood helped; deeper shortening of clauses and keeping more or fewer of them did
// not.
class Learner {
 public:
  // Starts from candidates at their fixed point under line solving, and with the most promising cells if they
  // are known. Reserves its bytes first and holds them while it lives; ready() is false if they are not
  // granted or the context ends on the way.
  Learner(const Lines& lines, Candidates root, const Grid<float>& promise, Context& context);
  ~Learner();
  Learner(const Learner&) = delete;
  Learner& operator=(const Learner&) = delete;
  [[nodiscard]] bool ready() const { return ready_; }

  // Looks for an answer, which painting() then has; the same answer is found again until it is forbidden.
  [[nodiscard]] LearnerEnd run(Context& context);
  [[nodiscard]] Painting painting() const;
  void forbid(const Painting& painting);
  [[nodiscard]] std::size_t forbidden() const { return forbidden_; }

  // What holds in all answers that are not forbidden, as far as every line has been consulted: what has not
  // been followed up yet may turn out to be a contradiction.
  [[nodiscard]] Candidates known() const;

 private:
  enum class Propagated : std::uint8_t { settled, conflict, stopped };

  void assign(Literal literal, Reason reason);
  void retreat(std::uint32_t level);
  void forget_seen();
  [[nodiscard]] Propagated propagate(Context& context);
  [[nodiscard]] bool follow_clauses(Literal literal);
  [[nodiscard]] bool follow_cell(Literal literal);
  [[nodiscard]] bool decide();

  [[nodiscard]] bool learn(Context& context);
  [[nodiscard]] bool resolve(Context& context);
  void shorten(Context& context);
  [[nodiscard]] std::uint32_t glue();
  [[nodiscard]] std::span<const Literal> why(Variable variable, Context& context);
  [[nodiscard]] bool add(std::uint32_t glue, Context& context);
  void drop_clauses();

  const Lines& lines_;
  Candidates root_;
  Context ledger_;  // gives back the bytes
  std::size_t held_bytes_;
  Statements statements_;
  Trail trail_;
  LineRules rules_;
  Clauses clauses_;
  Order order_;
  Phases phases_;

  std::size_t followed_ = 0;       // literals of the trail whose clauses and cells have been handled
  std::size_t sure_ = 0;           // literals of level 0 about which all lines have been consulted
  bool impossible_ = false;        // known at level 0
  bool abandoned_ = false;         // a stop came before the last conflict was understood
  std::size_t forbidden_ = 0;      // paintings
  std::vector<Literal> conflict_;  // all false
  std::vector<Literal> learned_;   // the first is to become true next, the second is the newest of the others
  std::vector<std::uint8_t> seen_;  // by variable, while learning
  std::vector<Variable> seen_list_;
  std::vector<std::uint64_t> level_stamps_;
  std::uint64_t stamp_ = 0;
  std::vector<std::vector<Literal>> explanations_;  // by variable: of lines and cells, made when asked for
  std::vector<std::uint8_t> explained_;             // by variable

  std::uint64_t conflicts_ = 0;
  std::uint64_t restarts_ = 0;
  std::uint64_t restart_at_;
  std::size_t most_clauses_;
  bool ready_;  // last: everything before it has been made
};

}  // namespace quadrille::nonogram
