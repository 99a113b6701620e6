#include "cli/program.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>

#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "service/input/input.hpp"

namespace quadrille::cli {

Program::Program(std::span<const char* const> words)
    : settings_(service::load_settings(service::settings_path(), catalogue_)),
      commands_(make_commands({catalogue_, named_family(catalogue_, words)})),
      input_(STDIN_FILENO, interrupt_.token()),
      former_input_(std::cin.rdbuf(&input_)) {}

Program::~Program() { std::cin.rdbuf(former_input_); }

std::vector<Command> Program::commands_for(const Family& family) const {
  return make_commands({catalogue_, &family});
}

Expected<std::string> Program::read(const std::string& path) {
  auto text = [&]() -> Expected<std::string> {
    if (path == "-") return service::read_file(path);
    struct stat status{};
    if (::stat(path.c_str(), &status) != 0)
      return fail(errno == ENOENT ? "no such file"
                                  : fmt::format("cannot be opened: {}", std::strerror(errno)));
    if (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)) return service::read_file(path);
    return read_pipe(path, stop(), reading_was_cut_);
  }();
  if (path == "-" && input_.was_cut()) {
    reading_was_cut_ = true;
    return fail("stopped");
  }
  if (path == "-" && input_.error() != 0)
    return fail(fmt::format("cannot be read: {}", std::strerror(input_.error())));
  if (text) log_info("{}: read, {} bytes", path == "-" ? "standard input" : path, text->size());
  return text;
}

}  // namespace quadrille::cli
