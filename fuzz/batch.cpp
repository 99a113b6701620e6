// Any bytes as the lines of a batch: a line of JSON for every line that is not blank.

#include <sstream>

#include "fuzz/bytes.hpp"
#include "service/json/json.hpp"
#include "service/sets/batch.hpp"

using namespace quadrille;

namespace {

constexpr std::size_t kLongestInput = 400;  // bytes; larger boards only make each case slower

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const auto& family = fuzz::pick_family(bytes);
  if (bytes.rest().size() > kLongestInput) return 0;
  std::istringstream lines{std::string(bytes.rest())};
  std::size_t answers = 0;
  const service::BatchOptions options{
      .request = {.time = std::chrono::hours(1), .nodes = 50, .bytes = 1 << 20}};
  const auto summary = service::batch_lines(family, lines, options, {}, [&](const std::string& line) {
    ++answers;
    fuzz::demand(service::from_json(line).has_value());
    return true;
  });
  fuzz::demand(answers == summary.puzzles && summary.faults == 0);
  return 0;
}
