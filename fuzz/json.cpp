// Any bytes as JSON: what is read is what another reader reads too, the same after writing and reading it
// again, and nothing that is written holds a control character.

#include <algorithm>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "fuzz/bytes.hpp"
#include "grid/text.hpp"
#include "service/input/encoding.hpp"
#include "service/json/json.hpp"

using namespace quadrille;

namespace {

// Every value stands where it says.
void demand_places(const Record& value, const std::vector<TextLine>& lines) {
  const auto [line, column] = value.place;
  fuzz::demand(line >= 1 && std::cmp_less_equal(line, lines.size()));
  fuzz::demand(column >= 1 &&
               std::cmp_less_equal(column, lines[static_cast<std::size_t>(line) - 1].text.size()));
  if (const auto* list = value.get<Record::List>()) {
    for (const auto& entry : *list) demand_places(entry, lines);
  } else if (const auto* map = value.get<Record::Map>()) {
    for (const auto& [key, entry] : *map) demand_places(entry, lines);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const fuzz::Bytes bytes(data, size);
  const auto record = service::from_json(bytes.rest());
  // The other reader takes a NUL byte for the end, and has no limits.
  const bool comparable = bytes.rest().find('\0') == std::string_view::npos;
  if (!record) {
    const auto& [message, line, column] = record.error();
    fuzz::demand(line >= 1 && column >= 1);
    if (comparable && message.starts_with("not JSON")) fuzz::demand(!nlohmann::json::accept(bytes.rest()));
    return 0;
  }
  if (comparable) fuzz::demand(nlohmann::json::accept(bytes.rest()));
  demand_places(*record, split_lines(service::without_mark(bytes.rest())));
  const auto text = service::to_json(*record);
  fuzz::demand(std::ranges::none_of(text, [](unsigned char byte) { return byte < 0x20 || byte == 0x7F; }));
  const auto again = service::from_json(text);
  fuzz::demand(again && *again == *record);
  fuzz::demand(service::from_json(service::to_json(*record, service::Layout::indented)) == record);
  return 0;
}
