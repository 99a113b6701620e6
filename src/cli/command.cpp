#include "cli/command.hpp"

#include <fmt/format.h>
#include <algorithm>

#include "grid/text.hpp"
#include "service/show/describe.hpp"

namespace quadrille::cli {

std::string Arguments::get(const std::string& name, const std::string& otherwise) const {
  const auto found = values_.find(name);
  return found == values_.end() || found->second.empty() ? otherwise : found->second.back();
}

std::vector<std::string> Arguments::all(const std::string& name) const {
  const auto found = values_.find(name);
  return found == values_.end() ? std::vector<std::string>() : found->second;
}

Expected<std::optional<long>> Arguments::integer(const std::string& name, long least, long most) const {
  if (!has(name)) return std::nullopt;
  const auto number = parse_integer(get(name));
  if (!number || *number < least || *number > most) {
    return fail(
        fmt::format("--{} is a whole number from {} to {}, not {}", name, least, most, in_quotes(get(name))));
  }
  return *number;
}

Expected<std::optional<double>> Arguments::real(const std::string& name, double least, double most) const {
  if (!has(name)) return std::nullopt;
  const auto number = parse_real(get(name));
  if (!number || !(*number >= least && *number <= most)) {
    return fail(
        fmt::format("--{} is a number from {} to {}, not {}", name, least, most, in_quotes(get(name))));
  }
  return *number;
}

std::string flag_name(std::string name) {
  std::ranges::replace(name, '_', '-');
  return name;
}

Option flag_of(const Parameter& parameter) {
  Option option{.name = flag_name(parameter.name), .value = "N", .help = parameter.help};
  if (parameter.kind == ParameterKind::choice) option.value = "NAME";
  if (parameter.kind == ParameterKind::text) option.value = "TEXT";
  if (parameter.kind == ParameterKind::truth) option.value = "true|false";
  option.initial = parameter.initial.is_null() ? parameter.otherwise : service::spelled(parameter.initial);
  option.choices = parameter.choices;
  option.words = parameter.words;
  if (parameter.kind == ParameterKind::integer || parameter.kind == ParameterKind::real) {
    option.help += fmt::format(" ({})", describe_range(parameter));
  }
  return option;
}

}  // namespace quadrille::cli
