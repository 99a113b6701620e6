#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "service/solve/solve.hpp"

namespace quadrille::service {

// Results as records: the JSON of docs/formats.md, made in one place for command line, batch and server.

struct ReportOptions {
  std::string id{};  // echoed if not empty
  std::vector<Step> steps{};
  bool boards = false;  // with every step the board after it
  std::optional<Grade> grade{};
  std::optional<std::vector<AnyRepair>> repairs{};  // if they were asked for
  std::optional<Record> certificate{};  // of what the result claims; see service/solve/certify.hpp
  std::optional<Record> schedule{};     // of an answer in a requested order
};

[[nodiscard]] Record report(const Family& family, const AnyPuzzle& puzzle, const SolveResult& result,
                            const ReportOptions& options = {});

// The same for a puzzle for which memory ran out: nothing is known about it.
[[nodiscard]] Record memory_report(const Family& family, const std::string& strategy);

[[nodiscard]] Record record_of(Cell cell);
[[nodiscard]] Record list_of(std::span<const Cell> cells);
[[nodiscard]] Record record_of(const Step& step);
[[nodiscard]] Record record_of(const Error& error);
[[nodiscard]] Record record_of(const Objection& objection);
[[nodiscard]] Record record_of(const Grade& grade);

// Steps with, if wanted, the plain board after each, played from the puzzle's own board.
[[nodiscard]] Record record_of(const Family& family, const AnyPuzzle& puzzle, const std::vector<Step>& steps,
                               bool boards);

// Where two answers differ, in terms of what the board shows.
[[nodiscard]] std::vector<Cell> differing_cells(const Family& family, const AnyPuzzle& puzzle,
                                                const AnyAnswer& one, const AnyAnswer& other);

// A record that carries only an error, such as batch's answer to a bad line.
[[nodiscard]] Record error_report(std::string_view family, const std::string& id, const Error& error);

// Adds the schema's number and the program's version, which every object that leaves the program carries.
void stamp(Record& record);

// The board with the marks of a step written onto it.
void apply(Grid<Symbol>& board, const Step& step);

}  // namespace quadrille::service
