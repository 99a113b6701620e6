#include <fmt/format.h>

#include "puzzles/template/teach/techniques/list.hpp"

namespace quadrille::template_family {
namespace {

// A node is one look over the page. It must find something new or nothing: a finding that writes nothing
// would be found for ever.
std::optional<Finding> find(Notes& notes, Context& context) {
  if (!context.enter_node()) return std::nullopt;
  for (std::size_t band = 0; band < notes.all_bands().size(); ++band) {
    const auto open = static_cast<int>(notes.open_cells(band).size());
    if (open == 0) continue;
    if (notes.ticks_to_come(band) == 0) return Finding{band, kBlank};
    if (notes.ticks_to_come(band) == open) return Finding{band, kTick};
  }
  return std::nullopt;
}

std::string tell(const Notes& notes, const Finding& finding) {
  const auto& band = notes.all_bands()[finding.band];
  if (finding.rest == kBlank) return fmt::format("{} has all its ticks: the rest is blank", band.name);
  return fmt::format("{} needs {} more and has just as many open squares", band.name,
                     notes.ticks_to_come(finding.band));
}

}  // namespace

const Technique& settled_band() {
  static constexpr Technique kTechnique{
      .name = "settled band", .tier = Tier::easy, .effort = 1, .find = find, .tell = tell};
  return kTechnique;
}

}  // namespace quadrille::template_family
