#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/settings/parameters.hpp"
#include "grid/error.hpp"
#include "service/output/exit_code.hpp"

namespace quadrille::cli {

using service::ExitCode;

class Program;

// One argument of a command. The parser, the help, the man page and the shell completions all derive from it.
struct Option {
  std::string name;     // "time-limit": the flag --time-limit; for a positional, its placeholder
  std::string value{};  // the value's placeholder in help: "SECONDS"; empty: a switch
  std::string help{};
  char letter = 0;        // -o
  std::string initial{};  // the default, for help
  std::vector<std::string> choices{};
  bool required = false;  // positionals only
  bool repeatable = false;
  bool is_file = false;  // completions offer files
  int words = 1;         // a value of several words, each an argument of its own
};

// The arguments of one call, as typed.
class Arguments {
 public:
  void put(const std::string& name, std::vector<std::string> values) { values_[name] = std::move(values); }

  [[nodiscard]] bool has(const std::string& name) const { return values_.contains(name); }
  [[nodiscard]] std::string get(const std::string& name, const std::string& otherwise = {}) const;
  [[nodiscard]] std::vector<std::string> all(const std::string& name) const;

  // A number in a range. An error names the flag and what would be right.
  [[nodiscard]] Expected<std::optional<long>> integer(const std::string& name, long least, long most) const;
  [[nodiscard]] Expected<std::optional<double>> real(const std::string& name, double least,
                                                     double most) const;

 private:
  std::map<std::string, std::vector<std::string>> values_;
};

// A subcommand: one file in commands/, one line in commands/list.cpp.
struct Command {
  std::string name;
  std::string summary;
  std::vector<Option> positionals{};
  std::vector<Option> options{};
  std::vector<std::string> examples{};
  std::string note{};  // shown below the options
  // The exit code, or one line that says what is wrong with the call or its input.
  std::function<Expected<ExitCode>(Program&, const Arguments&)> run{};
  bool hidden = false;
};

// A family's or a generator's parameter as a flag.
[[nodiscard]] Option flag_of(const Parameter& parameter);
// The flag of a parameter: seconds_per_move is set by --seconds-per-move.
[[nodiscard]] std::string flag_name(std::string name);

}  // namespace quadrille::cli
