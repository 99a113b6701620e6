#include "service/input/record_reader.hpp"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "grid/text.hpp"

namespace quadrille::service {

RecordReader::RecordReader(const Record& record, Written written) : record_(record), written_(written) {
  if (record.get<Record::Map>() == nullptr) problem_ = Error{"the body is not a JSON object"};
}

const Record* RecordReader::find(std::string_view key) const {
  const auto* entry = record_.find(key);
  return entry == nullptr || entry->is_null() ? nullptr : entry;
}

bool RecordReader::has(std::string_view key) const { return find(key) != nullptr; }

// "time_limit" in JSON, --time-limit as a flag.
void RecordReader::complain(std::string_view key, std::string_view what) {
  if (problem_) return;
  if (written_ == Written::as_json) {
    problem_ = Error{fmt::format("\"{}\" {}", key, what)};
    return;
  }
  auto flag = std::string(key);
  std::ranges::replace(flag, '_', '-');
  problem_ = Error{fmt::format("--{} {}", flag, what)};
}

// The message quotes what was given if that is short, as a flag's value is.
void RecordReader::complain_of_value(std::string_view key, std::string_view wanted) {
  const auto* text = written_ == Written::as_flags ? find(key)->get<std::string>() : nullptr;
  complain(key, text != nullptr ? fmt::format("{}, not {}", wanted, in_quotes(*text)) : std::string(wanted));
}

std::optional<std::int64_t> RecordReader::whole_in(const Record& entry) const {
  if (const auto* whole = entry.get<std::int64_t>()) return *whole;
  const auto* text = written_ == Written::as_flags ? entry.get<std::string>() : nullptr;
  const auto spelled = text != nullptr ? parse_integer(*text) : fail("");
  return spelled ? std::optional<std::int64_t>(*spelled) : std::nullopt;
}

std::optional<double> RecordReader::number_in(const Record& entry) const {
  if (const auto* real = entry.get<double>()) return *real;
  const auto* text = written_ == Written::as_flags ? entry.get<std::string>() : nullptr;
  if (text != nullptr) {
    const auto spelled = parse_real(*text);
    return spelled ? std::optional<double>(*spelled) : std::nullopt;
  }
  const auto whole = whole_in(entry);
  return whole ? std::optional<double>(static_cast<double>(*whole)) : std::nullopt;
}

std::string RecordReader::text(std::string_view key) {
  if (!has(key)) complain(key, "is missing");
  return text_or(key, "");
}

std::string RecordReader::text_or(std::string_view key, std::string_view otherwise) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::string(otherwise);
  if (const auto* text = entry->get<std::string>()) return *text;
  complain(key, "is not a string");
  return {};
}

bool RecordReader::truth(std::string_view key, bool otherwise) {
  const auto* entry = find(key);
  if (entry == nullptr) return otherwise;
  if (const auto* truth = entry->get<bool>()) return *truth;
  complain(key, "is neither true nor false");
  return otherwise;
}

std::optional<double> RecordReader::number(std::string_view key, double least, double most) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::nullopt;
  const auto value = number_in(*entry);
  if (value && *value >= least && *value <= most) return value;
  complain_of_value(key, fmt::format("is a number from {} to {}", least, most));
  return std::nullopt;
}

std::optional<std::int64_t> RecordReader::integer(std::string_view key, std::int64_t least,
                                                  std::int64_t most) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::nullopt;
  const auto value = whole_in(*entry);
  if (value && *value >= least && *value <= most) return value;
  complain_of_value(key, fmt::format("is a whole number from {} to {}", least, most));
  return std::nullopt;
}

std::optional<std::size_t> RecordReader::bytes(std::string_view key, std::size_t most) {
  const auto* entry = find(key);
  if (entry == nullptr) return std::nullopt;
  unsigned shift = 0;
  std::optional<std::int64_t> number = whole_in(*entry);
  if (const auto* text = entry->get<std::string>(); text != nullptr && !text->empty() && !number) {
    constexpr std::string_view kUnits = "KMG";
    const auto unit = kUnits.find(text->back());
    if (unit != std::string_view::npos) {
      shift = 10 * (static_cast<unsigned>(unit) + 1);
      if (const auto digits = parse_integer(std::string_view(*text).substr(0, text->size() - 1)))
        number = *digits;
    }
  }
  if (number && *number >= 0 && static_cast<std::size_t>(*number) <= most >> shift)
    return static_cast<std::size_t>(*number) << shift;
  complain_of_value(key, "is a number of bytes such as 512M or 2G");
  return std::nullopt;
}

std::optional<Cell> RecordReader::cell(std::string_view key) {
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

Record RecordReader::object(std::string_view key) {
  const auto* entry = find(key);
  if (entry == nullptr) return Record::Map{};
  if (entry->get<Record::Map>() != nullptr) return *entry;
  complain(key, "is not an object");
  return Record::Map{};
}

Record::List RecordReader::list(std::string_view key) {
  const auto* entry = find(key);
  if (entry == nullptr) return {};
  if (const auto* list = entry->get<Record::List>()) return *list;
  complain(key, "is not a list");
  return {};
}

}  // namespace quadrille::service
