#include "puzzles/template/teach/notes.hpp"

#include <algorithm>

namespace quadrille::template_family {

std::vector<Cell> Notes::open_cells(std::size_t band) const {
  auto cells = bands_[band].cells;
  std::erase_if(cells, [&](Cell cell) { return page_[cell] != kOpen; });
  return cells;
}

int Notes::ticks_to_come(std::size_t band) const {
  const auto ticks =
      std::ranges::count_if(bands_[band].cells, [&](Cell cell) { return page_[cell] == kTick; });
  return bands_[band].ticks - static_cast<int>(ticks);
}

bool Notes::finished() const { return std::ranges::find(page_.values(), kOpen) == page_.values().end(); }

std::vector<Mark> Notes::marks_of(const Finding& finding) const {
  std::vector<Mark> marks;
  for (const auto cell : open_cells(finding.band)) marks.push_back({cell, kOpen, finding.rest});
  return marks;
}

std::vector<Cell> Notes::because_of(const Finding& finding) const { return bands_[finding.band].cells; }

void Notes::note(const Finding& finding) {
  for (const auto cell : open_cells(finding.band)) write(cell, finding.rest);
}

}  // namespace quadrille::template_family
