#include "service/solve/review.hpp"

#include <utility>

#include <fmt/format.h>

#include "service/solve/check.hpp"
#include "service/solve/report.hpp"
#include "service/solve/resume.hpp"
#include "service/solve/steps.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kMistake = "mistake";

// Cells that the player has filled in differently from the answer.
std::vector<Cell> wrong_cells(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                              const AnyAnswer& answer) {
  const auto open = family.picture(puzzle, family.blank(puzzle).get()).board;
  const auto filled = family.picture(puzzle, &position).board;
  std::vector<Cell> wrong;
  for (const Cell cell : differing_cells(family, puzzle, position, answer)) {
    if (filled[cell] != open[cell]) wrong.push_back(cell);
  }
  return wrong;
}

// Whether an answer can still be reached, if there is more than one.
void look_ahead(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                SolveRequest request, const Hooks& hooks, Review& result) {
  request.prove_unique = false;
  const auto onward = solve_from(family, puzzle, position, request, hooks);
  if (!onward) return;
  if (const auto* impossible = onward->outcome.impossible())
    result.mistakes.push_back(
        {fmt::format("no answer leads on from here: {}", impossible->reason), impossible->cells});
  result.sure = onward->status == Status::solved || onward->status == Status::impossible;
}

// What the referee and the answer say.
Review compared(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                const SolveRequest& request, const Hooks& hooks) {
  auto ruling = check(family, puzzle, position, Extent::so_far, request, hooks);
  Review result{.mistakes = std::move(ruling.mistakes)};
  result.placed = result.mistakes.size();
  // What the referee left undecided stays undecided.
  if (ruling.cut) return result;
  // In a family of moves, any move that can be played is right.
  if (family.played_moves() != nullptr) {
    result.sure = true;
    return result;
  }
  const auto solved = solve(family, puzzle, request, hooks);
  if (!solved) return result;
  if (const auto* impossible = solved->outcome.impossible()) {
    result.mistakes.push_back(*impossible);
    result.sure = true;
    return result;
  }
  if (solved->status != Status::solved) return result;
  const auto* found = solved->outcome.answer();
  if (family.uniqueness() == nullptr || !found->unique.value_or(false)) {
    look_ahead(family, puzzle, position, request, hooks, result);
    return result;
  }
  result.sure = true;
  auto cells = wrong_cells(family, puzzle, position, *found->answer);
  if (cells.empty()) return result;
  auto reason = cells.size() == 1 ? std::string("1 cell is not right")
                                  : fmt::format("{} cells are not right", cells.size());
  result.mistakes.push_back({std::move(reason), std::move(cells)});
  return result;
}

}  // namespace

Review review(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
              const SolveRequest& request, const Hooks& hooks) {
  auto result = compared(family, puzzle, position, request, hooks);
  if (result.sure || !result.mistakes.empty() || family.teaching() == nullptr) return result;
  for (auto& step : steps(family, puzzle, position, nullptr, 1, request, hooks)) {
    if (step.rule == kMistake) result.mistakes.push_back({std::move(step.reason), std::move(step.because)});
  }
  result.placed = result.mistakes.size();
  return result;
}

std::string_view verdict(const Review& review) {
  if (!review.mistakes.empty()) return "wrong";
  return review.sure ? "right" : "not_checked";
}

std::vector<Step> mistake_steps(const Review& review, std::size_t at_most) {
  std::vector<Step> steps;
  for (const auto& [reason, cells] : review.mistakes) {
    if (steps.size() < at_most)
      steps.push_back({.rule = std::string(kMistake), .reason = reason, .because = cells});
  }
  return steps;
}

Record record_of(const Review& review) {
  Record::List mistakes;
  for (const auto& mistake : review.mistakes) mistakes.push_back(record_of(mistake));
  Record record;
  record.add("valid", review.mistakes.empty());
  record.add("verdict", verdict(review));
  record.add("sure", review.sure);
  record.add("mistakes", std::move(mistakes));
  stamp(record);
  return record;
}

}  // namespace quadrille::service
