#include "service/arrange.hpp"

#include <fmt/format.h>

namespace quadrille::service {

Expected<AnyArranged> arrange(const Family& family, const AnyPuzzle& puzzle, SolveResult& result,
                              const Record& settings) {
  auto* found = std::get_if<AnyFound>(&result.outcome.found);
  if (!family.doors().arrangement || found == nullptr)
    return fail(fmt::format("{} has no order to choose", family.name()));
  auto arranged = family.arrange(puzzle, *found->answer, settings);
  if (!arranged) return arranged;
  if (const auto wrong = family.check(puzzle, *arranged->answer, Extent::whole); !wrong.empty())
    throw Fault("the arranged answer is wrong: " + wrong.front().message);
  found->answer = arranged->answer;
  return arranged;
}

}  // namespace quadrille::service
