#include "cli/input.hpp"

#include <poll.h>
#include <unistd.h>

#include <utility>

namespace quadrille::cli {
namespace {

constexpr std::size_t kBufferBytes = 1 << 16;
constexpr int kPollMilliseconds = 50;

}  // namespace

StoppableInput::StoppableInput(std::stop_token stop) : stop_(std::move(stop)), buffer_(kBufferBytes) {}

StoppableInput::int_type StoppableInput::underflow() {
  while (!stop_.stop_requested()) {
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    const int ready = poll(&input, 1, kPollMilliseconds);
    if (ready == 0) continue;
    const auto bytes = read(STDIN_FILENO, buffer_.data(), buffer_.size());
    if (bytes <= 0) break;
    setg(buffer_.data(), buffer_.data(), buffer_.data() + bytes);
    return traits_type::to_int_type(buffer_.front());
  }
  return traits_type::eof();
}

}  // namespace quadrille::cli
