#include "service/make/daily.hpp"

#include <algorithm>
#include <chrono>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "grid/text.hpp"
#include "service/play/hidden_game.hpp"

namespace quadrille::service {
namespace {

// Far more than any preset takes: no day may hang, and what ends it must be the same everywhere.
constexpr std::uint64_t kDailyNodes = 100'000'000;
// Should a day's first choices lead nowhere, the next have their turn.
constexpr std::uint64_t kDailyTries = 10;

constexpr std::string_view kDateForm = "0000-00-00";

std::optional<std::chrono::year_month_day> calendar_day(std::string_view text) {
  if (text.size() != kDateForm.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool digit = text[i] >= '0' && text[i] <= '9';
    if (kDateForm[i] == '0' ? !digit : text[i] != kDateForm[i]) return std::nullopt;
  }
  const auto number = [&](std::size_t from, std::size_t length) {
    unsigned value = 0;
    for (const char digit : text.substr(from, length))
      value = value * 10 + static_cast<unsigned>(digit - '0');
    return value;
  };
  const std::chrono::year_month_day day{std::chrono::year(static_cast<int>(number(0, 4))),
                                        std::chrono::month(number(5, 2)), std::chrono::day(number(8, 2))};
  return day.ok() ? std::optional(day) : std::nullopt;
}

bool promises_a_grade(const Preset& preset) {
  const auto* grade = preset.settings.find("grade");
  return grade != nullptr && *grade != Record("any");
}

// The presets of a week, the easiest first.
std::vector<const Preset*> through_the_week(const Family& family) {
  std::vector<const Preset*> all;
  for (const auto& preset : family.presets()) all.push_back(&preset);
  if (std::ranges::any_of(family.presets(), promises_a_grade))
    std::erase_if(all, [](const Preset* preset) { return !promises_a_grade(*preset); });
  return all;
}

const Preset& preset_of(std::chrono::weekday weekday, const std::vector<const Preset*>& presets) {
  if (weekday == std::chrono::Sunday) return *presets[presets.size() / 2];
  constexpr std::size_t kWorkdays = 6;
  return *presets[(presets.size() - 1) * weekday.iso_encoding() / kWorkdays];
}

}  // namespace

Expected<Daily> daily(const Family& family, std::string_view date) {
  const auto day = calendar_day(date);
  if (!day) return fail(fmt::format("{} is not a day: give one as 2026-11-19", in_quotes(date)));
  const auto presets = through_the_week(family);
  if (presets.empty()) return fail(fmt::format("{} has no puzzle of the day", family.name()));
  const std::chrono::sys_days days(*day);
  // Read as a number, 2026-11-19 is 20261119.
  const auto seed = static_cast<std::uint64_t>(static_cast<int>(day->year())) * 10'000 +
                    static_cast<unsigned>(day->month()) * 100 + static_cast<unsigned>(day->day());
  return Daily{family, std::string(date), preset_of(std::chrono::weekday(days), presets), seed};
}

bool is_dealt(const Daily& daily) { return daily.preset.generator.empty(); }

Expected<MadePuzzle> make(const Daily& daily, const Hooks& hooks) {
  const GenerateRequest request{.family = daily.family,
                                .kind = std::string(daily.preset.generator),
                                .settings = daily.preset.settings,
                                .limits = {.nodes = kDailyNodes, .seed = daily.seed}};
  auto made = generate(request, 0, hooks);
  for (std::uint64_t number = 1; number < kDailyTries && !made && !hooks.stop.stop_requested(); ++number)
    made = generate(request, number, hooks);
  return made;
}

Expected<std::string> deal(const Daily& daily, const Hooks& hooks) {
  const auto& family = daily.family;
  const auto fresh = unplayed(family, daily.preset.settings);
  if (!fresh) return std::unexpected(fresh.error());
  const auto size = family.size(*fresh->position);
  const DealRequest request{.family = family,
                            .settings = daily.preset.settings,
                            .first = at(size.rows / 2, size.cols / 2),
                            .limits = {.nodes = kDailyNodes, .seed = daily.seed}};
  return mapped(deal(request, hooks), [&](const GamePtr& game) { return family.games()->write(*game); });
}

}  // namespace quadrille::service
