#include "puzzles/mines/search/counting_problem.hpp"

#include <algorithm>
#include <numeric>

#include "puzzles/mines/search/counting.hpp"

namespace quadrille::mines {
namespace {

// The component of some of its numbers, ascending.
CountingProblem only(const CountingProblem& problem, const std::vector<std::uint32_t>& numbers) {
  CountingProblem part;
  for (const auto number : numbers) part.needs.push_back(problem.needs[number]);
  for (const auto& zone : problem.zones) {
    CountingProblem::Zone rest{.cells = zone.cells};
    for (const auto number : zone.touched()) {
      const auto kept = std::ranges::lower_bound(numbers, number);
      if (kept != numbers.end() && *kept == number)
        rest.numbers[rest.touching++] = static_cast<std::uint32_t>(kept - numbers.begin());
    }
    if (rest.touching > 0) part.zones.push_back(rest);
  }
  return part;
}

}  // namespace

std::vector<std::uint32_t> smallest_conflict(const CountingProblem& problem, Context& context) {
  std::vector<std::uint32_t> numbers(problem.needs.size());
  std::iota(numbers.begin(), numbers.end(), 0U);
  Counter counter;
  for (std::size_t i = 0; i < numbers.size();) {
    auto fewer = numbers;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const auto part = only(problem, fewer);
    const auto verdict = counter.count(part, narrow_order(part), {.by_mines = false}, context);
    if (verdict == Counter::Verdict::ended) break;
    if (verdict == Counter::Verdict::impossible) {
      numbers = std::move(fewer);
    } else {
      ++i;
    }
  }
  return numbers;
}

}  // namespace quadrille::mines
