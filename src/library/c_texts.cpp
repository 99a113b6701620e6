#include "library/c_texts.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>

#include "engine/settings/spelling.hpp"
#include "service/json/json.hpp"
#include "service/solve/request.hpp"

namespace quadrille::library {
namespace {

// As much of a text as fits, and no half of a character.
std::size_t whole_characters(std::string_view text, std::size_t room) {
  if (text.size() <= room) return text.size();
  while (room > 0 && (static_cast<unsigned char>(text[room]) & 0xC0U) == 0x80U) --room;
  return room;
}

std::string spelled(const Record& value) {
  const auto* text = value.get<std::string>();
  return text != nullptr ? *text : service::to_json(value);
}

}  // namespace

quadrille_code report(quadrille_error* error, quadrille_code code, const Error& what) noexcept {
  if (error == nullptr) return code;
  error->line = what.line;
  error->column = what.column;
  const auto length = whole_characters(what.message, sizeof error->message - 1);
  std::memcpy(error->message, what.message.data(), length);
  error->message[length] = '\0';
  return code;
}

quadrille_code report(quadrille_error* error, quadrille_code code, const char* what) noexcept {
  if (error == nullptr) return code;
  *error = {};
  const auto length = whole_characters(what, sizeof error->message - 1);
  std::memcpy(error->message, what, length);
  return code;
}

quadrille_code report_null(quadrille_error* error) noexcept {
  return report(error, QUADRILLE_MISUSE, "a pointer is null that must not be");
}

char* copied(std::string_view text) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));  // NOLINT(cppcoreguidelines-no-malloc)
  if (copy == nullptr) throw std::bad_alloc();
  std::ranges::copy(text, copy);
  copy[text.size()] = '\0';
  return copy;
}

Expected<Record> options_in(const char* text, std::initializer_list<std::span<const std::string_view>> shared,
                            std::initializer_list<std::string_view> own) {
  if (text == nullptr) return Record(Record::Map{});
  auto options = service::from_json(text);
  if (!options) return options;
  const auto* map = options->get<Record::Map>();
  if (map == nullptr) return fail("options are a JSON object: {\"key\": value, ...}", options->place);
  std::vector<std::string_view> known(own);
  for (const auto& some : shared) known.insert(known.end(), some.begin(), some.end());
  for (const auto& [key, value] : *map) {
    if (std::ranges::find(known, key) == known.end())
      return fail(unknown_word("option", key, known), value.place);
  }
  return options;
}

Reading reading(service::RecordReader& reader) {
  return {.format = reader.text_or("format", ""), .pick = reader.text_or("pick", "")};
}

Limits limits_of(const service::SolveRequest& request) {
  return {.time = request.time, .nodes = request.nodes, .bytes = request.bytes};
}

Settings settings(service::RecordReader& reader, std::string_view key) {
  const auto object = reader.object(key);
  Settings list;
  if (const auto* map = object.get<Record::Map>()) {
    for (const auto& [name, value] : *map) list.emplace_back(name, spelled(value));
  }
  return list;
}

Expected<SolveOptions> solve_options(const char* text) {
  const auto options = options_in(text, {kReading, kWorking}, {"strategy", "params", "unique", "position"});
  if (!options) return std::unexpected(options.error());
  service::RecordReader reader(*options);
  const auto request = service::read_request(reader, {});
  SolveOptions wanted{.strategy = request.strategy,
                      .parameters = settings(reader, "params"),
                      .read = reading(reader),
                      .position = reader.text_or("position", ""),
                      .limits = limits_of(request),
                      .threads = request.threads,
                      .seed = request.seed,
                      .prove_unique = request.prove_unique};
  if (reader.problem()) return std::unexpected(*reader.problem());
  return wanted;
}

}  // namespace quadrille::library
