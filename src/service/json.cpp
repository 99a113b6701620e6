#include "service/json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

namespace quadrille::service {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kDeepestNesting = 100;

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
      for (const auto& [key, entry] : map) object[key] = json_of(entry);
      return object;
    }
  };
  return std::visit(Convert{}, record.value);
}

// Builds a Record from the parser's events, so that depth can be bounded and duplicates refused on the way.
class Builder final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return put({}); }
  bool boolean(bool truth) override { return put(truth); }
  bool number_integer(number_integer_t number) override { return put(std::int64_t{number}); }
  bool number_unsigned(number_unsigned_t number) override {
    if (number > static_cast<number_unsigned_t>(INT64_MAX)) return put(static_cast<double>(number));
    return put(static_cast<std::int64_t>(number));
  }
  bool number_float(number_float_t number, const string_t& /*digits*/) override { return put(number); }
  bool string(string_t& text) override { return put(std::move(text)); }
  bool binary(binary_t& /*bytes*/) override { return false; }
  bool start_object(std::size_t /*size*/) override { return open(Record::Map{}); }
  bool start_array(std::size_t /*size*/) override { return open(Record::List{}); }
  bool end_object() override { return close(); }
  bool end_array() override { return close(); }
  bool key(string_t& name) override {
    auto& level = open_.back();
    if (level.record.find(name) != nullptr) {
      problem_ = "the key \"" + name + "\" stands twice in one object";
      return false;
    }
    level.key = std::move(name);
    return true;
  }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const Json::exception& error) override {
    position_ = position;
    const std::string_view words = error.what();
    const auto detail = words.find(": ");
    problem_ =
        "not JSON: " + std::string(detail == std::string_view::npos ? words : words.substr(detail + 2));
    return false;
  }

  [[nodiscard]] Record take() { return std::move(root_); }
  [[nodiscard]] const std::string& problem() const { return problem_; }
  [[nodiscard]] std::size_t position() const { return position_; }

 private:
  struct Level {
    Record record;
    std::string key{};
  };

  bool put(Record value) {
    if (open_.empty()) {
      root_ = std::move(value);
      return true;
    }
    auto& level = open_.back();
    if (auto* list = std::get_if<Record::List>(&level.record.value)) {
      list->push_back(std::move(value));
    } else {
      level.record.add(std::move(level.key), std::move(value));
    }
    return true;
  }
  bool open(Record container) {
    if (open_.size() >= kDeepestNesting) {
      problem_ = "JSON nested deeper than " + std::to_string(kDeepestNesting);
      return false;
    }
    open_.push_back({std::move(container)});
    return true;
  }
  bool close() {
    auto record = std::move(open_.back().record);
    open_.pop_back();
    return put(std::move(record));
  }

  std::vector<Level> open_;
  Record root_;
  std::string problem_;
  std::size_t position_ = 0;
};

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

Error placed(std::string message, std::string_view text, std::size_t position) {
  const auto before = text.substr(0, position == 0 ? 0 : std::min(position - 1, text.size()));
  const auto line = std::ranges::count(before, '\n') + 1;
  const auto line_start = before.rfind('\n');
  const auto column = line_start == std::string_view::npos ? before.size() : before.size() - line_start - 1;
  return {std::move(message), static_cast<int>(line), static_cast<int>(column) + 1};
}

}  // namespace

std::string to_json(const Record& record, Layout layout) {
  return without_controls(
      json_of(record).dump(layout == Layout::indented ? 2 : -1, ' ', false, Json::error_handler_t::replace));
}

Expected<Record> from_json(std::string_view text) {
  Builder builder;
  if (!Json::sax_parse(text, &builder)) {
    return std::unexpected(
        placed(builder.problem().empty() ? "not JSON" : builder.problem(), text, builder.position()));
  }
  return builder.take();
}

bool opens_json(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

Source source_of(std::string_view text, Record& storage) {
  if (!opens_json(text)) return {text};
  auto record = from_json(text);
  if (!record) return {text};
  storage = std::move(*record);
  return {text, &storage};
}

}  // namespace quadrille::service
