#pragma once

#include <optional>
#include <vector>

#include "cli/command.hpp"
#include "service/play/overlays.hpp"

namespace quadrille::cli {

[[nodiscard]] std::vector<Option> overlay_options();  // --overlays --overlay-form
[[nodiscard]] std::optional<service::OverlayOptions> overlays_of(const Arguments& arguments);

}  // namespace quadrille::cli
