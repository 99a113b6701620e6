#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>

#include "engine/run/context.hpp"

namespace quadrille::sat {

// Variables are 1, 2, ...; a literal is a variable or its negative, as in DIMACS.
using Literal = int;

enum class Verdict { satisfiable, unsatisfiable, unknown };

class ProofLog;

// What a solver is tuned for; set before its first clause.
enum class Tuning { balanced, satisfiable, unsatisfiable };

// CaDiCaL behind the few calls we need, so that misuse (which makes the library abort) is an assertion here.
// A conflict counts as a node of the context; stop, time and bytes end the search as they end any other. For
// use from one thread.
//
//   sat::Solver solver;
//   const auto a = solver.variable(), b = solver.variable();
//   solver.add({a, b});
//   if (solver.solve(context) == sat::Verdict::satisfiable && solver.value(a)) ...
class Solver {
 public:
  explicit Solver(Tuning tuning = Tuning::balanced);
  Solver(Tuning tuning, std::shared_ptr<ProofLog> log);  // log: where proofs go; see sat/proof.hpp
  ~Solver();
  Solver(const Solver&) = delete;
  Solver& operator=(const Solver&) = delete;

  [[nodiscard]] Literal variable();            // a new one
  [[nodiscard]] Literal variables(int count);  // the first of `count` new ones in a row
  void add(std::span<const Literal> clause);   // empty: the formula is unsatisfiable from here on
  void add(std::initializer_list<Literal> clause) { add(std::span(clause.begin(), clause.size())); }
  void prefer(Literal literal);  // which value to try first when deciding

  // Searches under assumptions, which hold for this call only. unknown: context.end() says why the search was
  // cut. After a cut by a stop, time or memory, every later answer may be unknown.
  [[nodiscard]] Verdict solve(Context& context, std::span<const Literal> assumptions = {});

  [[nodiscard]] bool value(Literal literal) const;      // after satisfiable
  [[nodiscard]] bool failed(Literal assumption) const;  // after unsatisfiable: whether it was needed

  // An estimate of what the clauses so far occupy inside the library.
  [[nodiscard]] std::size_t bytes() const noexcept;

 private:
  struct Inside;
  class Watch;

  [[nodiscard]] int solve_aside(const std::shared_ptr<Watch>& watch);

  std::shared_ptr<Inside> inside_;
  bool lost_ = false;  // a stop left the formula behind
};

}  // namespace quadrille::sat
