#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "service/catalogue.hpp"

namespace quadrille::service {

// A user's defaults from ~/.config/quadrille/config.json; the command line takes precedence. Unknown keys,
// invalid values and a file that is not JSON are warned about and ignored: a broken file must never keep the
// program from working.
struct Settings {
  std::vector<std::pair<std::string, std::string>> strategy{};  // per family
  std::optional<double> time_limit{};
  std::optional<int> threads{};
  std::optional<std::uint64_t> seed{};
  std::optional<std::string> output{};
  std::optional<std::string> progress{};
  std::optional<std::string> log{};
};

struct LoadedSettings {
  Settings settings{};
  std::vector<std::string> warnings{};
};

// $XDG_CONFIG_HOME/quadrille/config.json, else below $HOME/.config; empty if neither is set.
[[nodiscard]] std::filesystem::path settings_path();

// A strategy that the catalogue does not know is warned about and ignored, like any other bad value.
[[nodiscard]] LoadedSettings load_settings(const std::filesystem::path& path, const Catalogue& catalogue);
[[nodiscard]] LoadedSettings parse_settings(std::string_view text, const Catalogue& catalogue);

}  // namespace quadrille::service
