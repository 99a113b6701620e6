#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

// What a run counted and found, as an older program reports it.
struct ClassicRun {
  std::string_view strategy;
  std::uint64_t nodes = 0;
  std::uint64_t backtracks = 0;
  double seconds = 0;
  std::optional<bool> valid{};  // the referee's word on the answer; nothing: there is none
};

// The words of an older program whose experiments a family can repeat: its methods in its order, its board,
// the lines it prints per run, and its table.
template <class P, class A>
struct Classic {
  std::vector<std::string> strategies;
  std::vector<std::string> columns;  // of its table, after the puzzle's name and file
  std::string (*board)(const P&, const A&) = nullptr;
  std::string (*statistics)(const ClassicRun&) = nullptr;
  std::vector<std::string> (*row)(const ClassicRun&) = nullptr;
};

}  // namespace quadrille
