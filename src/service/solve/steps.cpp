#include "service/solve/steps.hpp"

namespace quadrille::service {

std::vector<Step> steps(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& from,
                        const AnyAnswer* toward, std::size_t at_most, const SolveRequest& request,
                        const Hooks& hooks) {
  auto context = context_for(request, hooks);
  return family.teaching()->explain(puzzle, {from, toward, at_most}, context);
}

}  // namespace quadrille::service
