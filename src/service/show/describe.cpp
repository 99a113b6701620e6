#include "service/show/describe.hpp"

#include "grid/text.hpp"
#include "service/json/json.hpp"

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

// How a player acts.
std::string_view player_word(const Family& family) {
  if (family.filled_cells() != nullptr) return "cells";
  return family.played_moves() != nullptr ? "moves" : "position";
}

// What the family has, by name.
Record::List capabilities(const Family& family) {
  Record::List names;
  const auto add = [&](std::string_view name, bool there) {
    if (there) names.emplace_back(name);
  };
  add("unique", family.uniqueness() != nullptr);
  add("hint", family.teaching() != nullptr);
  add("grade", family.teaching() != nullptr);
  add("edit", family.editing() != nullptr);
  add("certify", family.certification() != nullptr);
  add("games", family.games() != nullptr);
  add("deal", family.hidden_games() != nullptr);
  add("aids", family.aids() != nullptr);
  add("collection", !family.collection().empty());
  for (const auto& extension : family.extensions()) names.emplace_back(extension->name());
  return names;
}

// What a player of filled cells needs beyond the legend.
void add_writing(Record& record, const AnyFilledCells& cells) {
  std::string symbol;
  if (cells.ruled_out() != 0) append_utf8(symbol, cells.ruled_out());
  record.add("ruled_out", symbol);
  record.add("paints", cells.paints());
}

template <class Texts>
Record texts(const Texts& lines) {
  return Record::List(lines.begin(), lines.end());
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
  record.add("title", strategy.title);
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
  record.add("from_file", generator.from == MadeFrom::file);
  return record;
}

Record describe(const Preset& preset) {
  Record record;
  record.add("name", preset.name);
  record.add("title", preset.title);
  record.add("detail", preset.detail);
  record.add("generator", preset.generator);
  record.add("settings", preset.settings);
  record.add("clock", preset.clock ? Record(std::int64_t{preset.clock->count()}) : Record());
  return record;
}

Record describe(const Family& family) {
  const auto& introduction = family.introduction();
  Record record;
  record.add("name", family.name());
  record.add("title", introduction.title);
  record.add("other_names", texts(introduction.other_names));
  record.add("description", family.summary());
  record.add("goal", introduction.goal);
  record.add("rules", texts(introduction.rules));
  record.add("strategies", described(family.strategies()));
  record.add("formats", described(family.formats()));
  record.add("generators", described(family.generators()));
  record.add("presets", described(family.presets()));
  record.add("player", player_word(family));
  if (const auto* cells = family.filled_cells()) add_writing(record, *cells);
  if (const auto* games = family.hidden_games()) record.add("deal", schema_of(games->parameters()));
  record.add("can", capabilities(family));
  Record::List fields;
  if (const auto* editing = family.editing())
    fields.assign(editing->cell_fields().begin(), editing->cell_fields().end());
  record.add("cell_fields", std::move(fields));
  return record;
}

}  // namespace quadrille::service
