#pragma once

#include <vector>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// A person's steps from a position towards an answer, limited in number. If `toward` is null, the family
// finds the way.
[[nodiscard]] std::vector<Step> steps(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& from,
                                      const AnyAnswer* toward, std::size_t at_most,
                                      const SolveRequest& request, const Hooks& hooks);

}  // namespace quadrille::service
