#include "service/solve/hint.hpp"

#include <fmt/format.h>

#include "service/solve/report.hpp"
#include "service/solve/steps.hpp"

namespace quadrille::service {

Expected<std::vector<Step>> hint(const HintRequest& request, const Hooks& hooks) {
  const auto& [family, puzzle, position, at_most, limits, review] = request;
  if (family.teaching() == nullptr) return fail(fmt::format("{} has no hints", family.name()));
  if (position == nullptr)
    return steps(family, puzzle, *family.blank(puzzle), nullptr, at_most, limits, hooks);
  auto mistakes = mistake_steps(service::review(family, puzzle, *position, review, hooks), at_most);
  if (!mistakes.empty()) return mistakes;
  return steps(family, puzzle, *position, nullptr, at_most, limits, hooks);
}

Record record_of(const HintRequest& request, const std::vector<Step>& steps) {
  Record record;
  record.add("family", request.family.name());
  record.add("steps", record_of(request.family, request.puzzle, steps, false));
  stamp(record);
  return record;
}

}  // namespace quadrille::service
