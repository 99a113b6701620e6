// Any bytes as JSON: what is read is the same after writing and reading it again, and nothing that is written
// holds a control character.

#include <algorithm>

#include "fuzz/bytes.hpp"
#include "service/json.hpp"

using namespace quadrille;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fuzz::Bytes bytes(data, size);
  const auto record = service::from_json(bytes.rest());
  if (!record) {
    fuzz::demand(record.error().line >= 1 && record.error().column >= 1);
    return 0;
  }
  const auto text = service::to_json(*record);
  fuzz::demand(std::ranges::none_of(text, [](unsigned char byte) { return byte < 0x20 || byte == 0x7F; }));
  const auto again = service::from_json(text);
  fuzz::demand(again && *again == *record);
  fuzz::demand(service::from_json(service::to_json(*record, service::Layout::indented)) == record);
  return 0;
}
