#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::cli {

// The real program, run as a user runs it.

// A folder of a test's own, gone with it.
class TempFolder {
 public:
  TempFolder();
  ~TempFolder();
  TempFolder(const TempFolder&) = delete;
  TempFolder& operator=(const TempFolder&) = delete;

  [[nodiscard]] std::string path(std::string_view name = "") const;
  // Writes a file, with the folders above it, and gives its path.
  std::string write(std::string_view name, std::string_view text) const;
  [[nodiscard]] std::string read(std::string_view name) const;

 private:
  std::filesystem::path folder_;
};

// Where standard output and standard error lead. closed: a pipe whose reader has gone away; full: a device
// without room; missing: the program is started without that stream.
enum class Channel { pipe, terminal, closed, full, missing };

struct Surroundings {
  std::string input{};  // fed to standard input by finish()
  // On top of a bare environment: no user settings, no NO_COLOR, the C locale, a terminal with colours.
  std::vector<std::pair<std::string, std::string>> environment{};
  Channel output = Channel::pipe;
  Channel errors = Channel::pipe;
};

using Words = std::vector<std::string>;

struct Ended {
  int code = -1;        // the exit code; -1: killed by a signal
  int killed_by = 0;    // that signal
  std::string out{};    // standard output
  std::string error{};  // standard error
};

// A program that runs. The destructor kills what has not ended. One thread.
class Running {
 public:
  explicit Running(const Words& words, const Surroundings& surroundings = {});
  ~Running();
  Running(const Running&) = delete;
  Running& operator=(const Running&) = delete;

  [[nodiscard]] pid_t process() const { return process_; }
  void send(int signal) const;
  void write(std::string_view text);
  void close_input();

  // Wait for what the program writes. read_line gives a line without its end; "" is the end of the output.
  [[nodiscard]] char read_byte();
  [[nodiscard]] std::string read_line();
  [[nodiscard]] char read_error_byte();

  // Whether it ends within a moment; for repeating a signal until it has been heard.
  [[nodiscard]] bool ends_within(int milliseconds);

  // Feeds the rest of the input, reads both outputs to their ends, and waits.
  [[nodiscard]] Ended finish();

 private:
  std::string unread_;  // of the input
  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
};

// From start to end.
[[nodiscard]] Ended run(const Words& words, const Surroundings& surroundings = {});

// How many lines a text has.
[[nodiscard]] std::size_t lines_of(std::string_view text);

}  // namespace quadrille::cli
