#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"

namespace quadrille::cli {
namespace {

const std::vector<std::string> kShells{"bash", "zsh", "fish"};

std::string names_of(const std::vector<Option>& options) {
  std::string flags;
  for (const auto& option : options) flags += " --" + option.name;
  return flags;
}

// "    'play mines --start') ...": the choices of every flag that has any, after these words.
std::string bash_choices(const std::string& words, const std::vector<Option>& options) {
  std::string text;
  for (const auto& option : options) {
    if (option.choices.empty()) continue;
    text += fmt::format("    '{} --{}') COMPREPLY=($(compgen -W '{}' -- \"$cur\")); return;;\n", words,
                        option.name, fmt::join(option.choices, " "));
  }
  return text;
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
  std::string by_family;
  std::string by_command;
  std::string own_flags;
  for (const auto& command : program.commands()) {
    by_command += bash_choices(command.name, command.options);
    for (const auto& [family, options] : family_flags(program, command)) {
      const auto words = fmt::format("{} {}", command.name, family->name());
      by_family += bash_choices(words, options);
      own_flags += fmt::format("    '{}') own='{}';;\n", words, names_of(options));
    }
  }
  text += "  local own=\n";
  text += "  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]} $prev\" in\n" + by_family + "  esac\n";
  text += "  case \"${COMP_WORDS[1]} $prev\" in\n" + by_command + "  esac\n";
  text += "  case \"${COMP_WORDS[1]} ${COMP_WORDS[2]}\" in\n" + own_flags;
  text += "  esac\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const auto& command : program.commands()) {
    text += fmt::format("    {})\n", command.name);
    if (!command.positionals.empty() && !command.positionals.front().choices.empty()) {
      text += fmt::format(
          "      if [ \"$COMP_CWORD\" -eq 2 ]; then COMPREPLY=($(compgen -W '{} --help' -- \"$cur\")); "
          "return; fi\n",
          fmt::join(command.positionals.front().choices, " "));
    }
    text += fmt::format(
        "      COMPREPLY=($(compgen -W \"--help{} $own\" -- \"$cur\") $(compgen -f -- \"$cur\"));;\n",
        names_of(command.options));
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

std::string fish_flag(const std::string& where, const Option& option) {
  auto text =
      fmt::format("complete -c quadrille {} -l {} -d {}", where, option.name, fish_quoted(option.help));
  if (option.letter != 0) text += fmt::format(" -s {}", option.letter);
  if (!option.value.empty()) text += " -r";
  if (!option.choices.empty()) text += fmt::format(" -a '{}'", fmt::join(option.choices, " "));
  return text + "\n";
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
    for (const auto& option : command.options) text += fish_flag(here, option);
    for (const auto& [family, options] : family_flags(program, command)) {
      const auto within =
          fmt::format("-n '__fish_seen_subcommand_from {}; and __fish_seen_subcommand_from {}'", command.name,
                      family->name());
      for (const auto& option : options) text += fish_flag(within, option);
    }
  }
  return text;
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto shell = arguments.get("shell");
  if (shell == "bash") return finish(arguments, bash_script(program), ExitCode::answered);
  if (shell == "zsh") return finish(arguments, zsh_script(program), ExitCode::answered);
  if (shell == "fish") return finish(arguments, fish_script(program), ExitCode::answered);
  return fail("completions are for bash, zsh or fish");
}

}  // namespace

Command completions_command(const Scope& /*scope*/) {
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
