#pragma once

#include <string>
#include <string_view>

#include "engine/family/facets.hpp"
#include "puzzles/template/model/model.hpp"

// An answer as a text, as a tree in JSON, and in one line for people.
namespace quadrille::template_family {

// A row per line, a character per square. Reads what a player has so far as well. Fails, with line and
// column, where the text is not rows of squares or has another size; whether it is right is rules.hpp's
// business.
[[nodiscard]] Expected<Answer> read_answer(const Puzzle& puzzle, std::string_view text);
[[nodiscard]] std::string write_answer(const Puzzle& puzzle, const Answer& answer);

// Put here what the answer is worth to a person who cannot see it: how much is done, of how much.
[[nodiscard]] std::string headline(const Puzzle& puzzle, const FoundView<Answer>& found);

// {"ticked": [[0, 2], ...], "blank": [[0, 0], ...]}. Leave answer_record out where the text will do, as it
// does for most: then an answer is that text in JSON as well. Give it where a program that reads the answer
// wants more than the text has. It fails where an entry is missing, or is not a list of squares of the page.
[[nodiscard]] AnswerRecord<Puzzle, Answer> answer_record();

}  // namespace quadrille::template_family
