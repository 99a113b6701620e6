#pragma once

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "engine/erase.hpp"
#include "grid/text.hpp"

// Minesweeper in one row with one mine: the answer is an analysis, not a filled board. Games are played
// against a referee who knows the layout, and a bot may hold a conversation.
namespace quadrille::sketch::mines {

struct Position {
  std::string row;  // '?' closed, '0'..'2' open
};

struct Analysis {
  std::vector<double> odds;  // of a mine, per cell; 0 for open ones
  int guess = -1;            // the cell to open; -1: none is left
};

inline bool fits(const Position& position, int mine) {
  for (int i = 0; i < static_cast<int>(position.row.size()); ++i) {
    if (position.row[i] == '?') continue;
    if (i == mine || position.row[i] - '0' != (std::abs(i - mine) == 1 ? 1 : 0)) return false;
  }
  return true;
}

inline Outcome<Analysis> analyse(const Position& position, const NoOptions& /*options*/, Context& context) {
  Analysis analysis{.odds = std::vector<double>(position.row.size())};
  int layouts = 0;
  for (int mine = 0; mine < static_cast<int>(position.row.size()); ++mine) {
    if (!context.enter_node()) return {Found<Analysis>{std::move(analysis), false}, context.end()};
    if (!fits(position, mine)) continue;
    analysis.odds[mine] = 1;
    ++layouts;
  }
  if (layouts == 0) return {Impossible{"no layout fits these numbers"}};
  for (int i = 0; i < static_cast<int>(analysis.odds.size()); ++i) {
    analysis.odds[i] /= layouts;
    if (position.row[i] != '?') continue;
    if (analysis.guess == -1 || analysis.odds[i] < analysis.odds[analysis.guess]) analysis.guess = i;
  }
  return {Found<Analysis>{std::move(analysis)}};
}

inline Record record(const Position& /*position*/, const Found<Analysis>& found) {
  Record answer;
  answer.add("probability", Record::List(found.answer.odds.begin(), found.answer.odds.end()));
  answer.add("guess", found.answer.guess);
  return answer;
}

// The referee opens what the analysis guesses until every safe cell is open or the mine is hit.
inline GameResult play(const Record& game, const Run<Position, Analysis>& run, Context& context) {
  const int mine = static_cast<int>(*game.find("mine")->get<std::int64_t>());
  const auto cols = *game.find("cols")->get<std::int64_t>();
  Position position{std::string(cols, '?')};
  GameResult result;
  for (int opened = 0; opened + 1 < cols; ++opened) {
    const auto outcome = run(position, context);
    const auto& analysis = outcome.answer()->answer;
    result.guesses += analysis.odds[analysis.guess] > 0 ? 1 : 0;
    if (analysis.guess == mine) return result;
    position.row[analysis.guess] = std::abs(analysis.guess - mine) == 1 ? '1' : '0';
  }
  result.won = true;
  return result;
}

class Conversation final : public Session {
 public:
  explicit Conversation(std::size_t cols) : position_{std::string(cols, '?')} {}

  Record tick(const Record& input, Context& context) override {
    const auto cell = *input.find("cell")->get<std::int64_t>();
    position_.row.at(cell) = static_cast<char>('0' + *input.find("number")->get<std::int64_t>());
    const auto outcome = analyse(position_, {}, context);
    return Record::Map{{"open", outcome.answer()->answer.guess}};
  }

 private:
  Position position_;
};

inline std::vector<Parameter> board_parameters() {
  return {{"cols", "cells of the row", ParameterKind::integer, 5, 2, 50}};
}

inline Expected<std::vector<Named<Position>>> read(const Source& source) {
  const auto row = source.text.substr(0, source.text.find('\n'));
  if (row.empty() || row.find_first_not_of("?012") != std::string_view::npos)
    return fail("not a position", 1, 1);
  return std::vector<Named<Position>>{{"", {std::string(row)}}};
}

inline std::unique_ptr<const Family> family() {
  return erase(FamilySpec<Position, Analysis>{
      .name = "mines",
      .summary = "minesweeper",
      .formats = {{.name = "plain",
                   .summary = "a position",
                   .extension = ".txt",
                   .recognise = [](const Source& source) { return read(source).has_value(); },
                   .read = read,
                   .write = [](std::span<const Named<Position>> positions) -> Expected<std::string> {
                     return positions[0].puzzle.row + '\n';
                   }}},
      .strategies = {make_strategy<Position, Analysis, NoOptions>(
          {.name = "csp", .summary = "counts layouts"}, {}, analyse)},
      .read_answer = [](const Position&, std::string_view) -> Expected<Analysis> {
        return fail("an analysis is a record");
      },
      .write_answer = [](const Position&,
                         const Analysis& analysis) { return fmt::format("guess {}\n", analysis.guess); },
      .blank = [](const Position& position) { return Analysis{std::vector<double>(position.row.size())}; },
      .record = record,
      .read_record = [](const Position&, const Record& record) -> Expected<Analysis> {
        const auto* odds = record.find("probability");
        if (odds == nullptr) return fail("no \"probability\"");
        Analysis analysis;
        for (const auto& each : *odds->get<Record::List>()) analysis.odds.push_back(*each.get<double>());
        analysis.guess = static_cast<int>(*record.find("guess")->get<std::int64_t>());
        return analysis;
      },
      .headline = [](const Position&,
                     const Found<Analysis>& found) { return fmt::format("open {}", found.answer.guess); },
      .check = [](const Position&, const Analysis& analysis, Extent extent, Context&) -> Ruling {
        double sum = 0;
        for (const double odds : analysis.odds) sum += odds;
        if (extent == Extent::so_far || std::abs(sum - 1) < 1e-9) return {};
        return {{{"the odds do not sum to the one mine"}}};
      },
      .picture =
          [](const Position& position, const Analysis* analysis) {
            Picture picture{.board = Grid<Symbol>({1, static_cast<int>(position.row.size())})};
            Layer odds{.name = "odds"};
            for (int i = 0; i < picture.board.cols(); ++i) {
              picture.board[at(0, i)] = static_cast<Symbol>(position.row[i]);
              if (analysis != nullptr)
                odds.labels.push_back({at(0, i), Place::corner, fmt::format("{}", analysis->odds[i])});
            }
            picture.layers.push_back(std::move(odds));
            return picture;
          },
      .play = Play<Position, Analysis>{board_parameters(),
                                       [](const Record& settings, Random& random) -> Expected<Record> {
                                         const auto cols = *settings.find("cols")->get<std::int64_t>();
                                         return Record(Record::Map{
                                             {"cols", cols},
                                             {"mine", random.between(0, static_cast<int>(cols) - 1)}});
                                       },
                                       nullptr, play},
      .session = [](const Record& options) -> Expected<std::unique_ptr<Session>> {
        const auto* cols = options.find("cols");
        if (cols == nullptr || cols->get<std::int64_t>() == nullptr) return fail("a session needs \"cols\"");
        return std::make_unique<Conversation>(*cols->get<std::int64_t>());
      }});
}

}  // namespace quadrille::sketch::mines
