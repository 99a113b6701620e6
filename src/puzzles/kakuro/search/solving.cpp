#include "puzzles/kakuro/search/solving.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "engine/parallel/portfolio.hpp"
#include "puzzles/kakuro/search/components.hpp"
#include "puzzles/kakuro/search/encoding.hpp"
#include "puzzles/kakuro/search/partial_runs.hpp"
#include "puzzles/kakuro/search/search.hpp"
#include "puzzles/kakuro/teach/words.hpp"

namespace quadrille::kakuro {
namespace {

using Component = std::vector<std::uint32_t>;

// What is known about one component: up to two fillings, and whether there are no others.
struct FoundFillings {
  std::vector<std::vector<Digits>> fillings;
  bool all = false;
};

// A search that has one filling either finds a second soon or is bad at proving that there is none.
constexpr std::uint64_t kDeadEndsForSecond = 2'000;

FoundFillings search_for(Search& search, const Component& cells, std::size_t wanted,
                         std::uint64_t dead_ends) {
  search.forget(cells);
  auto end = search.find(cells, 1, dead_ends);
  if (end == SearchEnd::enough && wanted > 1) {
    end = search.find(cells, wanted, std::min(dead_ends, kDeadEndsForSecond));
  }
  return {search.fillings(), end == SearchEnd::exhausted};
}

FoundFillings satisfy(const Domains& domains, const Component& cells, std::size_t wanted,
                      FoundFillings answers, Context& context) {
  if (context.logs(LogLevel::info))
    context.log(LogLevel::info, fmt::format("clauses for {} cells", cells.size()));
  Encoding encoding(domains, cells, sat::Tuning::balanced, context);
  if (!encoding.ready()) return answers;
  for (const auto& filling : answers.fillings) encoding.forbid(filling);
  while (answers.fillings.size() < wanted) {
    const auto verdict = encoding.next(context);
    answers.all = verdict == sat::Verdict::unsatisfiable;
    if (verdict != sat::Verdict::satisfiable) break;
    answers.fillings.push_back(encoding.filling());
    encoding.forbid(answers.fillings.back());
  }
  return answers;
}

// The search; then clauses and, as long as there is no filling at all, searches from other seeds racing them.
FoundFillings answers_of(Search& search, const Domains& domains, const Component& cells, std::size_t wanted,
                         const Effort& effort, Context& context) {
  const auto settled = [wanted](const FoundFillings& answers) {
    return answers.all || answers.fillings.size() >= wanted;
  };
  FoundFillings answers;
  if (effort.dead_ends > 0) {
    answers = search_for(search, cells, wanted, effort.dead_ends);
    if (context.logs(LogLevel::debug))
      context.log(LogLevel::debug, fmt::format("search: {} cells, {} fillings{}, {} dead ends", cells.size(),
                                               answers.fillings.size(), answers.all ? " and no others" : "",
                                               search.dead_ends()));
  }
  if (settled(answers) || !effort.clauses || context.end() != End::finished) return answers;
  if (effort.dead_ends == 0 || !answers.fillings.empty())
    return satisfy(domains, cells, wanted, std::move(answers), context);

  constexpr std::size_t kMembers = 4;
  if (context.logs(LogLevel::info))
    context.log(LogLevel::info, fmt::format("clauses against {} searches", kMembers - 1));
  std::array<FoundFillings, kMembers> found;
  const auto winner = race_members(kMembers, context, [&](std::size_t member, Context& own) {
    const auto& puzzle = domains.puzzle();
    const Reservation memory(own, Domains::bytes(puzzle) + (member == 0 ? 0 : Search::bytes(puzzle)));
    if (!memory.granted()) return false;
    Domains copy = domains;
    if (member == 0) {
      found[member] = satisfy(copy, cells, wanted, {}, own);
    } else {
      Search other(copy, own, member + 1);
      found[member] = search_for(other, cells, wanted, UINT64_MAX);
    }
    return settled(found[member]);
  });
  if (winner) return std::move(found[*winner]);
  // Cut before any of them had proof: half an answer is better than none.
  const auto some =
      std::ranges::find_if(found, [](const FoundFillings& member) { return !member.fillings.empty(); });
  return some != found.end() ? std::move(*some) : FoundFillings{};
}

Objection no_filling(const Puzzle& puzzle, std::uint32_t number) {
  const auto& run = puzzle.runs[number];
  Objection impossible{.reason = fmt::format("no digits are left for {}", name_of(puzzle, run))};
  for (const auto cell : puzzle.cells_of(run)) impossible.cells.push_back(puzzle.cells[cell]);
  return impossible;
}

Objection no_filling(const Puzzle& puzzle, const Component& cells) {
  Objection impossible{
      .reason = fmt::format("these {} cells have no filling that fits all their clues", cells.size())};
  for (const auto cell : cells) impossible.cells.push_back(puzzle.cells[cell]);
  return impossible;
}

// A run that the digits so far leave without a filling. They follow from the clues, so the clues contradict
// each other.
std::optional<std::uint32_t> broken_run(const Puzzle& puzzle, const Filling& filling) {
  for (std::uint32_t number = 0; number < puzzle.runs.size(); ++number) {
    const auto& run = puzzle.runs[number];
    Digits used = 0;
    int open = 0;
    int filled = 0;
    for (const auto cell : puzzle.cells_of(run)) {
      const auto digit = filling.digits[cell];
      if (digit != 0) used = static_cast<Digits>(used | digit_bit(digit));
      (digit == 0 ? open : filled) += 1;
    }
    if (count(used) != filled || (run.sum != 0 && !kPartialRuns.can_make(run.sum, used, open))) return number;
  }
  return std::nullopt;
}

Filling filling_of(const Domains& domains) {
  Filling filling;
  filling.digits.reserve(domains.all().size());
  for (const Digits digits : domains.all()) {
    filling.digits.push_back(static_cast<std::uint8_t>(is_single(digits) ? only_digit(digits) : 0));
  }
  return filling;
}

void write(Filling& filling, const Component& cells, const std::vector<Digits>& digits) {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    filling.digits[cells[i]] = static_cast<std::uint8_t>(only_digit(digits[i]));
  }
}

}  // namespace

Outcome<Filling> solve_exactly(const Puzzle& puzzle, const Effort& effort, Context& context) {
  // 1. Consistency, which settles nearly every published puzzle.
  const Reservation memory(context, Domains::bytes(puzzle) + component_bytes(puzzle));
  if (!memory.granted() || !context.enter_node()) return {.found = {}, .end = context.end()};
  Domains domains(puzzle);
  const bool consistent = domains.propagate(context);
  Found<Filling> found{.answer = filling_of(domains), .unique = true};
  const auto cut_short = [&]() -> Outcome<Filling> {
    found.complete = false;
    found.unique.reset();
    found.second.reset();
    return {.found = std::move(found), .end = context.end()};
  };
  if (context.end() != End::finished) {
    if (const auto run = broken_run(puzzle, found.answer)) return {.found = no_filling(puzzle, *run)};
    return cut_short();
  }
  if (!consistent) {
    if (auto unequal = unequal_totals(puzzle, context)) return {.found = std::move(*unequal)};
    return {.found = no_filling(puzzle, domains.failed_run())};
  }
  const auto components = open_components(domains, context);
  if (context.logs(LogLevel::info)) {
    std::size_t open = 0;
    for (const auto& cells : components) open += cells.size();
    context.log(LogLevel::info, fmt::format("domains: {} of {} cells open, in {} components", open,
                                            puzzle.cells.size(), components.size()));
  }
  if (context.end() != End::finished) return cut_short();
  if (components.empty()) return {.found = std::move(found)};
  if (auto unequal = unequal_totals(puzzle, context)) return {.found = std::move(*unequal)};

  // 2. Component by component. One with two fillings gives the whole puzzle two answers.
  const Reservation for_search(context, Search::bytes(puzzle));
  if (!for_search.granted()) return cut_short();
  Search search(domains, context, 1);
  for (const auto& cells : components) {
    const bool second_wanted = context.unique_wanted() && !found.second;
    const auto answers = answers_of(search, domains, cells, second_wanted ? 2 : 1, effort, context);
    if (answers.fillings.empty() && answers.all) return {.found = no_filling(puzzle, cells)};
    if (answers.fillings.empty()) return cut_short();
    if (answers.fillings.size() > 1) {
      found.unique = false;
      found.second = found.answer;
      write(*found.second, cells, answers.fillings[1]);
    } else if (!answers.all && found.unique == true) {
      found.unique.reset();
    }
    write(found.answer, cells, answers.fillings[0]);
    if (found.second && answers.fillings.size() == 1) write(*found.second, cells, answers.fillings[0]);
  }
  return {.found = std::move(found), .end = context.end()};
}

Outcome<Filling> second(const Puzzle& puzzle, const Filling& first, Context& context) {
  // A complete solver that looks for two answers finds one that differs, or proves that there is none.
  constexpr Effort kProof{.dead_ends = 20'000, .clauses = true};
  context.log(LogLevel::info, "proof: looking for a second answer");
  auto outcome = solve_exactly(puzzle, kProof, context);
  auto* found = std::get_if<Found<Filling>>(&outcome.found);
  if (found == nullptr || !found->complete) return {.found = {}, .end = context.end()};
  if (found->answer != first)
    return {.found = Found<Filling>{std::move(found->answer)}, .end = End::finished};
  if (found->second) return {.found = Found<Filling>{std::move(*found->second)}, .end = End::finished};
  if (found->unique == true) return {.found = Objection{.reason = "the answer is the only one"}};
  return {.found = {}, .end = context.end()};
}

}  // namespace quadrille::kakuro
