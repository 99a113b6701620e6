#include "cli/program.hpp"

#include <algorithm>
#include <iostream>

#include "cli/commands/list.hpp"

namespace quadrille::cli {

Program::Program()
    : settings_(service::load_settings(service::settings_path())),
      commands_(make_commands(catalogue_)),
      input_(interrupt_.token()),
      former_input_(std::cin.rdbuf(&input_)) {}

Program::~Program() { std::cin.rdbuf(former_input_); }

}  // namespace quadrille::cli
