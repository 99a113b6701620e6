#include "service/solve/arrange.hpp"

#include <fmt/format.h>

namespace quadrille::service {

Expected<AnyArranged> arrange(const Family& family, const AnyPuzzle& puzzle, SolveResult& result,
                              const Record& settings) {
  auto* found = std::get_if<AnyFound>(&result.outcome.found);
  const auto* orders = family.extension<Arrangement>();
  if (orders == nullptr || found == nullptr)
    return fail(fmt::format("{} has no order to choose", family.name()));
  auto arranged = orders->arrange(puzzle, *found->answer, settings);
  if (!arranged) return arranged;
  found->answer = arranged->answer;
  auto context = context_for({}, {});
  judge(family, puzzle, result, context);
  return arranged;
}

}  // namespace quadrille::service
