#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kShells{"bash", "zsh", "fish"};

std::string flags_of(const Command& command) {
  std::string flags = "--help";
  for (const auto& option : command.options) flags += " --" + option.name;
  return flags;
}

std::string command_names(const Program& program) {
  std::string names;
  for (const auto& command : program.commands()) {
    if (!command.hidden) names += (names.empty() ? "" : " ") + command.name;
  }
  return names;
}

// A word after a flag with choices completes to them; the second word to the first positional's choices; else
// flags and files.
std::string bash_script(const Program& program) {
  std::string text =
      "_quadrille() {\n  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n";
  text += fmt::format(
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then COMPREPLY=($(compgen -W '{}' -- \"$cur\")); return; fi\n",
      command_names(program));
  text += "  case \"${COMP_WORDS[1]} $prev\" in\n";
  for (const auto& command : program.commands()) {
    for (const auto& option : command.options) {
      if (option.choices.empty()) continue;
      text += fmt::format("    '{} --{}') COMPREPLY=($(compgen -W '{}' -- \"$cur\")); return;;\n",
                          command.name, option.name, fmt::join(option.choices, " "));
    }
  }
  text += "  esac\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const auto& command : program.commands()) {
    text += fmt::format("    {})\n", command.name);
    if (!command.positionals.empty() && !command.positionals.front().choices.empty()) {
      text += fmt::format(
          "      if [ \"$COMP_CWORD\" -eq 2 ]; then COMPREPLY=($(compgen -W '{} --help' -- \"$cur\")); "
          "return; fi\n",
          fmt::join(command.positionals.front().choices, " "));
    }
    text += fmt::format("      COMPREPLY=($(compgen -W '{}' -- \"$cur\") $(compgen -f -- \"$cur\"));;\n",
                        flags_of(command));
  }
  return text + "  esac\n}\ncomplete -o filenames -F _quadrille quadrille\n";
}

std::string zsh_script(const Program& program) {
  return "#compdef quadrille\nautoload -U +X bashcompinit && bashcompinit\n" + bash_script(program);
}

std::string fish_quoted(std::string_view text) {
  std::string quoted = "'";
  for (const char character : text) {
    if (character == '\'' || character == '\\') quoted += '\\';
    quoted += character;
  }
  return quoted + "'";
}

std::string fish_script(const Program& program) {
  std::string text;
  for (const auto& command : program.commands()) {
    if (command.hidden) continue;
    text += fmt::format("complete -c quadrille -n __fish_use_subcommand -a {} -d {}\n", command.name,
                        fish_quoted(command.summary));
    const auto here = fmt::format("-n '__fish_seen_subcommand_from {}'", command.name);
    for (const auto& positional : command.positionals) {
      if (positional.choices.empty()) continue;
      text += fmt::format("complete -c quadrille {} -a '{}'\n", here, fmt::join(positional.choices, " "));
    }
    for (const auto& option : command.options) {
      text +=
          fmt::format("complete -c quadrille {} -l {} -d {}", here, option.name, fish_quoted(option.help));
      if (option.letter != 0) text += fmt::format(" -s {}", option.letter);
      if (!option.value.empty()) text += " -r";
      if (!option.choices.empty()) text += fmt::format(" -a '{}'", fmt::join(option.choices, " "));
      text += "\n";
    }
  }
  return text;
}

Expected<int> run(Program& program, const Arguments& arguments) {
  const auto shell = arguments.get("shell");
  if (shell == "bash") return finish(arguments, bash_script(program), 0);
  if (shell == "zsh") return finish(arguments, zsh_script(program), 0);
  if (shell == "fish") return finish(arguments, fish_script(program), 0);
  return fail("completions are for bash, zsh or fish");
}

}  // namespace

Command completions_command(const service::Catalogue& /*catalogue*/) {
  return {
      .name = "completions",
      .summary = "A completion script for your shell",
      .positionals =
          {{.name = "shell", .value = "SHELL", .help = "the shell", .choices = kShells, .required = true}},
      .options = {out_option()},
      .examples = {"quadrille completions bash > ~/.local/share/bash-completion/completions/quadrille"},
      .run = run};
}

}  // namespace quadrille::cli
