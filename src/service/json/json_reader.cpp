#include "service/json/json_reader.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "service/json/json_number.hpp"
#include "service/json/json_string.hpp"

namespace quadrille::service {
namespace {

// Up to this many keys of an object are compared with each other as they come; more are sorted at its end.
constexpr std::size_t kFewKeys = 16;
// Roughly what the allocator adds to a block.
constexpr std::size_t kBlockBytes = 16;

bool is_blank(char character) {
  return character == ' ' || character == '\n' || character == '\r' || character == '\t';
}

TextPlace place_of(std::string_view text, std::size_t offset) {
  const auto before = text.substr(0, offset);
  const auto start = before.rfind('\n') + 1;  // npos + 1 is 0
  return {static_cast<int>(std::ranges::count(before, '\n')) + 1, static_cast<int>(offset - start) + 1};
}

// A list or an object that is still open.
struct Level {
  Record record;
  std::string key{};
  std::vector<std::size_t> keys{};  // where the keys of an object are
};

class Reader {
 public:
  Reader(std::string_view text, const JsonLimits& limits)
      : text_(text), limits_(limits), bytes_(text.size()) {}

  Expected<Record> read() {
    while (!problem_ && !done_) step();
    skip_blanks();
    if (!problem_ && at_ < text_.size()) complain("something follows the value");
    if (problem_) return std::unexpected(*problem_);
    return std::move(root_);
  }

 private:
  // ---- what comes next ----

  [[nodiscard]] char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] std::string_view rest() const { return text_.substr(at_); }
  [[nodiscard]] TextPlace here() const { return {line_, static_cast<int>(at_ - line_start_) + 1}; }

  void skip_blanks() {
    while (at_ < text_.size() && is_blank(text_[at_])) {
      if (text_[at_++] != '\n') continue;
      ++line_;
      line_start_ = at_;
    }
  }

  bool take(char wanted) {
    skip_blanks();
    if (next() != wanted) return false;
    ++at_;
    return true;
  }

  void complain(std::string_view what) { complain(fmt::format("not JSON: {}", what), at_); }
  void complain(std::string message, std::size_t offset) {
    if (problem_) return;
    const auto [line, column] = place_of(text_, offset);
    problem_ = Error{std::move(message), line, column};
  }
  // At the end of the text, or at a character that cannot be there.
  void expected(std::string_view what) {
    if (at_ >= text_.size()) return complain(fmt::format("the text ends where {} should be", what));
    complain(fmt::format("{} where {} should be", in_quotes(text_[at_]), what));
  }

  // Asks for memory before it is taken.
  bool charge(std::size_t bytes) {
    bytes_ += bytes;
    if (bytes_ <= limits_.bytes) return true;
    complain(fmt::format("the JSON holds more than fits into {} MiB", limits_.bytes >> 20U), at_);
    return false;
  }

  // ---- one step: a value, or the end of a list or an object ----

  void step() {
    if (open_.empty()) return read_value();
    auto& level = open_.back();
    const bool is_list = level.record.get<Record::List>() != nullptr;
    if (take(is_list ? ']' : '}')) return close();
    if (!is_first_ && !take(',')) return expected(is_list ? "',' or ']'" : "',' or '}'");
    if (!is_list) {
      read_key(level);
      if (problem_) return;
    }
    read_value();
  }

  void read_value() {
    skip_blanks();
    is_first_ = false;
    const auto place = here();
    switch (next()) {
      case '[':
        return open(Record::List{}, place);
      case '{':
        return open(Record::Map{}, place);
      case '"':
        if (auto text = read_string()) put(std::move(*text), place);
        return;
      case 't':
        return read_word("true", true, place);
      case 'f':
        return read_word("false", false, place);
      case 'n':
        return read_word("null", nullptr, place);
      default:
        return read_number_at(place);
    }
  }

  void read_word(std::string_view word, Record meaning, TextPlace place) {
    if (!rest().starts_with(word)) return expected("a value");
    at_ += word.size();
    put(std::move(meaning), place);
  }

  void read_number_at(TextPlace place) {
    auto number = read_number(rest());
    if (number.too_large) return complain("a number is too large");
    if (number.taken == 0) return expected("a value");
    at_ += number.taken;
    put(std::move(number.value), place);
  }

  void read_key(Level& level) {
    skip_blanks();
    const auto start = at_;
    if (next() != '"') return expected("a key in quotes");
    auto key = read_string();
    if (!key) return;
    if (level.keys.size() < kFewKeys && level.record.find(*key) != nullptr)
      return complain_twice(*key, start);
    level.keys.push_back(start);
    level.key = std::move(*key);
    if (!take(':')) expected("':'");
  }

  void complain_twice(std::string_view key, std::size_t offset) {
    complain(fmt::format("the key \"{}\" stands twice in one object", printable(key)), offset);
  }

  // From one quote to the other.
  std::optional<std::string> read_string() {
    ++at_;
    const auto closing = end_of_string();
    std::string text;
    if (closing - at_ > text.capacity()) {
      if (!charge(std::max(closing - at_, 2 * text.capacity()) + kBlockBytes)) return std::nullopt;
      text.reserve(closing - at_);
    }
    while (at_ < closing) {
      const auto character = append_character(text, text_.substr(at_, closing - at_));
      if (character.taken == 0) {
        complain(character.problem);
        return std::nullopt;
      }
      at_ += character.taken;
    }
    if (next() != '"') {
      expected("'\"'");
      return std::nullopt;
    }
    ++at_;
    return text;
  }

  // The closing quote of the string that is open, or the end of the text.
  [[nodiscard]] std::size_t end_of_string() const {
    for (auto at = at_; at < text_.size(); ++at) {
      if (text_[at] == '"') return at;
      if (text_[at] == '\\') ++at;
    }
    return text_.size();
  }

  // ---- the tree ----

  void open(Record container, TextPlace place) {
    if (open_.size() >= limits_.depth) {
      return complain(fmt::format("JSON nested deeper than {}", limits_.depth), at_);
    }
    ++at_;
    container.place = place;
    open_.push_back({std::move(container)});
    is_first_ = true;
  }

  void close() {
    is_first_ = false;
    if (!keys_differ(open_.back())) return;
    auto record = std::move(open_.back().record);
    open_.pop_back();
    const auto place = record.place;
    put(std::move(record), place);
  }

  void put(Record value, TextPlace place) {
    value.place = place;
    if (open_.empty()) {
      root_ = std::move(value);
      done_ = true;
      return;
    }
    auto& level = open_.back();
    if (auto* list = std::get_if<Record::List>(&level.record.value)) {
      if (make_room(*list)) list->push_back(std::move(value));
    } else if (make_room(std::get<Record::Map>(level.record.value))) {
      level.record.add(std::move(level.key), std::move(value));
    }
  }

  template <class Entries>
  bool make_room(const Entries& entries) {
    using Entry = typename Entries::value_type;
    if (entries.size() < entries.capacity()) return true;
    // A vector doubles; for an entry of an object, the offset of its key comes on top.
    constexpr auto kEntryBytes =
        sizeof(Entry) + (sizeof(Entry) > sizeof(Record) ? sizeof(std::size_t) : std::size_t{0});
    return charge(std::max<std::size_t>(entries.size(), 1) * kEntryBytes +
                  (entries.empty() ? kBlockBytes : 0));
  }

  // Sorting bounds the time whatever the keys are; a hash would be slow for keys chosen to collide.
  bool keys_differ(const Level& level) {
    if (level.keys.size() <= kFewKeys) return true;
    const auto& map = std::get<Record::Map>(level.record.value);
    if (!charge(map.size() * sizeof(std::uint32_t))) return false;
    std::vector<std::uint32_t> order(map.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
      return std::tie(map[a].first, a) < std::tie(map[b].first, b);
    });
    auto earliest = map.size();
    for (std::size_t i = 1; i < order.size(); ++i) {
      if (map[order[i]].first == map[order[i - 1]].first)
        earliest = std::min<std::size_t>(earliest, order[i]);
    }
    if (earliest == map.size()) return true;
    complain_twice(map[earliest].first, level.keys[earliest]);
    return false;
  }

  std::string_view text_;
  JsonLimits limits_;
  std::size_t at_ = 0;
  int line_ = 1;
  std::size_t line_start_ = 0;
  std::size_t bytes_;

  std::vector<Level> open_;
  bool is_first_ = false;  // nothing yet follows the bracket opened last
  Record root_;
  bool done_ = false;
  std::optional<Error> problem_;
};

}  // namespace

Expected<Record> read_json(std::string_view text, const JsonLimits& limits) {
  return Reader(text, limits).read();
}

TextPlace place_in_string(std::string_view json, TextPlace start, TextPlace inside) {
  std::size_t at = 0;
  for (int line = 1; line < start.line; ++line) at = json.find('\n', at) + 1;
  at += static_cast<std::size_t>(start.column);  // after the quote
  TextPlace seen{1, 1};
  std::string character;
  while (at < json.size() && json[at] != '"' && seen != inside) {
    character.clear();
    const auto taken = append_character(character, json.substr(at)).taken;
    if (taken == 0 || (seen.line == inside.line && character == "\n")) break;
    at += taken;
    seen = character == "\n" ? TextPlace{seen.line + 1, 1}
                             : TextPlace{seen.line, seen.column + static_cast<int>(character.size())};
    if (seen.line == inside.line && seen.column > inside.column) break;
  }
  return place_of(json, at);
}

}  // namespace quadrille::service
