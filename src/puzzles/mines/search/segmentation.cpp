#include "puzzles/mines/search/segmentation.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quadrille::mines {
namespace {

// An unknown cell with the numbers it touches.
struct Touch {
  PaddedIndex place = 0;
  std::uint32_t count = 0;
  std::array<std::uint32_t, 8> numbers{};

  [[nodiscard]] bool same_numbers(const Touch& other) const {
    return count == other.count &&
           std::equal(numbers.begin(), numbers.begin() + count, other.numbers.begin());
  }
};

constexpr std::uint32_t kNone = UINT32_MAX;
// Cells between two looks at stop and clock: below a millisecond.
constexpr std::size_t kCellsPerLook = 1U << 13U;

class Builder {
 public:
  // Without a context it is built at any cost.
  Builder(const PaddedBoard& padded, Context* context) : ground_(padded), context_(context) {}

  // nullopt: the context ended the run.
  std::optional<Frontier> build() {
    collect_touches();
    if (going_) group_zones();
    if (going_) split_components();
    if (!going_) return std::nullopt;
    return std::move(frontier_);
  }

 private:
  [[nodiscard]] bool go_on(std::size_t done) {
    if (context_ != nullptr && done % kCellsPerLook == 0) going_ = going_ && context_->proceed();
    return going_;
  }

  // 1. Every number with its unknown neighbours; every unknown cell with its numbers.
  void collect_touches() {
    frontier_.number_at.assign(ground_.kinds.size(), -1);
    frontier_.zone_at.assign(ground_.kinds.size(), -1);
    auto& touch_at = frontier_.zone_at;  // the cell's touch first, its zone later
    std::size_t done = 0;
    ground_.for_each_inside([&](PaddedIndex place) {
      if (!go_on(done++) || !is_number(ground_.kinds[place])) return;
      const auto [need, unknown] = demand_of(ground_, place);
      if (unknown == 0) return;
      const auto number = static_cast<std::uint32_t>(frontier_.numbers.size());
      frontier_.number_at[place] = static_cast<std::int32_t>(number);
      frontier_.numbers.push_back(place);
      needs_.push_back(static_cast<std::uint8_t>(need));
      for (unsigned rest = unknown; rest != 0; rest &= rest - 1) {
        const auto beside = place + ground_.around[std::countr_zero(rest)];
        if (touch_at[beside] < 0) {
          touch_at[beside] = static_cast<std::int32_t>(touches_.size());
          touches_.push_back({.place = beside});
        }
        auto& touch = touches_[touch_at[beside]];
        touch.numbers[touch.count++] = number;
      }
    });
    ground_.for_each_inside([&](PaddedIndex place) {
      if (going_ && touch_at[place] < 0 && is_unknown(ground_.kinds[place]))
        frontier_.inland.push_back(place);
    });
  }

  // 2. Cells with the same numbers. Those that share all of them share the first, so few have to be compared.
  void group_zones() {
    std::vector<std::uint32_t> newest(frontier_.numbers.size(), kNone);
    std::vector<std::uint32_t> zone_of(touches_.size());
    for (std::uint32_t i = 0; i < touches_.size() && go_on(i); ++i) {
      const auto& touch = touches_[i];
      auto zone = newest[touch.numbers[0]];
      while (zone != kNone && !touches_[example_[zone]].same_numbers(touch)) zone = older_[zone];
      if (zone == kNone) {
        zone = static_cast<std::uint32_t>(frontier_.zones.size());
        frontier_.zones.push_back({});
        example_.push_back(i);
        older_.push_back(std::exchange(newest[touch.numbers[0]], zone));
      }
      ++frontier_.zones[zone].size;
      zone_of[i] = zone;
    }
    if (!going_) return;
    std::uint32_t first = 0;
    for (auto& zone : frontier_.zones) zone.first = std::exchange(first, first + zone.size);
    frontier_.cells.resize(first);
    std::vector<std::uint32_t> filled(frontier_.zones.size(), 0);
    for (std::uint32_t i = 0; i < touches_.size(); ++i) {
      const auto zone = zone_of[i];
      frontier_.cells[frontier_.zones[zone].first + filled[zone]++] = touches_[i].place;
      frontier_.zone_at[touches_[i].place] = static_cast<std::int32_t>(zone);
    }
  }

  // 3. Numbers that share a zone belong together.
  void split_components() {
    parent_.resize(frontier_.numbers.size());
    std::iota(parent_.begin(), parent_.end(), 0U);
    for (const auto example : example_) {
      const auto& touch = touches_[example];
      for (std::uint32_t k = 1; k < touch.count; ++k)
        parent_[root(touch.numbers[k])] = root(touch.numbers[0]);
    }
    std::vector<std::uint32_t> component_of(parent_.size(), kNone);  // by root
    std::vector<std::uint32_t> within(parent_.size());
    for (std::uint32_t number = 0; number < parent_.size() && go_on(number); ++number) {
      auto& index = component_of[root(number)];
      if (index == kNone) {
        index = static_cast<std::uint32_t>(frontier_.components.size());
        frontier_.components.emplace_back();
      }
      auto& component = frontier_.components[index];
      within[number] = static_cast<std::uint32_t>(component.numbers.size());
      component.numbers.push_back(number);
      component.problem.needs.push_back(needs_[number]);
    }
    for (std::uint32_t zone = 0; zone < frontier_.zones.size() && go_on(zone); ++zone) {
      const auto& touch = touches_[example_[zone]];
      const auto index = component_of[root(touch.numbers[0])];
      auto& component = frontier_.components[index];
      auto& here = frontier_.zones[zone];
      here.component = index;
      here.within = static_cast<std::uint32_t>(component.zones.size());
      component.zones.push_back(zone);
      CountingProblem::Zone twin{.cells = static_cast<std::uint8_t>(here.size),
                                 .touching = static_cast<std::uint8_t>(touch.count)};
      for (std::uint32_t k = 0; k < touch.count; ++k) twin.numbers[k] = within[touch.numbers[k]];
      component.problem.zones.push_back(twin);
    }
  }

  std::uint32_t root(std::uint32_t number) {
    while (parent_[number] != number) number = parent_[number] = parent_[parent_[number]];
    return number;
  }

  const PaddedBoard& ground_;
  Context* context_;
  bool going_ = true;
  Frontier frontier_;
  std::vector<std::uint8_t> needs_;
  std::vector<Touch> touches_;
  std::vector<std::uint32_t> example_;  // by zone: one of its cells
  std::vector<std::uint32_t> older_;    // by zone: the one before it with the same first number
  std::vector<std::uint32_t> parent_;
};

}  // namespace

Frontier frontier_of(const PaddedBoard& padded) { return Builder(padded, nullptr).build().value(); }

std::optional<Frontier> frontier_of(const PaddedBoard& padded, Context& context) {
  return Builder(padded, &context).build();
}

}  // namespace quadrille::mines
