#pragma once

#include <limits>
#include <vector>

#include "puzzles/mines/audit/census.hpp"

namespace quadrille::mines::audit {

// The numbers of mines that a part of the board can hold, as far as known.
struct Counts {
  int least = 0;              // no layout has fewer
  int most = 0;               // and none has more
  std::vector<char> found{};  // by mines from `least` on: there is such a layout
  bool complete = true;       // and none besides those found
};

[[nodiscard]] Counts counts_of(const Spectrum& spectrum);

// Which numbers of mines can lie in all parts of a board together, or in all but one, and in the cells not
// beside a number, which can hold any number of them. Whole numbers only: certainty never depends on a
// rounded figure.
class Sums {
 public:
  explicit Sums(std::vector<Counts> parts);

  static constexpr auto kNoPart = std::numeric_limits<std::size_t>::max();
  // Whether the parts without `but`, and `apart` further cells, can hold exactly that many mines.
  [[nodiscard]] May can_hold(long long mines, std::size_t but, int apart);
  // Whether every part has a layout at all.
  [[nodiscard]] May can_be() const { return unfound_ == 0 ? May::yes : May::perhaps; }

 private:
  // What a part contributes to sums.
  struct Reach {
    int first = 0;  // the least and the most mines of a layout that is found
    int last = 0;
    int gap = 1;  // the widest step from one number of mines to the next
    bool found = false;
  };
  [[nodiscard]] static Reach reach_of(const Counts& counts);
  [[nodiscard]] bool is_dense(std::size_t but, int apart) const;
  [[nodiscard]] bool gather(std::size_t but);

  std::vector<Counts> parts_;
  std::vector<Reach> reaches_;
  long long least_ = 0;  // of all parts together
  long long most_ = 0;
  long long first_ = 0;
  long long last_ = 0;
  long long filler_ = 0;  // widths of the parts without gaps
  int gap_ = 1;           // the widest of all parts
  std::size_t gap_part_ = kNoPart;
  int other_gap_ = 1;  // the widest of the other parts
  std::size_t unfound_ = 0;
  std::size_t incomplete_ = 0;
  std::vector<char> gathered_;  // sums of all parts but one, one by one, from their least on
  std::size_t gathered_but_ = kNoPart - 1;
};

}  // namespace quadrille::mines::audit
