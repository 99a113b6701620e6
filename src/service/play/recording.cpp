#include "service/play/recording.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "service/json/json.hpp"

namespace quadrille::service {
namespace {

// Kept of a line that is too long: enough to see which it was.
constexpr std::size_t kHead = 1000;

// JSON strings are UTF-8: a line that comes back changed was not.
bool is_utf8(const std::string& text) {
  const auto back = from_json(to_json(Record(text)));
  return back && *back == Record(text);
}

std::string to_hexadecimal(const std::string& bytes) {
  std::string digits;
  for (const char byte : bytes) digits += fmt::format("{:02x}", static_cast<unsigned char>(byte));
  return digits;
}

std::optional<std::string> from_hexadecimal(const std::string& digits) {
  std::string bytes;
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    unsigned char byte = 0;
    const auto* const end = digits.data() + std::min(i + 2, digits.size());
    if (std::from_chars(digits.data() + i, end, byte, 16).ptr != digits.data() + i + 2) return std::nullopt;
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

std::optional<std::string> line_in(const Record& tick) {
  if (const auto* line = tick.find("line"); line != nullptr && line->get<std::string>() != nullptr)
    return *line->get<std::string>();
  if (const auto* bytes = tick.find("bytes"); bytes != nullptr && bytes->get<std::string>() != nullptr)
    return from_hexadecimal(*bytes->get<std::string>());
  return std::nullopt;
}

}  // namespace

std::string to_recording(const RecordedTick& tick) {
  const auto text = tick.line.too_long ? tick.line.text.substr(0, kHead) : tick.line.text;
  Record record;
  if (is_utf8(text)) {
    record.add("line", text);
  } else {
    record.add("bytes", to_hexadecimal(text));
  }
  if (tick.line.too_long) record.add("too_long", true);
  record.add("reply", tick.reply);
  return to_json(record);
}

std::optional<RecordedTick> from_recording(const std::string& text) {
  const auto record = from_json(text);
  if (!record) return std::nullopt;
  auto line = line_in(*record);
  const auto* reply = record->find("reply");
  if (!line || reply == nullptr || reply->get<Record::Map>() == nullptr) return std::nullopt;
  return RecordedTick{{std::move(*line), record->find("too_long") != nullptr}, *reply};
}

}  // namespace quadrille::service
