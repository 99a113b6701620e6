#include "puzzles/kakuro/search/encoding.hpp"

#include <algorithm>
#include <stop_token>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "puzzles/kakuro/drawn.hpp"
#include "puzzles/kakuro/search/components.hpp"
#include "puzzles/kakuro/search/search.hpp"

namespace quadrille::kakuro {
namespace {

constexpr std::size_t kMostFillings = 300;

std::vector<std::uint32_t> open_cells_of(const Domains& domains) {
  std::vector<std::uint32_t> cells;
  for (std::uint32_t cell = 0; cell < domains.puzzle().cells.size(); ++cell) {
    if (!is_single(domains[cell])) cells.push_back(cell);
  }
  return cells;
}

// The answer with these digits in those cells, the others as the domains have fixed them.
Filling completed(const Domains& domains, std::span<const std::uint32_t> cells,
                  std::span<const Digits> digits) {
  Filling filling;
  for (const auto fixed : domains.all()) {
    filling.digits.push_back(static_cast<std::uint8_t>(is_single(fixed) ? only_digit(fixed) : 0));
  }
  for (std::size_t i = 0; i < cells.size(); ++i)
    filling.digits[cells[i]] = static_cast<std::uint8_t>(only_digit(digits[i]));
  return filling;
}

// Small, with few fillings, and often without an answer where a clue has been misprinted.
Puzzle any_small_with_few_fillings() {
  auto puzzle = (*any_known({.most_rows = 4, .most_cols = 4, .border = true})).puzzle;
  RC_PRE(puzzle.cells.size() <= 7U);
  if (*rc::gen::inRange(0, 4) == 0 && !puzzle.runs.empty() && puzzle.cells.size() <= 5) {
    auto squares = puzzle.squares;
    for_each_cell(squares.size(), [&](Cell cell) {
      if (squares[cell].across > 3) --squares[cell].across;
    });
    puzzle = make_puzzle(std::move(squares)).value_or(puzzle);
  }
  return puzzle;
}

const Puzzle& two_fillings() {
  static const auto puzzle = drawn("3 3\nX D3 D3\nA3 . .\nA3 . .\n");
  return puzzle;
}

RC_GTEST_PROP(KakuroEncoding, HasEveryFillingOnceAndNoOther, ()) {
  const auto puzzle = any_small_with_few_fillings();
  const auto expected = fillings_by_trying(puzzle, kMostFillings);
  RC_PRE(expected.size() < kMostFillings);
  Domains domains(puzzle);
  Context context({});
  if (!domains.propagate(context)) {
    RC_ASSERT(expected.empty());
    return;
  }
  const auto cells = open_cells_of(domains);
  Encoding clauses(domains, cells, sat::Tuning::balanced, context);
  RC_ASSERT(clauses.ready());
  std::vector<Filling> found;
  while (clauses.next(context) == sat::Verdict::satisfiable) {
    RC_ASSERT(found.size() < expected.size());
    RC_ASSERT(clauses.filling().size() == cells.size());
    found.push_back(completed(domains, cells, clauses.filling()));
    const auto last = clauses.filling();
    clauses.prefer(last, *rc::gen::arbitrary<bool>());
    clauses.forbid(last);
  }
  RC_ASSERT(std::ranges::is_permutation(found, expected));
  RC_ASSERT(clauses.filling().empty());
}

TEST(KakuroEncoding, IsNotReadyWithoutItsBytesOrAfterAStop) {
  const Domains domains(two_fillings());
  const std::vector<std::uint32_t> cells{0, 1, 2, 3};
  Context poor({.limits = {.bytes = 1000}});
  EXPECT_FALSE(Encoding(domains, cells, sat::Tuning::balanced, poor).ready());
  EXPECT_EQ(poor.end(), End::memory);
  std::stop_source source;
  source.request_stop();
  Context stopped({.stop = source.get_token()});
  EXPECT_FALSE(Encoding(domains, cells, sat::Tuning::balanced, stopped).ready());
  EXPECT_EQ(stopped.end(), End::stopped);
}

// ---- the search, which has the same question to answer ----

RC_GTEST_PROP(KakuroSearch, FindsEveryFillingOnceAndTakesBackAllItDid, ()) {
  const auto puzzle = any_small_with_few_fillings();
  const auto expected = fillings_by_trying(puzzle, kMostFillings);
  RC_PRE(expected.size() < kMostFillings);
  Domains domains(puzzle);
  Context context({});
  if (!domains.propagate(context)) return;
  const auto cells = open_cells_of(domains);
  const std::vector<Digits> before(domains.all().begin(), domains.all().end());
  Search search(domains, context, 1);
  for (int again = 0; again < 2; ++again) {
    RC_ASSERT(search.find(cells, SIZE_MAX, UINT64_MAX) == SearchEnd::exhausted);
    std::vector<Filling> found;
    for (const auto& filling : search.fillings()) found.push_back(completed(domains, cells, filling));
    RC_ASSERT(std::ranges::is_permutation(found, expected));
    RC_ASSERT(std::ranges::equal(domains.all(), before));
    search.forget(cells);
  }
}

RC_GTEST_PROP(KakuroSearch, ComponentByComponentGivesAnAnswerOfTheWhole, ()) {
  const auto known = *any_known({.most_rows = 9, .most_cols = 9});
  Domains domains(known.puzzle);
  Context context({});
  RC_ASSERT(domains.propagate(context));
  Search search(domains, context, 7);
  auto answer = completed(domains, {}, {});
  for (const auto& component : open_components(domains, context)) {
    RC_ASSERT(search.find(component, 1, UINT64_MAX) == SearchEnd::enough);
    const auto& filling = search.fillings().front();
    for (std::size_t i = 0; i < component.size(); ++i)
      answer.digits[component[i]] = static_cast<std::uint8_t>(only_digit(filling[i]));
  }
  RC_ASSERT(check(known.puzzle, answer, Extent::whole).empty());
}

TEST(KakuroSearch, EndsWhenItHasAsManyAsAreWanted) {
  Domains domains(two_fillings());
  Context context({});
  ASSERT_TRUE(domains.propagate(context));
  Search search(domains, context, 1);
  const std::vector<std::uint32_t> cells{0, 1, 2, 3};
  EXPECT_EQ(search.find(cells, 1, UINT64_MAX), SearchEnd::enough);
  EXPECT_EQ(search.fillings().size(), 1U);
  EXPECT_EQ(search.find(cells, 2, UINT64_MAX), SearchEnd::enough);
  EXPECT_EQ(search.fillings().size(), 2U);
  EXPECT_EQ(search.find(cells, 3, UINT64_MAX), SearchEnd::exhausted);
  EXPECT_EQ(search.fillings().size(), 2U);
}

TEST(KakuroSearch, GivesUpWhereItsNodesEnd) {
  Domains domains(two_fillings());
  Context context({.limits = {.nodes = 0}});
  ASSERT_TRUE(domains.propagate(context));
  Search search(domains, context, 1);
  EXPECT_EQ(search.find(std::vector<std::uint32_t>{0, 1, 2, 3}, 1, UINT64_MAX), SearchEnd::gave_up);
  EXPECT_EQ(context.end(), End::nodes);
  EXPECT_TRUE(search.fillings().empty());
}

// Whatever the number of dead ends it is allowed, it gives up at that number or has said all there is.
RC_GTEST_PROP(KakuroSearch, GivesUpAfterAsManyDeadEndsAsItWasGiven, ()) {
  const auto known = *any_known({.most_rows = 8, .most_cols = 8});
  Domains domains(known.puzzle);
  Context context({});
  RC_ASSERT(domains.propagate(context));
  const auto components = open_components(domains, context);
  if (components.empty()) return;
  Search search(domains, context, 3);
  const auto most = *rc::gen::inRange<std::uint64_t>(1, 40);
  const auto end = search.find(components.front(), 50, most);
  RC_ASSERT(search.dead_ends() <= most);
  RC_ASSERT(end != SearchEnd::gave_up || search.dead_ends() == most);
}

}  // namespace
}  // namespace quadrille::kakuro
