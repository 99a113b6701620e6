#include "service/solve/check.hpp"

#include "service/input/input.hpp"
#include "service/json/json_reader.hpp"
#include "service/solve/report.hpp"

namespace quadrille::service {

Expected<AnswerPtr> read_answer(const Family& family, const AnyPuzzle& puzzle, std::string_view text) {
  const auto opened = open_text(text);
  if (!opened) return std::unexpected(opened.error());
  if (!opened->tree) {
    auto answer = family.read_answer(puzzle, opened->text);
    if (!answer && opened->broken) return std::unexpected(*opened->broken);
    return answer;
  }
  const auto* carried = opened->tree->find("answer");
  const auto& record = carried != nullptr ? *carried : *opened->tree;
  if (record.is_null()) return fail("the JSON holds no answer: \"answer\" is null", record.place);
  auto answer = family.read_answer(puzzle, record);
  // An error in an answer that is a string is reported at its place in the JSON.
  if (!answer && answer.error().line > 0 && record.get<std::string>() != nullptr) {
    const auto [line, column] =
        place_in_string(opened->text, record.place, {answer.error().line, answer.error().column});
    return fail(answer.error().message, line, column);
  }
  return answer;
}

Ruling check(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent,
             const SolveRequest& request, const Hooks& hooks) {
  auto context = context_for(request, hooks);
  return ruling_on(family, puzzle, answer, extent, context);
}

Expected<AnswerPtr> read_for_drawing(const Family& family, const AnyPuzzle& puzzle, std::string_view text,
                                     const Hooks& hooks) {
  auto answer = read_answer(family, puzzle, text);
  if (!answer) return answer;
  const auto ruling = check(family, puzzle, **answer, Extent::so_far, {}, hooks);
  if (!ruling.mistakes.empty()) return fail(ruling.mistakes.front().reason);
  return answer;
}

std::string_view verdict(const Ruling& ruling) {
  if (!ruling.mistakes.empty()) return "wrong";
  return ruling.cut ? "not_checked" : "right";
}

Record record_of(const Ruling& ruling) {
  Record::List mistakes;
  for (const auto& mistake : ruling.mistakes) mistakes.push_back(record_of(mistake));
  const bool decided = !ruling.mistakes.empty() || !ruling.cut;
  Record record;
  record.add("valid", decided ? Record(ruling.mistakes.empty()) : Record());
  record.add("verdict", verdict(ruling));
  record.add("mistakes", std::move(mistakes));
  record.add("unchecked", list_of(ruling.unchecked));
  stamp(record);
  return record;
}

}  // namespace quadrille::service
