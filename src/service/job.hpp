#pragma once

#include <future>
#include <memory>
#include <stop_token>
#include <thread>

#include "service/solve.hpp"

namespace quadrille::service {

// A solve on a thread of its own, for windows that must stay alive meanwhile. Starts when made; stop() may
// come from any thread, also before the run has begun, and is never lost; the destructor stops and waits.
// Each job has its own stop token, so a new job cannot clear the stop of an old one.
class SolveJob {
 public:
  using Result = Expected<SolveResult>;

  // family must outlive the job. on_done is called once, on the job's thread, after the last progress report;
  // a Fault or another exception reaches result() instead.
  SolveJob(const Family& family, PuzzlePtr puzzle, SolveRequest request, ProgressSink on_progress,
           std::function<void(const Result&)> on_done = {});

  void stop() { thread_.request_stop(); }
  [[nodiscard]] bool done() const;
  [[nodiscard]] Result result() const { return outcome_.get(); }  // waits

 private:
  std::shared_future<Result> outcome_;
  std::jthread thread_;
};

}  // namespace quadrille::service
