#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "server/events.hpp"
#include "server/workers.hpp"
#include "service/solve/solve.hpp"

namespace quadrille::server {

// What a job does, on a thread of its own: under these hooks, on so many threads, to a record that is a map.
using Task = std::function<Expected<Record>(const service::Hooks& hooks, int threads)>;

// The jobs of all pages: so many at once, the rest in a queue with an end. On the loop's thread only; the
// work itself runs on the workers'. A job tells its page of its progress and its result.
class Jobs {
 public:
  // at_once: how many run side by side. A job that runs alone may use as many threads.
  Jobs(Loop& loop, Pages& pages, int at_once);
  ~Jobs() = default;
  Jobs(const Jobs&) = delete;
  Jobs& operator=(const Jobs&) = delete;

  // The job's name, which only its page is told and nobody can guess: who knows it may cancel the job.
  // Nothing where the queue, or the page's share of it, is full.
  [[nodiscard]] std::optional<std::string> start(const std::string& page, Task task);

  // Asks a job to end; its result follows, the best so far. False: there is no such job any more.
  bool cancel(const std::string& job);
  void cancel_all(std::string_view page);
  void cancel_all();

  [[nodiscard]] std::size_t count() const { return jobs_.size(); }

  // Whether what was running has ended within the time; nothing is started any more.
  [[nodiscard]] bool finish_within(std::chrono::milliseconds time) { return workers_.finish_within(time); }

  static constexpr std::size_t kMostQueued = 100;
  static constexpr std::size_t kMostOfOnePage = 40;  // results that it has not read among them

 private:
  struct Job {
    std::string page;
    Task task;
    std::stop_source stop{};
    bool begun = false;
    bool beside = false;  // cancelled before its turn: it ends on the thread kept for that
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
  Workers workers_;
};

}  // namespace quadrille::server
