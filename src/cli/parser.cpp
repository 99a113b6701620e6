#include "cli/parser.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <optional>

#include "engine/settings/spelling.hpp"
#include "grid/text.hpp"
#include "service/version.hpp"

namespace quadrille::cli {
namespace {

constexpr std::string_view kAbout =
    "Quadrille solves puzzles on squared paper, checks every answer, and shows the way to it.";

constexpr int kMostPositionals = 1 << 20;

std::string flag_spelling(const Option& option) {
  return option.letter != 0 ? fmt::format("-{},--{}", option.letter, option.name) : "--" + option.name;
}

std::string help_of(const Option& option) {
  std::string help = option.help;
  if (!option.choices.empty()) help += fmt::format(": {}", fmt::join(option.choices, "|"));
  if (!option.initial.empty()) help += fmt::format(" [{}]", option.initial);
  return help;
}

CLI::Option* add_option(CLI::App& app, const Option& option, bool positional) {
  const auto help = help_of(option);
  if (!positional && option.value.empty()) return app.add_flag(flag_spelling(option), help);
  // The library needs somewhere to write; the texts are read back from the option itself.
  auto* added = app.add_option(
      positional ? option.name : flag_spelling(option), [](const CLI::results_t&) { return true; }, help);
  added->type_name(option.value);
  if (option.required) added->required();
  if (option.repeatable && positional) {
    added->expected(option.required ? 1 : 0, kMostPositionals)->allow_extra_args(true);
  } else if (option.repeatable) {
    added->expected(1)->take_all()->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    added->allow_extra_args(false);
  } else {
    added->expected(option.words)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  }
  return added;
}

std::string footer_of(const Command& command) {
  std::string text = command.note.empty() ? "" : command.note + "\n";
  if (!command.examples.empty()) text += command.note.empty() ? "Examples:\n" : "\nExamples:\n";
  for (const auto& example : command.examples) text += "  " + example + "\n";
  return text;
}

struct Declared {
  const Command* command;
  CLI::App* app;
  std::vector<std::pair<std::string, CLI::Option*>> options;
};

Declared declare(CLI::App& root, const Command& command) {
  Declared declared{&command, root.add_subcommand(command.name, command.summary), {}};
  if (command.hidden) declared.app->group("");
  declared.app->footer(footer_of(command));
  declared.app->set_help_flag("-h,--help", "show this help");
  for (const auto& option : command.positionals) {
    declared.options.emplace_back(option.name, add_option(*declared.app, option, true));
  }
  for (const auto& option : command.options) {
    declared.options.emplace_back(option.name, add_option(*declared.app, option, false));
  }
  return declared;
}

// The library's own message about an unexpected argument is of no help; the nearest spelling is.
Error unexpected_argument(std::span<const Command> commands, const Declared* called,
                          const std::string& typed) {
  if (called == nullptr) {
    std::vector<std::string_view> known;
    for (const auto& command : commands) {
      if (!command.hidden) known.push_back(command.name);
    }
    return {typed.starts_with('-') ? fmt::format("unknown option {}; see quadrille --help", in_quotes(typed))
                                   : unknown_word("command", typed, known)};
  }
  if (!typed.starts_with("--")) {
    return {fmt::format("unexpected argument {}; see quadrille {} --help", in_quotes(typed),
                        called->command->name)};
  }
  std::vector<std::string> spellings;
  for (const auto& option : called->command->options) spellings.push_back("--" + option.name);
  const std::vector<std::string_view> known(spellings.begin(), spellings.end());
  const auto meant = nearest(std::string_view(typed).substr(0, typed.find('=')), known);
  const auto advice = meant.empty() ? std::string("see") : fmt::format("did you mean '{}'? See", meant);
  return {fmt::format("unknown option {}; {} quadrille {} --help", in_quotes(typed), advice,
                      called->command->name)};
}

std::string one_line(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::ranges::replace(text, '\n', ' ');
  return printable(text);
}

// One check of the words after the flags, for every command: a value is one of the declared choices.
std::optional<Error> refused_choice(const Call& call) {
  for (const auto& option : call.command->options) {
    if (option.choices.empty()) continue;
    const std::vector<std::string_view> known(option.choices.begin(), option.choices.end());
    for (const auto& typed : call.arguments.all(option.name)) {
      if (std::ranges::find(known, typed) == known.end())
        return Error{unknown_word("value of --" + option.name, typed, known)};
    }
  }
  return std::nullopt;
}

const Declared* called_among(const std::vector<Declared>& declared) {
  for (const auto& candidate : declared) {
    if (candidate.app->parsed()) return &candidate;
  }
  return nullptr;
}

}  // namespace

Parsed parse(std::span<const Command> commands, int argc, const char* const* argv) {
  CLI::App root{std::string(kAbout), "quadrille"};
  root.set_help_flag("-h,--help", "show this help");
  root.set_version_flag("--version", fmt::format("quadrille {}", kVersion));
  root.require_subcommand(0, 1);
  root.footer(
      "Examples:\n  quadrille solve tens board.txt\n  quadrille strategies tens\n  quadrille solve --help\n");
  std::vector<Declared> declared;
  declared.reserve(commands.size());
  for (const auto& command : commands) declared.push_back(declare(root, command));

  try {
    root.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    const auto* called = called_among(declared);
    return called != nullptr ? called->app->help("quadrille") : root.help();
  } catch (const CLI::CallForVersion& version) {
    return std::string(version.what()) + "\n";
  } catch (const CLI::ExtrasError&) {
    const auto* called = called_among(declared);
    const auto extras = called != nullptr ? called->app->remaining() : root.remaining();
    return unexpected_argument(commands, called, extras.empty() ? "" : extras.front());
  } catch (const CLI::ParseError& error) {
    const auto* called = called_among(declared);
    return Error{fmt::format("{}; see quadrille {}--help", one_line(error.what()),
                             called != nullptr ? called->command->name + " " : "")};
  }

  const auto* called = called_among(declared);
  if (called == nullptr) return root.help();
  Call call{called->command, {}};
  for (const auto& [name, option] : called->options) {
    if (option->count() == 0) continue;
    auto values = option->reduced_results();
    const bool several_words = option->get_expected_min() > 1;
    if (several_words) values = {fmt::format("{}", fmt::join(values, " "))};
    call.arguments.put(name, std::move(values));
  }
  if (const auto refused = refused_choice(call)) return *refused;
  return call;
}

}  // namespace quadrille::cli
