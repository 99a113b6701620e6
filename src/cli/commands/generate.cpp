#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <utility>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/json/json.hpp"
#include "service/make/generate.hpp"
#include "service/make/puzzle_stream.hpp"
#include "service/output/output_file.hpp"
#include "service/solve/report.hpp"

namespace quadrille::cli {
namespace {

constexpr long kMostPuzzles = 1'000'000;

// The flags of the family's generators that were given; one that only another kind has is refused by name.
Record settings_of(const Family& family, const Arguments& arguments) {
  Record settings(Record::Map{});
  for (const auto& generator : family.generators()) add_given(settings, generator.parameters, arguments);
  return settings;
}

// The answers of the puzzles made: the plain form of one, a JSON line each of several. An answer that making
// the puzzle has not shown is found by the family's default strategy.
class Answers {
 public:
  Answers(const Family& family, service::SolveRequest request, bool several)
      : family_(family), request_(std::move(request)), several_(several) {}

  [[nodiscard]] Expected<void> open(const std::string& path) {
    auto file = service::OutputFile::open(path, service::Unfinished::kept);
    if (!file) return std::unexpected(file.error());
    file_ = std::move(*file);
    return {};
  }

  [[nodiscard]] Expected<void> add(const std::string& id, const MadePuzzle& made,
                                   const service::Hooks& hooks) {
    if (!file_.is_open()) return {};
    const auto answer = service::answer_of(family_, made, request_, hooks);
    if (!answer) return std::unexpected(answer.error());
    return file_.write(written(id, *made.puzzle, *answer));
  }

  [[nodiscard]] Expected<void> finish() { return file_.finish(); }

 private:
  [[nodiscard]] std::string written(const std::string& id, const AnyPuzzle& puzzle,
                                    const AnswerPtr& answer) const {
    if (!several_) return answer != nullptr ? family_.write_answer(puzzle, *answer) : "";
    Record line;
    line.add("id", id);
    line.add("family", family_.name());
    line.add("answer", answer != nullptr ? family_.record(puzzle, {.answer = answer}) : Record());
    service::stamp(line);
    return service::to_json(line) + "\n";
  }

  const Family& family_;
  service::SolveRequest request_;
  bool several_;
  service::OutputFile file_;  // open if answers are wanted
};

// Makes the puzzles and writes each as it comes. A stop keeps those already made.
Expected<ExitCode> make_all(const service::GenerateRequest& wanted, std::uint64_t count, Program& program,
                            const Arguments& arguments) {
  const bool several = count > 1;
  auto out = ResultStream::open(arguments);
  if (!out) return std::unexpected(out.error());
  Answers answers(wanted.family, wanted.limits, several);
  if (arguments.has("answers")) {
    if (const auto opened = answers.open(arguments.get("answers")); !opened)
      return std::unexpected(opened.error());
  }
  service::PuzzleStream stream(
      wanted.family, arguments.get("to", std::string(wanted.family.formats().front().name)), several);
  std::uint64_t made = 0;
  bool listening = true;
  while (made < count && listening && !program.stop().stop_requested()) {
    Watching watching(program, arguments, wanted.limits.time);
    auto puzzle = service::generate(wanted, made, watching.hooks());
    if (!puzzle && program.stop().stop_requested()) break;
    if (!puzzle)
      return fail(several ? fmt::format("puzzle {}: {}", made + 1, puzzle.error().message)
                          : puzzle.error().message);
    const auto id = several ? fmt::format("{}", made + 1) : "";
    if (const auto added = answers.add(id, *puzzle, watching.hooks()); !added)
      return std::unexpected(added.error());
    watching.clear();
    const auto text = stream.add({id, std::move(puzzle->puzzle)});
    if (!text) return std::unexpected(text.error());
    listening = out->write(*text);
    ++made;
  }
  const auto rest = stream.end();
  if (!rest) return std::unexpected(rest.error());
  out->write(*rest);
  for (const auto& written : {out->finish(), answers.finish()}) {
    if (!written) return std::unexpected(written.error());
  }
  const bool cut = program.stop().stop_requested() && made < count;
  if (cut && !arguments.has("quiet")) tell(fmt::format("stopped: {} of {} puzzles made", made, count));
  return service::exit_code_of_run(cut);
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto family = family_of(program, arguments);
  if (!family) return std::unexpected(family.error());
  const auto request = request_of(program, **family, arguments);
  if (!request) return std::unexpected(request.error());
  const auto count = arguments.integer("count", 1, kMostPuzzles);
  if (!count) return std::unexpected(count.error());
  service::GenerateRequest wanted{.family = **family,
                                  .kind = arguments.get("kind"),
                                  .settings = settings_of(**family, arguments),
                                  .limits = *request};
  if (const auto can = service::can_generate(wanted); !can) return std::unexpected(can.error());
  if (arguments.has("from")) {
    auto text = program.read(arguments.get("from"));
    if (!text) return fail(service::located(arguments.get("from"), text.error()));
    wanted.file = std::move(*text);
  }
  return make_all(wanted, static_cast<std::uint64_t>(count->value_or(1)), program, arguments);
}

}  // namespace

Command generate_command(const Scope& scope) {
  std::vector<Option> own{
      {.name = "kind", .value = "NAME", .help = "which generator"},
      {.name = "count", .value = "N", .help = "the number of puzzles", .initial = "1"},
      {.name = "to", .value = "FORMAT", .help = "the format to write; default: the plain form"},
      {.name = "answers",
       .value = "FILE",
       .help = "write the answers too: one as its plain form, several as JSON lines",
       .is_file = true},
      out_option()};
  bool from_files = false;
  for (const auto& generator :
       scope.family != nullptr ? scope.family->generators() : std::span<const GeneratorInfo>()) {
    from_files |= generator.from == MadeFrom::file;
    own.front().choices.push_back(generator.name);
    add_flags(own, generator.parameters);
  }
  if (from_files) own.push_back({.name = "from", .value = "FILE", .help = "the picture to make a puzzle of"});
  return {.name = "generate",
          .summary = "Make puzzles by seed",
          .positionals = {family_argument(scope.catalogue)},
          .options = joined({own, limit_options(), talking_options()}),
          .examples = {"quadrille generate tens --rows 10 --cols 17 --kind multiple --seed 7",
                       "quadrille generate tens --count 50 -o boards.txt",
                       "quadrille generate tens --kind clearable -o board.txt --answers plan.txt"},
          .note = note_on_families(scope, "generate"),
          .run = run};
}

}  // namespace quadrille::cli
