#pragma once

#include <string>

#include "service/catalogue.hpp"
#include "service/input/recognise.hpp"
#include "service/input/record_reader.hpp"

namespace quadrille::server {

// The puzzle that comes with a request: the server keeps none of its own.
struct RequestPuzzle {
  const Family* family = nullptr;
  NamedPuzzle named{};
  std::string format{};
  AnswerPtr answer{};  // null: the request has none

  [[nodiscard]] const AnyPuzzle& puzzle() const { return *named.puzzle; }
  [[nodiscard]] AnswerPtr position() const { return answer ? answer : family->blank(puzzle()); }
};

// Cells. Larger boards are for the command line: a page could not show them, and their pictures as JSON take
// a thousand bytes a cell.
inline constexpr std::size_t kMostCells = 100'000;

// Fails if a board is larger than that.
[[nodiscard]] Expected<void> fits_page(Size size);

// One of the puzzles of a text. Fails if its board is too large. A puzzle without a name stays without one.
[[nodiscard]] Expected<RequestPuzzle> read_puzzle(service::Recognised read, NamedPuzzle picked);

// The puzzle of "family", "puzzle", "format"? and "answer"?, which is the answer's plain form or its JSON.
[[nodiscard]] Expected<RequestPuzzle> read_puzzle(const service::Catalogue& catalogue,
                                                  service::RecordReader& form);

// The puzzle as the page shows it, with its answer if it has one.
[[nodiscard]] Expected<Record> view_of(const RequestPuzzle& request);

// The record with what every answer of the server carries, ready to be sent.
[[nodiscard]] Expected<Record> stamped(Expected<Record> record);

}  // namespace quadrille::server
