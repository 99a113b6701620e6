#include "service/sets/comparison_page.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace quadrille::service {
namespace {

using Count = std::uint64_t DepthCount::*;

constexpr double kLeft = 70;
constexpr double kTop = 20;
constexpr double kWidth = 560;
constexpr double kHeight = 240;

// Colour and dashes, so that lines can be distinguished without colour too.
struct Stroke {
  std::string_view colour;
  std::string_view dashes;
};
constexpr std::array<Stroke, 6> kStrokes{{{"#2f6db5", "none"},
                                          {"#c2571a", "8 4"},
                                          {"#3a8a3a", "2 3"},
                                          {"#8b4fb0", "10 3 2 3"},
                                          {"#b03060", "5 5"},
                                          {"#7a6a1a", "1 4"}}};

const Stroke& stroke_of(std::size_t line) { return kStrokes.at(line % kStrokes.size()); }

// What the axes must span.
struct ChartRange {
  std::size_t depths = 1;
  std::uint64_t most = 1;
};

ChartRange extent_of(const std::vector<StrategySummary>& summaries, Count count) {
  ChartRange extent;
  for (const auto& summary : summaries) {
    extent.depths = std::max(extent.depths, summary.depths.size());
    for (const auto& depth : summary.depths) extent.most = std::max(extent.most, depth.*count);
  }
  return extent;
}

double across(const ChartRange& extent, std::size_t depth) {
  return kLeft + kWidth * static_cast<double>(depth) /
                     static_cast<double>(std::max<std::size_t>(1, extent.depths - 1));
}

// One more than the count, so that 0 has a place on the scale.
double up(const ChartRange& extent, std::uint64_t count) {
  const auto steps = [](std::uint64_t amount) { return std::log10(static_cast<double>(amount) + 1); };
  return kTop + kHeight * (1 - steps(count) / steps(extent.most));
}

std::string axes(const ChartRange& extent) {
  auto svg = fmt::format(
      "<path d=\"M{0} {1}V{2}H{3}\" fill=\"none\" stroke=\"currentColor\"/>"
      "<text x=\"{4}\" y=\"{5}\" text-anchor=\"end\">depth {6}</text><text x=\"{0}\" y=\"{5}\">0</text>\n",
      kLeft, kTop, kTop + kHeight, kLeft + kWidth, kLeft + kWidth, kTop + kHeight + 20, extent.depths - 1);
  for (std::uint64_t mark = 1; mark <= extent.most; mark *= 10) {
    svg += fmt::format("<text x=\"{}\" y=\"{:.1f}\" text-anchor=\"end\">{}</text>\n", kLeft - 6,
                       up(extent, mark) + 5, mark);
    if (mark > extent.most / 10) break;
  }
  return svg;
}

std::string chart(const std::vector<StrategySummary>& summaries, std::string_view title, Count count) {
  const auto extent = extent_of(summaries, count);
  const auto height = kTop + kHeight + 40 + 22 * static_cast<double>(summaries.size());
  auto svg = fmt::format(
      "<h2>{0}</h2>\n<svg role=\"img\" aria-label=\"{0}\" viewBox=\"0 0 760 {1}\" width=\"760\" "
      "height=\"{1}\">\n{2}",
      title, height, axes(extent));
  for (std::size_t line = 0; line < summaries.size(); ++line) {
    const auto& [colour, dashes] = stroke_of(line);
    std::string points;
    for (std::size_t depth = 0; depth < summaries[line].depths.size(); ++depth)
      points += fmt::format("{:.1f},{:.1f} ", across(extent, depth),
                            up(extent, summaries[line].depths[depth].*count));
    const auto pen =
        fmt::format("fill=\"none\" stroke=\"{}\" stroke-width=\"2\" stroke-dasharray=\"{}\"", colour, dashes);
    const double key = kTop + kHeight + 44 + 22 * static_cast<double>(line);
    svg += fmt::format("<polyline points=\"{}\" {}/>", points, pen);
    svg += fmt::format("<path d=\"M{} {}h40\" {}/><text x=\"{}\" y=\"{}\">{}</text>\n", kLeft, key, pen,
                       kLeft + 50, key + 5, summaries[line].strategy);
  }
  return svg + "</svg>\n";
}

std::string numbers(const std::vector<StrategySummary>& summaries) {
  std::string html =
      "<details><summary>The numbers</summary>\n<div class=\"wide\"><table>\n<thead><tr><th "
      "scope=\"col\">strategy</th>"
      "<th scope=\"col\">depth</th><th scope=\"col\">states</th><th "
      "scope=\"col\">backtracks</th></tr></thead>\n<tbody>\n";
  for (const auto& summary : summaries) {
    for (std::size_t depth = 0; depth < summary.depths.size(); ++depth)
      html += fmt::format(
          "<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td><td "
          "class=\"number\">{}</td></tr>\n",
          summary.strategy, depth, summary.depths[depth].nodes, summary.depths[depth].backtracks);
  }
  return html + "</tbody></table></div></details>\n";
}

}  // namespace

std::string depth_charts(const std::vector<StrategySummary>& summaries) {
  std::vector<StrategySummary> searches;
  for (const auto& summary : summaries) {
    if (!summary.depths.empty()) searches.push_back(summary);
  }
  if (searches.empty()) return "";
  return chart(searches, "States at each depth of the search, logarithmic", &DepthCount::nodes) +
         chart(searches, "Backtracks at each depth of the search, logarithmic", &DepthCount::backtracks) +
         numbers(searches);
}

}  // namespace quadrille::service
