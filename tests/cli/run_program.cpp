#include "cli/run_program.hpp"

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <system_error>

namespace quadrille::cli {
namespace {

namespace fs = std::filesystem;

void demand(bool done, const char* what) {
  if (!done) throw std::system_error(errno, std::generic_category(), what);
}

void close_if_open(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

// One way between the test and the program: our end, and theirs.
struct Ends {
  int ours = -1;
  int theirs = -1;
};

Ends make_pipe(bool we_read) {
  int ends[2];
  demand(pipe2(ends, O_CLOEXEC) == 0, "pipe2");
  return we_read ? Ends{ends[0], ends[1]} : Ends{ends[1], ends[0]};
}

// A terminal that passes every byte on as it was written.
Ends make_terminal() {
  termios raw{};
  cfmakeraw(&raw);
  winsize size{.ws_row = 40, .ws_col = 100, .ws_xpixel = 0, .ws_ypixel = 0};
  Ends ends;
  demand(openpty(&ends.ours, &ends.theirs, nullptr, &raw, &size) == 0, "openpty");
  fcntl(ends.ours, F_SETFD, FD_CLOEXEC);
  fcntl(ends.theirs, F_SETFD, FD_CLOEXEC);
  return ends;
}

Ends make_channel(Channel channel) {
  if (channel == Channel::terminal) return make_terminal();
  if (channel == Channel::missing) return {};
  if (channel == Channel::full) return {.ours = -1, .theirs = open("/dev/full", O_WRONLY | O_CLOEXEC)};
  auto ends = make_pipe(true);
  if (channel == Channel::closed) close_if_open(ends.ours);
  return ends;
}

std::vector<std::string> environment_of(const Surroundings& surroundings) {
  std::vector<std::pair<std::string, std::string>> variables{
      {"PATH", "/usr/bin:/bin"}, {"HOME", "/nonexistent"}, {"LC_ALL", "C"}, {"TERM", "xterm-256color"}};
  for (const auto& [name, value] : surroundings.environment) {
    const auto known = std::ranges::find(variables, name, &std::pair<std::string, std::string>::first);
    if (known != variables.end()) variables.erase(known);
    variables.emplace_back(name, value);
  }
  std::vector<std::string> entries;
  for (const auto& [name, value] : variables) entries.push_back(name + "=" + value);
  return entries;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (auto& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// Starts the program on three descriptors. Signals have their usual meaning in it, whatever they have here.
pid_t spawn(std::vector<std::string> words, std::vector<std::string> environment, const int (&streams)[3]) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int stream = 0; stream < 3; ++stream) {
    if (streams[stream] >= 0) {
      posix_spawn_file_actions_adddup2(&actions, streams[stream], stream);
    } else {
      posix_spawn_file_actions_addclose(&actions, stream);
    }
  }
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t every;
  sigset_t none;
  sigfillset(&every);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &every);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t process = -1;
  const int failed = posix_spawn(&process, words.front().c_str(), &actions, &attributes,
                                 pointers_to(words).data(), pointers_to(environment).data());
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (failed != 0) throw std::system_error(failed, std::generic_category(), words.front());
  return process;
}

// Takes what there is; false at the end. A terminal ends with an error once the program has left it.
bool take(int descriptor, std::string& text) {
  char buffer[1 << 16];
  const auto bytes = ::read(descriptor, buffer, sizeof buffer);
  if (bytes <= 0) return false;
  text.append(buffer, static_cast<std::size_t>(bytes));
  return true;
}

char byte_from(int descriptor) {
  char byte = 0;
  if (::read(descriptor, &byte, 1) != 1) throw std::runtime_error("the program wrote nothing more");
  return byte;
}

}  // namespace

TempFolder::TempFolder() {
  auto pattern = (fs::temp_directory_path() / "quadrille-test-XXXXXX").string();
  demand(mkdtemp(pattern.data()) != nullptr, "mkdtemp");
  folder_ = pattern;
}

TempFolder::~TempFolder() {
  std::error_code ignored;
  fs::remove_all(folder_, ignored);
}

std::string TempFolder::path(std::string_view name) const { return (folder_ / name).string(); }

std::string TempFolder::write(std::string_view name, std::string_view text) const {
  const auto file = folder_ / name;
  fs::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
  return file.string();
}

std::string TempFolder::read(std::string_view name) const {
  std::ifstream file(folder_ / name, std::ios::binary);
  if (!file) throw std::runtime_error("no file " + path(name));
  std::ostringstream text;
  text << file.rdbuf();
  return std::move(text).str();
}

Running::Running(const Words& words, const Surroundings& surroundings) : unread_(surroundings.input) {
  std::signal(SIGPIPE, SIG_IGN);  // a program may end before it has read all of its input
  Words command{QUADRILLE_PROGRAM};
  command.insert(command.end(), words.begin(), words.end());
  auto input = make_pipe(false);
  auto output = make_channel(surroundings.output);
  auto errors = make_channel(surroundings.errors);
  process_ =
      spawn(std::move(command), environment_of(surroundings), {input.theirs, output.theirs, errors.theirs});
  for (auto* ends : {&input, &output, &errors}) close_if_open(ends->theirs);
  input_ = input.ours;
  output_ = output.ours;
  errors_ = errors.ours;
}

Running::~Running() {
  if (process_ > 0) {
    send(SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  for (auto* descriptor : {&input_, &output_, &errors_}) close_if_open(*descriptor);
}

void Running::send(int signal) const { kill(process_, signal); }

void Running::write(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(input_, text.data(), text.size());
    demand(written > 0, "write");
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

void Running::close_input() { close_if_open(input_); }

char Running::read_byte() { return byte_from(output_); }

char Running::read_error_byte() { return byte_from(errors_); }

std::string Running::read_line() {
  std::string line;
  char byte = 0;
  while (::read(output_, &byte, 1) == 1 && byte != '\n') line += byte;
  return line;
}

bool Running::ends_within(int milliseconds) {
  pollfd process{
      .fd = static_cast<int>(syscall(SYS_pidfd_open, process_, 0)), .events = POLLIN, .revents = 0};
  demand(process.fd >= 0, "pidfd_open");
  const bool ended = poll(&process, 1, milliseconds) == 1;
  close(process.fd);
  return ended;
}

Ended Running::finish() {
  Ended ended;
  std::string_view input = unread_;
  if (input.empty()) close_input();
  // All three at once: a program that waits for its output to be read does not read its input.
  if (input_ >= 0) fcntl(input_, F_SETFL, O_NONBLOCK);
  while (input_ >= 0 || output_ >= 0 || errors_ >= 0) {
    pollfd streams[] = {{.fd = input_, .events = POLLOUT, .revents = 0},
                        {.fd = output_, .events = POLLIN, .revents = 0},
                        {.fd = errors_, .events = POLLIN, .revents = 0}};
    demand(poll(streams, 3, -1) > 0 || errno == EINTR, "poll");
    if (streams[0].revents != 0) {
      const auto written = ::write(input_, input.data(), input.size());
      if (written > 0) input.remove_prefix(static_cast<std::size_t>(written));
      if (input.empty() || (written < 0 && errno != EAGAIN)) close_input();
    }
    if (streams[1].revents != 0 && !take(output_, ended.out)) close_if_open(output_);
    if (streams[2].revents != 0 && !take(errors_, ended.error)) close_if_open(errors_);
  }
  int status = 0;
  demand(waitpid(process_, &status, 0) == process_, "waitpid");
  process_ = -1;
  if (WIFEXITED(status)) ended.code = WEXITSTATUS(status);
  if (WIFSIGNALED(status)) ended.killed_by = WTERMSIG(status);
  return ended;
}

Ended run(const Words& words, const Surroundings& surroundings) {
  return Running(words, surroundings).finish();
}

std::size_t lines_of(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

}  // namespace quadrille::cli
