#include "service/describe.hpp"

#include "service/json.hpp"

namespace quadrille::service {
namespace {

std::string_view schema_type(ParameterKind kind) {
  switch (kind) {
    case ParameterKind::truth:
      return "boolean";
    case ParameterKind::integer:
      return "integer";
    case ParameterKind::real:
      return "number";
    case ParameterKind::choice:
    case ParameterKind::text:
      return "string";
  }
  return "";
}

template <class Things>
Record described(const Things& things) {
  Record::List list;
  for (const auto& thing : things) list.push_back(describe(thing));
  return list;
}

// Parameters as the properties of one object schema.
Record schema_of(const std::vector<Parameter>& parameters) {
  Record properties(Record::Map{});
  for (const auto& parameter : parameters) properties.add(parameter.name, describe(parameter));
  return properties;
}

}  // namespace

std::string spelled(const Record& value) {
  const auto* text = value.get<std::string>();
  return text != nullptr ? *text : to_json(value);
}

Record describe(const Parameter& parameter) {
  Record record;
  record.add("type", schema_type(parameter.kind));
  record.add("description", parameter.help);
  record.add("default", parameter.initial);
  if (!parameter.otherwise.empty()) record.add("otherwise", parameter.otherwise);
  if (!parameter.least.is_null()) record.add("minimum", parameter.least);
  if (!parameter.most.is_null()) record.add("maximum", parameter.most);
  if (!parameter.choices.empty()) {
    Record::List choices(parameter.choices.begin(), parameter.choices.end());
    record.add("enum", std::move(choices));
  }
  return record;
}

Record describe(const StrategyInfo& strategy) {
  Record record;
  record.add("name", strategy.name);
  record.add("description", strategy.summary);
  record.add("time_limit", std::chrono::duration<double>(strategy.time).count());
  record.add("parameters", schema_of(strategy.parameters));
  return record;
}

Record describe(const FormatInfo& format) {
  Record record;
  record.add("name", format.name);
  record.add("description", format.summary);
  record.add("extension", format.extension);
  record.add("reads", format.reads);
  record.add("writes", format.writes);
  return record;
}

Record describe(const GeneratorInfo& generator) {
  Record record;
  record.add("name", generator.name);
  record.add("description", generator.summary);
  record.add("parameters", schema_of(generator.parameters));
  record.add("from_file", generator.from_file);
  return record;
}

Record describe(const Family& family) {
  Record record;
  record.add("name", family.name());
  record.add("description", family.summary());
  record.add("strategies", described(family.strategies()));
  record.add("formats", described(family.formats()));
  record.add("generators", described(family.generators()));
  Record doors;
  doors.add("unique", family.doors().second);
  doors.add("hint", family.doors().explain);
  doors.add("grade", family.doors().grade);
  doors.add("draw", family.doors().blank_sheet);
  doors.add("edit", family.doors().edit);
  doors.add("mark", family.doors().mark);
  doors.add("take", family.doors().take);
  doors.add("resume", family.doors().rest);
  doors.add("play", family.doors().play);
  doors.add("score", family.doors().score);
  record.add("can", std::move(doors));
  const auto fields = family.cell_fields();
  record.add("cell_fields", Record::List(fields.begin(), fields.end()));
  return record;
}

}  // namespace quadrille::service
