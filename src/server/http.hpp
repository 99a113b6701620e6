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

// Only this header's .cpp knows the HTTP library. Everything here runs on one thread, the one in Loop::run,
// unless a comment says otherwise.

// What one connection may cost. A header or a body over its limit is refused as soon as this is known.
struct HttpLimits {
  std::size_t header_bytes = std::size_t{16} << 10U;
  std::size_t body_bytes = std::size_t{4} << 20U;
  std::size_t connections = 2000;  // beyond that, the one that has waited longest for its request is closed
  std::chrono::milliseconds request{10'000};  // from its first byte to its last, however slowly they come
  std::chrono::milliseconds idle{60'000};     // between two requests of one connection
  std::chrono::milliseconds write{30'000};    // for the client to take an answer, or a piece of a feed
};

// An answer without an end. The connection takes the next piece when the client has taken the last one, so a
// slow client makes it ask rarely; it is up to the feed to bound what piles up meanwhile.
class Feed {
 public:
  virtual ~Feed() = default;
  // "": nothing at the moment; nullopt: the feed has ended.
  [[nodiscard]] virtual std::optional<std::string> take() = 0;
  virtual void when_ready(std::function<void()> wake) = 0;  // called when there is something to take again
  virtual void closed() = 0;                                // the client has gone
};

using Answer = std::variant<Response, std::shared_ptr<Feed>>;
using Reply = std::function<void(Answer)>;  // once, from any thread

// What a server does with requests.
struct Application {
  // Called when the header is there and before any of the body is read. A response refuses the request: it is
  // sent and the connection is closed.
  std::function<std::optional<Response>(const Request&)> admit;
  std::function<void(Request, Reply)> handle;
};

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // Accepts connections on an address and a port; 0 is any free one. The port that was opened. Fails if the
  // address is not an IP address or the port cannot be opened.
  [[nodiscard]] Expected<std::uint16_t> listen(const std::string& address, std::uint16_t port,
                                               Application application, HttpLimits limits = {});

  void run();
  void stop();  // from any thread; requests that are being answered are asked to stop
  void post(std::function<void()> work);  // from any thread: does the work on the loop's
  void after(std::chrono::milliseconds time, std::function<void()> work);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace quadrille::server
