#include "cli/input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <istream>
#include <utility>

#include <fmt/format.h>

#include "service/input/input.hpp"

namespace quadrille::cli {
namespace {

constexpr std::size_t kBufferBytes = 1 << 16;
constexpr int kPollMilliseconds = 50;

}  // namespace

StoppableInput::StoppableInput(int descriptor, std::stop_token stop)
    : descriptor_(descriptor), stop_(std::move(stop)), buffer_(kBufferBytes) {}

StoppableInput::int_type StoppableInput::underflow() {
  while (!stop_.stop_requested()) {
    pollfd input{.fd = descriptor_, .events = POLLIN, .revents = 0};
    if (poll(&input, 1, kPollMilliseconds) == 0) continue;
    const auto bytes = read(descriptor_, buffer_.data(), buffer_.size());
    if (bytes < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (bytes < 0) error_ = errno;
    if (bytes <= 0) return traits_type::eof();
    setg(buffer_.data(), buffer_.data(), buffer_.data() + bytes);
    return traits_type::to_int_type(buffer_.front());
  }
  was_cut_ = true;
  return traits_type::eof();
}

Expected<std::string> read_pipe(const std::string& path, const std::stop_token& stop, bool& was_cut) {
  // A pipe without a writer is opened all the same, and then waited for.
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return fail(fmt::format("cannot be opened: {}", std::strerror(errno)));
  StoppableInput input(descriptor, stop);
  std::string text;
  std::array<char, kBufferBytes> piece{};
  while (const auto bytes = input.sgetn(piece.data(), piece.size())) {
    text.append(piece.data(), static_cast<std::size_t>(bytes));
    if (text.size() > service::kLargestFile) break;
  }
  ::close(descriptor);
  was_cut = input.was_cut();
  if (was_cut) return fail("stopped");
  if (input.error() != 0) return fail(fmt::format("cannot be read: {}", std::strerror(input.error())));
  if (text.size() > service::kLargestFile)
    return fail(fmt::format("larger than the limit of {} MiB", service::kLargestFile >> 20U));
  return text;
}

}  // namespace quadrille::cli
