#include "puzzles/template/facets.hpp"

#include <fmt/format.h>

#include "puzzles/template/model/answer.hpp"

namespace quadrille::template_family {
namespace {

constexpr std::uint32_t kPaper = 0xFFFFFF;
constexpr std::uint32_t kInk = 0x202124;
constexpr std::uint32_t kFaint = 0x808080;

std::vector<Swatch> legend() {
  return {{kOpen, "open", ".", kPaper, kInk, ""},
          {kTick, "ticked", "x", kPaper, kInk, "x"},
          {kBlank, "blank", "-", kPaper, kFaint, "-"}};
}

}  // namespace

Picture picture(const Puzzle& puzzle, const Answer* answer) {
  const Answer shown = answer != nullptr ? *answer : blank(puzzle);
  Picture picture{.board = shown.page, .legend = legend(), .caption = headline(puzzle, {shown})};
  for (const auto& band : bands(puzzle)) {
    auto& fields = band.id.starts_with("row") ? picture.row_clues : picture.col_clues;
    fields.push_back({band.id, band.name, fmt::format("{}", band.ticks)});
  }
  return picture;
}

}  // namespace quadrille::template_family
