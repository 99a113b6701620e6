// Any bytes as the lines of a session: a reply to each that is not blank, and the same conversation again is
// the same.

#include <sstream>

#include "fuzz/bytes.hpp"
#include "service/json/json.hpp"
#include "service/play/session.hpp"

using namespace quadrille;

namespace {

constexpr std::size_t kLongestInput = 2000;  // bytes

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > kLongestInput) return 0;
  const auto& family = **fuzz::catalogue().find("mines");
  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  std::string recorded;
  std::size_t replies = 0;
  const auto summary = service::converse(
      family, lines, {}, {},
      [&](const std::string& reply) {
        ++replies;
        fuzz::demand(service::from_json(reply).has_value());
        return true;
      },
      [&](const std::string& line) { recorded += line + '\n'; });
  fuzz::demand(summary.has_value() && summary->ticks == replies);
  std::istringstream again(recorded);
  const auto repeated = service::replay(family, again, {}, {}, [](const std::string&) { return true; });
  fuzz::demand(repeated.has_value() && repeated->different == 0);
  return 0;
}
