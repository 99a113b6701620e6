#include "library/opened.hpp"

#include <algorithm>

#include "grid/text.hpp"
#include "service/input/input.hpp"
#include "service/solve/check.hpp"

namespace quadrille::library {

const service::Catalogue& catalogue() {
  static const service::Catalogue kCatalogue;
  return kCatalogue;
}

Expected<Opened> open(std::string_view family, std::string_view text, const Reading& reading) {
  const auto found = catalogue().find(family);
  if (!found) return std::unexpected(found.error());
  return mapped(then(service::read_puzzles(**found, text, reading.format),
                     [&](const std::vector<NamedPuzzle>& puzzles) {
                       return service::pick_puzzle(puzzles, reading.pick);
                     }),
                [&](NamedPuzzle picked) { return Opened{*found, std::move(picked.puzzle)}; });
}

Expected<AnswerPtr> answer_in(const Opened& opened, std::string_view text) {
  if (text.empty()) return AnswerPtr{};
  return service::read_answer(*opened.family, *opened.puzzle, text);
}

Expected<Record> record_of(const Settings& settings) {
  Record record(Record::Map{});
  for (const auto& [name, value] : settings) {
    if (record.find(name) != nullptr) return fail(in_quotes(name) + " is given twice");
    record.add(name, value);
  }
  return record;
}

service::SolveRequest request_of(const Limits& limits, int threads, std::uint64_t seed) {
  return {.time = limits.time,
          .nodes = limits.nodes,
          .bytes = limits.bytes,
          .threads = std::max(1, threads),
          .seed = seed};
}

}  // namespace quadrille::library
