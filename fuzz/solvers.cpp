// Every strategy on any small puzzle with a tiny node limit. solve() itself checks the answer and throws
// where it is wrong; the same run twice must give the same.

#include "fuzz/bytes.hpp"
#include "service/input/input.hpp"
#include "service/json/json.hpp"
#include "service/solve/report.hpp"
#include "service/solve/solve.hpp"

using namespace quadrille;

namespace {

constexpr std::size_t kLongestPuzzle = 150;  // bytes
constexpr std::uint64_t kNodes = 300;

std::string outcome(const Family& family, const AnyPuzzle& puzzle, const service::SolveRequest& request) {
  const auto result = service::solve(family, puzzle, request);
  fuzz::demand(result.has_value());
  auto record = service::report(family, puzzle, *result);
  return service::to_json(*record.find("status")) + service::to_json(*record.find("answer"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const auto& family = fuzz::pick_family(bytes);
  const auto& strategy = family.strategies()[bytes.pick(family.strategies().size())];
  const auto seed = bytes.pick(4);
  if (bytes.rest().size() > kLongestPuzzle) return 0;
  const auto puzzles = service::read_puzzles(family, bytes.rest(), "");
  if (!puzzles) return 0;
  const service::SolveRequest request{
      .strategy = strategy.name, .time = std::chrono::hours(1), .nodes = kNodes, .seed = seed};
  const auto& puzzle = *puzzles->front().puzzle;
  fuzz::demand(outcome(family, puzzle, request) == outcome(family, puzzle, request));
  return 0;
}
