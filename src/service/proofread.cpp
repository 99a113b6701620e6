#include "service/proofread.hpp"

#include <utility>

#include <fmt/format.h>

#include "service/check.hpp"
#include "service/report.hpp"
#include "service/resume.hpp"
#include "service/steps.hpp"

namespace quadrille::service {
namespace {

// Cells that the player has filled in, and not as the answer has them.
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

// Whether an answer can still be reached, where there is more than one to reach.
void look_ahead(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                SolveRequest request, const Hooks& hooks, Proofread& result) {
  request.prove_unique = false;
  const auto onward = solve_from(family, puzzle, position, request, hooks);
  if (!onward) return;
  if (const auto* impossible = onward->outcome.impossible())
    result.mistakes.push_back(
        {fmt::format("no answer leads on from here: {}", impossible->reason), impossible->cells});
  result.sure = onward->status == Status::solved || onward->status == Status::impossible;
}

}  // namespace

Proofread proofread(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                    const SolveRequest& request, const Hooks& hooks) {
  Proofread result;
  auto ruling = check(family, puzzle, position, Extent::so_far, request, hooks);
  for (auto& fault : ruling.mistakes) result.mistakes.push_back({std::move(fault.message)});
  // What the referee has not decided nobody else decides.
  if (ruling.cut) return result;
  // Where moves are joined to the position, any that can be played is right.
  if (family.doors().joined) {
    result.sure = true;
    return result;
  }
  const auto solved = solve(family, puzzle, request, hooks);
  if (!solved) return result;
  if (const auto* impossible = solved->outcome.impossible()) {
    result.mistakes.push_back({impossible->reason, impossible->cells});
    result.sure = true;
    return result;
  }
  if (solved->status != Status::solved) return result;
  const auto* found = solved->outcome.answer();
  if (!family.doors().second || !found->unique.value_or(false)) {
    look_ahead(family, puzzle, position, request, hooks, result);
    return result;
  }
  result.sure = true;
  auto cells = wrong_cells(family, puzzle, position, *found->answer);
  if (cells.empty()) return result;
  auto message = cells.size() == 1 ? std::string("1 cell is not right")
                                   : fmt::format("{} cells are not right", cells.size());
  result.mistakes.push_back({std::move(message), std::move(cells)});
  return result;
}

std::string_view verdict(const Proofread& proofread) {
  if (!proofread.mistakes.empty()) return "wrong";
  return proofread.sure ? "right" : "not_checked";
}

int exit_code(const Proofread& proofread) {
  if (!proofread.mistakes.empty()) return 1;
  return proofread.sure ? 0 : 3;
}

std::vector<Step> hints(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& position,
                        std::size_t at_most, const SolveRequest& request, const Hooks& hooks) {
  constexpr std::string_view kMistake = "mistake";
  auto told = steps(family, puzzle, position, nullptr, at_most, request, hooks);
  if (!told.empty() && told.front().rule == kMistake) return told;
  auto review = proofread(family, puzzle, position, request, hooks);
  if (review.mistakes.empty()) return told;
  std::vector<Step> wrong;
  for (auto& [message, cells] : review.mistakes) {
    if (wrong.size() < at_most)
      wrong.push_back(
          {.rule = std::string(kMistake), .reason = std::move(message), .because = std::move(cells)});
  }
  return wrong;
}

Record record_of(const Proofread& proofread) {
  Record::List mistakes;
  for (const auto& [message, cells] : proofread.mistakes) {
    Record entry;
    entry.add("message", message);
    entry.add("cells", list_of(cells));
    mistakes.push_back(std::move(entry));
  }
  Record record;
  record.add("valid", proofread.mistakes.empty());
  record.add("verdict", verdict(proofread));
  record.add("sure", proofread.sure);
  record.add("mistakes", std::move(mistakes));
  stamp(record);
  return record;
}

}  // namespace quadrille::service
