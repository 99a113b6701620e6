#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "server/http.hpp"

namespace quadrille::server {

// The pages that are open, each with one stream of events (text/event-stream) for all of its jobs. A reader
// that is slow finds the newest progress of every job and every result, never a queue of old progress. On the
// loop's thread only.
class Pages {
 public:
  using Gone = std::function<void(const std::string& page)>;

  // How long a page may be without a stream, as when it reloads itself.
  static constexpr std::chrono::milliseconds kGrace{5'000};

  // gone: a page has lost its stream and not come back in time.
  Pages(Loop& loop, Gone gone, std::chrono::milliseconds grace = kGrace);
  ~Pages();
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

  // The stream of a page: of the one with this name, where it is known, else of a new one. Its first event
  // says the name. A stream the page had before ends.
  [[nodiscard]] std::shared_ptr<Feed> open(std::string_view page);

  [[nodiscard]] bool knows(std::string_view page) const { return mailboxes_.contains(page); }
  [[nodiscard]] std::size_t streams() const;
  // How many results wait to be read.
  [[nodiscard]] std::size_t unread(std::string_view page) const;

  // Events of a job. Progress replaces what was not read yet; a result takes the job's progress away.
  void progress(std::string_view page, const std::string& job, std::string_view json);
  void result(std::string_view page, const std::string& job, std::string_view event, std::string_view json);

  // A sign of life for whatever stands between server and page.
  static constexpr std::chrono::milliseconds kBeat{15'000};

 private:
  class Mailbox;
  class Stream;

  void lost(const std::string& page, std::uint64_t stream);
  void beat();

  Loop& loop_;
  Gone gone_;
  std::chrono::milliseconds grace_;
  std::map<std::string, std::shared_ptr<Mailbox>, std::less<>> mailboxes_;
  std::uint64_t next_stream_ = 1;
  std::shared_ptr<bool> alive_;  // what streams and timers ask before they call back
};

}  // namespace quadrille::server
