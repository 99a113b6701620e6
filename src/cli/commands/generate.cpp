#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"

namespace quadrille::cli {
namespace {

constexpr long kMostPuzzles = 1'000'000;
constexpr int kStopped = 3;

Record settings_of(const Family& family, const Arguments& arguments) {
  Record settings(Record::Map{});
  for (const auto& generator : family.generators()) add_given(settings, generator.parameters, arguments);
  return settings;
}

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
  for (long i = 0; i < wanted && !program.stop().stop_requested(); ++i) {
    Random random(request->seed, static_cast<std::uint64_t>(i));
    Context context({.limits = {.time = request->time, .nodes = request->nodes, .bytes = request->bytes},
                     .stop = program.stop(),
                     .seed = request->seed,
                     .threads = request->threads});
    auto puzzle = (*family)->generate(kind, picture ? &source : nullptr, settings, random, context);
    if (!puzzle) return std::unexpected(puzzle.error());
    puzzles.push_back({wanted > 1 ? fmt::format("{}", i + 1) : "", std::move(*puzzle)});
  }
  if (puzzles.empty()) return kStopped;
  const auto text =
      (*family)->write(puzzles, arguments.get("to", std::string((*family)->formats().front().name)));
  if (!text) return std::unexpected(text.error());
  return finish(arguments, *text, program.stop().stop_requested() ? kStopped : 0);
}

}  // namespace

Command generate_command(const service::Catalogue& catalogue) {
  std::vector<Option> own{
      {.name = "kind", .value = "NAME", .help = "which generator"},
      {.name = "count", .value = "N", .help = "so many puzzles", .initial = "1"},
      {.name = "to", .value = "FORMAT", .help = "the format to write; default: the plain form"},
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
                       "quadrille generate tens --count 50 -o boards.txt"},
          .run = run};
}

}  // namespace quadrille::cli
