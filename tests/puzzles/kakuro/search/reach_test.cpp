#include "puzzles/kakuro/search/reach.hpp"

#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "engine/run/random.hpp"

namespace quadrille::kakuro {
namespace {

using Subsets = std::set<unsigned>;

template <std::size_t Words>
Subsets members_in(const SubsetSet<Words>& set) {
  Subsets members;
  for (unsigned subset = 0; subset < 64 * Words; ++subset) {
    if (set.contains(subset)) members.insert(subset);
  }
  return members;
}

template <std::size_t Words>
SubsetSet<Words> set_of_subsets(const Subsets& members) {
  SubsetSet<Words> set;
  for (const auto subset : members) set.insert(subset);
  return set;
}

Subsets random_subsets(unsigned digits, Random& random) {
  Subsets members;
  const auto tries = random.below(60);
  for (std::uint32_t i = 0; i < tries; ++i) members.insert(random.below(1U << digits));
  return members;
}

// Every move on sets of subsets of so many digits, beside a plain set of them.
template <std::size_t Words>
void demand_moves_of_subsets(unsigned digits, Random& random) {
  const auto a = random_subsets(digits, random);
  const auto b = random_subsets(digits, random);
  const auto a_bits = set_of_subsets<Words>(a);
  RC_ASSERT(members_in(a_bits) == a);
  RC_ASSERT(a_bits.empty() == a.empty());
  for (unsigned digit = 0; digit < digits; ++digit) {
    Subsets with;
    Subsets without;
    for (const auto subset : a) {
      if ((subset >> digit & 1U) == 0) with.insert(subset | 1U << digit);
      if ((subset >> digit & 1U) != 0) without.insert(subset & ~(1U << digit));
    }
    RC_ASSERT(members_in(a_bits.with(digit)) == with);
    RC_ASSERT(members_in(a_bits.without(digit)) == without);
  }
  auto either = a;
  either.insert(b.begin(), b.end());
  auto united = a_bits;
  united |= set_of_subsets<Words>(b);
  RC_ASSERT(members_in(united) == either);
  Subsets both;
  for (const auto subset : a) {
    if (b.contains(subset)) both.insert(subset);
  }
  auto shared = a_bits;
  shared &= set_of_subsets<Words>(b);
  RC_ASSERT(members_in(shared) == both);
}

RC_GTEST_PROP(KakuroReach, SixDigitsInOneWordMoveAsSetsDo, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 5; ++i) demand_moves_of_subsets<1>(6, random);
}

RC_GTEST_PROP(KakuroReach, NineDigitsInEightWordsMoveAsSetsDo, ()) {
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  for (int i = 0; i < 3; ++i) demand_moves_of_subsets<8>(9, random);
}

}  // namespace
}  // namespace quadrille::kakuro
