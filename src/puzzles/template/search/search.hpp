#pragma once

#include <optional>

#include "engine/run/context.hpp"
#include "engine/run/outcome.hpp"
#include "puzzles/template/model/model.hpp"

// What strategies, uniqueness, hints and repairs all ask: is there an answer, and another one? Put here what
// more than one room needs; a family with a single simple strategy has no such folder.
namespace quadrille::template_family {

struct SearchRequest {
  bool ticks_first = true;             // what an open square is tried as first
  const Answer* other_than = nullptr;  // an answer that does not count
};

// The first answer in reading order, or a proof that there is none. Nothing: the context ended before. A node
// is a square that was filled in.
[[nodiscard]] Outcome<Answer> search(const Puzzle& puzzle, const SearchRequest& request, Context& context);

// The answer where it is the only one. Nothing: there is none, there are several, or the context ended.
[[nodiscard]] std::optional<Answer> only_answer(const Puzzle& puzzle, Context& context);

}  // namespace quadrille::template_family
