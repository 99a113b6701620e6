#pragma once

#include <string>

#include "service/catalogue.hpp"
#include "service/input/recognise.hpp"
#include "service/input/record_reader.hpp"

namespace quadrille::server {

// The puzzle that a request brings with it: the server keeps none.
struct Brought {
  const Family* family = nullptr;
  NamedPuzzle named{};
  std::string format{};
  AnswerPtr answer{};  // null: none was brought

  [[nodiscard]] const AnyPuzzle& puzzle() const { return *named.puzzle; }
  [[nodiscard]] AnswerPtr position() const { return answer ? answer : family->blank(puzzle()); }
};

// Larger boards are for the command line: a page could not show them, and their pictures as JSON take a
// thousand bytes a cell.
inline constexpr std::size_t kMostCells = 100'000;

// One of the puzzles of a text. An error where its board is too large. A puzzle without a name keeps none.
[[nodiscard]] Expected<Brought> brought(service::Recognised read, NamedPuzzle picked);

// From "family", "puzzle", "format"? and "answer"?, which is the answer's plain form or its JSON.
[[nodiscard]] Expected<Brought> brought(const service::Catalogue& catalogue, service::RecordReader& form);

// It as the page shows it, with the answer that is on it.
[[nodiscard]] Expected<Record> view_of(const Brought& brought);

// The view as a whole answer.
[[nodiscard]] Expected<Record> stamped(Expected<Record> record);

}  // namespace quadrille::server
