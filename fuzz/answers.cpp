// Any bytes as an answer, plain or JSON, to any small puzzle: a puzzle, a NUL byte, an answer. Every answer
// can be checked; a right one can be written, read again, drawn and explained.

#include "engine/run/context.hpp"
#include "fuzz/bytes.hpp"
#include "service/input/input.hpp"
#include "service/json/json.hpp"
#include "service/solve/check.hpp"
#include "service/solve/report.hpp"

using namespace quadrille;

namespace {

constexpr std::size_t kLongestPuzzle = 200;  // bytes; larger boards only make each case slower

void use(const Family& family, const AnyPuzzle& puzzle, const AnswerPtr& answer) {
  const auto again = service::read_answer(family, puzzle, family.write_answer(puzzle, *answer));
  fuzz::demand(again && service::check(family, puzzle, **again, Extent::so_far).right());
  const AnyFound found{.answer = answer, .complete = false};
  fuzz::demand(!family.headline(puzzle, found).empty());
  const auto json = service::to_json(family.record(puzzle, found));
  fuzz::demand(service::from_json(json).has_value());
  (void)family.picture(puzzle, answer.get());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const auto& family = fuzz::pick_family(bytes);
  const auto text = bytes.part();
  if (text.size() > kLongestPuzzle) return 0;
  const auto puzzles = service::read_puzzles(family, text, "");
  if (!puzzles) return 0;
  const auto& puzzle = *puzzles->front().puzzle;
  const auto answer = service::read_answer(family, puzzle, bytes.rest());
  if (!answer) return 0;
  (void)service::check(family, puzzle, **answer, Extent::whole);
  if (family.teaching() != nullptr) {
    Context context({.limits = {.nodes = 1000}});
    (void)family.teaching()->explain(puzzle, {**answer, nullptr, 2}, context);
  }
  if (service::check(family, puzzle, **answer, Extent::so_far).right()) use(family, puzzle, *answer);
  return 0;
}
