#include "puzzles/nonogram/search/combinations/solver.hpp"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "engine/parallel/parallel.hpp"

namespace quadrille::nonogram::combinations {
namespace {

constexpr std::size_t kMostSeeds = 32;
// The source document's value.
constexpr int kSourceBatches = 2;

std::size_t seeds_at_a_time(const Options& options, std::size_t lines) {
  if (options.max_initial_seeds > 0) return static_cast<std::size_t>(options.max_initial_seeds);
  return std::max<std::size_t>(1, std::min(kMostSeeds, lines / 4));
}

std::size_t most_slots(const Lines& lines) {
  std::size_t most = 1;
  for (std::size_t line = 0; line < lines.count(); ++line) most = std::max(most, lines[line].colours.size());
  return most;
}

std::optional<std::size_t> slot_of(const Line& line, Colour colour) {
  const auto found = std::ranges::find(line.colours, colour);
  if (found == line.colours.end()) return std::nullopt;
  return static_cast<std::size_t>(found - line.colours.begin());
}

}  // namespace

CombinationSolver::CombinationSolver(const Lines& lines, Candidates candidates, const Options& options,
                                     Context& context)
    : lines_(lines),
      candidates_(std::move(candidates)),
      options_(options),
      context_(context),
      workers_(workers_for(options)),
      work_(lines.count()),
      queue_(lines.count(), most_slots(lines)),
      by_slack_(lines.count()),
      open_(candidates_.open) {
  std::iota(by_slack_.begin(), by_slack_.end(), 0U);
  std::ranges::sort(by_slack_, {}, [&](std::uint32_t line) { return std::pair(lines_[line].slack, line); });
}

// As many as are asked for, but no more than the machine has; if that is fewer, the log says so.
int CombinationSolver::workers_for(const Options& options) {
  const int wanted = options.workers > 0 ? static_cast<int>(options.workers) : context_.threads();
  const int workers = std::clamp(wanted, 1, machine_threads());
  if (workers < wanted && context_.logs(LogLevel::warn)) {
    context_.log(LogLevel::warn,
                 fmt::format("{} workers work where {} were wanted: this machine has no more threads",
                             workers, wanted));
  }
  context_.metrics.add("workers", workers);
  return workers;
}

CombinationSolver::~CombinationSolver() {
  for (const auto& line : work_) context_.release(line.provider.bytes());
}

Facts CombinationSolver::facts(std::size_t line) {
  return {lines_[line], candidates_.masks.data() + lines_.offset(line), lines_.words(line)};
}

std::vector<std::size_t> CombinationSolver::refused_lines() const {
  std::vector<std::size_t> refused;
  for (std::size_t line = 0; line < work_.size(); ++line) {
    if (work_[line].refused) refused.push_back(line);
  }
  return refused;
}

CombinationSolver::State CombinationSolver::run() {
  while (!is_over() && seed_next()) {
    if (options_.deterministic) {
      run_rounds();
    } else {
      run_pool();
    }
  }
  candidates_.open = open_;
  if (out_of_iterations_ && context_.logs(LogLevel::warn)) {
    context_.log(
        LogLevel::warn,
        fmt::format("gave up after {} work items, the most that max_iterations allows", iterations_.load()));
  }
  if (context_.logs(LogLevel::debug)) {
    context_.log(LogLevel::debug, fmt::format("combinations: {} work items, {} combinations dropped",
                                              iterations_.load(), dropped_.load()));
  }
  context_.metrics.add("combinations_dropped", static_cast<double>(dropped_.load()));
  if (contradiction_) return State::contradiction;
  if (context_.end() != End::finished) return State::stopped;
  return out_of_iterations_ ? State::out_of_iterations : State::converged;
}

bool CombinationSolver::is_over() const {
  return contradiction_ || out_of_iterations_ || context_.end() != End::finished ||
         (options_.early_stop && open_ == 0);
}

std::uint64_t CombinationSolver::items_left() const {
  if (options_.max_iterations == 0) return std::numeric_limits<std::uint64_t>::max();
  const auto most = static_cast<std::uint64_t>(options_.max_iterations);
  return most - std::min(most, iterations_.load());
}

// False: every line has been seeded.
bool CombinationSolver::seed_next() {
  const auto until = std::min(by_slack_.size(), next_seed_ + seeds_at_a_time(options_, by_slack_.size()));
  if (next_seed_ == until) return false;
  if (options_.seeding == Seeding::source && batches_ == kSourceBatches) return false;
  ++batches_;
  if (context_.logs(LogLevel::info)) {
    context_.log(LogLevel::info, fmt::format("seeding lines {} to {} of {}, {} colours open", next_seed_ + 1,
                                             until, by_slack_.size(), open_.load()));
  }
  for (; next_seed_ < until; ++next_seed_) {
    const auto line = by_slack_[next_seed_];
    for (std::size_t slot = 0; slot < lines_[line].colours.size(); ++slot) {
      queue_.add({line, Operation::overlap, static_cast<std::uint8_t>(slot)});
    }
  }
  return true;
}

// Rounds: everything that waits is done, line by line in parallel, each on its own combinations and facts;
// then the results are passed to the crossing lines, in order.
void CombinationSolver::run_rounds() {
  while (!is_over()) {
    auto items = queue_.take_all();
    if (items.empty()) return;
    if (items.size() > items_left()) {
      items.resize(items_left());
      out_of_iterations_ = true;
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!context_.enter_node()) items.resize(i);
    }
    iterations_ += items.size();
    std::ranges::sort(items);
    std::vector<std::size_t> firsts;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i == 0 || items[i].line != items[i - 1].line) firsts.push_back(i);
    }
    std::vector<Delta> brought(items.size());
    std::vector<Context> contexts(firsts.size(), context_.child({.quiet = true}));
    for_each_index(firsts.size(), workers_, [&](std::size_t group) {
      const auto end = group + 1 < firsts.size() ? firsts[group + 1] : items.size();
      for (auto i = firsts[group]; i < end; ++i) brought[i] = work_on(items[i], contexts[group]);
    });
    for (const auto& own : contexts) context_.join(own);
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (!tell_crossing(items[i].line, brought[i])) break;
    }
    if (context_.report_due()) context_.report({.message = fmt::format("{} colours open", open_.load())});
  }
}

// A pool: every worker takes the next item and passes its results to the crossing lines at once.
void CombinationSolver::run_pool() {
  const auto workers = static_cast<std::size_t>(std::max(1, workers_));
  std::vector<Context> contexts;
  for (std::size_t i = 0; i < workers; ++i) contexts.push_back(context_.child({.quiet = i != 0}));
  const auto nodes = context_.limits().nodes.value_or(std::numeric_limits<std::uint64_t>::max());
  std::atomic<std::uint64_t> taken = context_.metrics.nodes;
  for_each_index(workers, workers_, [&](std::size_t worker) {
    auto& own = contexts[worker];
    while (const auto item = queue_.take()) {
      if (items_left() == 0) out_of_iterations_ = true;
      if (!out_of_iterations_ && taken++ < nodes && own.enter_node()) {
        ++iterations_;
        const auto brought = work_on(*item, own);
        const bool more = tell_crossing(item->line, brought);
        if (!more || (options_.early_stop && open_ == 0)) queue_.end();
      } else {
        queue_.end();
      }
      queue_.done();
      if (own.report_due()) own.report({.message = fmt::format("{} colours open", open_.load())});
    }
  });
  for (const auto& own : contexts) context_.join(own);
  if (taken > nodes) (void)context_.enter_node();  // out of nodes: records that
}

Delta CombinationSolver::work_on(WorkItem item, Context& context) {
  if (!context.proceed()) return {.stopped = true};
  auto& line = work_[item.line];
  const std::scoped_lock lock(line.guard);
  const auto known = facts(item.line);
  const bool fresh = !line.provider.is_generated();
  switch (line.provider.generate(known, static_cast<std::size_t>(options_.line_megabytes) << 20U, context)) {
    case Generated::too_many:
      line.refused = true;
      return {};
    case Generated::stopped:
      return {.stopped = true};
    case Generated::ready:
      line.refused = false;
      break;
  }
  if (item.operation == Operation::overlap) return overlap(line.provider, known, item.slot, context);
  auto brought = cross_reference(line.provider, known, item.slot, context);
  // What was generated within the facts has nothing to drop, but may have something to show.
  for (std::size_t slot = 0; fresh && !brought.contradiction && slot < known.slots(); ++slot) {
    const auto shown = overlap(line.provider, known, slot, context);
    brought.contradiction |= shown.contradiction;
    brought.stopped |= shown.stopped;
    brought.losses.insert(brought.losses.end(), shown.losses.begin(), shown.losses.end());
  }
  return brought;
}

// False: a contradiction or a stop. What is open is counted in the rows' facts.
bool CombinationSolver::tell_crossing(std::size_t line, const Delta& brought) {
  if (brought.stopped) return false;
  dropped_ += brought.dropped;
  if (brought.contradiction) {
    if (!contradiction_.exchange(true)) failed_line_ = line;
    return false;
  }
  const bool is_row = lines_.is_row(line);
  if (is_row) open_ -= static_cast<std::int64_t>(brought.losses.size());
  const auto rows = static_cast<std::size_t>(lines_.rows());
  const int place = static_cast<int>(is_row ? line : line - rows);
  for (const auto& [slot, cell] : brought.losses) {
    const auto crossing = is_row ? rows + static_cast<std::size_t>(cell) : static_cast<std::size_t>(cell);
    const auto& there = lines_[crossing];
    const auto lost = slot_of(there, lines_[line].colours[slot]);
    if (!lost) continue;
    const std::scoped_lock lock(work_[crossing].guard);
    const auto known = facts(crossing);
    if (!test(known.may(*lost), place)) continue;  // found on both lines at once
    erase(known.may(*lost), place, 1);
    if (!is_row) --open_;
    queue_.add(
        {static_cast<std::uint32_t>(crossing), Operation::cross_reference, static_cast<std::uint8_t>(*lost)});
    // A cell that has one colour left queues work for that colour too.
    for (std::size_t other = 0; other < known.slots() && known.is_known(place); ++other) {
      if (!test(known.may(other), place)) continue;
      queue_.add({static_cast<std::uint32_t>(crossing), Operation::cross_reference,
                  static_cast<std::uint8_t>(other)});
    }
  }
  return true;
}

}  // namespace quadrille::nonogram::combinations
