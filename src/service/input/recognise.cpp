#include "service/input/recognise.hpp"

#include <optional>
#include <utility>

#include "service/input/input.hpp"

namespace quadrille::service {
namespace {

using Reading = std::expected<Recognised, Misread>;

Reading read_as(const Family& family, const OpenedText& opened, std::string_view format) {
  auto known = format.empty() ? std::string(family.recognise(opened.source())) : std::string(format);
  if (known.empty()) known = family.formats().front().name;
  auto puzzles = read_puzzles(family, opened, format);
  if (!puzzles) return std::unexpected(Misread(puzzles.error(), &family, std::move(known)));
  return Recognised{&family, std::move(known), std::move(*puzzles)};
}

// Whether a puzzle that has one answer by its family's rules can be meant: nothing in it is wrong at sight, and
// something is left to fill in.
bool can_be_meant(const Family& family, const AnyPuzzle& puzzle) {
  if (family.uniqueness() == nullptr) return false;
  const auto blank = family.blank(puzzle);
  return family.check(puzzle, *blank, Extent::so_far).right() &&
         !family.check(puzzle, *blank, Extent::whole).right();
}

// A text may be read by more than one family: a square of digits and dots is a board for several. Rules decide:
// what is meant as a board of a family that asks for nothing hardly ever keeps the rules of another by chance.
Reading most_demanding(const Catalogue& catalogue, const OpenedText& opened, Recognised first,
                       std::string_view format) {
  if (first.family->uniqueness() != nullptr) return first;
  for (const auto& other : catalogue.families()) {
    if (other.get() == first.family || other->uniqueness() == nullptr) continue;
    if (format.empty() && other->recognise(opened.source()).empty()) continue;
    auto read = read_as(*other, opened, format);
    if (read && can_be_meant(*other, *read->puzzles.front().puzzle)) return read;
  }
  return first;
}

std::pair<int, int> depth(const Error& error) { return {error.line, error.column}; }

}  // namespace

std::expected<Recognised, Misread> recognise(const Catalogue& catalogue, std::string_view text,
                                             std::string_view family, std::string_view format) {
  const auto opened = open_text(text);
  if (!opened) return std::unexpected(opened.error());
  if (!family.empty()) {
    const auto known = catalogue.find(family);
    if (!known) return std::unexpected(known.error());
    return read_as(**known, *opened, format);
  }
  std::optional<Misread> nearest;
  for (const auto& candidate : catalogue.families()) {
    auto read = read_as(*candidate, *opened, format);
    if (read) return most_demanding(catalogue, *opened, std::move(*read), format);
    if (nearest && depth(*nearest) >= depth(read.error())) continue;
    nearest = read.error();
  }
  return std::unexpected(nearest.value_or(Misread(Error{"there is no family to read it"})));
}

}  // namespace quadrille::service
