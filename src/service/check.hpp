#pragma once

#include <string_view>
#include <vector>

#include "engine/family.hpp"

namespace quadrille::service {

// An answer as a user hands it in: the plain form, the whole JSON that `solve` prints, or just its answer.
[[nodiscard]] Expected<AnswerPtr> read_answer(const Family& family, const AnyPuzzle& puzzle,
                                              std::string_view text);

struct Verdict {
  bool right = false;
  std::vector<Error> mistakes{};
};

// The family's referee on an answer; no solver takes part.
[[nodiscard]] Verdict check(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer,
                            Extent extent);

[[nodiscard]] Record record_of(const Verdict& verdict);

}  // namespace quadrille::service
