#include "service/job.hpp"

#include <utility>

namespace quadrille::service {

SolveJob::SolveJob(const Family& family, PuzzlePtr puzzle, SolveRequest request, ProgressSink on_progress,
                   std::function<void(const Result&)> on_done) {
  std::promise<Result> promise;
  outcome_ = promise.get_future().share();
  thread_ = std::jthread([&family, puzzle = std::move(puzzle), request = std::move(request),
                          on_progress = std::move(on_progress), on_done = std::move(on_done),
                          promise = std::move(promise)](std::stop_token stop) mutable {
    try {
      auto result =
          solve(family, *puzzle, request, {.stop = std::move(stop), .progress = std::move(on_progress)});
      if (on_done) on_done(result);
      promise.set_value(std::move(result));
    } catch (...) {
      promise.set_exception(std::current_exception());
    }
  });
}

bool SolveJob::done() const {
  return outcome_.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
}

}  // namespace quadrille::service
