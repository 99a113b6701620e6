#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "service/play.hpp"

namespace quadrille::service {

// Collects what the report of many games is made of without keeping the games.
class GameTally {
 public:
  void add(const PlayedGame& game);
  [[nodiscard]] PlayReport report();

 private:
  std::uint64_t games_ = 0;
  std::uint64_t wins_ = 0;
  std::uint64_t guesses_ = 0;
  double score_sum_ = 0;
  double score_squares_ = 0;
  std::vector<double> times_;
  std::vector<std::pair<std::string, double>> more_;  // sums
};

}  // namespace quadrille::service
