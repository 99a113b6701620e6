#include <arpa/inet.h>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdlib>

#include <fmt/format.h>

#include "cli/commands/list.hpp"
#include "cli/log.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/program.hpp"
#include "cli/qr.hpp"
#include "engine/parallel/parallel.hpp"
#include "grid/text.hpp"
#include "server/addresses.hpp"
#include "server/admission.hpp"
#include "server/server.hpp"

namespace quadrille::cli {
namespace {

constexpr long kLastPort = 65535;
constexpr long kMostThreads = 1024;

bool is_address(const std::string& text) {
  std::array<unsigned char, sizeof(in6_addr)> address{};
  return inet_pton(AF_INET, text.c_str(), address.data()) == 1 ||
         inet_pton(AF_INET6, text.c_str(), address.data()) == 1;
}

Expected<server::ServeOptions> options_of(const Program& program, const Arguments& arguments) {
  server::ServeOptions options;
  const auto port = arguments.integer("port", 0, kLastPort);
  if (!port) return std::unexpected(port.error());
  if (*port) options.port = static_cast<std::uint16_t>(**port);
  const auto threads = arguments.integer("threads", 1, kMostThreads);
  if (!threads) return std::unexpected(threads.error());
  options.threads = *threads ? static_cast<int>(**threads)
                             : program.settings().settings.threads.value_or(machine_threads());
  options.bind = arguments.get("bind", options.bind);
  if (!is_address(options.bind))
    return fail(fmt::format("--bind {} is not an IPv4 or IPv6 address, such as 127.0.0.1 or ::1",
                            in_quotes(options.bind)));
  const auto token = arguments.get("token");
  if (arguments.has("token") && token.empty())
    return fail("--token is empty, and an empty token protects nothing: give one, or --token auto");
  if (!token.empty() && token != "auto" && !server::is_token(token))
    return fail("--token is 'auto' or at least 16 letters, digits, '-', '_' and '.'");
  options.token = token == "auto" ? "" : token;
  options.guarded = !token.empty() || arguments.has("phone");
  if (arguments.has("phone")) {
    if (arguments.has("bind")) return fail("--phone finds the address itself: leave out --bind");
    const auto address = server::lan_address();
    if (!address) return fail("this machine is not on a network that a phone could join");
    options.bind = *address;
  }
  if (!options.guarded && !server::is_loopback(options.bind))
    return fail(fmt::format("--bind {} lets other machines in: give --token, or --token auto",
                            in_quotes(options.bind)));
  return options;
}

// Starts a program that runs independently: without our blocked signals, and silent.
bool start(std::vector<std::string> words) {
  std::vector<char*> pointers;
  for (auto& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  sigset_t none;
  sigemptyset(&none);
  sigset_t pipe;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  posix_spawnattr_t how;
  posix_spawnattr_init(&how);
  posix_spawnattr_setsigmask(&how, &none);
  posix_spawnattr_setsigdefault(&how, &pipe);
  posix_spawnattr_setflags(&how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0);
  pid_t child = 0;
  const bool started = posix_spawnp(&child, pointers.front(), &files, &how, pointers.data(), environ) == 0;
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&how);
  return started;
}

// Hands the address to the desktop's browser. A failure to open it is not an error: the address is printed
// too.
void open_browser(const std::string& address) {
  if (!start({"xdg-open", address})) log(LogLevel::warn, "xdg-open is missing: open the page yourself");
}

// The code is a convenience: the address is printed beside it.
void show_code(const std::string& address) {
  const auto code = qr_code(address, colour_wanted());
  if (code) {
    print(*code);
  } else {
    log(LogLevel::warn, code.error().message);
  }
}

Expected<ExitCode> run(Program& program, const Arguments& arguments) {
  const auto options = options_of(program, arguments);
  if (!options) return std::unexpected(options.error());
  const auto ended =
      server::serve(program.catalogue(), *options, program.stop(), [&](const server::Opened& opened) {
        print(fmt::format("Quadrille is at {}\n", opened.address));
        if (arguments.has("phone")) show_code(opened.address);
        print("Ctrl-C ends it.\n");
        if (arguments.has("open")) open_browser(opened.address);
      });
  if (!ended) return std::unexpected(ended.error());
  if (!*ended) std::_Exit(0);
  return ExitCode::answered;
}

}  // namespace

Command serve_command(const Scope& /*scope*/) {
  return {
      .name = "serve",
      .summary = "The page in your browser: choose a puzzle, press Start, watch it being solved",
      .options = joined(
          {{{.name = "port", .value = "N", .help = "the port; 0: any free one", .initial = "8017"},
            {.name = "bind", .value = "ADDRESS", .help = "the address to listen on", .initial = "127.0.0.1"},
            {.name = "open", .help = "open the page in the browser"},
            {.name = "phone",
             .help = "for a phone on the same network: its address, a token, and both as a QR code"},
            {.name = "token",
             .value = "TEXT",
             .help = "let in only requests with this token; auto: make one"},
            {.name = "threads", .value = "N", .help = "puzzles solved at once; default: all cores"}},
           talking_options()}),
      .examples = {"quadrille serve", "quadrille serve --port 0 --open", "quadrille serve --phone",
                   "quadrille serve --bind 0.0.0.0 --token auto"},
      .run = run};
}

}  // namespace quadrille::cli
