#include "engine/family/family.hpp"

#include "engine/settings/spelling.hpp"

namespace quadrille {

Expected<const StrategyInfo*> Family::strategy(std::string_view name) const {
  if (name.empty()) return &strategies().front();
  std::vector<std::string_view> known;
  for (const auto& info : strategies()) {
    if (info.name == name) return &info;
    known.push_back(info.name);
  }
  return fail(unknown_word("strategy", name, known));
}

std::optional<double> Family::score(const AnyPuzzle& puzzle, const AnyAnswer& answer) const {
  const auto* moves = played_moves();
  if (moves == nullptr) return std::nullopt;
  return moves->score(puzzle, answer);
}

}  // namespace quadrille
