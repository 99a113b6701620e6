#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "cli/progress_bar.hpp"
#include "cli/scope.hpp"
#include "service/catalogue.hpp"
#include "service/input/input.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::cli {

// Whether any family has a facet: options without effect are not shown.
template <class Facet>
[[nodiscard]] bool any_family(const service::Catalogue& catalogue, const Facet* (Family::*facet)() const) {
  return std::ranges::any_of(catalogue.families(),
                             [facet](const auto& family) { return ((*family).*facet)() != nullptr; });
}

// The options that commands share, each declared once.

[[nodiscard]] Option family_argument(const service::Catalogue& catalogue);
// If no family was named: how to see the flags of a particular family.
[[nodiscard]] std::string note_on_families(const Scope& scope, std::string_view command);

// What a family adds to a command, or declares differently: its own flags.
struct FamilyFlags {
  const Family* family = nullptr;
  std::vector<Option> options{};
};
[[nodiscard]] std::vector<FamilyFlags> family_flags(const Program& program, const Command& command);

[[nodiscard]] Option file_argument(std::string help);
[[nodiscard]] Option files_argument(std::string help, bool required);
[[nodiscard]] Option output_option(std::vector<std::string> choices);
[[nodiscard]] Option out_option();
[[nodiscard]] std::vector<Option> reading_options();                    // --format --puzzle
[[nodiscard]] std::vector<Option> solving_options(const Scope& scope);  // --strategy ... --quiet
[[nodiscard]] std::vector<Option>
limit_options();  // --time-limit --node-limit --memory-limit --threads --seed
[[nodiscard]] Option memory_option();
[[nodiscard]] std::vector<Option> talking_options();  // --progress --log --quiet

[[nodiscard]] std::vector<Option> joined(std::initializer_list<std::vector<Option>> groups);

// Adds a family's or a generator's own parameters as flags. A flag that exists already stands for both, with
// the choices of both, and promises neither's range if they differ.
void add_flags(std::vector<Option>& options, std::span<const Parameter> parameters);

// Adds those of the parameters that were given as flags, each once.
void add_given(Record& settings, std::span<const Parameter> parameters, const Arguments& arguments);

// What the options say, over the user's settings.
[[nodiscard]] Expected<const Family*> family_of(const Program& program, const Arguments& arguments);
[[nodiscard]] Expected<service::SolveRequest> request_of(const Program& program, const Family& family,
                                                         const Arguments& arguments);
// What --strategy, or --method, says; "" if neither is given.
[[nodiscard]] std::string strategy_of(const Arguments& arguments);
// KEY=VALUE pairs of --param as a record.
[[nodiscard]] Expected<Record> parameters_of(const Arguments& arguments);
// The form of the result: as typed, else as saved if this command has it, else the first.
[[nodiscard]] std::string output_of(const Program& program, const Arguments& arguments,
                                    const std::vector<std::string>& choices);

// The puzzle of a FILE argument ("-" or nothing: standard input), picked by --puzzle and read by --format.
// Errors are whole lines, "FILE:LINE:COLUMN: what is wrong".
struct LoadedPuzzle {
  std::string file;
  NamedPuzzle named;
};
[[nodiscard]] Expected<LoadedPuzzle> load_puzzle(Program& program, const Family& family,
                                                 const Arguments& arguments, const std::string& path);

// Every puzzle of a file, under the name it has in a table.
[[nodiscard]] Expected<std::vector<NamedPuzzle>> load_puzzles(Program& program, const Family& family,
                                                              const Arguments& arguments,
                                                              const std::string& file);

// The same, but the error does not name the file.
[[nodiscard]] Expected<std::vector<NamedPuzzle>> read_all(Program& program, const Family& family,
                                                          const Arguments& arguments,
                                                          const std::string& file);

// Hooks for a run at this terminal: Ctrl-C, and a progress bar if wanted. Keep it alive during the run.
class Watching {
 public:
  Watching(const Program& program, const Arguments& arguments,
           std::optional<std::chrono::nanoseconds> time_limit);
  [[nodiscard]] service::Hooks hooks();
  void clear() { bar_.reset(); }  // before anything else is written to the terminal

 private:
  std::stop_token stop_;
  std::unique_ptr<ProgressBar> bar_;
};

}  // namespace quadrille::cli
