#pragma once

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace quadrille::sat {

using Clause = std::vector<int>;

struct Formula {
  int variables = 0;
  std::vector<Clause> clauses{};
};

// Whether some assignment, tried one by one, makes every clause true.
inline bool satisfiable_by_trying(const Formula& formula) {
  for (unsigned bits = 0; bits < 1U << static_cast<unsigned>(formula.variables); ++bits) {
    const auto is_true = [&](int literal) {
      const bool set = (bits >> static_cast<unsigned>(std::abs(literal) - 1) & 1U) != 0;
      return set == (literal > 0);
    };
    const bool all = std::ranges::all_of(
        formula.clauses, [&](const Clause& clause) { return std::ranges::any_of(clause, is_true); });
    if (all) return true;
  }
  return false;
}

// `count` pigeons in one hole fewer: unsatisfiable, and long to prove.
inline Formula pigeons(int count) {
  const int holes = count - 1;
  const auto in = [=](int pigeon, int hole) { return pigeon * holes + hole + 1; };
  Formula formula{count * holes};
  for (int pigeon = 0; pigeon < count; ++pigeon) {
    Clause somewhere;
    for (int hole = 0; hole < holes; ++hole) somewhere.push_back(in(pigeon, hole));
    formula.clauses.push_back(somewhere);
    for (int other = 0; other < pigeon; ++other) {
      for (int hole = 0; hole < holes; ++hole)
        formula.clauses.push_back({-in(pigeon, hole), -in(other, hole)});
    }
  }
  return formula;
}

}  // namespace quadrille::sat
