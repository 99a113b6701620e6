#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/run/context.hpp"

namespace quadrille {

// The lines that a piece of work writes into the log of its run, up to a level.
template <class Work>
std::vector<std::string> lines_logged(LogLevel most, Work work) {
  std::vector<std::string> lines;
  Context context(
      {.log = {.sink = [&](LogLevel, std::string_view line) { lines.emplace_back(line); }, .most = most}});
  work(context);
  return lines;
}

// What one of these strategies says of its phases on a puzzle.
template <class Strategies, class Puzzle>
std::vector<std::string> said(const Strategies& strategies, std::string_view name, const Puzzle& puzzle,
                              LogLevel most) {
  const auto strategy = std::ranges::find(strategies, name, [](const auto& each) { return each.info.name; });
  return lines_logged(most, [&](Context& context) { (void)strategy->bind({}).value()(puzzle, context); });
}

}  // namespace quadrille
