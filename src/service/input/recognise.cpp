#include "service/input/recognise.hpp"

#include <optional>
#include <utility>

#include <fmt/format.h>

#include "service/input/input.hpp"

namespace quadrille::service {
namespace {

Expected<Recognised> read_as(const Family& family, const OpenedText& opened, std::string_view format) {
  auto known = format.empty() ? std::string(family.recognise(opened.source())) : std::string(format);
  if (known.empty()) known = family.formats().front().name;
  auto puzzles = read_puzzles(family, opened, format);
  if (!puzzles) return std::unexpected(puzzles.error());
  return Recognised{&family, std::move(known), std::move(*puzzles)};
}

std::pair<int, int> depth(const Error& error) { return {error.line, error.column}; }

}  // namespace

Expected<Recognised> recognise(const Catalogue& catalogue, std::string_view text, std::string_view family,
                               std::string_view format) {
  const auto opened = open_text(text);
  if (!opened) return std::unexpected(opened.error());
  if (!family.empty()) {
    const auto known = catalogue.find(family);
    if (!known) return std::unexpected(known.error());
    return read_as(**known, *opened, format);
  }
  std::optional<Error> nearest;
  for (const auto& candidate : catalogue.families()) {
    auto read = read_as(*candidate, *opened, format);
    if (read) return read;
    if (nearest && depth(*nearest) >= depth(read.error())) continue;
    nearest = read.error();
    nearest->message = fmt::format("as {}: {}", candidate->name(), nearest->message);
  }
  return std::unexpected(nearest.value_or(Error{"there is no family to read it"}));
}

}  // namespace quadrille::service
