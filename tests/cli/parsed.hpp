#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "engine/settings/record.hpp"
#include "grid/text.hpp"
#include "service/json/json.hpp"

namespace quadrille::cli {

// What a script sees of a JSON text.

// Throws where it is none.
inline Record parsed(std::string_view text) { return service::from_json(text).value(); }

// The entry at a path of keys and numbers: "answer.moves.0". Throws where there is none.
inline const Record& entry_at(const Record& record, std::string_view path) {
  const auto dot = path.find('.');
  const auto key = path.substr(0, dot);
  const Record* entry = record.find(key);
  if (const auto* list = record.get<Record::List>()) {
    const auto index = static_cast<std::size_t>(parse_integer(key).value());
    entry = index < list->size() ? &(*list)[index] : nullptr;
  }
  if (entry == nullptr) throw std::runtime_error("the JSON has no " + std::string(path));
  return dot == std::string_view::npos ? *entry : entry_at(*entry, path.substr(dot + 1));
}

// The same, of a type. Throws where it is of another one.
template <class T>
const T& get(const Record& record, std::string_view path) {
  const auto* value = entry_at(record, path).get<T>();
  if (value == nullptr) throw std::runtime_error("of another type: " + std::string(path));
  return *value;
}

inline const std::string& text_at(const Record& record, std::string_view path) {
  return get<std::string>(record, path);
}
inline std::int64_t count_at(const Record& record, std::string_view path) {
  return get<std::int64_t>(record, path);
}
inline double number_at(const Record& record, std::string_view path) { return get<double>(record, path); }
inline bool truth_at(const Record& record, std::string_view path) { return get<bool>(record, path); }
inline const Record::List& list_at(const Record& record, std::string_view path) {
  return get<Record::List>(record, path);
}

}  // namespace quadrille::cli
