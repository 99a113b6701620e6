#include "puzzles/mines/teach/techniques/list.hpp"

namespace quadrille::mines {
namespace {

std::optional<Deduction> find_counting(Notes& notes, Context& /*context*/) {
  if (auto safe = notes.left(Finding::safe); !safe.empty())
    return Deduction{.rule = Rule::counting, .safe = std::move(safe)};
  if (auto mines = notes.left(Finding::mine); !mines.empty())
    return Deduction{.rule = Rule::counting, .mines = std::move(mines)};
  return std::nullopt;
}

std::string tell_counting(const Notes& /*notes*/, const Deduction& deduction) {
  return deduction.mines.empty() ? "no layout that fits the numbers and the total has a mine there"
                                 : "every layout that fits the numbers and the total has a mine there";
}

}  // namespace

const Technique& by_counting() {
  static constexpr Technique kTechnique{.name = name(Rule::counting),
                                        .tier = Tier::expert,
                                        .effort = 30,
                                        .find = find_counting,
                                        .tell = tell_counting};
  return kTechnique;
}

}  // namespace quadrille::mines
