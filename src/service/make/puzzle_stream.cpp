#include "service/make/puzzle_stream.hpp"

#include <array>

namespace quadrille::service {

// Two puzzles written together show how the format joins any number.
Expected<void> PuzzleStream::look_at(const NamedPuzzle& first) {
  if (!several_) {
    between_.emplace();
    return {};
  }
  const std::array pair{first, NamedPuzzle{first.id + "'", first.puzzle}};
  const auto one = family_.write(std::span(pair).first(1), format_);
  const auto other = family_.write(std::span(pair).last(1), format_);
  const auto both = family_.write(pair, format_);
  for (const auto* text : {&one, &other, &both}) {
    if (!*text) return std::unexpected(text->error());
  }
  if (both->size() >= one->size() + other->size() && both->starts_with(*one) && both->ends_with(*other))
    between_ = both->substr(one->size(), both->size() - one->size() - other->size());
  return {};
}

Expected<std::string> PuzzleStream::add(NamedPuzzle puzzle) {
  if (added_++ == 0) {
    if (const auto known = look_at(puzzle); !known) return std::unexpected(known.error());
  }
  if (!between_) {
    kept_.push_back(std::move(puzzle));
    return "";
  }
  auto text = family_.write(std::span(&puzzle, 1), format_);
  if (text && added_ > 1) text->insert(0, *between_);
  return text;
}

Expected<std::string> PuzzleStream::end() const {
  if (kept_.empty()) return "";
  return family_.write(kept_, format_);
}

}  // namespace quadrille::service
