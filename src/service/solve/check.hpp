#pragma once

#include <string_view>
#include <vector>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// An answer as a user hands it in: the plain form, the whole JSON that `solve` prints, or just its answer.
[[nodiscard]] Expected<AnswerPtr> read_answer(const Family& family, const AnyPuzzle& puzzle,
                                              std::string_view text);

// The family's referee's verdict on an answer, within the request's time and memory; no solver takes part.
[[nodiscard]] Ruling check(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer,
                           Extent extent, const SolveRequest& request = {}, const Hooks& hooks = {});

// An answer to be drawn: read, and so far right. A drawing must not show what its referee refuses.
[[nodiscard]] Expected<AnswerPtr> read_for_drawing(const Family& family, const AnyPuzzle& puzzle,
                                                   std::string_view text, const Hooks& hooks = {});

// "right", "wrong" or "not_checked".
[[nodiscard]] std::string_view verdict(const Ruling& ruling);

// {"valid": true, false or null, "verdict", "mistakes": [{"reason", "cells"}],
// "unchecked": [[row, column], ...]}
[[nodiscard]] Record record_of(const Ruling& ruling);

}  // namespace quadrille::service
