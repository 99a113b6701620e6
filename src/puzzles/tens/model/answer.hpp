#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/run/outcome.hpp"
#include "engine/settings/record.hpp"
#include "puzzles/tens/model/model.hpp"

namespace quadrille::tens {

// A plan as text: one move per line, `r1 c1 r2 c2`, both corners included, in playing order. Reading checks
// the form only; whether the moves can be played is the referee's business.
[[nodiscard]] Expected<Plan> read_answer(const Board& board, std::string_view text);
[[nodiscard]] std::string write_answer(const Board& board, const Plan& plan);

// {"moves": [[r1, c1, r2, c2], ...], "cleared", "total", "bound", "complete", "optimal"}. Reading takes the
// moves of such an object, or a bare list of them.
[[nodiscard]] Record record(const Board& board, const FoundView<Plan>& found);
[[nodiscard]] Expected<Plan> read_record(const Board& board, const Record& record);

// "47 moves, 152 of 160 cells, proven best"
[[nodiscard]] std::string headline(const Board& board, const FoundView<Plan>& found);

// The cells cleared, up to the first move that cannot be played.
[[nodiscard]] double score(const Board& board, const Plan& plan);

}  // namespace quadrille::tens
