#include "sat/solver.hpp"

#include <malloc.h>
#include <algorithm>
#include <atomic>
#include <cadical.hpp>
#include <cassert>
#include <chrono>
#include <future>
#include <limits>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "engine/run/disposal.hpp"
#include "sat/proof_log.hpp"

namespace quadrille::sat {
namespace {

// Measured on our own encodings: a literal costs its 4 bytes twice over in clause and occurrence lists, a
// clause has a header and two watches, a variable its queue, scores and flags.
constexpr std::size_t kBytesPerLiteral = 8;
constexpr std::size_t kBytesPerClause = 64;
constexpr std::size_t kBytesPerVariable = 300;
// Learned clauses are reduced from time to time; this much of each stays on average.
constexpr std::size_t kBytesPerConflict = 64;
// How long a thread may take to end after it was asked to.
constexpr std::chrono::milliseconds kPatience{10};

// glibc keeps small freed blocks aside and merges them when there are many: millions of clauses, up to a
// second, in one go and with every thread waiting. Merging at once costs nothing that can be measured.
void merge_freed_blocks_at_once() {
#ifdef __GLIBC__
  static std::once_flag once;
  std::call_once(once, [] { (void)mallopt(M_MXFAST, 0); });
#endif
}

}  // namespace

// Lets the context's stop token and clock end a search, and counts conflicts through the clauses it learns.
// The library may call it from a thread other than the caller's (see solve_aside): the guard is for those
// two, and once the caller has gone nothing that belongs to it is touched any more.
class Solver::Watch final : public CaDiCaL::Terminator, public CaDiCaL::Learner {
 public:
  Watch(Context& context, Reservation& held) : context_(&context), held_(&held) {}

  bool terminate() override {
    if (++asked_ % kAskEvery != 0) return ended_;
    const std::scoped_lock lock(guard_);
    return ended_ = ended_ || !context_->proceed();
  }

  bool learning(int /*size*/) override {
    const std::scoped_lock lock(guard_);
    if (ended_) return false;
    ++conflicts_;
    if (!context_->enter_node() || !held_->grow(kBytesPerConflict)) ended_ = true;
    if (context_->report_due()) context_->report({.message = std::to_string(conflicts_) + " conflicts"});
    return false;
  }
  void learn(int /*literal*/) override {}

  // For the caller, while another thread solves: whether to go on waiting. Running out of nodes ends the wait
  // at once.
  [[nodiscard]] bool look() {
    const std::scoped_lock lock(guard_);
    return context_->end() == End::nodes || (!ended_ && context_->proceed());
  }
  void leave() {
    const std::scoped_lock lock(guard_);
    ended_ = true;
  }

 private:
  // The library itself asks only at every tenth decision or so, and on a large formula those are far apart.
  static constexpr unsigned kAskEvery = 2;

  Context* context_;
  Reservation* held_;
  std::mutex guard_;
  unsigned asked_ = 0;
  std::uint64_t conflicts_ = 0;
  std::atomic<bool> ended_ = false;
};

struct Solver::Inside {
  int solve(Watch& watch) {
    cadical.connect_terminator(&watch);
    cadical.connect_learner(&watch);
    const int answer = cadical.solve();
    cadical.disconnect_learner();
    cadical.disconnect_terminator();
    return answer;
  }

  std::shared_ptr<ProofLog> log;  // declared before the solver, which writes to it until its own end
  CaDiCaL::Solver cadical;
  int variables = 0;
  std::size_t literals = 0;
  std::size_t clauses = 0;
  Verdict verdict = Verdict::unknown;
};

Solver::Solver(Tuning tuning) : Solver(tuning, nullptr) {}

Solver::Solver(Tuning tuning, std::shared_ptr<ProofLog> log) : inside_(std::make_shared<Inside>()) {
  merge_freed_blocks_at_once();
  inside_->cadical.set("quiet", 1);
  if (tuning == Tuning::satisfiable) inside_->cadical.configure("sat");
  if (tuning == Tuning::unsatisfiable) inside_->cadical.configure("unsat");
  if (log != nullptr) inside_->cadical.trace_proof(log->file(), "proof");
  inside_->log = std::move(log);
}

Solver::~Solver() {
  if (bytes() > kLargeBytes) dispose(std::move(inside_));
}

Literal Solver::variable() { return variables(1); }

Literal Solver::variables(int count) {
  assert(count > 0 && inside_->variables <= std::numeric_limits<int>::max() - count);
  const Literal first = inside_->variables + 1;
  inside_->variables += count;
  inside_->cadical.reserve(inside_->variables);
  return first;
}

void Solver::add(std::span<const Literal> clause) {
  inside_->verdict = Verdict::unknown;
  for (const Literal literal : clause) {
    assert(literal != 0 && std::abs(literal) <= inside_->variables);
    inside_->cadical.add(literal);
  }
  inside_->cadical.add(0);
  inside_->literals += clause.size();
  ++inside_->clauses;
}

void Solver::prefer(Literal literal) {
  assert(literal != 0 && std::abs(literal) <= inside_->variables);
  inside_->cadical.phase(literal);
}

Verdict Solver::solve(Context& context, std::span<const Literal> assumptions) {
  inside_->verdict = Verdict::unknown;
  if (lost_) return Verdict::unknown;
  const Reservation formula(context, bytes());
  if (!formula.granted() || !context.proceed()) return Verdict::unknown;
  for (const Literal literal : assumptions) inside_->cadical.assume(literal);

  if (const auto nodes = context.limits().nodes) {
    const auto left = *nodes - std::min(*nodes, context.metrics.nodes);
    inside_->cadical.limit("conflicts", static_cast<int>(std::min<std::uint64_t>(left, 2'000'000'000)));
  }
  Reservation held(context, 0);
  const auto watch = std::make_shared<Watch>(context, held);
  const int answer = bytes() <= kLargeBytes ? inside_->solve(*watch) : solve_aside(watch);

  if (answer == 10) inside_->verdict = Verdict::satisfiable;
  if (answer == 20) inside_->verdict = Verdict::unsatisfiable;
  // The library stops at its own conflict limit without asking us for one more node.
  if (answer == 0 && context.limits().nodes) {
    while (context.enter_node()) continue;
  }
  return inside_->verdict;
}

// Inprocessing of a large formula can run for a second without asking. So the formula is solved on a thread
// of its own, and a thread that does not notice the end in time is left behind with its formula.
int Solver::solve_aside(const std::shared_ptr<Watch>& watch) {
  struct Aside {
    std::shared_ptr<Inside> inside;
    std::shared_ptr<Watch> watch;
    std::promise<int> answer{};
    std::jthread thread{};
  };
  const auto aside = std::make_shared<Aside>(inside_, watch);
  auto answer = aside->answer.get_future();
  aside->thread =
      std::jthread([raw = aside.get()] { raw->answer.set_value(raw->inside->solve(*raw->watch)); });
  while (answer.wait_for(kPatience) != std::future_status::ready) {
    if (watch->look()) continue;
    if (answer.wait_for(kPatience) == std::future_status::ready) break;
    watch->leave();
    dispose(aside);
    inside_ = std::make_shared<Inside>();
    lost_ = true;
    return 0;
  }
  return answer.get();
}

bool Solver::value(Literal literal) const {
  assert(inside_->verdict == Verdict::satisfiable);
  return inside_->cadical.val(std::abs(literal)) == std::abs(literal) ? literal > 0 : literal < 0;
}

bool Solver::failed(Literal assumption) const {
  assert(inside_->verdict == Verdict::unsatisfiable);
  return inside_->cadical.failed(assumption);
}

std::size_t Solver::bytes() const noexcept {
  return inside_->literals * kBytesPerLiteral + inside_->clauses * kBytesPerClause +
         static_cast<std::size_t>(inside_->variables) * kBytesPerVariable;
}

}  // namespace quadrille::sat
