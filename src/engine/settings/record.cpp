#include "engine/settings/record.hpp"

#include <cassert>
#include <cmath>

namespace quadrille {

Record::Record() noexcept = default;
Record::Record(std::nullptr_t) noexcept {}
Record::Record(bool truth) noexcept : value(truth) {}
Record::Record(int number) noexcept : value(std::int64_t{number}) {}
Record::Record(std::int64_t number) noexcept : value(number) {}
Record::Record(std::uint64_t number) noexcept : value(static_cast<std::int64_t>(number)) {}
Record::Record(double number) noexcept : value(number) {}
Record::Record(const char* text) : value(std::string(text)) {}
Record::Record(std::string_view text) : value(std::string(text)) {}
Record::Record(std::string text) noexcept : value(std::move(text)) {}
Record::Record(List list) noexcept : value(std::move(list)) {}
Record::Record(Map map) noexcept : value(std::move(map)) {}
Record::Record(Tuples tuples) noexcept : value(std::move(tuples)) {}
Record::Record(Numbers numbers) noexcept : value(std::move(numbers)) {}
Record::Record(const Record& other) = default;
Record::Record(Record&& other) noexcept = default;
Record& Record::operator=(const Record& other) = default;
Record& Record::operator=(Record&& other) noexcept = default;
Record::~Record() = default;

Record Record::expanded() const {
  if (const auto* map = get<Map>()) {
    Map copy;
    copy.reserve(map->size());
    for (const auto& [key, entry] : *map) copy.emplace_back(key, entry.expanded());
    return copy;
  }
  List list;
  if (const auto* entries = get<List>()) {
    list.reserve(entries->size());
    for (const auto& entry : *entries) list.push_back(entry.expanded());
  } else if (const auto* tuples = get<Tuples>()) {
    const auto& [length, numbers] = *tuples;
    list.reserve(numbers.size() / length);
    for (std::size_t i = 0; i < numbers.size(); i += length)
      list.emplace_back(List(numbers.begin() + static_cast<std::ptrdiff_t>(i),
                             numbers.begin() + static_cast<std::ptrdiff_t>(i + length)));
  } else if (const auto* numbers = get<Numbers>()) {
    list.reserve(numbers->size());
    for (const double number : *numbers) list.push_back(std::isfinite(number) ? Record(number) : Record());
  } else {
    return *this;
  }
  return list;
}

bool operator==(const Record& a, const Record& b) {
  const auto is_flat = [](const Record& record) {
    return record.get<Record::Tuples>() != nullptr || record.get<Record::Numbers>() != nullptr;
  };
  if (is_flat(a) || is_flat(b)) return a.expanded().value == b.expanded().value;
  return a.value == b.value;
}

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
