#pragma once

#include <optional>
#include <string>

#include "engine/family/cnf.hpp"
#include "puzzles/template/model/model.hpp"

// What `--certify` proves a second time. Put here the rules once more, as clauses, plainly enough to be
// trusted; leave out every clever thing a solver knows. A family whose answers need no proof, since the
// referee sees all of them, leaves the facet out.
namespace quadrille::template_family {

// Clauses that can be satisfied exactly where there is an answer, or one that is not `other_than`. A formula
// that was cut (Cnf::whole) says nothing.
void write_clauses(const Puzzle& puzzle, const Answer* other_than, Cnf& cnf);

// Why counting alone shows that there is no answer: rows and columns do not have the same number of ticks.
[[nodiscard]] std::optional<std::string> totals_differ(const Puzzle& puzzle);

}  // namespace quadrille::template_family
