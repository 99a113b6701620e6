#include "cli/interrupt.hpp"

#include <pthread.h>
#include <unistd.h>
#include <csignal>

namespace quadrille::cli {
namespace {

constexpr int kExitStopped = 3;

// The signals stay blocked in every thread and are taken by one that waits for them, so that no code of ours
// ever runs inside a signal handler. SIGUSR2, sent by the destructor, ends the watcher.
sigset_t watched() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGUSR2);
  return set;
}

}  // namespace

Interrupt::Interrupt() {
  // A failed write is an error of that write, not the end of the program.
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
  const auto set = watched();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  watcher_ = std::jthread([this] { watch(); });
}

Interrupt::~Interrupt() { pthread_kill(watcher_.native_handle(), SIGUSR2); }

void Interrupt::watch() {
  const auto set = watched();
  for (bool first = true;; first = false) {
    int signal = 0;
    if (sigwait(&set, &signal) != 0 || signal == SIGUSR2) return;
    if (!first) _exit(kExitStopped);
    source_.request_stop();
  }
}

}  // namespace quadrille::cli
