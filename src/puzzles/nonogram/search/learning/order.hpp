#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "puzzles/nonogram/search/learning/statements.hpp"

namespace quadrille::nonogram {

// Which open variable to decide next: the one that took part in the most conflicts, the latest counting most
// (Moskewicz et al. 2001, with scores that grow instead of decaying). A binary heap.
class Order {
 public:
  // Must not be used if the context ends on the way.
  Order(std::vector<double> scores, Context& context);

  void bump(Variable variable);
  void age();  // after every conflict

  void insert(Variable variable);
  [[nodiscard]] bool empty() const { return heap_.empty(); }
  [[nodiscard]] Variable pop();

 private:
  static constexpr std::uint32_t kOut = UINT32_MAX;

  void put(std::size_t place, Variable variable);
  void rise(std::size_t place);
  void sink(std::size_t place);

  std::vector<double> scores_;
  double step_ = 1;
  std::vector<Variable> heap_;
  std::vector<std::uint32_t> places_;  // by variable; kOut: not in the heap
};

}  // namespace quadrille::nonogram
