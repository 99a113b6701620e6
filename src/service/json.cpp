#include "service/json.hpp"

#include <nlohmann/json.hpp>

#include "service/encoding.hpp"
#include "service/json_reader.hpp"

namespace quadrille::service {
namespace {

using Json = nlohmann::ordered_json;

Json json_of(const Record& record) {
  struct Convert {
    Json operator()(std::nullptr_t) const { return nullptr; }
    Json operator()(bool truth) const { return truth; }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(double number) const { return number; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(const Record::List& list) const {
      Json array = Json::array();
      for (const auto& entry : list) array.push_back(json_of(entry));
      return array;
    }
    Json operator()(const Record::Map& map) const {
      Json object = Json::object();
      // Behind the others, without the look for one of its name that [] takes.
      auto& entries = object.get_ref<Json::object_t&>();
      entries.reserve(map.size());
      for (const auto& [key, entry] : map) entries.emplace_back(key, json_of(entry));
      return object;
    }
  };
  return std::visit(Convert{}, record.value);
}

// The library escapes the controls below U+0020 only; U+007F to U+009F would reach a terminal as they are.
// Outside of texts JSON has none of them.
std::string without_controls(std::string json) {
  static constexpr std::string_view kHex = "0123456789abcdef";
  const auto is_second_control = [&](std::size_t i) {
    return json[i] == '\xC2' && static_cast<unsigned char>(json[i + 1]) < 0xA0;
  };
  if (json.find_first_of("\x7F\xC2") == std::string::npos) return json;
  std::string clean;
  for (std::size_t i = 0; i < json.size(); ++i) {
    if (json[i] == '\x7F') {
      clean += "\\u007f";
    } else if (is_second_control(i)) {
      const auto code = static_cast<unsigned char>(json[++i]);
      clean += std::string("\\u00") + kHex[code >> 4U] + kHex[code & 15U];
    } else {
      clean += json[i];
    }
  }
  return clean;
}

}  // namespace

std::string to_json(const Record& record, Layout layout) {
  return without_controls(
      json_of(record).dump(layout == Layout::indented ? 2 : -1, ' ', false, Json::error_handler_t::replace));
}

Expected<Record> from_json(std::string_view text) {
  if (const auto problem = wrong_encoding(text)) return std::unexpected(*problem);
  return read_json(without_mark(text));
}

bool opens_json(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

}  // namespace quadrille::service
