#include "puzzles/mines/model/picture.hpp"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "puzzles/mines/model/answer.hpp"
#include "puzzles/mines/search/segmentation.hpp"

namespace quadrille::mines {
namespace {

constexpr std::uint32_t kOpenPaper = 0xF5F5F0;
constexpr std::uint32_t kClosedPaper = 0xC3CCD5;
constexpr std::uint32_t kInk = 0x202124;

// The colours every player knows, darkened where they would be lost on the paper.
constexpr std::array<std::uint32_t, 9> kNumberInks{0x80868B, 0x1A3FD0, 0x1B6E20, 0xC21807, 0x10107A,
                                                   0x7A1010, 0x00696B, 0x202124, 0x5A5A5A};

// Papers for the chance of a mine, from none over even to certain: light enough for ink.
constexpr std::array<std::uint32_t, 3> kChances{0x9FDDA8, 0xF7E9A0, 0xF0A8A0};

std::uint32_t blend(std::uint32_t from, std::uint32_t to, double part) {
  std::uint32_t mixed = 0;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const auto start = static_cast<double>(from >> shift & 0xFFU);
    const auto end = static_cast<double>(to >> shift & 0xFFU);
    mixed = mixed << 8U | static_cast<std::uint32_t>(std::lround(start + (end - start) * part));
  }
  return mixed;
}

// A larger board shows its findings as symbols alone: a shape and a label for each of its cells would take
// longer to make than the analysis, and would be unreadable.
constexpr std::size_t kMostDetailed = 250'000;

Layer zones_layer(const Position& position) {
  Layer layer{.name = "zones", .shown = false, .in_text = false};
  const auto padded = padded_board_of(position);
  const auto frontier = frontier_of(padded);
  for (std::size_t i = 0; i < frontier.zones.size(); ++i) {
    for (const auto place : frontier.cells_of(frontier.zones[i])) {
      if (padded.is_inside(place))
        layer.labels.push_back({padded.cell(place), quadrille::Place::corner, fmt::format("{}", i + 1)});
    }
  }
  return layer;
}

Layer certain_layer(const Analysis& analysis) {
  Layer layer{.name = "certain"};
  for_each_cell(analysis.findings.size(), [&](Cell cell) {
    if (analysis.findings[cell] == Finding::none) return;
    const auto role = analysis.findings[cell] == Finding::safe ? Role::good : Role::bad;
    layer.shapes.push_back({ShapeKind::box, cell, cell, role});
  });
  return layer;
}

Layer odds_layer(const Position& position, const Analysis& analysis) {
  Layer layer{.name = "probabilities", .in_text = false};
  for_each_cell(analysis.findings.size(), [&](Cell cell) {
    const auto odds = odds_at(analysis, cell);
    if (!odds || analysis.findings[cell] != Finding::none) return;
    const bool flagged = position.tiles[cell] == Tile::flagged;
    layer.labels.push_back(
        {cell, flagged ? quadrille::Place::corner : quadrille::Place::centre, per_cent(*odds)});
    layer.tints.push_back({cell, paper_of(*odds)});
  });
  return layer;
}

// How many mines there are, or what is assumed for want of knowing.
Field total_of(const Position& position, const Analysis* analysis) {
  Field total{.id = "mines", .spoken = "mines in all", .text = {}};
  if (position.mines) {
    total.text = fmt::format("{}", *position.mines);
    return total;
  }
  total.otherwise = "not known";
  const auto assumed = analysis != nullptr ? analysis->density : std::nullopt;
  if (const auto density = position.density ? position.density : assumed)
    total.otherwise +=
        fmt::format(": the chances assume that {:.0f}% of the cells have a mine", 100 * *density);
  return total;
}

}  // namespace

std::uint32_t paper_of(double odds) {
  return odds < 0.5 ? blend(kChances[0], kChances[1], 2 * odds)
                    : blend(kChances[1], kChances[2], 2 * odds - 1);
}

std::string per_cent(double odds) {
  const auto rounded = std::lround(100 * odds);
  if (rounded == 0) return "<1%";
  if (rounded == 100) return ">99%";
  return fmt::format("{}%", rounded);
}

std::vector<Swatch> legend() {
  std::vector<Swatch> swatches{
      {U'?', "closed", "?", kClosedPaper, kInk, ""},
      {U'F', "flag", "F", kClosedPaper, 0xB3261E, "F"},
      {U'*', "mine", "*", 0xF2B8B5, kInk, "*", Hatch::diagonal},
      {U'_', "not seen", "_", 0xE8E8E8, 0x80868B, "", Hatch::dots},
      {U'+', "closed, safe", "", 0xC4EED0, 0x0B6B34, "+"},
      {kExploded, "mine, exploded", "", 0xE46962, kInk, "*", Hatch::cross},
      {kWrongFlag, "flag, wrong", "", 0xF2B8B5, kInk, "F"},
  };
  for (std::size_t i = 0; i < kNumberInks.size(); ++i) {
    const auto text = fmt::format("{}", i);
    swatches.push_back({U'0' + static_cast<Symbol>(i), "open " + text, text, kOpenPaper, kNumberInks[i],
                        i == 0 ? "" : text});
  }
  return swatches;
}

Picture picture(const Position& position, const Analysis* analysis) {
  Picture picture{.board = shown(position, analysis), .legend = legend()};
  const bool detailed = position.tiles.size().cells() <= kMostDetailed;
  if (detailed) picture.layers.push_back(zones_layer(position));
  if (position.bounded) picture.facts.push_back(total_of(position, analysis));
  if (analysis == nullptr) {
    picture.caption = fmt::format("{}x{}", position.tiles.rows(), position.tiles.cols());
    if (position.mines) picture.caption += fmt::format(", {} mines", *position.mines);
    return picture;
  }
  if (detailed) {
    picture.layers.push_back(certain_layer(*analysis));
    picture.layers.push_back(odds_layer(position, *analysis));
  }
  if (analysis->guess) {
    Layer guess{.name = "guess"};
    guess.shapes.push_back({ShapeKind::ring, analysis->guess->cell, analysis->guess->cell, Role::focus});
    picture.layers.push_back(std::move(guess));
  }
  picture.caption = headline(position, *analysis);
  return picture;
}

}  // namespace quadrille::mines
