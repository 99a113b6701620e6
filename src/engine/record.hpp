#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace quadrille {

// A neutral tree of values: parameters on their way in, answers on their way out. Families build and read
// records; only the service layer turns them into JSON and back.
struct Record {
  using List = std::vector<Record>;
  using Map = std::vector<std::pair<std::string, Record>>;  // keeps the order in which keys were added

  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Map> value = nullptr;

  Record() = default;
  Record(std::nullptr_t) {}
  Record(bool truth) : value(truth) {}
  Record(int number) : value(std::int64_t{number}) {}
  Record(std::int64_t number) : value(number) {}
  Record(std::uint64_t number) : value(static_cast<std::int64_t>(number)) {}
  Record(double number) : value(number) {}
  Record(const char* text) : value(std::string(text)) {}
  Record(std::string_view text) : value(std::string(text)) {}
  Record(std::string text) : value(std::move(text)) {}
  Record(List list) : value(std::move(list)) {}
  Record(Map map) : value(std::move(map)) {}

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(value); }

  // The value if it is of that type, else nullptr.
  template <class T>
  [[nodiscard]] const T* get() const {
    return std::get_if<T>(&value);
  }

  [[nodiscard]] const Record* find(std::string_view key) const;  // nullptr: no such key, or not a map

  // Adds a key to a map; a null record becomes a map first.
  void add(std::string key, Record entry);

  friend bool operator==(const Record&, const Record&) = default;
};

}  // namespace quadrille
