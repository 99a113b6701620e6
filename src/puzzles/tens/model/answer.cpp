#include "puzzles/tens/model/answer.hpp"

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "puzzles/tens/rules.hpp"
#include "puzzles/tens/search/bound.hpp"

namespace quadrille::tens {
namespace {

using Corners = std::array<int, 4>;  // r1 c1 r2 c2

Box box_of(const Corners& corners) { return {at(corners[0], corners[1]), at(corners[2], corners[3])}; }

Corners corners_of(const Box& box) {
  return {box.from.row.value, box.from.col.value, box.to.row.value, box.to.col.value};
}

Expected<int> coordinate(std::int64_t number) {
  if (number < std::numeric_limits<int>::min() || number > std::numeric_limits<int>::max()) {
    return fail(fmt::format("the coordinate {} is too large", number));
  }
  return static_cast<int>(number);
}

Expected<Box> read_move(const TextLine& line) {
  const auto words = split_words(line.text);
  Corners corners{};
  if (words.size() != corners.size()) {
    const int column = words.size() > corners.size() ? words[corners.size()].column : 1;
    return fail(fmt::format("a move is four numbers, 'r1 c1 r2 c2', not {}", words.size()), line.number,
                column);
  }
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto number = parse_integer(words[i].text);
    if (!number) return fail(number.error().message, line.number, words[i].column);
    const auto value = coordinate(*number);
    if (!value) return fail(value.error().message, line.number, words[i].column);
    corners[i] = *value;
  }
  return box_of(corners);
}

Expected<Box> read_move(const Record& record) {
  const auto* numbers = record.get<Record::List>();
  Corners corners{};
  if (numbers == nullptr || numbers->size() != corners.size()) {
    return fail("not a list of four numbers", record.place);
  }
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto& entry = (*numbers)[i];
    const auto* number = entry.get<std::int64_t>();
    if (number == nullptr) return fail("not a list of four whole numbers", entry.place);
    const auto value = coordinate(*number);
    if (!value) return fail(value.error().message, entry.place);
    corners[i] = *value;
  }
  return box_of(corners);
}

// A member of the record that is a T; nullopt if there is none, or it is null.
template <class T>
Expected<std::optional<T>> read_claim(const Record& record, std::string_view name, std::string_view kind) {
  const auto* entry = record.find(name);
  if (entry == nullptr || entry->is_null()) return std::nullopt;
  const auto* value = entry->get<T>();
  if (value == nullptr) return fail(fmt::format("\"{}\" is not {}", name, kind), entry->place);
  return *value;
}

Expected<Claims> read_claims(const Record& record) {
  Claims claims;
  for (const auto& [name, count] : {std::pair("cleared", &Claims::cleared),
                                    std::pair("total", &Claims::total), std::pair("bound", &Claims::bound)}) {
    const auto read = read_claim<std::int64_t>(record, name, "a whole number");
    if (!read) return std::unexpected(read.error());
    claims.*count = *read;
  }
  for (const auto& [name, truth] :
       {std::pair("complete", &Claims::complete), std::pair("optimal", &Claims::optimal)}) {
    const auto read = read_claim<bool>(record, name, "true or false");
    if (!read) return std::unexpected(read.error());
    claims.*truth = *read;
  }
  return claims;
}

}  // namespace

Expected<Plan> read_answer(const Board& /*board*/, std::string_view text) {
  Plan plan;
  for (const auto& line : split_lines(text)) {
    if (line.text.empty()) continue;
    const auto move = read_move(line);
    if (!move) return std::unexpected(move.error());
    plan.moves.push_back(*move);
  }
  return plan;
}

std::string write_answer(const Board& /*board*/, const Plan& plan) {
  std::string text;
  for (const auto& move : plan.moves) text += fmt::format("{}\n", fmt::join(corners_of(move), " "));
  return text;
}

Record record(const Board& board, const FoundView<Plan>& found) {
  Record::Tuples moves{.length = 4};
  moves.numbers.reserve(moves.length * found.answer.moves.size());
  for (const auto& move : found.answer.moves) {
    const auto corners = corners_of(move);
    moves.numbers.insert(moves.numbers.end(), corners.begin(), corners.end());
  }
  const auto verdict = referee(board, found.answer);
  // No play clears more than the bound: a plan that meets it is the best, however it was found.
  const int bound = found.optimal.value_or(false) ? verdict.cleared : upper_bound(board);
  Record answer;
  answer.add("moves", std::move(moves));
  answer.add("cleared", verdict.cleared);
  answer.add("total", verdict.total);
  answer.add("bound", bound);
  answer.add("complete", found.complete);
  answer.add("optimal", verdict.cleared == bound);
  return answer;
}

Expected<Plan> read_record(const Board& /*board*/, const Record& record) {
  const bool tells_more = record.get<Record::Map>() != nullptr;
  const auto* entry = tells_more ? record.find("moves") : &record;
  if (entry == nullptr) return fail("the answer has no \"moves\"", record.place);
  const auto* moves = entry->get<Record::List>();
  if (moves == nullptr) return fail("the answer is not a list of moves", entry->place);
  Plan plan;
  for (const auto& each : *moves) {
    const auto move = read_move(each);
    if (!move) {
      const auto& [message, line, column] = move.error();
      return fail(fmt::format("move {}: {}", plan.moves.size() + 1, message), line, column);
    }
    plan.moves.push_back(*move);
  }
  if (!tells_more) return plan;
  const auto claims = read_claims(record);
  if (!claims) return std::unexpected(claims.error());
  plan.claims = *claims;
  return plan;
}

std::string headline(const Board& board, const FoundView<Plan>& found) {
  const auto verdict = referee(board, found.answer);
  const auto moves = found.answer.moves.size();
  return fmt::format("{} {}, {} of {} cells{}", moves, moves == 1 ? "move" : "moves", verdict.cleared,
                     verdict.total, found.optimal.value_or(false) ? ", proven best" : "");
}

double score(const Board& board, const Plan& plan) { return referee(board, plan).cleared; }

}  // namespace quadrille::tens
