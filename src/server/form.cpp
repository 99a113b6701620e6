#include "server/form.hpp"

#include <limits>

#include <fmt/format.h>

namespace quadrille::server {

Form::Form(const Record& record) : record_(record) {
  if (record.get<Record::Map>() == nullptr) problem_ = Error{"the body is no JSON object"};
}

const Record* Form::find(std::string_view key) const {
  const auto* entry = record_.find(key);
  return entry == nullptr || entry->is_null() ? nullptr : entry;
}

bool Form::has(std::string_view key) const { return find(key) != nullptr; }

void Form::complain(std::string_view key, std::string_view what) {
  if (!problem_) problem_ = Error{fmt::format("\"{}\" {}", key, what)};
}

std::string Form::text(std::string_view key) {
  if (!has(key)) complain(key, "is missing");
  return text_or(key, "");
}

std::string Form::text_or(std::string_view key, std::string_view otherwise) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::string(otherwise);
  if (const auto* text = entry->get<std::string>()) return *text;
  complain(key, "is no text");
  return {};
}

bool Form::truth(std::string_view key, bool otherwise) {
  const auto* entry = find(key);
  if (entry == nullptr) return otherwise;
  if (const auto* truth = entry->get<bool>()) return *truth;
  complain(key, "is neither true nor false");
  return otherwise;
}

std::optional<double> Form::number(std::string_view key, double least, double most) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::nullopt;
  const auto* whole = entry->get<std::int64_t>();
  const auto* real = entry->get<double>();
  const double value = whole != nullptr  ? static_cast<double>(*whole)
                       : real != nullptr ? *real
                                         : std::numeric_limits<double>::quiet_NaN();
  if (value >= least && value <= most) return value;
  complain(key, fmt::format("is a number from {} to {}", least, most));
  return std::nullopt;
}

std::optional<std::int64_t> Form::integer(std::string_view key, std::int64_t least, std::int64_t most) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::nullopt;
  const auto* whole = entry->get<std::int64_t>();
  if (whole != nullptr && *whole >= least && *whole <= most) return *whole;
  complain(key, fmt::format("is a whole number from {} to {}", least, most));
  return std::nullopt;
}

std::optional<Cell> Form::cell(std::string_view key) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::nullopt;
  const auto coordinate = [](const Record& record) -> std::optional<int> {
    const auto* number = record.get<std::int64_t>();
    const bool fits = number != nullptr && *number >= std::numeric_limits<int>::min() &&
                      *number <= std::numeric_limits<int>::max();
    return fits ? std::optional(static_cast<int>(*number)) : std::nullopt;
  };
  const auto* pair = entry->get<Record::List>();
  const auto row = pair != nullptr && pair->size() == 2 ? coordinate((*pair)[0]) : std::nullopt;
  const auto col = row ? coordinate((*pair)[1]) : std::nullopt;
  if (row && col) return at(*row, *col);
  complain(key, "is a cell, [row, column]");
  return std::nullopt;
}

Record Form::object(std::string_view key) {
  const auto* entry = find(key);
  if (entry == nullptr) return Record::Map{};
  if (entry->get<Record::Map>() != nullptr) return *entry;
  complain(key, "is no object");
  return Record::Map{};
}

Record::List Form::list(std::string_view key) {
  const auto* entry = find(key);
  if (entry == nullptr) return {};
  if (const auto* list = entry->get<Record::List>()) return *list;
  complain(key, "is no list");
  return {};
}

}  // namespace quadrille::server
