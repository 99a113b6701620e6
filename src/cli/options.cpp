#include "cli/options.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "engine/extensions/classic.hpp"
#include "engine/parallel/parallel.hpp"
#include "grid/text.hpp"
#include "service/input/input.hpp"
#include "service/solve/request.hpp"

namespace quadrille::cli {
namespace {

// The puzzles of a file under their own names.
Expected<std::vector<NamedPuzzle>> parsed(Program& program, const Family& family, const Arguments& arguments,
                                          const std::string& file) {
  const auto text = program.read(file);
  if (!text) return std::unexpected(text.error());
  const auto opened = service::open_text(*text);
  if (!opened) return std::unexpected(opened.error());
  auto puzzles = service::read_puzzles(family, *opened, arguments.get("format"));
  if (puzzles && is_logged(LogLevel::info)) {
    const auto format = arguments.get("format", std::string(family.recognise(opened->source())));
    log_info("{}: {} puzzle(s) in the format {}{}", file, puzzles->size(),
             format.empty() ? family.formats().front().name : format,
             arguments.has("format") ? "" : ", recognised");
  }
  return puzzles;
}

bool bar_wanted(const Program& program, const Arguments& arguments) {
  const auto wanted = arguments.get("progress", program.settings().settings.progress.value_or("auto"));
  if (arguments.has("quiet") || wanted == "never") return false;
  return wanted == "always" || is_terminal_error();
}

}  // namespace

Option family_argument(const service::Catalogue& catalogue) {
  Option option{.name = "family", .value = "FAMILY", .help = "the kind of puzzle", .required = true};
  for (const auto& family : catalogue.families()) option.choices.emplace_back(family->name());
  return option;
}

std::string note_on_families(const Scope& scope, std::string_view command) {
  if (scope.family != nullptr) return "";
  return fmt::format("A family may have flags of its own: quadrille {} FAMILY --help shows them.", command);
}

std::vector<FamilyFlags> family_flags(const Program& program, const Command& command) {
  std::vector<FamilyFlags> flags;
  for (const auto& family : program.catalogue().families()) {
    const auto commands = program.commands_for(*family);
    const auto own = std::ranges::find(commands, command.name, &Command::name);
    FamilyFlags added{.family = family.get()};
    for (const auto& option : own->options) {
      const auto known = std::ranges::find(command.options, option.name, &Option::name);
      if (known == command.options.end() || known->choices != option.choices) added.options.push_back(option);
    }
    if (!added.options.empty()) flags.push_back(std::move(added));
  }
  return flags;
}

Option file_argument(std::string help) {
  return {.name = "file", .value = "FILE", .help = std::move(help), .is_file = true};
}

Option files_argument(std::string help, bool required) {
  return {.name = "files",
          .value = "DIR|FILE...",
          .help = std::move(help),
          .required = required,
          .repeatable = true,
          .is_file = true};
}

Option output_option(std::vector<std::string> choices) {
  Option option{
      .name = "output", .value = "FORM", .help = "the form of the result", .initial = choices.front()};
  option.choices = std::move(choices);
  return option;
}

Option out_option() {
  return {.name = "out", .value = "FILE", .help = "write the result to FILE", .letter = 'o', .is_file = true};
}

std::vector<Option> reading_options() {
  return {
      {.name = "format", .value = "NAME", .help = "the file's format; default: recognised from the content"},
      {.name = "puzzle", .value = "ID|N", .help = "which puzzle of a file with several; default: the first"}};
}

Option memory_option() {
  return {
      .name = "memory-limit", .value = "N[K|M|G]", .help = "stop before using more memory", .initial = "1G"};
}

std::vector<Option> limit_options() {
  return {
      {.name = "time-limit", .value = "SECONDS", .help = "stop after this time; default: the strategy's own"},
      {.name = "node-limit", .value = "N", .help = "stop after N search nodes; makes a run repeatable"},
      memory_option(),
      {.name = "threads", .value = "N", .help = "threads to use; default: all cores"},
      {.name = "seed", .value = "N", .help = "seed of all random choices", .initial = "1"}};
}

std::vector<Option> talking_options() {
  return {{.name = "progress",
           .value = "WHEN",
           .help = "a bar on standard error",
           .initial = "auto",
           .choices = {"auto", "always", "never"}},
          {.name = "log",
           .value = "LEVEL",
           .help = "verbosity of messages on standard error",
           .initial = "warn",
           .choices = {"error", "warn", "info", "debug"}},
          {.name = "quiet", .help = "no bar and no messages"}};
}

std::vector<Option> solving_options(const Scope& scope) {
  std::vector<Option> options{
      {.name = "strategy", .value = "NAME", .help = "how to solve; see quadrille strategies"},
      {.name = "param",
       .value = "KEY=VALUE",
       .help = "set a parameter of the strategy (repeatable)",
       .repeatable = true}};
  if (scope.extension<Classic>() != nullptr)
    options.push_back({.name = "method", .value = "NAME", .help = "another name of --strategy"});
  if (any_family(scope.catalogue, &Family::uniqueness))
    options.push_back(
        {.name = "no-unique", .help = "stop at the first answer, do not prove it the only one"});
  return joined({options, limit_options(), talking_options()});
}

std::vector<Option> joined(std::initializer_list<std::vector<Option>> groups) {
  std::vector<Option> all;
  for (const auto& group : groups) all.insert(all.end(), group.begin(), group.end());
  return all;
}

void add_flags(std::vector<Option>& options, std::span<const Parameter> parameters) {
  for (const auto& parameter : parameters) {
    const auto known = std::ranges::find(options, flag_name(parameter.name), &Option::name);
    auto flag = flag_of(parameter);
    if (known == options.end()) {
      options.push_back(std::move(flag));
      continue;
    }
    if (known->help != flag.help || known->initial != flag.initial) {
      known->help = fmt::format("{}; range and default are the kind's own", parameter.help);
      known->initial.clear();
    }
    for (const auto& choice : parameter.choices) {
      if (std::ranges::find(known->choices, choice) == known->choices.end()) known->choices.push_back(choice);
    }
  }
}

Expected<const Family*> family_of(const Program& program, const Arguments& arguments) {
  return program.catalogue().find(arguments.get("family"));
}

void add_given(Record& settings, std::span<const Parameter> parameters, const Arguments& arguments) {
  for (const auto& parameter : parameters) {
    const auto flag = flag_name(parameter.name);
    if (arguments.has(flag) && settings.find(parameter.name) == nullptr)
      settings.add(parameter.name, arguments.get(flag));
  }
}

std::string strategy_of(const Arguments& arguments) {
  return arguments.get(arguments.has("method") ? "method" : "strategy");
}

Expected<Record> parameters_of(const Arguments& arguments) {
  Record record(Record::Map{});
  for (const auto& pair : arguments.all("param")) {
    const auto equals = pair.find('=');
    if (equals == std::string::npos || equals == 0) {
      return fail(fmt::format("--param takes KEY=VALUE, not {}", in_quotes(pair)));
    }
    const auto key = pair.substr(0, equals);
    if (record.find(key) != nullptr) return fail(fmt::format("--param {} is given twice", in_quotes(key)));
    record.add(key, pair.substr(equals + 1));
  }
  return record;
}

// The solve settings that were given; for the rest, the user's saved settings.
Expected<service::SolveRequest> request_of(const Program& program, const Family& family,
                                           const Arguments& arguments) {
  if (arguments.has("strategy") && arguments.has("method"))
    return fail("--method is another name of --strategy: give one of them");
  auto parameters = parameters_of(arguments);
  if (!parameters) return std::unexpected(parameters.error());
  Record given(Record::Map{{"params", std::move(*parameters)}});
  for (const auto* key : {"time_limit", "node_limit", "memory_limit", "threads", "seed"}) {
    const auto flag = flag_name(key);
    if (arguments.has(flag)) given.add(key, arguments.get(flag));
  }
  if (const auto strategy = strategy_of(arguments); !strategy.empty()) given.add("strategy", strategy);
  if (arguments.has("no-unique")) given.add("unique", false);

  const auto& settings = program.settings().settings;
  service::SolveRequest otherwise{.threads = settings.threads.value_or(machine_threads()),
                                  .seed = settings.seed.value_or(1)};
  const auto saved =
      std::ranges::find(settings.strategy, family.name(), &std::pair<std::string, std::string>::first);
  if (saved != settings.strategy.end()) otherwise.strategy = saved->second;
  if (settings.time_limit)
    otherwise.time = std::chrono::duration_cast<std::chrono::nanoseconds>(
        std::chrono::duration<double>(*settings.time_limit));
  service::RecordReader reader(given, service::Written::as_flags);
  auto request = service::read_request(reader, std::move(otherwise));
  if (reader.problem()) return std::unexpected(*reader.problem());
  return request;
}

std::string output_of(const Program& program, const Arguments& arguments,
                      const std::vector<std::string>& choices) {
  const auto& saved = program.settings().settings.output;
  const bool saved_fits = saved && std::ranges::find(choices, *saved) != choices.end();
  return arguments.get("output", saved_fits ? *saved : choices.front());
}

Expected<LoadedPuzzle> load_puzzle(Program& program, const Family& family, const Arguments& arguments,
                                   const std::string& path) {
  const std::string file = path.empty() ? "-" : path;
  const auto puzzles = parsed(program, family, arguments, file);
  if (!puzzles) return fail(service::located(file, puzzles.error()));
  auto named = service::pick_puzzle(*puzzles, arguments.get("puzzle"));
  if (!named) return fail(service::located(file, named.error()));
  return LoadedPuzzle{file, std::move(*named)};
}

Expected<std::vector<NamedPuzzle>> load_puzzles(Program& program, const Family& family,
                                                const Arguments& arguments, const std::string& file) {
  auto puzzles = read_all(program, family, arguments, file);
  if (!puzzles) return fail(service::located(file, puzzles.error()));
  return puzzles;
}

Expected<std::vector<NamedPuzzle>> read_all(Program& program, const Family& family,
                                            const Arguments& arguments, const std::string& file) {
  auto puzzles = parsed(program, family, arguments, file);
  if (!puzzles) return puzzles;
  const bool only_one = puzzles->size() == 1;
  for (auto& puzzle : *puzzles) puzzle.id = service::batch_id(file, puzzle.id, only_one);
  return puzzles;
}

Watching::Watching(const Program& program, const Arguments& arguments,
                   std::optional<std::chrono::nanoseconds> time_limit)
    : stop_(program.stop()) {
  if (bar_wanted(program, arguments)) bar_ = std::make_unique<ProgressBar>(time_limit);
}

service::Hooks Watching::hooks() {
  service::Hooks hooks{.stop = stop_, .log = run_log()};
  if (bar_) hooks.progress = [this](const Progress& progress) { bar_->show(progress); };
  return hooks;
}

}  // namespace quadrille::cli
