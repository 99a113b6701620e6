#include "engine/parallel/portfolio.hpp"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

namespace quadrille {
namespace {

// The first round is short, so that an easy puzzle costs little; rounds then double up to a length at which
// waiting for the slowest member no longer matters.
constexpr std::uint64_t kFirstSlice = 256;
constexpr std::uint64_t kLongestSlice = 1 << 16;

// Lets members through in rounds, at most `permits` at once, in the order of their index.
class Referee {
 public:
  Referee(std::size_t count, int permits) : members_(count), permits_(permits) {}

  // Waits for the member's turn in the next round. 0: the race is over.
  std::uint64_t pass(std::size_t index) noexcept {
    std::unique_lock lock(guard_);
    auto& member = members_[index];
    if (member.state == State::running) --running_;
    member.state = State::waiting;
    member.round = member.entered ? member.round + 1 : 0;
    member.entered = true;
    advance();
    turn_.wait(lock, [&] { return over_ || member.state == State::running; });
    if (member.state != State::running) return 0;
    return std::min(kFirstSlice << std::min<std::uint64_t>(member.round, 16), kLongestSlice);
  }

  void leave(std::size_t index, bool decided) noexcept {
    const std::scoped_lock lock(guard_);
    auto& member = members_[index];
    if (member.state == State::running) --running_;
    member.state = State::left;
    // A member that decides before its first node did so in round 0.
    if (decided && !over_) member.decided = true;
    advance();
  }

  [[nodiscard]] std::optional<std::size_t> winner() const { return winner_; }

 private:
  enum class State { coming, waiting, running, left };
  struct Member {
    State state = State::coming;
    std::uint64_t round = 0;
    bool entered = false;
    bool decided = false;
  };

  // Starts the members that may run in the current round; when none is left, ends the round or the race.
  void advance() noexcept {
    if (over_) return;
    while (true) {
      bool pending = false;
      for (auto& member : members_) {
        if (member.state == State::coming || member.state == State::running) pending = true;
        if (member.state != State::waiting || member.round > round_) continue;
        pending = true;
        if (running_ >= permits_) continue;
        member.state = State::running;
        ++running_;
      }
      turn_.notify_all();
      if (pending) return;
      const auto decided = std::ranges::find(members_, true, &Member::decided);
      if (decided != members_.end()) winner_ = static_cast<std::size_t>(decided - members_.begin());
      const bool all_left =
          std::ranges::all_of(members_, [](const Member& m) { return m.state == State::left; });
      if (winner_ || all_left) {
        over_ = true;
        turn_.notify_all();
        return;
      }
      ++round_;
    }
  }

  std::mutex guard_;
  std::condition_variable turn_;
  std::vector<Member> members_;
  std::optional<std::size_t> winner_;
  std::uint64_t round_ = 0;
  int permits_;
  int running_ = 0;
  bool over_ = false;
};

class MemberGate final : public Gate {
 public:
  MemberGate(Referee& referee, std::size_t index) : referee_(referee), index_(index) {}
  std::uint64_t pass() noexcept override { return referee_.pass(index_); }

 private:
  Referee& referee_;
  std::size_t index_;
};

}  // namespace

std::optional<std::size_t> race_members(std::size_t count, Context& context,
                                        const std::function<bool(std::size_t, Context&)>& run) {
  if (count == 0) return std::nullopt;
  Referee referee(count, context.threads());
  std::vector<MemberGate> gates;
  std::vector<Context> contexts;
  std::vector<std::exception_ptr> thrown(count);
  gates.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    gates.emplace_back(referee, i);
    std::optional<std::uint64_t> nodes;
    if (const auto limit = context.limits().nodes) {
      const auto left = *limit - std::min(*limit, context.metrics.nodes);
      nodes = left / count + (i < left % count ? 1 : 0);
    }
    contexts.push_back(context.child({.nodes = nodes, .threads = 1, .gate = &gates[i], .quiet = i != 0}));
  }
  {
    // A waiting member holds a thread but no core: the referee lets context.threads() of them run.
    std::vector<std::jthread> threads;
    for (std::size_t i = 0; i < count; ++i) {
      threads.emplace_back([&, i] {
        bool decided = false;
        try {
          decided = run(i, contexts[i]);
        } catch (...) {
          thrown[i] = std::current_exception();
        }
        referee.leave(i, decided);
      });
    }
  }
  for (const auto& child : contexts) context.join(child);
  for (const auto& exception : thrown) {
    if (exception) std::rethrow_exception(exception);
  }
  return referee.winner();
}

}  // namespace quadrille
