#include "puzzles/tens/formats/json.hpp"

#include <fmt/format.h>

#include "engine/settings/spelling.hpp"
#include "grid/words.hpp"

namespace quadrille::tens {
namespace {

Expected<int> read_digit(const Record& entry) {
  if (entry.is_null()) return 0;
  const auto* digit = entry.get<std::int64_t>();
  if (digit == nullptr || *digit < 0 || *digit > 9)
    return fail("not a digit from 0 to 9 or null", entry.place);
  return static_cast<int>(*digit);
}

Expected<std::vector<int>> read_row(const Record& record, Row row) {
  const auto* entries = record.get<Record::List>();
  if (entries == nullptr) return fail(row_of(row) + " is not a list of digits", record.place);
  if (entries->size() > kLongestSide) {
    return fail(fmt::format("{} has {} cells, the most is {}", row_of(row), entries->size(), kLongestSide),
                record.place);
  }
  std::vector<int> digits;
  digits.reserve(entries->size());
  for (const auto& entry : *entries) {
    const auto digit = read_digit(entry);
    if (!digit) {
      const Cell cell{row, Col{static_cast<int>(digits.size())}};
      return fail(fmt::format("{}: {}", place_of(cell), digit.error().message), entry.place);
    }
    digits.push_back(*digit);
  }
  return digits;
}

Expected<Board> read_rows(const Record& record, int target) {
  const auto* rows = record.get<Record::List>();
  if (rows == nullptr) return fail("the board is not a list of rows", record.place);
  if (rows->empty()) return fail("the file holds no board", record.place);
  if (rows->size() > kLongestSide) {
    return fail(fmt::format("the board has {} rows, the most is {}", rows->size(), kLongestSide),
                record.place);
  }
  std::vector<std::vector<int>> digits;
  for (const auto& row : *rows) {
    const Row number{static_cast<int>(digits.size())};
    auto cells = read_row(row, number);
    if (!cells) return std::unexpected(cells.error());
    if (cells->empty()) return fail("the board has no cells", row.place);
    if (!digits.empty() && cells->size() != digits.front().size()) {
      return fail(fmt::format("{} has {} cells, the first row has {}", row_of(number), cells->size(),
                              digits.front().size()),
                  row.place);
    }
    digits.push_back(std::move(*cells));
  }
  return make_board(digits, target);
}

Expected<int> read_target(const Record& record) {
  const auto* target = record.get<std::int64_t>();
  if (target == nullptr || *target < 1 || *target > kLargestTarget) {
    return fail(fmt::format("the target is a whole number from 1 to {}", kLargestTarget), record.place);
  }
  return static_cast<int>(*target);
}

bool recognise(const Source& source) {
  return source.record != nullptr &&
         (source.record->get<Record::List>() != nullptr || source.record->find("board") != nullptr);
}

Expected<std::vector<Named<Board>>> read(const Source& source) {
  if (source.record == nullptr) return fail("the file is not JSON");
  auto board = read_json(*source.record);
  if (!board) return std::unexpected(board.error());
  return std::vector<Named<Board>>{{"", std::move(*board)}};
}

Expected<std::string> write(std::span<const NamedRef<Board>> boards) {
  if (boards.size() != 1) {
    return fail(fmt::format("the json form holds one board, not {}", boards.size()));
  }
  return write_json(boards.front().puzzle);
}

}  // namespace

Expected<Board> read_json(const Record& record) {
  const auto* map = record.get<Record::Map>();
  if (map == nullptr) return read_rows(record, kDefaultTarget);
  for (const auto& [key, value] : *map) {
    if (key != "target" && key != "board") {
      return fail(unknown_word("key", key, {"target", "board"}), value.place);
    }
  }
  const auto* rows = record.find("board");
  if (rows == nullptr) return fail("the object has no \"board\"", record.place);
  int target = kDefaultTarget;
  if (const auto* given = record.find("target")) {
    const auto value = read_target(*given);
    if (!value) return std::unexpected(value.error());
    target = *value;
  }
  return read_rows(*rows, target);
}

std::string write_json(const Board& board) {
  std::string rows;
  for (int row = 0; row < board.digits.rows(); ++row) {
    rows += fmt::format("{}[{}]", row == 0 ? "" : ",\n ", fmt::join(board.digits.row(Row{row}), ", "));
  }
  if (board.target == kDefaultTarget) return fmt::format("[{}]\n", rows);
  return fmt::format("{{\"target\": {}, \"board\": [\n {}]}}\n", board.target, rows);
}

Format<Board> json_format() {
  return {.name = "json",
          .summary = "an array of rows, null or 0 for an empty cell; or {\"target\": N, \"board\": rows}",
          .extension = ".json",
          .recognise = recognise,
          .read = read,
          .write = write};
}

}  // namespace quadrille::tens
