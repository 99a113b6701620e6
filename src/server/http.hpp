#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "grid/error.hpp"
#include "server/message.hpp"

namespace quadrille::server {

// The only files that know the HTTP library are these two. Everything here runs on one thread, the one in
// Loop::run, unless a comment says otherwise.

// What one connection may cost. A header or a body over its limit is refused as soon as that is known.
struct HttpLimits {
  std::size_t header_bytes = std::size_t{16} << 10U;
  std::size_t body_bytes = std::size_t{4} << 20U;
  std::size_t connections = 2000;  // of more, the one that has waited longest for its request makes room
  std::chrono::milliseconds request{10'000};  // from its first byte to its last, however they drip
  std::chrono::milliseconds idle{60'000};     // between two requests of one connection
  std::chrono::milliseconds write{30'000};    // for the reader to take an answer, or a piece of a feed
};

// An answer without an end. The connection takes a piece whenever its reader has taken the last one: who
// reads slowly is asked rarely, and what has piled up meanwhile is the feed's to bound.
class Feed {
 public:
  virtual ~Feed() = default;
  // "": nothing at the moment; nothing at all: this was the end.
  [[nodiscard]] virtual std::optional<std::string> take() = 0;
  virtual void when_ready(std::function<void()> wake) = 0;  // called when there is something again
  virtual void closed() = 0;                                // the reader has gone
};

using Answer = std::variant<Response, std::shared_ptr<Feed>>;
using Reply = std::function<void(Answer)>;  // once, from any thread

// What a server does with requests.
struct Application {
  // Asked when the header is there and before any of the body is read. A response refuses the request: it is
  // sent and the connection closed.
  std::function<std::optional<Response>(const Request&)> admit;
  std::function<void(Request, Reply)> handle;
};

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Accepts connections on an address and a port; 0 is any free one. The port, or why not.
  [[nodiscard]] Expected<std::uint16_t> listen(const std::string& address, std::uint16_t port,
                                               Application application, HttpLimits limits = {});

  void run();
  void stop();                            // from any thread; what is being answered is asked to end
  void post(std::function<void()> work);  // from any thread: runs it on the loop's
  void after(std::chrono::milliseconds time, std::function<void()> work);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace quadrille::server
