#pragma once

#include <span>
#include <string>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/interrupt.hpp"
#include "service/catalogue.hpp"
#include "service/input/settings.hpp"

namespace quadrille::cli {

// What every command has at hand: the families, the user's defaults, the terminal, and Ctrl-C.
class Program {
 public:
  // The words of the command line, without the program's name.
  explicit Program(std::span<const char* const> words);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  [[nodiscard]] const service::Catalogue& catalogue() const { return catalogue_; }
  [[nodiscard]] const service::LoadedSettings& settings() const { return settings_; }
  [[nodiscard]] const std::vector<Command>& commands() const { return commands_; }
  // The commands as declared for a family, with its own flags.
  [[nodiscard]] std::vector<Command> commands_for(const Family& family) const;
  [[nodiscard]] std::stop_token stop() const { return interrupt_.token(); }

  // The whole of a file, or of standard input for "-". A read that Ctrl-C has cut is an error, never half a
  // text.
  [[nodiscard]] Expected<std::string> read(const std::string& path);
  // Whether a read was cut that way: the command's error then only means that it obeyed.
  [[nodiscard]] bool reading_was_cut() const { return reading_was_cut_; }

 private:
  service::Catalogue catalogue_;
  service::LoadedSettings settings_;
  std::vector<Command> commands_;
  Interrupt interrupt_;
  StoppableInput input_;
  std::streambuf* former_input_;
  bool reading_was_cut_ = false;
};

}  // namespace quadrille::cli
