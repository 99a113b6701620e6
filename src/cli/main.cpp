#include <exception>
#include <variant>

#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/parser.hpp"
#include "cli/program.hpp"

namespace {

constexpr int kBadInput = 2;
constexpr int kFault = 4;

int run(int argc, const char* const* argv) {
  using namespace quadrille;
  cli::Program program;
  const auto parsed = cli::parse(program.commands(), argc, argv);
  if (const auto* text = std::get_if<std::string>(&parsed)) {
    cli::print(*text);
    return 0;
  }
  if (const auto* error = std::get_if<Error>(&parsed)) {
    cli::tell(error->message);
    return kBadInput;
  }
  const auto& call = std::get<cli::Call>(parsed);
  const auto& [settings, warnings] = program.settings();
  cli::set_log_level(call.arguments.get("log", settings.log.value_or("warn")), call.arguments.has("quiet"));
  for (const auto& warning : warnings) {
    cli::log(cli::LogLevel::warn, service::settings_path().string() + ": " + warning);
  }
  const auto code = call.command->run(program, call.arguments);
  if (code) return *code;
  cli::tell(code.error().message);
  return kBadInput;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& fault) {
    quadrille::cli::tell(std::string("quadrille: a fault of the program: ") + fault.what());
    return kFault;
  }
}
