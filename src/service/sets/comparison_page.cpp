#include "service/sets/comparison_page.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "service/version.hpp"

namespace quadrille::service {
namespace {

constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark; --ink: #202124; --paper: #ffffff; --line: #c4c7cc; --bar: #2f6db5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eaed; --paper: #1b1c1f; --line: #55585e; --bar: #8ab4f0; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border: 1px solid var(--line); padding: .25rem .6rem; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
th button { all: unset; cursor: pointer; font-weight: bold; }
th button:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: " \25B2"; }
th[aria-sort=descending] button::after { content: " \25BC"; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
svg rect { fill: var(--bar); }
)";

// Numbers sort as numbers, above words; a second click reverses the order.
constexpr std::string_view kScript = R"(
for (const table of document.querySelectorAll("table.sortable")) {
  const heads = [...table.querySelectorAll("th")];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    const rising = head.getAttribute("aria-sort") !== "ascending";
    for (const other of heads) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", rising ? "ascending" : "descending");
    const key = (row) => row.cells[column].textContent;
    const order = (a, b) => {
      const [x, y] = [Number(key(a)), Number(key(b))];
      const numbers = key(a) !== "" && key(b) !== "" && !Number.isNaN(x) && !Number.isNaN(y);
      return numbers ? x - y : key(a).localeCompare(key(b));
    };
    const rows = [...table.tBodies[0].rows].sort((a, b) => rising ? order(a, b) : order(b, a));
    table.tBodies[0].append(...rows);
  }));
}
)";

std::string escaped(std::string_view text) {
  std::string html;
  for (const char letter : printable(text)) {
    switch (letter) {
      case '&':
        html += "&amp;";
        break;
      case '<':
        html += "&lt;";
        break;
      case '>':
        html += "&gt;";
        break;
      case '"':
        html += "&quot;";
        break;
      default:
        html += letter;
    }
  }
  return html;
}

std::string table_html(const Table& table, std::string_view caption) {
  std::string html = fmt::format(
      "<div class=\"wide\"><table class=\"sortable\">\n<caption>{}</caption>\n<thead><tr>", caption);
  for (const auto& column : table.columns)
    html += fmt::format("<th scope=\"col\"><button type=\"button\">{}</button></th>", escaped(column));
  html += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    html += "<tr>";
    for (const auto& cell : row)
      html += fmt::format("<td{}>{}</td>", parse_real(cell) ? " class=\"number\"" : "", escaped(cell));
    html += "</tr>\n";
  }
  return html + "</tbody></table></div>\n";
}

struct Bar {
  std::string name;
  double value = 0;
  std::string label;
};

constexpr double kLeastMs = 0.001;  // where the logarithmic scale begins

// The length of a bar, 0 to 1. Times differ by powers of ten: they are drawn on a logarithmic scale.
double share(const std::vector<Bar>& bars, double value, bool logarithmic) {
  const auto most = std::ranges::max(bars, {}, &Bar::value).value;
  if (most <= 0 || value <= 0) return 0;
  if (!logarithmic) return value / most;
  const auto steps = [](double amount) { return std::log10(std::max(amount, kLeastMs) / kLeastMs); };
  return steps(value) / std::max(1.0, steps(most));
}

std::string chart_svg(const std::vector<Bar>& bars, std::string_view title, bool logarithmic) {
  constexpr double kNames = 150;
  constexpr double kLongest = 450;
  constexpr double kPitch = 28;
  const auto height = kPitch * static_cast<double>(bars.size()) + 8;
  auto svg = fmt::format(
      "<h2>{0}</h2>\n<svg role=\"img\" aria-label=\"{0}\" viewBox=\"0 0 760 {1}\" width=\"760\" "
      "height=\"{1}\">\n",
      title, height);
  for (std::size_t i = 0; i < bars.size(); ++i) {
    const auto& [name, value, label] = bars[i];
    const double top = 4 + kPitch * static_cast<double>(i);
    const double length = kLongest * share(bars, value, logarithmic);
    svg += fmt::format("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", kNames - 8, top + 17,
                       escaped(name));
    svg += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{:.1f}\" height=\"22\"/>", kNames, top,
                       std::max(1.0, length));
    svg +=
        fmt::format("<text x=\"{:.1f}\" y=\"{}\">{}</text>\n", kNames + length + 8, top + 17, escaped(label));
  }
  return svg + "</svg>\n";
}

std::string charts(const std::vector<StrategySummary>& summaries) {
  std::vector<Bar> scores;
  std::vector<Bar> times;
  for (const auto& summary : summaries) {
    if (summary.mean_score)
      scores.push_back({summary.strategy, *summary.mean_score, fmt::format("{:.2f}", *summary.mean_score)});
    times.push_back({summary.strategy, summary.mean_ms, duration(summary.mean_ms)});
  }
  std::string html;
  if (!scores.empty()) html += chart_svg(scores, "Mean score, higher is better", false);
  if (!times.empty()) html += chart_svg(times, "Mean time in milliseconds, logarithmic", true);
  return html;
}

std::string conditions(const Comparison& comparison) {
  const auto& [family, request, trials] = comparison;
  std::set<std::string_view> puzzles;
  for (const auto& trial : trials) puzzles.insert(trial.puzzle);
  const auto time = request.time ? fmt::format("{} s", std::chrono::duration<double>(*request.time).count())
                                 : std::string("each strategy's own");
  return fmt::format(
      "<p>{} {}, {} runs. Time limit: {}. Nodes: {}. Threads: {}. Seed: {}. Quadrille {}.</p>\n",
      puzzles.size(), puzzles.size() == 1 ? "puzzle" : "puzzles", trials.size(), time,
      request.nodes ? fmt::format("at most {}", *request.nodes) : "no limit", request.threads, request.seed,
      kVersion);
}

}  // namespace

std::string comparison_page(const Comparison& comparison) {
  const auto summaries = summarise(comparison.trials);
  Table runs{trial_columns()};
  for (const auto& trial : comparison.trials) runs.rows.push_back(trial_row(trial));
  const auto title = fmt::format("{}: strategies compared", escaped(comparison.family));
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<title>{0}</title>\n<style>{1}</style>\n</head>\n<body>\n<h1>{0}</h1>\n{2}{3}{4}{5}"
      "<script>{6}</script>\n</body>\n</html>\n",
      title, kStyle, conditions(comparison), table_html(table_of(summaries), "Per strategy"),
      charts(summaries) + depth_charts(summaries), table_html(runs, "Every run"), kScript);
}

}  // namespace quadrille::service
