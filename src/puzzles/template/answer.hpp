#pragma once

#include <string>
#include <string_view>

#include "engine/run/outcome.hpp"
#include "grid/error.hpp"
#include "puzzles/template/model.hpp"

namespace quadrille::template_family {

// The answer as text: the page with ticks. Reading takes partial ones too.
[[nodiscard]] Expected<Answer> read_answer(const Puzzle& puzzle, std::string_view text);
[[nodiscard]] std::string write_answer(const Puzzle& puzzle, const Answer& answer);

// One line that says what was found.
[[nodiscard]] std::string headline(const Puzzle& puzzle, const FoundView<Answer>& found);

}  // namespace quadrille::template_family
