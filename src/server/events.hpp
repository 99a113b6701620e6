#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/http.hpp"

namespace quadrille::server {

// The pages that are open, each with one stream of events (text/event-stream) for all of its jobs. A slow
// reader finds every result and the newest progress of each job, never a queue of old progress. On the loop's
// thread only.
class Pages {
 public:
  using Gone = std::function<void(const std::string& page)>;

  // How long a page may be without a stream, for instance while it reconnects.
  static constexpr std::chrono::milliseconds kGrace{5'000};

  // gone is called when a page has lost its stream and has not come back in time.
  Pages(Loop& loop, Gone gone, std::chrono::milliseconds grace = kGrace);
  ~Pages();
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

  // A stream for the page with this name, or for a new page if the name is unknown. Its first event says the
  // name. A stream that the page had before ends.
  [[nodiscard]] std::shared_ptr<Feed> open(std::string_view page);

  [[nodiscard]] bool knows(std::string_view page) const { return mailboxes_.contains(page); }
  [[nodiscard]] std::size_t streams() const;
  // How many results have not been read yet.
  [[nodiscard]] std::size_t unread(std::string_view page) const;

  // Events of a job. Progress replaces what was not read yet; a result takes the job's progress away.
  void progress(std::string_view page, const std::string& job, std::string_view json);
  void result(std::string_view page, const std::string& job, std::string_view event, std::string_view json);

  // Between signs of life, for a proxy that would otherwise close a silent connection.
  static constexpr std::chrono::milliseconds kHeartbeat{15'000};

 private:
  class Mailbox;
  class Stream;

  void lost(const std::string& page, std::uint64_t stream);
  void send_heartbeat();

  Loop& loop_;
  Gone gone_;
  std::chrono::milliseconds grace_;
  std::map<std::string, std::shared_ptr<Mailbox>, std::less<>> mailboxes_;
  std::uint64_t next_stream_ = 1;
  std::shared_ptr<bool> alive_;  // expires with this: streams and timers look at it before they call back
};

}  // namespace quadrille::server
