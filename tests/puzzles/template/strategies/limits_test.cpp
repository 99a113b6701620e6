#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/template/drawn.hpp"
#include "puzzles/template/strategies/list.hpp"
#include "support/any_run.hpp"

namespace quadrille::template_family {
namespace {

RC_GTEST_PROP(TemplateLimits, ACutRunSaysNothingThatIsNotSo, ()) {
  static const auto puzzles = small_puzzles();
  const auto& puzzle = *rc::gen::elementOf(puzzles);
  demand_true_claims(strategies(), puzzle, every_answer(puzzle).size(),
                     [&](const Answer& answer, Extent extent) {
                       Context context({});
                       return check(puzzle, answer, extent, context).right();
                     });
}

}  // namespace
}  // namespace quadrille::template_family
