#pragma once

#include <string>
#include <string_view>

#include "engine/family/format.hpp"
#include "puzzles/nonogram/model/model.hpp"

namespace quadrille::nonogram {

// webpbn's XML, version 0.3: a <puzzleset> of <puzzle>s with colours, clues, a goal picture and a saved one.
// If clues are missing, they are those of the goal. A DOCTYPE is skipped: nothing is fetched, and no entity
// but XML's own five is expanded.
[[nodiscard]] Expected<std::vector<Named<Puzzle>>> read_xml(std::string_view text);
[[nodiscard]] std::string write_xml(std::span<const NamedRef<Puzzle>> puzzles);

[[nodiscard]] Format<Puzzle> xml_format();

}  // namespace quadrille::nonogram
