#include "engine/record.hpp"

#include <cassert>

namespace quadrille {

const Record* Record::find(std::string_view key) const {
  const auto* map = get<Map>();
  if (map == nullptr) return nullptr;
  for (const auto& [name, entry] : *map) {
    if (name == key) return &entry;
  }
  return nullptr;
}

void Record::add(std::string key, Record entry) {
  if (is_null()) value = Map{};
  assert(get<Map>() != nullptr);
  std::get<Map>(value).emplace_back(std::move(key), std::move(entry));
}

}  // namespace quadrille
