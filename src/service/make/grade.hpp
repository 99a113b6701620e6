#pragma once

#include <optional>
#include <string>
#include <vector>

#include "service/sets/table.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::service {

// How hard a puzzle is for a person. An error says why it has no grade: no answer, several, no time left, or
// a family without grades.
[[nodiscard]] Expected<Grade> grade(const Family& family, const AnyPuzzle& puzzle,
                                    const SolveRequest& request, const Hooks& hooks);

// The changes of one clue that give the puzzle exactly one answer, best first.
[[nodiscard]] std::vector<AnyRepair> repairs(const Family& family, const AnyPuzzle& puzzle,
                                             const SolveRequest& request, const Hooks& hooks);

// One puzzle of a graded set.
struct GradedPuzzle {
  std::string id;
  Size size{};
  std::optional<Status> status{};  // nullopt: the family has no verdicts
  std::optional<bool> unique{};
  std::optional<Grade> grade{};
  std::string why_not{};  // if there is no grade
};
[[nodiscard]] Expected<GradedPuzzle> graded(const Family& family, const NamedPuzzle& puzzle,
                                            const SolveRequest& request, const Hooks& hooks);

// What a grade rests on: "last cell 3, single combination 1", or a rating's figures.
[[nodiscard]] std::string grounds(const Grade& grade);

// A row per puzzle: puzzle, size, verdict, grade, score, hardest, techniques. The last has what the grade
// rests on, or why there is none.
[[nodiscard]] std::vector<std::string> grade_columns();
[[nodiscard]] std::vector<std::string> grade_row(const GradedPuzzle& puzzle);
[[nodiscard]] Record record_of(const GradedPuzzle& puzzle);

}  // namespace quadrille::service
