#include <algorithm>
#include <condition_variable>
#include <thread>

#include "library/solving.hpp"

namespace quadrille {

// What the caller's handle and the run's own thread share.
struct Run::Inside {
  Inside(library::Planned plan, const SolveOptions& options)
      : planned(std::move(plan)), following(merged(options.stop), options.progress) {}

  // The end of the handle and the caller's own token stop the same run.
  std::stop_token merged(std::stop_token callers) {
    link.emplace(std::move(callers), [this] { ending.request_stop(); });
    return ending.get_token();
  }

  void work() noexcept {
    std::optional<Expected<Solution>> found;
    std::exception_ptr failure;
    try {
      found = library::run(planned, following.hooks());
      following.settle();
    } catch (...) {
      failure = std::current_exception();
    }
    const std::scoped_lock lock(guard);
    solution = std::move(found);
    thrown = failure;
    over = true;
    ended.notify_all();
  }

  [[nodiscard]] bool is_own_thread() const { return std::this_thread::get_id() == worker.get_id(); }

  std::stop_source ending;
  std::optional<std::stop_callback<std::function<void()>>> link;
  library::Planned planned;
  library::Following following;

  mutable std::mutex guard;  // guards what follows
  mutable std::condition_variable ended;
  bool over = false;
  std::optional<Expected<Solution>> solution;
  std::exception_ptr thrown;

  std::thread worker;  // started last, and joined by the handle
};

Run::Run(std::shared_ptr<Inside> inside) noexcept : inside_(std::move(inside)) {}
Run::Run(Run&& other) noexcept = default;

Run& Run::operator=(Run&& other) noexcept {
  // What was run until now ends with the handle that is left behind.
  Run former(std::move(other));
  std::swap(inside_, former.inside_);
  return *this;
}

Run::~Run() {
  if (inside_ == nullptr) return;
  inside_->ending.request_stop();
  // A run that lets go of its own handle cannot wait for itself: its thread keeps what it needs.
  if (inside_->is_own_thread()) {
    inside_->worker.detach();
  } else {
    inside_->worker.join();
  }
}

bool Run::running() const noexcept {
  if (inside_ == nullptr) return false;
  const std::scoped_lock lock(inside_->guard);
  return !inside_->over;
}

void Run::stop() noexcept {
  if (inside_ != nullptr) inside_->ending.request_stop();
}

void Run::wait() const noexcept {
  if (inside_ == nullptr || inside_->is_own_thread()) return;
  std::unique_lock lock(inside_->guard);
  inside_->ended.wait(lock, [&] { return inside_->over; });
}

bool Run::wait_for(std::chrono::nanoseconds time) const noexcept {
  if (inside_ == nullptr) return true;
  if (inside_->is_own_thread()) return false;
  std::unique_lock lock(inside_->guard);
  // A time too long for the clock is as good as none: an hour, again and again.
  constexpr std::chrono::nanoseconds kHour = std::chrono::hours(1);
  for (auto left = time; left > std::chrono::nanoseconds::zero() && !inside_->over; left -= kHour)
    inside_->ended.wait_for(lock, std::min(left, kHour), [&] { return inside_->over; });
  return inside_->over;
}

Expected<Solution> Run::result() const {
  if (inside_ == nullptr) return fail("there is no run behind this handle: it was moved from");
  if (inside_->is_own_thread()) return fail("a run cannot wait for its own result");
  wait();
  const std::scoped_lock lock(inside_->guard);
  if (inside_->thrown) std::rethrow_exception(inside_->thrown);
  return *inside_->solution;
}

Expected<Run> start(std::string_view family, std::string_view puzzle, const SolveOptions& options) {
  return mapped(library::plan(family, puzzle, options), [&](library::Planned planned) {
    auto inside = std::make_shared<Run::Inside>(std::move(planned), options);
    inside->worker = std::thread([inside] { inside->work(); });
    return Run(std::move(inside));
  });
}

}  // namespace quadrille
