#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "server/events.hpp"
#include "server/thread_pool.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::server {

// What a job does, with these hooks and at most this many threads. Its result is a record that is a map.
using Task = std::function<Expected<Record>(const service::Hooks& hooks, int threads)>;

// The jobs of all pages: a fixed number at once, the rest in a queue of limited length. On the loop's thread
// only; the work itself runs on a pool's. A job reports its progress and its result to its page.
class Jobs {
 public:
  // at_once: how many run side by side. A job that runs alone may use that many threads.
  Jobs(Loop& loop, Pages& pages, int at_once);
  ~Jobs() = default;
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  // The job's name. It cannot be guessed and only its page learns it, since whoever knows the name may cancel
  // the job. nullopt if the queue, or the page's share of it, is full.
  [[nodiscard]] std::optional<std::string> start(const std::string& page, Task task);

  // Asks a job to end; its result follows, with the best answer so far. False if there is no such job, or no
  // longer.
  bool cancel(const std::string& job);
  void cancel_all(std::string_view page);
  void cancel_all();

  [[nodiscard]] std::size_t count() const { return jobs_.size(); }

  // Starts nothing more. Whether everything that was running ended within the time.
  [[nodiscard]] bool finish_within(std::chrono::milliseconds time) { return workers_.finish_within(time); }

  static constexpr std::size_t kMostQueued = 100;
  static constexpr std::size_t kMostOfOnePage = 40;  // counting the results that it has not read

 private:
  struct Job {
    std::string page;
    Task task;
    std::stop_source stop{};
    bool begun = false;
    bool beside = false;  // cancelled before its turn: it ends on the spare thread
  };

  void begin_next();
  void begin(const std::string& name, int threads);
  void end(const std::string& name, std::string_view event, std::string_view json);

  Loop& loop_;
  Pages& pages_;
  int at_once_;
  int running_ = 0;
  std::map<std::string, Job, std::less<>> jobs_;
  std::deque<std::string> queue_;
  ThreadPool workers_;
};

}  // namespace quadrille::server
