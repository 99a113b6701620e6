#include "grid/words.hpp"

#include <algorithm>
#include <string_view>

namespace quadrille {
namespace {

constexpr std::size_t kMostAreasNamed = 20;

std::string from_one(int value) { return std::to_string(static_cast<long>(value) + 1); }

// "3", "3 and 4", "1, 3 and 5 to 7"
std::string numbers_of(std::vector<int> values) {
  std::ranges::sort(values);
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < values.size();) {
    const int first = values[i];
    int last = first;
    for (++i; i < values.size() && values[i] == last + 1; ++i) ++last;
    if (last > first + 1) {
      parts.push_back(from_one(first) + " to " + from_one(last));
    } else {
      for (int value = first; value <= last; ++value) parts.push_back(from_one(value));
    }
  }
  return listed(parts);
}

std::string lines_of(std::string_view kind, std::vector<int> values) {
  const auto* plural = values.size() > 1 ? "s " : " ";
  return std::string(kind) + plural + numbers_of(std::move(values));
}

std::string span_of(std::string_view kind, int from, int to) {
  if (from == to) return lines_of(kind, {from});
  return std::string(kind) + "s " + from_one(from) + (to == from + 1 ? " and " : " to ") + from_one(to);
}

struct Area {
  Cell from;
  Cell to;
};

// Neighbours in a row become an area, and areas of the same width below each other become one.
std::vector<Area> areas_in(std::vector<Cell> cells) {
  std::ranges::sort(cells);
  std::vector<Area> strips;
  for (const Cell cell : cells) {
    if (!strips.empty() && strips.back().to.row == cell.row &&
        cell.col.value <= strips.back().to.col.value + 1) {
      strips.back().to = cell;
    } else {
      strips.push_back({cell, cell});
    }
  }
  std::vector<Area> areas;
  for (const auto& strip : strips) {
    const auto above = std::ranges::find_if(areas, [&](const Area& area) {
      return area.to.row.value + 1 == strip.from.row.value && area.from.col == strip.from.col &&
             area.to.col == strip.to.col;
    });
    if (above != areas.end()) {
      above->to = strip.to;
    } else {
      areas.push_back(strip);
    }
  }
  return areas;
}

}  // namespace

std::string row_of(Row row) { return "row " + from_one(row.value); }

std::string column_of(Col col) { return "column " + from_one(col.value); }

std::string place_of(Cell cell) { return row_of(cell.row) + ", " + column_of(cell.col); }

std::string rows_of(std::vector<int> rows) { return lines_of("row", std::move(rows)); }

std::string columns_of(std::vector<int> cols) { return lines_of("column", std::move(cols)); }

std::string area_of(Cell from, Cell to) {
  const auto [top, bottom] = std::minmax(from.row.value, to.row.value);
  const auto [left, right] = std::minmax(from.col.value, to.col.value);
  return span_of("row", top, bottom) + ", " + span_of("column", left, right);
}

std::string places_of(std::span<const Cell> cells, std::size_t most) {
  std::vector<Cell> sorted(cells.begin(), cells.end());
  std::ranges::sort(sorted);
  const Cell first = sorted.front();
  std::vector<int> rows;
  std::vector<int> cols;
  for (const Cell cell : sorted) {
    rows.push_back(cell.row.value);
    cols.push_back(cell.col.value);
  }
  if (std::ranges::all_of(sorted, [&](Cell cell) { return cell.row == first.row; }))
    return row_of(first.row) + ", " + columns_of(std::move(cols));
  if (std::ranges::all_of(sorted, [&](Cell cell) { return cell.col == first.col; }))
    return column_of(first.col) + ", " + rows_of(std::move(rows));
  // A place has a comma of its own.
  const auto named = std::min(most, sorted.size());
  std::string text;
  for (std::size_t i = 0; i < named; ++i) {
    if (i > 0) text += i + 1 == sorted.size() ? " and " : "; ";
    text += place_of(sorted[i]);
  }
  if (named < sorted.size()) text += " and " + std::to_string(sorted.size() - named) + " more";
  return text;
}

std::string areas_of(std::vector<Cell> cells) {
  std::string text;
  std::size_t named = 0;
  std::size_t unnamed = 0;
  for (const auto& [from, to] : areas_in(std::move(cells))) {
    if (named < kMostAreasNamed) {
      if (named++ > 0) text += "; ";
      text += area_of(from, to);
    } else {
      unnamed += static_cast<std::size_t>(to.row.value - from.row.value + 1) *
                 static_cast<std::size_t>(to.col.value - from.col.value + 1);
    }
  }
  if (unnamed > 0) text += "; " + std::to_string(unnamed) + " more";
  return text;
}

std::string listed(std::span<const std::string> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

}  // namespace quadrille
