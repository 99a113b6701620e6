// Any bytes as a user's settings: never a refusal, only warnings.

#include "service/input/settings.hpp"
#include "fuzz/bytes.hpp"

using namespace quadrille;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fuzz::Bytes bytes(data, size);
  const auto [settings, warnings] = service::parse_settings(bytes.rest(), fuzz::catalogue());
  fuzz::demand(!settings.time_limit || *settings.time_limit >= 0);
  fuzz::demand(!settings.threads || *settings.threads >= 1);
  for (const auto& warning : warnings) fuzz::demand(!warning.empty());
  return 0;
}
