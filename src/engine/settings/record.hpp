#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "grid/error.hpp"

namespace quadrille {

// A neutral tree of values: parameters on their way in, answers on their way out. Families build and read
// records; only the service layer turns them into JSON and back.
//
// Tuples and Numbers are lists that are kept flat: a million cells as a million small trees take longer to
// build and to write than to find. A record that was read has Lists only.
struct Record {
  using List = std::vector<Record>;
  using Map = std::vector<std::pair<std::string, Record>>;  // keeps the order in which keys were added

  // A list of equally long lists of whole numbers: cells by row and column, boxes by their corners.
  struct Tuples {
    std::size_t length = 1;
    std::vector<std::int32_t> numbers{};  // of one tuple after the other
    friend bool operator==(const Tuples&, const Tuples&) = default;
  };
  using Numbers = std::vector<double>;  // one that is not finite counts as null

  std::variant<std::nullptr_t, bool, std::int64_t, double, std::string, List, Map, Tuples, Numbers> value =
      nullptr;
  TextPlace place{};  // where it stood in the text it was read from, so that an error can say so

  // None of these is inline: their code on a variant is long, and records are everywhere.
  Record() noexcept;
  Record(std::nullptr_t) noexcept;
  Record(bool truth) noexcept;
  Record(int number) noexcept;
  Record(std::int64_t number) noexcept;
  Record(std::uint64_t number) noexcept;
  Record(double number) noexcept;
  Record(const char* text);
  Record(std::string_view text);
  Record(std::string text) noexcept;
  Record(List list) noexcept;
  Record(Map map) noexcept;
  Record(Tuples tuples) noexcept;
  Record(Numbers numbers) noexcept;
  Record(const Record& other);
  Record(Record&& other) noexcept;
  Record& operator=(const Record& other);
  Record& operator=(Record&& other) noexcept;
  ~Record();

  [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(value); }

  // The value if it is of that type, else nullptr.
  template <class T>
  [[nodiscard]] const T* get() const {
    return std::get_if<T>(&value);
  }

  [[nodiscard]] const Record* find(std::string_view key) const;  // nullptr: no such key, or not a map

  // Adds a key to a map; a null record becomes a map first.
  void add(std::string key, Record entry);

  // As it would be read back: with every Tuples and Numbers inside it as Lists.
  [[nodiscard]] Record expanded() const;

  friend bool operator==(const Record& a,
                         const Record& b);  // compares what would be written; places do not count
};

}  // namespace quadrille
