#include "support/lamps.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "engine/family/erase.hpp"
#include "grid/text.hpp"

namespace quadrille::lamps {
namespace {

// "lamps lit [id]", a puzzle a line.
Expected<std::vector<Named<Puzzle>>> read(const Source& source) {
  std::vector<Named<Puzzle>> puzzles;
  for (const auto& line : split_lines(source.text)) {
    const auto words = split_words(line.text);
    if (words.empty()) continue;
    const auto dark = words[0].text.find_first_not_of("01?");
    if (dark != std::string_view::npos) {
      return fail(in_quotes(words[0].text[dark]) + " is not a lamp", line.number, static_cast<int>(dark) + 1);
    }
    const auto lit = words.size() > 1 ? parse_integer(words[1].text) : fail("how many are lit is missing");
    if (!lit) return fail(lit.error().message, line.number, words.size() > 1 ? words[1].column : 1);
    puzzles.push_back({words.size() > 2 ? std::string(words[2].text) : "",
                       {std::string(words[0].text), static_cast<int>(*lit)}});
  }
  if (puzzles.empty()) return fail("no lamps");
  return puzzles;
}

Expected<std::string> write(std::span<const NamedRef<Puzzle>> puzzles) {
  std::string text;
  for (const auto& [id, puzzle] : puzzles) {
    text += fmt::format("{} {}{}{}\n", puzzle.lamps, puzzle.lit, id.empty() ? "" : " ", id);
  }
  return text;
}

// Every answer in the order of the lamps from the left, lit first, until visit says enough; a node each lamp.
bool each_answer(const Puzzle& puzzle, std::string& lamps, std::size_t from, Context& context,
                 const std::function<bool(const std::string&)>& visit) {
  if (from == lamps.size()) return std::ranges::count(lamps, '1') != puzzle.lit || visit(lamps);
  if (!context.enter_node()) return false;
  if (lamps[from] != '?') return each_answer(puzzle, lamps, from + 1, context, visit);
  bool more = true;
  for (const char state : {'1', '0'}) {
    lamps[from] = state;
    more = more && each_answer(puzzle, lamps, from + 1, context, visit);
  }
  lamps[from] = '?';
  return more;
}

Picture picture(const Puzzle& puzzle, const Answer* answer) {
  const auto& lamps = answer != nullptr ? answer->lamps : puzzle.lamps;
  Picture picture{.board = Grid<Symbol>({1, static_cast<int>(lamps.size())}),
                  .legend = {{U'?', "open", "?"}, {U'0', "dark", "0"}, {U'1', "lit", "1"}}};
  for (int i = 0; i < picture.board.cols(); ++i) picture.board[at(0, i)] = static_cast<Symbol>(lamps[i]);
  return picture;
}

// A step per lamp.
std::vector<Step> explain(const Puzzle& puzzle, const ExplainRequest<Answer>& request, Context& context) {
  const auto outcome = search(puzzle, "", context);
  const auto* found = outcome.answer();
  const auto* toward = request.toward != nullptr ? request.toward
                       : found != nullptr        ? &found->answer
                                                 : nullptr;
  std::vector<Step> steps;
  for (std::size_t i = 0; toward != nullptr && i < puzzle.lamps.size() && steps.size() < request.at_most;
       ++i) {
    const auto was = static_cast<Symbol>(request.from.lamps[i]);
    const auto now = static_cast<Symbol>(toward->lamps[i]);
    if (was != now)
      steps.push_back(
          {.rule = "switch", .reason = "it must be", .marks = {{at(0, static_cast<int>(i)), was, now}}});
  }
  return steps;
}

// A game is a line "id won|lost score guesses": the referee has already decided.
struct Game {
  bool won = false;
  std::int64_t score = 0;
  std::int64_t guesses = 0;
};

Expected<std::vector<Named<Game>>> read_games(std::string_view text) {
  std::vector<Named<Game>> games;
  for (const auto& line : split_lines(text)) {
    const auto words = split_words(line.text);
    if (words.size() != 4) return fail("a game is four words", line.number, 1);
    games.push_back({std::string(words[0].text),
                     {words[1].text == "won", *parse_integer(words[2].text), *parse_integer(words[3].text)}});
  }
  return games;
}

std::string write_game(const Game& game) {
  return fmt::format("game {} {} {}\n", game.won ? "won" : "lost", game.score, game.guesses);
}

GameResult play(const Game& game, const BoundStrategy<Puzzle, Answer>& run, Context& context) {
  (void)run({"?", 1}, context);
  GameResult result{.won = game.won,
                    .score = static_cast<double>(game.score),
                    .guesses = static_cast<std::uint64_t>(game.guesses)};
  result.extra.add("nodes", context.metrics.nodes);
  return result;
}

Expected<Game> deal(const Record& /*settings*/, Random& random) {
  return Game{.won = random.below(2) == 1, .score = random.between(0, 9)};
}

// A move lights the lamps between two of them.
Expected<Answer> light(const Puzzle& puzzle, const Answer& position, Cell from, Cell to) {
  auto lit = position;
  for (auto i = static_cast<std::size_t>(from.col.value); i <= static_cast<std::size_t>(to.col.value); ++i) {
    if (i >= lit.lamps.size() || puzzle.lamps[i] == '0') return fail("that lamp cannot be lit");
    lit.lamps[i] = '1';
  }
  return lit;
}

double count_lit(const Puzzle& /*puzzle*/, const Answer& answer) {
  return static_cast<double>(std::ranges::count(answer.lamps, '1'));
}

// Every lamp that is open weighs one, and lighting one is a move.
Weights open_lamps(const Puzzle& /*puzzle*/, const Answer& position) {
  Weights weights{Grid<int>({1, static_cast<int>(position.lamps.size())}), 1};
  for_each_cell(weights.left.size(), [&](Cell lamp) {
    weights.left[lamp] = position.lamps[static_cast<std::size_t>(lamp.col.value)] == '?' ? 1 : 0;
  });
  return weights;
}

bool can_light(const Puzzle& puzzle, const Answer& position) {
  return position.lamps.contains('?') && count_lit(puzzle, position) < puzzle.lit;
}

Expected<Grade> grade(const Puzzle& puzzle, Context& /*context*/) {
  return Grade{.name = "bright", .score = static_cast<double>(puzzle.lit), .hardest = "switch"};
}

}  // namespace

Outcome<Answer> search(const Puzzle& puzzle, const std::string& other_than, Context& context) {
  Outcome<Answer> outcome{Objection{fmt::format("{} lamps cannot be lit", puzzle.lit), {at(0, 0)}}};
  auto lamps = puzzle.lamps;
  each_answer(puzzle, lamps, 0, context, [&](const std::string& answer) {
    if (answer == other_than) return true;
    outcome.found = Found<Answer>{{answer}};
    return false;
  });
  if (context.end() == End::finished || outcome.answer() != nullptr) return outcome;
  return {Found<Answer>{{puzzle.lamps}, false}, context.end()};
}

Ruling check(const Puzzle& puzzle, const Answer& answer, Extent extent, Context& /*context*/) {
  if (answer.lamps.size() != puzzle.lamps.size()) return {{{"another number of lamps"}}};
  for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
    const bool open = answer.lamps[i] == '?';
    const auto lamp = at(0, static_cast<int>(i));
    if (open && extent == Extent::whole) return {{{"a lamp is open", {lamp}}}};
    if (!open && puzzle.lamps[i] != '?' && puzzle.lamps[i] != answer.lamps[i]) {
      return {{{"a given lamp was switched", {lamp}}}};
    }
  }
  if (extent == Extent::whole && std::ranges::count(answer.lamps, '1') != puzzle.lit) {
    return {{{"another number is lit"}}};
  }
  return {};
}

LampStrategy strategy(std::string name, BoundStrategy<Puzzle, Answer> run) {
  return {
      .info = {.name = name, .title = name, .summary = "as told", .time = std::chrono::seconds(60)},
      .bind = [run = std::move(run)](const Record& parameters) -> Expected<BoundStrategy<Puzzle, Answer>> {
        const auto settled = checked({}, parameters);
        if (!settled) return std::unexpected(settled.error());
        return run;
      }};
}

LampStrategy searching() {
  return strategy("search",
                  [](const Puzzle& puzzle, Context& context) { return search(puzzle, "", context); });
}

LampStrategy endless() {
  return strategy("endless", [](const Puzzle& puzzle, Context& context) -> Outcome<Answer> {
    while (context.enter_node()) context.report({.done = context.spent(), .message = "still dark"});
    return {Found<Answer>{{puzzle.lamps}, false}, context.end()};
  });
}

Outcome<Answer> another(const Puzzle& puzzle, const Answer& answer, Context& context) {
  auto outcome = search(puzzle, answer.lamps, context);
  if (outcome.answer() != nullptr && !outcome.answer()->complete) outcome.found = {};
  return outcome;
}

std::unique_ptr<const Family> family() { return family({searching(), endless()}); }

std::unique_ptr<const Family> family(std::vector<LampStrategy> strategies, Second second, Referee referee) {
  static constexpr EmbeddedFile kSamples[] = {
      {"one.txt", "1?1 2\n"}, {"one.answer", "101\n"}, {"pair.txt", "?0?1 2 left\n??? 1 right\n"}};
  return erase(FamilySpec<Puzzle, Answer, Game>{
      .name = "lamps",
      .summary = "say which lamps are lit",
      .introduction = {.title = "Lamps",
                       .goal = "Say which lamps are lit.",
                       .rules = {"So many of them are lit as the number says."}},
      .formats = {{.name = "plain",
                   .summary = "lamps and how many are lit",
                   .extension = ".txt",
                   .recognise = [](const Source& source) { return read(source).has_value(); },
                   .read = read,
                   .write = write}},
      .strategies = std::move(strategies),
      .read_answer = [](const Puzzle& /*puzzle*/, std::string_view text) -> Expected<Answer> {
        const auto lines = split_lines(text);
        if (lines.size() != 1) return fail("an answer is one line");
        return Answer{std::string(lines.front().text)};
      },
      .write_answer = [](const Puzzle&, const Answer& answer) { return answer.lamps + '\n'; },
      .blank = [](const Puzzle& puzzle) { return Answer{puzzle.lamps}; },
      .headline = [](const Puzzle&, const FoundView<Answer>& found) { return found.answer.lamps; },
      .check = referee,
      .picture = picture,
      .size = [](const Puzzle& puzzle) { return Size{1, static_cast<int>(puzzle.lamps.size())}; },
      .player =
          PlayedMoves<Puzzle, Answer>{.play_move = light,
                                      .remaining = [](const Puzzle& puzzle, const Answer& position)
                                          -> Expected<Puzzle> { return Puzzle{position.lamps, puzzle.lit}; },
                                      .append = [](const Answer&, const Answer& rest) { return rest; },
                                      .score = count_lit,
                                      .bound = [](const Puzzle& puzzle) -> double { return puzzle.lit; },
                                      .weights = open_lamps,
                                      .can_move = can_light},
      .uniqueness =
          Uniqueness<Puzzle, Answer>{
              .second = second,
              .repairs = [](const Puzzle&, Context&) { return std::vector<Repair<Puzzle>>(); }},
      .teaching = Teaching<Puzzle, Answer>{.explain = explain, .grade = grade},
      .games =
          Games<Puzzle, Answer, Game>{
              .parameters = {}, .deal = deal, .read = read_games, .write = write_game, .play = play},
      .samples = kSamples});
}

PuzzlePtr puzzle_of(const Family& family, std::string_view text) {
  return family.read({text}, "").value().front().puzzle;
}

}  // namespace quadrille::lamps
