#include "puzzles/mines/model/answer.hpp"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include <fmt/format.h>

#include "grid/picture.hpp"
#include "grid/text.hpp"
#include "grid/words.hpp"

namespace quadrille::mines {
namespace {

constexpr double kNoOdds = std::numeric_limits<double>::quiet_NaN();

Record record_of(const Position& position, Cell cell) {
  const auto [row, col] = on_board(position, cell);
  return Record::List{row.value, col.value};
}

Record cells_with(const Position& position, const Analysis& analysis, Finding finding) {
  Record::Tuples cells{.length = 2};
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    if (analysis.findings[cell] != finding) return;
    const auto [row, col] = on_board(position, cell);
    cells.numbers.insert(cells.numbers.end(), {row.value, col.value});
  });
  return cells;
}

Record number_or_null(const std::optional<double>& number) { return number ? Record(*number) : Record(); }

Record odds_of(const Analysis& analysis) {
  Record::List rows;
  for (int row = 0; row < analysis.findings.rows(); ++row) {
    Record::Numbers line;
    line.reserve(static_cast<std::size_t>(analysis.findings.cols()));
    for (int col = 0; col < analysis.findings.cols(); ++col) {
      const auto cell = at(row, col);
      auto odds = odds_at(analysis, cell);
      // Even if nothing was counted, a proof gives a chance of 0 or 1.
      if (!odds && analysis.findings[cell] != Finding::none)
        odds = analysis.findings[cell] == Finding::mine ? 1.0 : 0.0;
      line.push_back(odds.value_or(kNoOdds));
    }
    rows.emplace_back(std::move(line));
  }
  return rows;
}

// A cell of the board as a tile of the window; fails if it lies outside.
Expected<Cell> tile_at(const Position& position, std::int64_t row, std::int64_t col) {
  const auto size = position.tiles.size();
  const auto tile_row = row - position.origin.row.value;
  const auto tile_col = col - position.origin.col.value;
  if (tile_row < 0 || tile_col < 0 || tile_row >= size.rows || tile_col >= size.cols)
    return fail(fmt::format("[{}, {}] is outside the {}x{} position", row, col, size.rows, size.cols));
  return at(static_cast<int>(tile_row), static_cast<int>(tile_col));
}

Expected<Cell> read_cell(const Position& position, const Record& record) {
  const auto* pair = record.get<Record::List>();
  if (pair == nullptr || pair->size() != 2) {
    return fail("a cell is a list of two numbers, [row, column]", record.place);
  }
  const auto* row = (*pair)[0].get<std::int64_t>();
  const auto* col = (*pair)[1].get<std::int64_t>();
  // Far enough for every board, near enough to subtract an origin.
  constexpr std::int64_t kFarthest = std::int64_t{4} * kFarthestOrigin;
  if (row == nullptr || col == nullptr || std::abs(*row) > kFarthest || std::abs(*col) > kFarthest)
    return fail("a cell is a list of two whole numbers, [row, column]", record.place);
  const auto cell = tile_at(position, *row, *col);
  if (!cell) return fail(cell.error().message, record.place);
  return cell;
}

Expected<void> read_cells(const Position& position, const Record& record, std::string_view key,
                          Finding finding, Analysis& analysis) {
  const auto* entry = record.find(key);
  if (entry == nullptr) return {};
  const auto* cells = entry->get<Record::List>();
  if (cells == nullptr) return fail(fmt::format("\"{}\" is not a list of cells", key), entry->place);
  for (const auto& each : *cells) {
    const auto cell = read_cell(position, each);
    if (!cell) return fail(fmt::format("\"{}\": {}", key, cell.error().message), each.place);
    const auto [row, col] = on_board(position, *cell);
    if (position.tiles[*cell] != Tile::closed)
      return fail(fmt::format("\"{}\": [{}, {}] is not a closed cell", key, row.value, col.value),
                  each.place);
    auto& here = analysis.findings[*cell];
    if (here != Finding::none && here != finding)
      return fail(fmt::format("[{}, {}] is both safe and a mine", row.value, col.value), each.place);
    here = finding;
  }
  return {};
}

Expected<double> read_odds(const Record& record) {
  if (record.is_null()) return kNoOdds;
  double odds = kNoOdds;
  if (const auto* number = record.get<double>()) odds = *number;
  if (const auto* whole = record.get<std::int64_t>()) odds = static_cast<double>(*whole);
  if (!(odds >= 0 && odds <= 1)) {
    return fail("\"probability\" holds chances from 0 to 1, or null", record.place);
  }
  return odds;
}

Expected<void> read_probability(const Position& position, const Record& record, Analysis& analysis) {
  const auto* rows = record.get<Record::List>();
  const auto size = position.tiles.size();
  const auto wrong = [&](const Record& where) {
    return fail(fmt::format("\"probability\" is not {} rows of {} chances", size.rows, size.cols),
                where.place);
  };
  if (rows == nullptr || std::cmp_not_equal(rows->size(), size.rows)) return wrong(record);
  for (const auto& row : *rows) {
    const auto* cells = row.get<Record::List>();
    if (cells == nullptr || std::cmp_not_equal(cells->size(), size.cols)) return wrong(row);
    for (const auto& cell : *cells) {
      const auto odds = read_odds(cell);
      if (!odds) return std::unexpected(odds.error());
      analysis.odds.push_back(*odds);
    }
  }
  return {};
}

Expected<Cell> read_guess(const Position& position, const TextLine& line) {
  const auto words = split_words(line.text);
  if (words.size() != 3) return fail("a guess is 'guess ROW COLUMN'", line.number, 1);
  const auto row = parse_integer(words[1].text);
  if (!row) return fail(row.error().message, line.number, words[1].column);
  const auto col = parse_integer(words[2].text);
  if (!col) return fail(col.error().message, line.number, words[2].column);
  constexpr long kFarthest = 4L * kFarthestOrigin;
  if (std::abs(*row) > kFarthest || std::abs(*col) > kFarthest)
    return fail("that is not a cell", line.number, 1);
  const auto cell = tile_at(position, *row, *col);
  if (!cell) return fail(cell.error().message, line.number, words[1].column);
  if (position.tiles[*cell] != Tile::closed)
    return fail("a guess opens a closed cell", line.number, words[1].column);
  return *cell;
}

Expected<void> read_row(const Position& position, const TextLine& line, int row, Analysis& analysis) {
  const auto tiles = position.tiles.row(Row{row});
  if (line.text.size() != tiles.size())
    return fail(fmt::format("this row has {} cells, the position {}", line.text.size(), tiles.size()),
                line.number, 1);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const auto cell = at(row, static_cast<int>(i));
    const char symbol = line.text[i];
    if (tiles[i] == Tile::closed && (symbol == '+' || symbol == '*')) {
      analysis.findings[cell] = symbol == '+' ? Finding::safe : Finding::mine;
    } else if (symbol != symbol_of(tiles[i])) {
      return fail(fmt::format("{} where the position has '{}'{}", in_quotes(symbol), symbol_of(tiles[i]),
                              tiles[i] == Tile::closed ? ": '+', '*' or '?'" : ""),
                  line.number, static_cast<int>(i) + 1);
    }
  }
  return {};
}

}  // namespace

Expected<Analysis> read_answer(const Position& position, std::string_view text) {
  auto analysis = blank(position);
  int row = 0;
  int last = 1;
  for (const auto& line : split_lines(text)) {
    if (line.text.empty()) continue;
    last = line.number;
    if (line.text.starts_with("guess")) {
      if (analysis.guess) return fail("a second guess", line.number, 1);
      const auto cell = read_guess(position, line);
      if (!cell) return std::unexpected(cell.error());
      analysis.guess = Guess{.cell = *cell, .safety = kNoOdds};
      continue;
    }
    if (row == position.tiles.rows() || analysis.guess)
      return fail(fmt::format("the position has {} rows", position.tiles.rows()), line.number, 1);
    if (const auto read = read_row(position, line, row, analysis); !read)
      return std::unexpected(read.error());
    ++row;
  }
  if (row < position.tiles.rows())
    return fail(fmt::format("the answer has {} of {} rows", row, position.tiles.rows()), last, 1);
  return analysis;
}

std::string write_answer(const Position& position, const Analysis& analysis) {
  auto text = plain_text(shown(position, &analysis));
  if (analysis.guess) {
    const auto [row, col] = on_board(position, analysis.guess->cell);
    text += fmt::format("guess {} {}\n", row.value, col.value);
  }
  return text;
}

Record record(const Position& position, const FoundView<Analysis>& found) {
  const auto& analysis = found.answer;
  Record answer;
  answer.add("safe", cells_with(position, analysis, Finding::safe));
  answer.add("mines", cells_with(position, analysis, Finding::mine));
  if (const auto& guess = analysis.guess) {
    answer.add("guess", record_of(position, guess->cell));
    answer.add("guess_safety", std::isnan(guess->safety) ? Record() : Record(guess->safety));
    answer.add("guess_reason", name(guess->motive));
    answer.add("guess_next_safety", number_or_null(guess->next_safety));
    answer.add("guess_progress", number_or_null(guess->progress));
    answer.add("guess_win", number_or_null(guess->win));
  } else {
    answer.add("guess", nullptr);
    answer.add("guess_safety", nullptr);
  }
  answer.add("probability", odds_of(analysis));
  answer.add("exact", analysis.exact);
  answer.add("solutions", analysis.solutions.empty() ? Record() : Record(analysis.solutions));
  if (analysis.density) answer.add("density", *analysis.density);
  return answer;
}

Expected<Analysis> read_record(const Position& position, const Record& record) {
  if (const auto* text = record.get<std::string>()) return read_answer(position, *text);
  if (record.get<Record::Map>() == nullptr) return fail("the answer is not an object", record.place);
  auto analysis = blank(position);
  if (const auto safe = read_cells(position, record, "safe", Finding::safe, analysis); !safe)
    return std::unexpected(safe.error());
  if (const auto mines = read_cells(position, record, "mines", Finding::mine, analysis); !mines)
    return std::unexpected(mines.error());
  if (record.find("safe") == nullptr && record.find("mines") == nullptr)
    return fail("the answer has neither \"safe\" nor \"mines\"", record.place);
  if (const auto* guess = record.find("guess"); guess != nullptr && !guess->is_null()) {
    const auto cell = read_cell(position, *guess);
    if (!cell) return fail("\"guess\": " + cell.error().message, guess->place);
    if (position.tiles[*cell] != Tile::closed) {
      return fail("\"guess\" is not a closed cell", guess->place);
    }
    analysis.guess = Guess{.cell = *cell, .safety = kNoOdds};
    if (const auto* safety = record.find("guess_safety");
        safety != nullptr && safety->get<double>() != nullptr)
      analysis.guess->safety = *safety->get<double>();
  }
  if (const auto* probability = record.find("probability");
      probability != nullptr && !probability->is_null()) {
    if (const auto read = read_probability(position, *probability, analysis); !read)
      return std::unexpected(read.error());
  }
  if (const auto* exact = record.find("exact"); exact != nullptr && exact->get<bool>() != nullptr)
    analysis.exact = *exact->get<bool>();
  if (const auto* solutions = record.find("solutions"); solutions != nullptr) {
    if (const auto* digits = solutions->get<std::string>()) analysis.solutions = *digits;
  }
  if (const auto* density = record.find("density"); density != nullptr && density->get<double>() != nullptr)
    analysis.density = *density->get<double>();
  return analysis;
}

Grid<Symbol> shown(const Position& position, const Analysis* analysis) {
  Grid<Symbol> board(position.tiles.size());
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    board[cell] = static_cast<Symbol>(symbol_of(position.tiles[cell]));
    if (analysis == nullptr || analysis->findings[cell] == Finding::none) return;
    // A player's flag stays in sight, whatever an analysis that did not believe it has found.
    if (position.tiles[cell] == Tile::flagged) return;
    board[cell] = analysis->findings[cell] == Finding::safe ? U'+' : U'*';
  });
  return board;
}

std::string headline(const Position& position, const FoundView<Analysis>& found) {
  const auto& analysis = found.answer;
  int undecided = 0;
  for_each_cell(position.tiles.size(), [&](Cell cell) {
    const bool closed = position.tiles[cell] == Tile::closed;
    undecided += closed && analysis.findings[cell] == Finding::none ? 1 : 0;
  });
  const int safe = count_findings(analysis, Finding::safe);
  const int mines = count_findings(analysis, Finding::mine);
  auto text = fmt::format("{} safe, {} {}, {} open", safe, mines, mines == 1 ? "mine" : "mines", undecided);
  if (analysis.guess) {
    text += "; guess " + place_of(analysis.guess->cell);
    if (!std::isnan(analysis.guess->safety)) text += fmt::format(": {}", in_words(*analysis.guess));
  }
  return text;
}

std::string_view name(Motive motive) {
  switch (motive) {
    case Motive::safest:
      return "safest";
    case Motive::lookahead:
      return "lookahead";
    case Motive::fifty:
      return "fifty";
    case Motive::endgame:
      return "endgame";
  }
  return "";
}

std::string in_words(const Guess& guess) {
  auto text = fmt::format("{:.1f} % safe", 100 * guess.safety);
  switch (guess.motive) {
    case Motive::safest:
      return text + ", the smallest risk";
    case Motive::fifty:
      return text + ", an even chance that nothing else will ever decide";
    case Motive::endgame:
      return text + fmt::format(", best play wins {:.1f} %", 100 * guess.win.value_or(0));
    case Motive::lookahead:
      return text + fmt::format(", {:.1f} % with the next opening, {:.1f} % to make a cell safe",
                                100 * guess.next_safety.value_or(0), 100 * guess.progress.value_or(0));
  }
  return text;
}

}  // namespace quadrille::mines
