#include "service/make/grade.hpp"

#include <fmt/format.h>

#include "grid/text.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {
namespace {

std::string verdict(const GradedPuzzle& puzzle) {
  if (!puzzle.status) return "";
  if (*puzzle.status != Status::solved) return std::string(name(*puzzle.status));
  if (!puzzle.unique) return "solved";
  return *puzzle.unique ? "unique" : "several answers";
}

}  // namespace

Expected<Grade> grade(const Family& family, const AnyPuzzle& puzzle, const SolveRequest& request,
                      const Hooks& hooks) {
  if (family.teaching() == nullptr) return fail(fmt::format("{} has no grades", family.name()));
  auto context = context_for(request, hooks);
  return family.teaching()->grade(puzzle, context);
}

std::vector<AnyRepair> repairs(const Family& family, const AnyPuzzle& puzzle, const SolveRequest& request,
                               const Hooks& hooks) {
  auto context = context_for(request, hooks);
  return family.uniqueness()->repairs(puzzle, context);
}

Expected<GradedPuzzle> graded(const Family& family, const NamedPuzzle& puzzle, const SolveRequest& request,
                              const Hooks& hooks) {
  GradedPuzzle row{.id = puzzle.id, .size = family.size(*puzzle.puzzle)};
  // A puzzle that always has an answer, or always has several, needs no verdict.
  if (family.uniqueness() != nullptr) {
    const auto result = solve(family, *puzzle.puzzle, request, hooks);
    if (!result) return std::unexpected(result.error());
    row.status = result->status;
    if (const auto* found = result->outcome.answer()) row.unique = found->unique;
  }
  auto given = grade(family, *puzzle.puzzle, request, hooks);
  if (given) {
    row.grade = std::move(*given);
  } else {
    row.why_not = given.error().message;
  }
  return row;
}

std::string grounds(const Grade& grade) {
  std::string text;
  for (const auto& [what, count] : grade.techniques.empty() ? grade.figures : grade.techniques)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", what, count);
  return text;
}

std::vector<std::string> grade_columns() {
  return {"puzzle", "size", "verdict", "grade", "score", "hardest", "techniques"};
}

std::vector<std::string> grade_row(const GradedPuzzle& puzzle) {
  std::vector<std::string> row{printable(puzzle.id), fmt::format("{}x{}", puzzle.size.rows, puzzle.size.cols),
                               verdict(puzzle)};
  if (!puzzle.grade) {
    row.insert(row.end(), {"", "", "", puzzle.why_not});
    return row;
  }
  row.insert(row.end(), {puzzle.grade->name, figure(puzzle.grade->score), puzzle.grade->hardest,
                         grounds(*puzzle.grade)});
  return row;
}

Record record_of(const GradedPuzzle& puzzle) {
  Record record;
  record.add("puzzle", puzzle.id);
  record.add("size", Record::List{puzzle.size.rows, puzzle.size.cols});
  record.add("status", puzzle.status ? Record(name(*puzzle.status)) : Record());
  record.add("unique", puzzle.unique ? Record(*puzzle.unique) : Record());
  record.add("grade", puzzle.grade ? record_of(*puzzle.grade) : Record());
  if (!puzzle.grade) record.add("why_not", puzzle.why_not);
  return record;
}

}  // namespace quadrille::service
