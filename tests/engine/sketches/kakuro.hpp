#pragma once

#include <fmt/format.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/erase.hpp"
#include "grid/text.hpp"

// Kakuro of one run of two cells: two different digits with a given sum. Several readers, a portfolio's typed
// members, and a tool beside solving.
namespace quadrille::sketch::kakuro {

struct Puzzle {
  int sum = 0;
};

struct Answer {
  int first = 0;  // 0: not filled in
  int second = 0;
};

inline std::vector<Answer> all_answers(const Puzzle& puzzle) {
  std::vector<Answer> answers;
  for (int digit = 1; digit <= 9; ++digit) {
    const int other = puzzle.sum - digit;
    if (other >= 1 && other <= 9 && other != digit) answers.push_back({digit, other});
  }
  return answers;
}

inline Expected<std::vector<Named<Puzzle>>> read_plain(const Source& source) {
  std::vector<Named<Puzzle>> puzzles;
  for (const auto& line : split_lines(source.text)) {
    const auto sum = parse_integer(line.text);
    if (!sum) return fail(sum.error().message, line.number, 1);
    puzzles.push_back({fmt::format("run {}", line.number), {static_cast<int>(*sum)}});
  }
  if (puzzles.empty()) return fail("no run");
  return puzzles;
}

inline Expected<std::vector<Named<Puzzle>>> read_json(const Source& source) {
  const auto* sum = source.record != nullptr ? source.record->find("sum") : nullptr;
  if (sum == nullptr || sum->get<std::int64_t>() == nullptr) return fail("no \"sum\"");
  return std::vector<Named<Puzzle>>{{"", {static_cast<int>(*sum->get<std::int64_t>())}}};
}

inline Outcome<Answer> solve(const Puzzle& puzzle, const NoOptions& /*options*/, Context& context) {
  const auto answers = all_answers(puzzle);
  if (answers.empty())
    return {Impossible{fmt::format("no two digits sum to {}", puzzle.sum), {at(0, 0), at(0, 1)}}};
  if (!context.enter_node()) return {.found = {}, .end = context.end()};
  Found<Answer> found{answers.front()};
  found.unique = answers.size() == 1;
  if (answers.size() > 1) found.second = answers.back();
  return {std::move(found)};
}

inline std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Puzzle, Answer>{
      .name = "kakuro",
      .summary = "cross sums",
      .formats = {{.name = "plain",
                   .summary = "a sum a line",
                   .extension = ".txt",
                   .recognise =
                       [](const Source& source) { return source.record == nullptr && read_plain(source); },
                   .read = read_plain,
                   .write = [](std::span<const Named<Puzzle>> puzzles) -> Expected<std::string> {
                     std::string text;
                     for (const auto& [id, puzzle] : puzzles) text += fmt::format("{}\n", puzzle.sum);
                     return text;
                   }},
                  {.name = "json",
                   .summary = "an object",
                   .extension = ".json",
                   .recognise = [](const Source& source) { return source.record != nullptr; },
                   .read = read_json}},
      .strategies = {make_strategy<Puzzle, Answer, NoOptions>({.name = "auto", .summary = "tries all"}, {},
                                                              solve)},
      .read_answer = [](const Puzzle&, std::string_view text) -> Expected<Answer> {
        if (text.size() < 2) return fail("two digits");
        return Answer{text[0] - '0', text[1] - '0'};
      },
      .write_answer = [](const Puzzle&,
                         const Answer& answer) { return fmt::format("{}{}\n", answer.first, answer.second); },
      .blank = [](const Puzzle&) { return Answer{}; },
      .headline = [](const Puzzle&, const Found<Answer>&) { return std::string("two digits"); },
      .check = [](const Puzzle& puzzle, const Answer& answer, Extent, Context&) -> Ruling {
        if (answer.first + answer.second == puzzle.sum && answer.first != answer.second) return {};
        return {{{"the run is wrong", 1, 1}}};
      },
      .second = [](const Puzzle& puzzle, const Answer& answer, Context&) -> Outcome<Answer> {
        for (const auto& other : all_answers(puzzle)) {
          if (other.first != answer.first) return {Found<Answer>{other}};
        }
        return {Impossible{"no other"}};
      },
      .picture = [](const Puzzle&, const Answer*) { return Picture{.board = Grid<Symbol>({1, 2}, U'.')}; },
      .tools = {{.name = "combos",
                 .summary = "which two digits make a sum",
                 .parameters = {{"sum", "the sum", ParameterKind::integer, 3, 3, 17}},
                 .run = [](const Record& settings) -> Expected<Record> {
                   Record::List list;
                   for (const auto& [first, second] :
                        all_answers({static_cast<int>(*settings.find("sum")->get<std::int64_t>())})) {
                     if (first < second) list.push_back(first * 10 + second);
                   }
                   return Record(list);
                 }}}});
}

}  // namespace quadrille::sketch::kakuro
