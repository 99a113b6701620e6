#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/erase.hpp"
#include "grid/text.hpp"

// Tens in one row: take away neighbouring digits that sum to ten. The answer is a list of moves with a score.
namespace quadrille::sketch::tens {

struct Board {
  std::vector<int> digits;  // 0: empty
};

struct Move {
  int from = 0;
  int to = 0;
};

struct Plan {
  std::vector<Move> moves;
};

// Plays a move; how many digits it took, 0 where it is none.
inline int clear(Board& board, const Move& move) {
  if (move.from < 0 || move.from > move.to || move.to >= static_cast<int>(board.digits.size())) return 0;
  int sum = 0;
  int taken = 0;
  for (int i = move.from; i <= move.to; ++i) {
    sum += board.digits[i];
    taken += board.digits[i] != 0;
  }
  if (sum != 10) return 0;
  for (int i = move.from; i <= move.to; ++i) board.digits[i] = 0;
  return taken;
}

inline Expected<std::vector<Named<Board>>> read(const Source& source) {
  std::vector<Named<Board>> boards;
  for (const auto& line : split_lines(source.text)) {
    Board board;
    for (const char character : line.text) {
      if (character < '0' || character > '9') return fail("not a digit", line.number);
      board.digits.push_back(character - '0');
    }
    boards.push_back({"", std::move(board)});
  }
  if (boards.empty()) return fail("no board");
  return boards;
}

inline std::string plain(const Board& board) { return fmt::format("{}\n", fmt::join(board.digits, "")); }

inline Symbol symbol_of(int digit) { return digit == 0 ? U'.' : U'0' + static_cast<Symbol>(digit); }

struct Options {
  int longest = 9;
};

inline Outcome<Plan> greedy(const Board& start, const Options& options, Context& context) {
  Found<Plan> found;
  auto board = start;
  const int size = static_cast<int>(board.digits.size());
  for (int from = 0; from < size; ++from) {
    for (int to = from; to < std::min(size, from + options.longest); ++to) {
      if (!context.enter_node()) {
        found.complete = false;
        return {std::move(found), context.end()};
      }
      if (board.digits[from] != 0 && clear(board, {from, to}) > 0) found.answer.moves.push_back({from, to});
    }
  }
  return {std::move(found), context.end()};
}

inline Expected<Plan> read_answer(const Board& /*board*/, std::string_view text) {
  Plan plan;
  for (const auto& line : split_lines(text)) {
    const auto words = split_words(line.text);
    if (words.size() != 2) return fail("a move is two numbers", line.number);
    const auto from = parse_integer(words[0].text);
    const auto to = parse_integer(words[1].text);
    if (!from || !to) return fail("a move is two numbers", line.number);
    plan.moves.push_back({static_cast<int>(*from), static_cast<int>(*to)});
  }
  return plan;
}

inline std::string write_answer(const Board& /*board*/, const Plan& plan) {
  std::string text;
  for (const auto& [from, to] : plan.moves) text += fmt::format("{} {}\n", from, to);
  return text;
}

inline std::optional<double> score(const Board& start, const Plan& plan) {
  auto board = start;
  int taken = 0;
  for (const auto& move : plan.moves) taken += clear(board, move);
  return taken;
}

inline Record record(const Board& board, const Found<Plan>& found) {
  Record::List moves;
  for (const auto& [from, to] : found.answer.moves) moves.emplace_back(Record::List{from, to});
  Record answer;
  answer.add("moves", std::move(moves));
  answer.add("cleared", *score(board, found.answer));
  return answer;
}

inline Expected<Plan> read_record(const Board& /*board*/, const Record& record) {
  const auto* moves = record.find("moves");
  if (moves == nullptr || moves->get<Record::List>() == nullptr) return fail("no moves");
  Plan plan;
  for (const auto& move : *moves->get<Record::List>()) {
    const auto& ends = *move.get<Record::List>();
    plan.moves.push_back(
        {static_cast<int>(*ends[0].get<std::int64_t>()), static_cast<int>(*ends[1].get<std::int64_t>())});
  }
  return plan;
}

inline Ruling check(const Board& start, const Plan& plan, Extent /*extent*/, Context& /*context*/) {
  auto board = start;
  for (std::size_t i = 0; i < plan.moves.size(); ++i) {
    if (clear(board, plan.moves[i]) == 0) return {{{"not a move", static_cast<int>(i) + 1}}};
  }
  return {};
}

inline Picture picture(const Board& start, const Plan* plan) {
  auto board = start;
  if (plan != nullptr) {
    for (const auto& move : plan->moves) clear(board, move);
  }
  Picture picture{.board = Grid<Symbol>({1, static_cast<int>(board.digits.size())})};
  for (int digit = 0; digit <= 9; ++digit) picture.legend.push_back({symbol_of(digit), "digit", ""});
  for (int i = 0; i < picture.board.cols(); ++i) picture.board[at(0, i)] = symbol_of(board.digits[i]);
  return picture;
}

inline std::vector<Step> explain(const Board& start, const ExplainRequest<Plan>& request, Context& context) {
  auto board = start;
  for (const auto& move : request.from.moves) clear(board, move);
  const auto onward =
      request.toward == nullptr ? greedy(board, {}, context).answer()->answer : *request.toward;
  std::vector<Step> steps;
  for (std::size_t i = request.toward == nullptr ? 0 : request.from.moves.size();
       i < onward.moves.size() && steps.size() < request.at_most; ++i) {
    Step step{.rule = "clear", .reason = "sums to ten"};
    for (int at_col = onward.moves[i].from; at_col <= onward.moves[i].to; ++at_col) {
      if (board.digits[at_col] != 0)
        step.marks.push_back({at(0, at_col), symbol_of(board.digits[at_col]), U'.'});
    }
    clear(board, onward.moves[i]);
    steps.push_back(std::move(step));
  }
  return steps;
}

inline Expected<Board> edit(const Board& before, const Edit& edit) {
  const auto* mark = std::get_if<Mark>(&edit);
  if (mark == nullptr) return fail("tens has no clues");
  auto board = before;
  board.digits.at(mark->cell.col.value) = static_cast<int>(mark->now - U'0');
  return board;
}

inline Expected<Board> from_scan(const Scan& scan) {
  Board board;
  for (const auto& [symbol, confidence] : scan.board.values()) {
    if (confidence < 0.5)
      return fail(scan.source + ": a doubtful digit", 1, static_cast<int>(board.digits.size()) + 1);
    board.digits.push_back(static_cast<int>(symbol - U'0'));
  }
  return board;
}

struct Recipe {
  int cols = 8;
};

inline Parameters<Recipe> recipe() {
  return Parameters<Recipe>().integer("cols", &Recipe::cols, 1, 100, "columns of the board");
}

inline Board deal_board(const Record& settings, Random& random) {
  Board board;
  const int cols = recipe().bind(settings)->cols;
  for (int i = 0; i < cols; ++i) board.digits.push_back(random.between(1, 9));
  return board;
}

inline GameResult play(const Record& game, const Run<Board, Plan>& run, Context& context) {
  const Board board = read({*game.find("board")->get<std::string>()})->front().puzzle;
  const auto outcome = run(board, context);
  GameResult result{.score = *score(board, outcome.answer()->answer)};
  result.won = result.score == static_cast<double>(board.digits.size());
  return result;
}

inline std::unique_ptr<const Family> family() {
  static constexpr EmbeddedFile kSamples[] = {{"one.txt", "19\n"}, {"one.answer", "0 1\n"}};
  return erase(FamilySpec<Board, Plan>{
      .name = "tens",
      .summary = "take away digits that sum to ten",
      .formats = {{.name = "plain",
                   .summary = "a line of digits",
                   .extension = ".txt",
                   .recognise = [](const Source& source) { return read(source).has_value(); },
                   .read = read,
                   .write = [](std::span<const Named<Board>> boards) -> Expected<std::string> {
                     std::string text;
                     for (const auto& board : boards) text += plain(board.puzzle);
                     return text;
                   }}},
      .strategies = {make_strategy<Board, Plan, Options>(
          {.name = "greedy", .summary = "from left to right", .time = std::chrono::seconds(1)},
          Parameters<Options>().integer("longest", &Options::longest, 1, 9, "digits of a move"), greedy)},
      .read_answer = read_answer,
      .write_answer = write_answer,
      .blank = [](const Board&) { return Plan{}; },
      .record = record,
      .read_record = read_record,
      .headline = [](const Board&,
                     const Found<Plan>& found) { return fmt::format("{} moves", found.answer.moves.size()); },
      .score = score,
      .check = check,
      .explain = explain,
      .picture = picture,
      .edit = edit,
      .from_scan = from_scan,
      .generators = {{"uniform", "every digit equally likely", recipe().list(),
                      [](const Record& settings, Random& random, Context&) -> Expected<Made<Board, Plan>> {
                        return deal_board(settings, random);
                      }}},
      .play = Play<Board, Plan>{recipe().list(),
                                [](const Record& settings, Random& random) -> Expected<Record> {
                                  return Record(Record::Map{{"board", plain(deal_board(settings, random))}});
                                },
                                [](std::string_view text) -> Expected<std::vector<NamedGame>> {
                                  return std::vector<NamedGame>{{"only", Record::Map{{"board", text}}}};
                                },
                                play},
      .samples = kSamples});
}

}  // namespace quadrille::sketch::tens
