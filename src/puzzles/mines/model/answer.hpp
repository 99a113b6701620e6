#pragma once

#include <string>
#include <string_view>

#include "engine/run/outcome.hpp"
#include "engine/settings/record.hpp"
#include "grid/error.hpp"
#include "puzzles/mines/model/model.hpp"

namespace quadrille::mines {

// An analysis as text: the rows of the position with '+' for safe, '*' for a mine and '?' for an open
// question, then 'guess ROW COLUMN' if there is one. Coordinates are the board's, so an origin counts. The
// form has no place for chances.
[[nodiscard]] Expected<Analysis> read_answer(const Position& position, std::string_view text);
[[nodiscard]] std::string write_answer(const Position& position, const Analysis& analysis);

// The same with all figures; see docs/formats.md.
[[nodiscard]] Record record(const Position& position, const FoundView<Analysis>& found);
[[nodiscard]] Expected<Analysis> read_record(const Position& position, const Record& record);

// The position after an analysis, as characters of the answer form.
[[nodiscard]] Grid<Symbol> shown(const Position& position, const Analysis* analysis);

// "3 safe, 2 mines, 7 open", or "guess row 4, column 7: 83 % safe".
[[nodiscard]] std::string headline(const Position& position, const FoundView<Analysis>& found);

// "safest", as in the JSON form.
[[nodiscard]] std::string_view name(Motive motive);

// The reason for a guess in words.
[[nodiscard]] std::string in_words(const Guess& guess);

}  // namespace quadrille::mines
