#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "service/version.hpp"

namespace quadrille::cli {
namespace {

// Text as roff wants it: a backslash doubled, a hyphen kept a hyphen, no line that starts with a request.
std::string roff(std::string_view text) {
  std::string escaped;
  if (text.starts_with('.') || text.starts_with('\'')) escaped += "\\&";
  for (const char character : text) {
    if (character == '\\' || character == '-') escaped += '\\';
    escaped += character;
  }
  return escaped;
}

std::string option_entry(const Option& option) {
  const std::string flag =
      option.letter != 0 ? fmt::format("-{}, --{}", option.letter, option.name) : "--" + option.name;
  std::string text = fmt::format(".TP\n\\fB{}\\fR", roff(flag));
  if (!option.value.empty()) text += fmt::format(" \\fI{}\\fR", roff(option.value));
  text += "\n" + roff(option.help);
  if (!option.choices.empty()) text += roff(fmt::format(": {}", fmt::join(option.choices, "|")));
  if (!option.initial.empty()) text += roff(fmt::format(" (default {})", option.initial));
  return text + "\n";
}

std::string command_entry(const Program& program, const Command& command) {
  std::string text = fmt::format(".SS \"quadrille {}", command.name);
  for (const auto& positional : command.positionals) {
    text += positional.required ? " " + positional.value : " [" + positional.value + "]";
  }
  text += "\"\n" + roff(command.summary) + ".\n";
  for (const auto& option : command.options) text += option_entry(option);
  for (const auto& [family, options] : family_flags(program, command)) {
    text += fmt::format(".PP\nOf {}:\n", roff(family->name()));
    for (const auto& option : options) text += option_entry(option);
  }
  if (!command.examples.empty()) text += ".PP\nExamples:\n.nf\n";
  for (const auto& example : command.examples) text += "  " + roff(example) + "\n";
  if (!command.examples.empty()) text += ".fi\n";
  return text;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  std::string page = fmt::format(".TH QUADRILLE 1 \"\" \"quadrille {}\"\n", kVersion);
  page += ".SH NAME\nquadrille \\- solves puzzles on squared paper\n";
  page += ".SH SYNOPSIS\n.B quadrille\n\\fICOMMAND\\fR [\\fIARGUMENTS\\fR]\n.SH COMMANDS\n";
  for (const auto& command : program.commands()) {
    if (!command.hidden) page += command_entry(program, command);
  }
  page +=
      ".SH EXIT STATUS\n0 answered; 1 a proven negative; 2 bad usage or bad input; 3 no full answer; 4 a "
      "fault of the program.\n";
  page +=
      ".SH FILES\n~/.config/quadrille/config.json: defaults for strategy, time_limit, threads, seed, output, "
      "progress, log.\n";
  return finish(arguments, page, ExitCode::answered);
}

}  // namespace

Command manual_command(const Scope& /*scope*/) {
  return {.name = "manual",
          .summary = "The manual page, for man",
          .options = {out_option()},
          .examples = {"quadrille manual | man -l -"},
          .run = run};
}

}  // namespace quadrille::cli
