// Any bytes as a request's header, cut where the first byte says: whether it leaves in doubt where its body
// ends must not depend on how the network has cut it, and a header without doubt has one length or one coding
// at most.

#include <algorithm>
#include <string>

#include "fuzz/bytes.hpp"
#include "server/message.hpp"

using namespace quadrille;

namespace {

server::Fields fields_of(std::string_view header) {
  server::Fields fields;
  while (!header.empty()) {
    const auto end = std::min(header.find('\n'), header.size());
    const auto line = header.substr(0, end);
    const auto colon = line.find(':');
    if (colon != std::string_view::npos)
      fields.add(std::string(line.substr(0, colon)), std::string(line.substr(colon + 1)));
    header.remove_prefix(std::min(end + 1, header.size()));
  }
  return fields;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const auto where = bytes.pick(256);
  const auto header = bytes.rest();
  // A part ends where a line ends, as the parser takes them.
  const auto end = header.find('\n', std::min(where, header.size()));
  if (end != std::string_view::npos) {
    const auto first = header.substr(0, end + 1);
    const auto second = header.substr(end + 1);
    fuzz::demand(server::has_folded_line(header, true) ==
                 (server::has_folded_line(first, true) || server::has_folded_line(second, false)));
  }
  const auto fields = fields_of(header);
  if (server::doubtful_framing(fields, false)) return 0;
  fuzz::demand(fields.count("Content-Length") + fields.count("Transfer-Encoding") <= 1);
  return 0;
}
