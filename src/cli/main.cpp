#include <unistd.h>

#include <algorithm>
#include <exception>
#include <new>
#include <span>
#include <string_view>
#include <variant>

#include "cli/log.hpp"
#include "cli/output.hpp"
#include "cli/parser.hpp"
#include "cli/program.hpp"

namespace {

using quadrille::service::ExitCode;

constexpr std::string_view kOutOfMemory = "quadrille: out of memory\n";
constexpr std::string_view kBroken = "quadrille: a fault of the program\n";

ExitCode run(int argc, const char* const* argv) {
  using namespace quadrille;
  const std::span<const char* const> words(argv, static_cast<std::size_t>(argc));
  cli::Program program(words.subspan(std::min<std::size_t>(1, words.size())));
  const auto parsed = cli::parse(program.commands(), argc, argv);
  if (const auto* text = std::get_if<std::string>(&parsed)) {
    cli::print(*text);
    return ExitCode::answered;
  }
  if (const auto* error = std::get_if<Error>(&parsed)) {
    cli::tell(error->message);
    return ExitCode::bad_input;
  }
  const auto& call = std::get<cli::Call>(parsed);
  const auto& [settings, warnings] = program.settings();
  cli::set_log_level(call.arguments.get("log", settings.log.value_or("warn")), call.arguments.has("quiet"));
  for (const auto& warning : warnings) {
    cli::log(LogLevel::warn, service::settings_path().string() + ": " + warning);
  }
  const auto code = call.command->run(program, call.arguments);
  if (code) return *code;
  if (program.reading_was_cut()) return ExitCode::unfinished;
  cli::tell(code.error().message);
  return ExitCode::bad_input;
}

// The exit code of a run whose results may not have been delivered.
ExitCode settled(ExitCode code) {
  const auto lost = quadrille::cli::lost_output();
  if (!lost) return code;
  quadrille::cli::tell(*lost);
  return ExitCode::bad_input;
}

// For when there is no memory left to build a message with.
void say(std::string_view line) { (void)!write(STDERR_FILENO, line.data(), line.size()); }

// An exception that can no longer be caught: one on another thread, or one where none may be thrown.
[[noreturn]] void end_in_fault() {
  const auto thrown = std::current_exception();
  bool out_of_memory = false;
  try {
    if (thrown) std::rethrow_exception(thrown);
  } catch (const std::bad_alloc&) {
    out_of_memory = true;
  } catch (...) {
    out_of_memory = false;
  }
  say(out_of_memory ? kOutOfMemory : kBroken);
  _exit(static_cast<int>(ExitCode::fault));
}

}  // namespace

int main(int argc, char** argv) {
  std::set_terminate(end_in_fault);
  quadrille::cli::keep_standard_streams();
  try {
    return static_cast<int>(settled(run(argc, argv)));
  } catch (const std::bad_alloc&) {
    say(kOutOfMemory);
  } catch (const std::exception& fault) {
    quadrille::cli::tell(std::string("quadrille: a fault of the program: ") + fault.what());
  }
  return static_cast<int>(ExitCode::fault);
}
