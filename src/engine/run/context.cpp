#include "engine/run/context.hpp"

#include <algorithm>
#include <atomic>
#include <limits>
#include <mutex>

namespace quadrille {
namespace {

using std::chrono::nanoseconds;

constexpr nanoseconds kReportInterval = std::chrono::milliseconds(100);
// How often the clock is read, about: a hundredth of the latency we promise for a stop by time.
constexpr nanoseconds kLookInterval = std::chrono::microseconds(500);
// Nodes may suddenly become slow: the bound keeps too many from passing between two looks.
constexpr std::int64_t kLongestStride = 1 << 10;

std::uint64_t or_unlimited(std::optional<std::uint64_t> nodes) {
  return nodes.value_or(std::numeric_limits<std::uint64_t>::max());
}

nanoseconds deadline_of(nanoseconds start, std::optional<nanoseconds> time) {
  if (!time || *time > nanoseconds::max() - start) return nanoseconds::max();
  return start + *time;
}

}  // namespace

// What a run and its children have in common. Any thread may use it.
struct Context::Shared {
  Clock* clock = nullptr;
  std::size_t byte_limit = 0;
  std::atomic<std::size_t> bytes = 0;
  std::atomic<std::size_t> peak_bytes = 0;

  LogLevel most_logged = LogLevel::warn;

  std::mutex reporting;  // guards the members below
  ProgressSink sink;
  TraceSink trace;
  LogSink log;
  double done = 0;
  std::optional<double> best;
  std::atomic<nanoseconds> last_report{};
};

Context::Context(RunSettings settings)
    : shared_(std::make_shared<Shared>()),
      limits_(settings.limits),
      stop_(std::move(settings.stop)),
      node_limit_(or_unlimited(limits_.nodes)),
      seed_(settings.seed),
      threads_(std::max(1, settings.threads)),
      start_((settings.clock != nullptr ? *settings.clock : steady_clock()).now()),
      deadline_(deadline_of(start_, limits_.time)),
      now_(start_),
      unique_wanted_(settings.unique_wanted) {
  shared_->clock = settings.clock != nullptr ? settings.clock : &steady_clock();
  shared_->byte_limit = limits_.bytes;
  shared_->sink = std::move(settings.progress);
  shared_->trace = std::move(settings.trace);
  shared_->log = std::move(settings.log.sink);
  shared_->most_logged = settings.log.most;
  shared_->last_report = start_;
}

bool Context::finish(End why) noexcept {
  end_ = why;
  return false;
}

bool Context::look() noexcept {
  if (gate_ != nullptr && metrics.nodes > next_gate_) {
    const auto slice = gate_->pass();
    if (slice == 0) {
      --metrics.nodes;  // the node was not entered after all
      return finish(End::stopped);
    }
    next_gate_ += slice;
    now_ = shared_->clock->now();  // time spent waiting says nothing about the length of a node
  }
  const auto before = now_;
  now_ = shared_->clock->now();
  plan_next_look(now_ - before);
  return now_ < deadline_ || finish(End::timeout);
}

// Doubles or halves the stride so that looks come about kLookInterval apart, however long a node takes, but
// never past a gate.
void Context::plan_next_look(nanoseconds since_last) noexcept {
  if (since_last < kLookInterval / 2) {
    stride_ = std::min(stride_ * 2, kLongestStride);
  } else if (since_last > kLookInterval) {
    stride_ = std::max<std::int64_t>(1, stride_ / 2);
  }
  until_look_ = stride_;
  if (gate_ != nullptr) {
    const auto until_gate = static_cast<std::int64_t>(next_gate_ - metrics.nodes) + 1;
    until_look_ = std::min(until_look_, until_gate);
  }
}

bool Context::proceed() noexcept {
  if (end_ != End::finished) return false;
  if (stop_.stop_requested()) return finish(End::stopped);
  now_ = shared_->clock->now();
  return now_ < deadline_ || finish(End::timeout);
}

bool Context::reserve(std::size_t bytes) noexcept {
  const auto before = shared_->bytes.fetch_add(bytes, std::memory_order_relaxed);
  if (bytes <= shared_->byte_limit && before <= shared_->byte_limit - bytes) {
    auto peak = shared_->peak_bytes.load(std::memory_order_relaxed);
    while (peak < before + bytes && !shared_->peak_bytes.compare_exchange_weak(peak, before + bytes)) {}
    return true;
  }
  shared_->bytes.fetch_sub(bytes, std::memory_order_relaxed);
  if (end_ == End::finished) end_ = End::memory;
  return false;
}

void Context::release(std::size_t bytes) noexcept {
  shared_->bytes.fetch_sub(bytes, std::memory_order_relaxed);
}

std::size_t Context::peak_bytes() const noexcept { return shared_->peak_bytes; }

double Context::spent() const noexcept {
  if (limits_.nodes) {
    if (*limits_.nodes == 0) return 1;
    return std::min(1.0, static_cast<double>(metrics.nodes) / static_cast<double>(*limits_.nodes));
  }
  if (deadline_ == nanoseconds::max()) return 0;
  const auto budget = deadline_ - start_;
  if (budget <= nanoseconds::zero()) return 1;
  return std::clamp(static_cast<double>(elapsed().count()) / static_cast<double>(budget.count()), 0.0, 1.0);
}

nanoseconds Context::remaining() const noexcept {
  if (deadline_ == nanoseconds::max()) return nanoseconds::max();
  return std::max(nanoseconds::zero(), deadline_ - shared_->clock->now());
}

bool Context::report_due() const noexcept {
  return !quiet_ && shared_->sink && now_ - shared_->last_report.load() >= kReportInterval;
}

bool Context::traced() const noexcept { return static_cast<bool>(shared_->trace); }

void Context::trace(Step step) {
  const std::scoped_lock lock(shared_->reporting);
  if (shared_->trace) shared_->trace(std::move(step));
}

bool Context::logs(LogLevel level) const noexcept {
  return !silent_ && level <= shared_->most_logged && static_cast<bool>(shared_->log);
}

void Context::log(LogLevel level, std::string_view line) {
  if (!logs(level)) return;
  const std::scoped_lock lock(shared_->reporting);
  shared_->log(level, line);
}

void Context::report(Progress progress) {
  if (quiet_ || !shared_->sink) return;
  const std::scoped_lock lock(shared_->reporting);
  if (now_ - shared_->last_report.load() < kReportInterval) return;
  shared_->last_report = now_;
  if (progress.done) {
    shared_->done = std::max(shared_->done, std::clamp(*progress.done, 0.0, 1.0));
    progress.done = shared_->done;
  }
  // A search that is behind another one says nothing new: what was found stays found.
  if (progress.best)
    progress.best = shared_->best = std::max(*progress.best, shared_->best.value_or(*progress.best));
  progress.nodes = metrics.nodes;
  shared_->sink(progress);
}

Context Context::child(Part part) const {
  Context child = *this;
  child.metrics = {};
  child.limits_.nodes = part.nodes;
  if (node_limit_ != std::numeric_limits<std::uint64_t>::max()) {
    const auto left = node_limit_ - std::min(node_limit_, metrics.nodes);
    child.limits_.nodes = std::min(left, or_unlimited(part.nodes));
  }
  child.node_limit_ = or_unlimited(child.limits_.nodes);
  child.start_ = child.now_ = shared_->clock->now();
  child.deadline_ = std::min(deadline_, deadline_of(child.start_, part.time));
  child.limits_.time.reset();
  if (child.deadline_ != nanoseconds::max()) child.limits_.time = child.deadline_ - child.start_;
  child.seed_ = part.seed.value_or(seed_);
  child.threads_ = part.threads.value_or(threads_);
  if (part.stop) child.stop_ = *part.stop;
  if (part.gate != nullptr) {
    child.gate_ = part.gate;
    child.next_gate_ = 0;
  } else {
    child.next_gate_ = next_gate_ - std::min(next_gate_, metrics.nodes);  // what is left of this one's slice
  }
  child.quiet_ = quiet_ || part.quiet;
  child.silent_ = silent_ || part.silent;
  child.until_look_ = child.stride_ = 1;
  child.end_ = End::finished;
  return child;
}

void Context::join(const Context& child) noexcept {
  metrics.join(child.metrics);
  if (gate_ != nullptr && gate_ == child.gate_) {
    next_gate_ = metrics.nodes + child.next_gate_ - std::min(child.next_gate_, child.metrics.nodes);
  }
  if (end_ != End::finished) return;
  if (metrics.nodes >= node_limit_ && child.end_ == End::nodes) {
    end_ = End::nodes;
  } else if (child.end_ == End::memory) {
    end_ = End::memory;
  } else if (stop_.stop_requested()) {
    end_ = End::stopped;
  } else if (shared_->clock->now() >= deadline_) {
    end_ = End::timeout;
  }
}

}  // namespace quadrille
