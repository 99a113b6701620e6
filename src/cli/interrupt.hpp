#pragma once

#include <stop_token>
#include <thread>

namespace quadrille::cli {

// Ctrl-C and SIGTERM as a stop token. The first asks the running search to stop and print the best so far;
// the second ends the program at once. A broken pipe is not a signal but a failed write. Only one may exist
// at a time, made in main's thread before any other thread is started.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

 private:
  void watch();

  std::stop_source source_;
  std::jthread watcher_;
};

}  // namespace quadrille::cli
