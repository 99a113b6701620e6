#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <utility>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json.hpp"
#include "service/report.hpp"
#include "service/solve.hpp"

namespace quadrille::cli {
namespace {

constexpr long kMostPuzzles = 1'000'000;
constexpr int kStopped = 3;

Record settings_of(const Family& family, const Arguments& arguments) {
  Record settings(Record::Map{});
  for (const auto& generator : family.generators()) add_given(settings, generator.parameters, arguments);
  return settings;
}

// The answers of the puzzles made: the plain form of one, a JSON line each of several. An answer that the
// making has not shown is found by the family's default strategy.
class Answers {
 public:
  Answers(const Family& family, service::SolveRequest request, bool several)
      : family_(family), request_(std::move(request)), several_(several) {}

  [[nodiscard]] Expected<void> add(const std::string& id, const MadePuzzle& made, const Program& program) {
    auto answer = made.answer;
    if (answer == nullptr) {
      const auto result = service::solve(family_, *made.puzzle, request_, {.stop = program.stop()});
      if (!result) return std::unexpected(result.error());
      if (result->outcome.answer() != nullptr) answer = result->outcome.answer()->answer;
    } else if (const auto wrong = family_.check(*made.puzzle, *answer, Extent::whole); !wrong.empty()) {
      throw service::Fault("the answer a puzzle was made from is wrong: " + wrong.front().message);
    }
    if (!several_) {
      text_ = answer != nullptr ? family_.write_answer(*made.puzzle, *answer) : "";
      return {};
    }
    Record line;
    line.add("id", id);
    line.add("family", family_.name());
    line.add("answer", answer != nullptr ? family_.record(*made.puzzle, {.answer = answer}) : Record());
    service::stamp(line);
    text_ += service::to_json(line) + "\n";
    return {};
  }

  [[nodiscard]] Expected<void> write(const std::string& path) const {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text_ << std::flush;
    if (!file) return fail(fmt::format("{}: cannot be written", path));
    return {};
  }

 private:
  const Family& family_;
  service::SolveRequest request_;
  bool several_;
  std::string text_;
};

Expected<int> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  if ((*family)->generators().empty()) return fail(fmt::format("{} has no generator", (*family)->name()));
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto count = arguments.integer("count", 1, kMostPuzzles);
  if (!count) return std::unexpected(count.error());
  const auto kind = arguments.get("kind", (*family)->generators().front().name);
  const auto settings = settings_of(**family, arguments);

  std::optional<std::string> picture;
  if (arguments.has("from")) {
    auto text = service::read_file(arguments.get("from"));
    if (!text) return std::unexpected(text.error());
    picture = std::move(*text);
  }
  const Source source{.text = picture ? std::string_view(*picture) : std::string_view()};

  std::vector<NamedPuzzle> puzzles;
  const long wanted = count->value_or(1);
  Answers answers(**family, *request, wanted > 1);
  for (long i = 0; i < wanted && !program.stop().stop_requested(); ++i) {
    Random random(request->seed, static_cast<std::uint64_t>(i));
    Context context({.limits = {.time = request->time, .nodes = request->nodes, .bytes = request->bytes},
                     .stop = program.stop(),
                     .seed = request->seed,
                     .threads = request->threads});
    auto puzzle = (*family)->generate(kind, picture ? &source : nullptr, settings, random, context);
    if (!puzzle) return std::unexpected(puzzle.error());
    const auto id = wanted > 1 ? fmt::format("{}", i + 1) : "";
    if (arguments.has("answers")) {
      if (const auto added = answers.add(id, *puzzle, program); !added) return std::unexpected(added.error());
    }
    puzzles.push_back({id, std::move(puzzle->puzzle)});
  }
  if (puzzles.empty()) return kStopped;
  const auto text =
      (*family)->write(puzzles, arguments.get("to", std::string((*family)->formats().front().name)));
  if (!text) return std::unexpected(text.error());
  if (arguments.has("answers")) {
    if (const auto wrote = answers.write(arguments.get("answers")); !wrote)
      return std::unexpected(wrote.error());
  }
  return finish(arguments, *text, program.stop().stop_requested() ? kStopped : 0);
}

}  // namespace

Command generate_command(const service::Catalogue& catalogue) {
  std::vector<Option> own{
      {.name = "kind", .value = "NAME", .help = "which generator"},
      {.name = "count", .value = "N", .help = "so many puzzles", .initial = "1"},
      {.name = "to", .value = "FORMAT", .help = "the format to write; default: the plain form"},
      {.name = "answers",
       .value = "FILE",
       .help = "write the answers too: one as its plain form, several as JSON lines",
       .is_file = true},
      out_option()};
  bool from_files = false;
  for (const auto& family : catalogue.families()) {
    for (const auto& generator : family->generators()) {
      from_files |= generator.from_file;
      if (std::ranges::find(own.front().choices, generator.name) == own.front().choices.end()) {
        own.front().choices.push_back(generator.name);
      }
      add_flags(own, generator.parameters);
    }
  }
  if (from_files) own.push_back({.name = "from", .value = "FILE", .help = "the picture to make a puzzle of"});
  return {.name = "generate",
          .summary = "Make puzzles by seed",
          .positionals = {family_argument(catalogue)},
          .options = joined({own, limit_options(), talking_options()}),
          .examples = {"quadrille generate tens --rows 10 --cols 17 --kind multiple --seed 7",
                       "quadrille generate tens --count 50 -o boards.txt",
                       "quadrille generate tens --kind clearable -o board.txt --answers plan.txt"},
          .run = run};
}

}  // namespace quadrille::cli
