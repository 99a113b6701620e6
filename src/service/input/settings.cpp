#include "service/input/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "grid/text.hpp"
#include "service/input/input.hpp"
#include "service/json/json.hpp"

namespace quadrille::service {
namespace {

// Stores value in wanted if it is of the right type and range, else warns.
class SettingsReader {
 public:
  SettingsReader(LoadedSettings& loaded, const Catalogue& catalogue)
      : loaded_(loaded), catalogue_(catalogue) {}

  void word(std::string_view key, const Record& value, const std::vector<std::string>& choices,
            std::optional<std::string>& wanted) {
    const auto* word = value.get<std::string>();
    if (word != nullptr && std::ranges::find(choices, *word) != choices.end()) {
      wanted = *word;
    } else {
      warn(key, fmt::format("one of {}", fmt::join(choices, ", ")));
    }
  }

  void seconds(std::string_view key, const Record& value, std::optional<double>& wanted) {
    const auto* whole = value.get<std::int64_t>();
    const auto* real = value.get<double>();
    const double number = whole != nullptr ? static_cast<double>(*whole) : real != nullptr ? *real : -1;
    if (number >= 0 && number < 1e9) {
      wanted = number;
    } else {
      warn(key, "a number of seconds");
    }
  }

  template <class Number>
  void number(std::string_view key, const Record& value, std::int64_t least, std::int64_t most,
              std::optional<Number>& wanted) {
    const auto* whole = value.get<std::int64_t>();
    if (whole != nullptr && *whole >= least && *whole <= most) {
      wanted = static_cast<Number>(*whole);
    } else {
      warn(key, fmt::format("a whole number from {} to {}", least, most));
    }
  }

  void strategies(const Record& value) {
    const auto* map = value.get<Record::Map>();
    if (map == nullptr) return warn("strategy", "an object of family to strategy");
    for (const auto& [family, strategy] : *map) strategy_of(family, strategy);
  }

  void warn(std::string_view key, std::string_view wanted) {
    loaded_.warnings.push_back(fmt::format("\"{}\" should be {}; ignored", printable(key), wanted));
  }

 private:
  void strategy_of(const std::string& name, const Record& value) {
    const auto key = "strategy." + name;
    const auto family = catalogue_.find(name);
    if (!family) {
      std::vector<std::string_view> families;
      for (const auto& known : catalogue_.families()) families.push_back(known->name());
      return warn(key, fmt::format("of a known family ({})", fmt::join(families, ", ")));
    }
    const auto* word = value.get<std::string>();
    if (word != nullptr && (*family)->strategy(*word)) {
      loaded_.settings.strategy.emplace_back(name, *word);
      return;
    }
    std::vector<std::string_view> strategies;
    for (const auto& known : (*family)->strategies()) strategies.push_back(known.name);
    warn(key, fmt::format("one of {}", fmt::join(strategies, ", ")));
  }

  LoadedSettings& loaded_;
  const Catalogue& catalogue_;
};

}  // namespace

std::filesystem::path settings_path() {
  if (const char* config = std::getenv("XDG_CONFIG_HOME"); config != nullptr && *config != '\0') {
    return std::filesystem::path(config) / "quadrille" / "config.json";
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home != '\0') {
    return std::filesystem::path(home) / ".config" / "quadrille" / "config.json";
  }
  return {};
}

LoadedSettings parse_settings(std::string_view text, const Catalogue& catalogue) {
  LoadedSettings loaded;
  const auto record = from_json(text);
  if (!record || record->get<Record::Map>() == nullptr) {
    loaded.warnings.push_back(record ? "not a JSON object; ignored" : record.error().message + "; ignored");
    return loaded;
  }
  SettingsReader reader(loaded, catalogue);
  for (const auto& [key, value] : *record->get<Record::Map>()) {
    auto& settings = loaded.settings;
    if (key == "strategy") {
      reader.strategies(value);
    } else if (key == "time_limit") {
      reader.seconds(key, value, settings.time_limit);
    } else if (key == "threads") {
      reader.number(key, value, 1, 1024, settings.threads);
    } else if (key == "seed") {
      reader.number(key, value, 0, INT64_MAX, settings.seed);
    } else if (key == "output") {
      reader.word(key, value, {"text", "json", "answer", "markdown", "csv", "svg", "png", "pdf"},
                  settings.output);
    } else if (key == "progress") {
      reader.word(key, value, {"auto", "always", "never"}, settings.progress);
    } else if (key == "log") {
      reader.word(key, value, {"error", "warn", "info", "debug"}, settings.log);
    } else {
      reader.warn(key, "one of strategy, time_limit, threads, seed, output, progress, log");
    }
  }
  return loaded;
}

LoadedSettings load_settings(const std::filesystem::path& path, const Catalogue& catalogue) {
  std::error_code code;
  if (path.empty() || !std::filesystem::exists(path, code)) return {};
  const auto text = read_file(path.string());
  if (!text) return {.warnings = {text.error().message + "; ignored"}};
  return parse_settings(*text, catalogue);
}

}  // namespace quadrille::service
