#include "sat/solver.hpp"

#include <algorithm>
#include <cadical.hpp>
#include <cassert>
#include <limits>

namespace quadrille::sat {
namespace {

// Measured on encodings of ours: a literal costs its 4 bytes twice over in clause and occurrence lists, a
// clause has a header and two watches, a variable its queue, scores and flags.
constexpr std::size_t kBytesPerLiteral = 8;
constexpr std::size_t kBytesPerClause = 64;
constexpr std::size_t kBytesPerVariable = 300;
// Learned clauses are reduced from time to time; this much of each stays on average.
constexpr std::size_t kBytesPerConflict = 64;

// Lets the context's stop token and clock end a search, and counts conflicts through the clauses it learns.
class Watch final : public CaDiCaL::Terminator, public CaDiCaL::Learner {
 public:
  explicit Watch(Context& context) : context_(context), held_(context, 0) {}

  bool terminate() override { return ended_ || (++asked_ % kAskEvery == 0 && !context_.proceed()); }

  bool learning(int /*size*/) override {
    if (!context_.enter_node() || !held_.grow(kBytesPerConflict)) ended_ = true;
    return false;
  }
  void learn(int /*literal*/) override {}

 private:
  static constexpr unsigned kAskEvery = 64;

  Context& context_;
  Reservation held_;
  unsigned asked_ = 0;
  bool ended_ = false;
};

}  // namespace

struct Solver::Inside {
  CaDiCaL::Solver cadical;
  int variables = 0;
  std::size_t literals = 0;
  std::size_t clauses = 0;
  Verdict verdict = Verdict::unknown;
};

Solver::Solver(Tuning tuning) : inside_(std::make_unique<Inside>()) {
  inside_->cadical.set("quiet", 1);
  if (tuning == Tuning::satisfiable) inside_->cadical.configure("sat");
  if (tuning == Tuning::unsatisfiable) inside_->cadical.configure("unsat");
}

Solver::~Solver() = default;

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
  const Reservation formula(context, bytes());
  if (!formula.granted() || !context.proceed()) return Verdict::unknown;
  for (const Literal literal : assumptions) inside_->cadical.assume(literal);

  if (const auto nodes = context.limits().nodes) {
    const auto left = *nodes - std::min(*nodes, context.metrics.nodes);
    inside_->cadical.limit("conflicts", static_cast<int>(std::min<std::uint64_t>(left, 2'000'000'000)));
  }
  Watch watch(context);
  inside_->cadical.connect_terminator(&watch);
  inside_->cadical.connect_learner(&watch);
  const int answer = inside_->cadical.solve();
  inside_->cadical.disconnect_learner();
  inside_->cadical.disconnect_terminator();

  if (answer == 10) inside_->verdict = Verdict::satisfiable;
  if (answer == 20) inside_->verdict = Verdict::unsatisfiable;
  // The library stops at its own conflict limit without asking us for one more node.
  if (answer == 0 && context.limits().nodes) {
    while (context.enter_node()) continue;
  }
  return inside_->verdict;
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
