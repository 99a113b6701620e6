#include "service/check.hpp"

#include "service/json.hpp"
#include "service/report.hpp"

namespace quadrille::service {

Expected<AnswerPtr> read_answer(const Family& family, const AnyPuzzle& puzzle, std::string_view text) {
  Record storage;
  const auto source = source_of(text, storage);
  if (source.record == nullptr) {
    auto answer = family.read_answer(puzzle, text);
    if (!answer && opens_json(text)) return std::unexpected(from_json(text).error());
    return answer;
  }
  const auto* answer = source.record->find("answer");
  if (answer == nullptr) return family.read_answer(puzzle, *source.record);
  if (answer->is_null()) return fail("the JSON holds no answer: \"answer\" is null");
  return family.read_answer(puzzle, *answer);
}

Verdict check(const Family& family, const AnyPuzzle& puzzle, const AnyAnswer& answer, Extent extent) {
  auto mistakes = family.check(puzzle, answer, extent);
  return {mistakes.empty(), std::move(mistakes)};
}

Record record_of(const Verdict& verdict) {
  Record::List mistakes;
  for (const auto& mistake : verdict.mistakes) mistakes.push_back(record_of(mistake));
  Record record;
  record.add("valid", verdict.right);
  record.add("mistakes", std::move(mistakes));
  stamp(record);
  return record;
}

}  // namespace quadrille::service
