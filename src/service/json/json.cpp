#include "service/json/json.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>
#include <span>

#include "service/input/encoding.hpp"
#include "service/json/json_reader.hpp"

namespace quadrille::service {
namespace {

// The library escapes the controls below U+0020 only; U+007F to U+009F would reach a terminal as they are.
// JSON has none of them outside strings.
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

// Writes a record as it is, without building a second tree: the analysis of a large board is some millions of
// numbers, and a user who has stopped it is waiting for them.
class Writer {
 public:
  explicit Writer(Layout layout) : indented_(layout == Layout::indented) {}

  std::string written(const Record& record) && {
    write(record);
    return std::move(text_);
  }

 private:
  void write(const Record& record) {
    std::visit([this](const auto& value) { put(value); }, record.value);
  }

  void put(std::nullptr_t) { text_ += "null"; }
  void put(bool truth) { text_ += truth ? "true" : "false"; }
  void put(std::int64_t number) { text_.append(room_.data(), digits(room_.data(), number)); }

  void put(double number) {
    if (!std::isfinite(number)) return put(nullptr);
    // A whole-valued number keeps its decimal point, so that it is read back as a real.
    if (std::abs(number) < kWithExponent && std::trunc(number) == number) {
      auto* end = digits(room_.data(), static_cast<std::int64_t>(number));
      *end++ = '.';
      *end++ = '0';
      text_.append(room_.data(), end);
    } else {
      fmt::format_to(std::back_inserter(text_), FMT_COMPILE("{}"), number);
    }
  }

  // Most strings are ASCII without quotes, on one line or many; the library handles the rest.
  void put(std::string_view text) {
    if (!std::ranges::all_of(text, is_plain)) {
      using Json = nlohmann::json;
      text_ += without_controls(Json(text).dump(-1, ' ', false, Json::error_handler_t::replace));
      return;
    }
    text_ += '"';
    for (auto end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
      text_ += text.substr(0, end);
      text_ += "\\n";
      text.remove_prefix(end + 1);
    }
    text_ += text;
    text_ += '"';
  }
  static bool is_plain(char c) { return (c >= ' ' && c < '\x7F' && c != '"' && c != '\\') || c == '\n'; }

  void put(const Record::List& list) {
    put_all('[', list.size(), ']', [&](std::size_t i) { write(list[i]); });
  }

  void put(const Record::Map& map) {
    put_all('{', map.size(), '}', [&](std::size_t i) {
      put(map[i].first);
      text_ += indented_ ? ": " : ":";
      write(map[i].second);
    });
  }

  void put(const Record::Tuples& tuples) {
    const auto& [length, numbers] = tuples;
    put_all('[', numbers.size() / length, ']',
            [&](std::size_t i) { put_tuple(std::span(numbers).subspan(i * length, length)); });
  }

  // On one line even if the rest is indented.
  void put_tuple(std::span<const std::int32_t> numbers) {
    char before = '[';
    for (const auto number : numbers) {
      room_[0] = before;
      text_.append(room_.data(), digits(room_.data() + 1, number));
      before = ',';
    }
    text_ += ']';
  }

  void put(const Record::Numbers& numbers) {
    put_all('[', numbers.size(), ']', [&](std::size_t i) { put(numbers[i]); });
  }

  template <class Put>
  void put_all(char open, std::size_t count, char close, Put put_entry) {
    text_ += open;
    ++depth_;
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) text_ += ',';
      begin_line();
      put_entry(i);
    }
    --depth_;
    if (count > 0) begin_line();
    text_ += close;
  }

  void begin_line() {
    if (!indented_) return;
    text_ += '\n';
    text_.append(2 * depth_, ' ');
  }

  // Writes a number and returns its end.
  char* digits(char* begin, std::int64_t number) {
    return std::to_chars(begin, room_.data() + room_.size(), number).ptr;
  }

  static constexpr double kWithExponent = 1e16;  // from here on numbers have an exponent

  bool indented_;
  std::size_t depth_ = 0;
  std::array<char, 64> room_;  // for what is put together before it is appended
  std::string text_;
};

}  // namespace

std::string to_json(const Record& record, Layout layout) { return Writer(layout).written(record); }

Expected<Record> from_json(std::string_view text) {
  if (const auto problem = wrong_encoding(text)) return std::unexpected(*problem);
  return read_json(without_mark(text));
}

bool opens_json(std::string_view text) {
  const auto first = text.find_first_not_of(" \t\r\n");
  return first != std::string_view::npos && (text[first] == '[' || text[first] == '{');
}

}  // namespace quadrille::service
