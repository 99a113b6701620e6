#include "engine/settings/parameters.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "grid/text.hpp"

namespace quadrille {
namespace {

std::string spelled(const Record& value) {
  if (const auto* whole = value.get<std::int64_t>()) return fmt::format("{}", *whole);
  if (const auto* real = value.get<double>()) return fmt::format("{}", *real);
  if (const auto* truth = value.get<bool>()) return *truth ? "true" : "false";
  if (const auto* text = value.get<std::string>()) return *text;
  return "null";
}

std::unexpected<Error> refused(const Parameter& parameter, const Record& value) {
  return fail(fmt::format("parameter '{}' is {}, not {}", parameter.name, describe_range(parameter),
                          in_quotes(spelled(value))));
}

Expected<Record> checked_truth(const Parameter& parameter, const Record& value) {
  if (value.get<bool>() != nullptr) return value;
  if (const auto* whole = value.get<std::int64_t>(); whole != nullptr && (*whole == 0 || *whole == 1)) {
    return Record(*whole == 1);
  }
  const auto word = spelled(value);
  if (word == "true" || word == "yes" || word == "on" || word == "1") return Record(true);
  if (word == "false" || word == "no" || word == "off" || word == "0") return Record(false);
  return refused(parameter, value);
}

Expected<Record> checked_integer(const Parameter& parameter, const Record& value) {
  auto number = value;
  if (const auto* text = value.get<std::string>()) {
    const auto parsed = parse_integer(*text);
    if (!parsed) return refused(parameter, value);
    number = Record(std::int64_t{*parsed});
  } else if (const auto* real = value.get<double>();
             real != nullptr && std::trunc(*real) == *real && std::abs(*real) < 0x1p53) {
    number = Record(static_cast<std::int64_t>(*real));
  }
  const auto* whole = number.get<std::int64_t>();
  if (whole == nullptr || *whole < *parameter.least.get<std::int64_t>() ||
      *whole > *parameter.most.get<std::int64_t>()) {
    return refused(parameter, value);
  }
  return number;
}

Expected<Record> checked_real(const Parameter& parameter, const Record& value) {
  double number = NAN;
  if (const auto* whole = value.get<std::int64_t>()) number = static_cast<double>(*whole);
  if (const auto* real = value.get<double>()) number = *real;
  if (const auto* text = value.get<std::string>()) number = parse_real(*text).value_or(NAN);
  if (!(number >= *parameter.least.get<double>() && number <= *parameter.most.get<double>())) {
    return refused(parameter, value);
  }
  return Record(number);
}

Expected<Record> checked_value(const Parameter& parameter, const Record& value) {
  switch (parameter.kind) {
    case ParameterKind::truth:
      return checked_truth(parameter, value);
    case ParameterKind::integer:
      return checked_integer(parameter, value);
    case ParameterKind::real:
      return checked_real(parameter, value);
    case ParameterKind::choice:
      if (std::ranges::find(parameter.choices, spelled(value)) == parameter.choices.end()) {
        return refused(parameter, value);
      }
      return Record(spelled(value));
    case ParameterKind::text:
      return Record(spelled(value));
  }
  return refused(parameter, value);
}

}  // namespace

std::string describe_range(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::truth:
      return "true|false";
    case ParameterKind::integer:
    case ParameterKind::real:
      return fmt::format("{} to {}", spelled(parameter.least), spelled(parameter.most));
    case ParameterKind::choice:
      return fmt::format("{}", fmt::join(parameter.choices, "|"));
    case ParameterKind::text:
      return "a text";
  }
  return "";
}

Expected<Record> checked(std::span<const Parameter> parameters, const Record& given) {
  if (!given.is_null() && given.get<Record::Map>() == nullptr)
    return fail("parameters are a map of name to value");
  if (const auto* map = given.get<Record::Map>()) {
    for (const auto& [name, value] : *map) {
      if (std::ranges::find(parameters, name, &Parameter::name) != parameters.end()) continue;
      if (parameters.empty())
        return fail(fmt::format("unknown parameter {}: there are none", in_quotes(name)));
      std::vector<std::string_view> known;
      for (const auto& parameter : parameters) known.push_back(parameter.name);
      return fail(unknown_word("parameter", name, known));
    }
  }
  Record values(Record::Map{});
  for (const auto& parameter : parameters) {
    const auto* value = given.find(parameter.name);
    if (value == nullptr || (value->is_null() && parameter.initial.is_null())) {
      values.add(parameter.name, parameter.initial);
      continue;
    }
    auto accepted = checked_value(parameter, *value);
    if (!accepted) return accepted;
    values.add(parameter.name, std::move(*accepted));
  }
  return values;
}

}  // namespace quadrille
