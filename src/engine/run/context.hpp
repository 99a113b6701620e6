#pragma once

#include <quadrille/values.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

#include "engine/run/clock.hpp"
#include "engine/run/log.hpp"
#include "engine/run/metrics.hpp"
#include "engine/run/random.hpp"

namespace quadrille {

// Called from the thread that solves, never after the run has returned.
using ProgressSink = std::function<void(const Progress&)>;

// Receives a strategy's steps as it takes them, if tracing was asked for. Called from the solving thread.
using TraceSink = std::function<void(Step)>;

// What a run is started with. Time counts from the construction of the Context.
struct RunSettings {
  Limits limits{};
  std::stop_token stop{};
  ProgressSink progress{};
  TraceSink trace{};
  Log log{};
  std::uint64_t seed = 1;
  int threads = 1;
  Clock* clock = nullptr;     // nullptr: the steady clock
  bool unique_wanted = true;  // whether the caller asks if the answer is the only one
};

// Where a run waits for its turn; see engine/parallel/portfolio. Asked at the first node and whenever the
// slice of nodes it gave is used up. 0: the turn will not come, and the run must end.
class Gate {
 public:
  virtual ~Gate() = default;
  [[nodiscard]] virtual std::uint64_t pass() noexcept = 0;
};

// Everything a run is given, and what it counts. One Context belongs to one thread. A task of its own thread
// gets a child(), which shares stop token, clock, deadline, progress and bytes but counts for itself, and is
// joined when it is done. Work is cut by the problem, never by threads(): the cut must not change with the
// machine.
//
//   while (improving) {
//     if (!context.enter_node()) break;   // stopped or out of budget: return the best so far
//     ...
//   }
class Context {
 public:
  explicit Context(RunSettings settings);

  // Counts one node. False: the run must end now, and end() says why; from then on always false. Looks at the
  // stop token and the node limit every time, at the clock about once a millisecond.
  [[nodiscard]] bool enter_node() noexcept {
    if (end_ != End::finished) return false;
    if (metrics.nodes >= node_limit_) return finish(End::nodes);
    if (stop_.stop_requested()) return finish(End::stopped);
    ++metrics.nodes;
    return --until_look_ > 0 || look();
  }

  // Announces that the nodes to come may take far longer than those before: the clock is read at the next
  // one, and their pace is measured anew.
  void pace_anew() noexcept { until_look_ = stride_ = 1; }

  // Looks at stop token and clock without counting: for a long stretch of work within one node.
  [[nodiscard]] bool proceed() noexcept;

  // Asks for bytes before a table grows. False: over the limit, and the run must end as memory. Bytes are
  // given back with release(), or by a Reservation.
  [[nodiscard]] bool reserve(std::size_t bytes) noexcept;
  void release(std::size_t bytes) noexcept;
  // The most bytes that this run and its parts have held at once.
  [[nodiscard]] std::size_t peak_bytes() const noexcept;

  // 0..1: how much of the budget is gone. Under a node limit it follows the nodes alone, so that a schedule
  // is repeatable; otherwise the time limit; without limits, 0.
  [[nodiscard]] double spent() const noexcept;

  // Time since the run began, as of the last look at the clock.
  [[nodiscard]] std::chrono::nanoseconds elapsed() const noexcept { return now_ - start_; }
  // Time left as of now; the longest duration if there is no time limit.
  [[nodiscard]] std::chrono::nanoseconds remaining() const noexcept;

  [[nodiscard]] const Limits& limits() const noexcept { return limits_; }
  [[nodiscard]] int threads() const noexcept { return threads_; }
  [[nodiscard]] std::uint64_t seed() const noexcept { return seed_; }
  // A strategy that can settle along the way whether its answer is the only one does so only if this is true.
  [[nodiscard]] bool unique_wanted() const noexcept { return unique_wanted_; }
  [[nodiscard]] const std::stop_token& stop() const noexcept { return stop_; }
  [[nodiscard]] End end() const noexcept { return end_; }
  [[nodiscard]] Random random(std::uint64_t stream) const noexcept { return Random(seed_, stream); }

  // True about ten times a second while progress is wanted: ask before composing a message.
  [[nodiscard]] bool report_due() const noexcept;
  void report(Progress progress);

  // Whether traces are wanted: ask before composing a step.
  [[nodiscard]] bool traced() const noexcept;
  void trace(Step step);

  // Whether lines of that level are wanted: ask before composing one.
  [[nodiscard]] bool logs(LogLevel level) const noexcept;
  void log(LogLevel level, std::string_view line);

  // A context for a part of the work, with a node slice of its own; its time and bytes are at most what is
  // left here. Seeds and threads are inherited unless given.
  struct Part {
    std::optional<std::uint64_t> nodes{};
    std::optional<std::chrono::nanoseconds> time{};
    std::optional<std::uint64_t> seed{};
    std::optional<int> threads{};
    std::optional<std::stop_token> stop{};  // must end whenever this context's token does
    Gate* gate = nullptr;
    bool quiet = false;   // reports no progress
    bool silent = false;  // logs nothing: one child of very many
  };
  [[nodiscard]] Context child(Part part) const;

  // Adds what a child counted. The child's end becomes this context's if it holds here too; bytes are shared,
  // so memory always does. A caller that can go on without the child's memory adds only its metrics.
  void join(const Context& child) noexcept;

  Metrics metrics;

 private:
  struct Shared;

  [[nodiscard]] bool finish(End why) noexcept;
  [[nodiscard]] bool look() noexcept;
  void plan_next_look(std::chrono::nanoseconds since_last) noexcept;

  std::shared_ptr<Shared> shared_;
  Limits limits_;
  std::stop_token stop_;
  std::uint64_t node_limit_;
  std::uint64_t seed_;
  int threads_;
  std::chrono::nanoseconds start_;
  std::chrono::nanoseconds deadline_;
  std::chrono::nanoseconds now_;
  std::int64_t until_look_ = 1;
  std::int64_t stride_ = 1;  // nodes between two looks at the clock
  Gate* gate_ = nullptr;
  std::uint64_t next_gate_ = 0;  // the node count at which to ask the gate
  bool quiet_ = false;
  bool silent_ = false;
  bool unique_wanted_ = true;
  End end_ = End::finished;
};

// Bytes held for as long as this lives.
class Reservation {
 public:
  Reservation(Context& context, std::size_t bytes) noexcept
      : context_(context), bytes_(context.reserve(bytes) ? bytes : 0), granted_(bytes_ == bytes) {}
  ~Reservation() { context_.release(bytes_); }
  Reservation(const Reservation&) = delete;
  Reservation& operator=(const Reservation&) = delete;

  [[nodiscard]] bool granted() const noexcept { return granted_; }

  // Asks for more. False: over the limit; what was held stays held.
  [[nodiscard]] bool grow(std::size_t bytes) noexcept {
    if (!context_.reserve(bytes)) return false;
    bytes_ += bytes;
    return true;
  }

 private:
  Context& context_;
  std::size_t bytes_;
  bool granted_;
};

}  // namespace quadrille
