#pragma once

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "cli/command.hpp"

namespace quadrille::cli {

// What a command line asks for: a command to run, a text to print (help, version), or an error.
struct Call {
  const Command* command = nullptr;
  Arguments arguments{};
};
using Parsed = std::variant<Call, std::string, Error>;

// Reads a command line against the declarations. The only file that knows the parsing library.
[[nodiscard]] Parsed parse(std::span<const Command> commands, int argc, const char* const* argv);

}  // namespace quadrille::cli
