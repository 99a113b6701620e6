#pragma once

#include <optional>
#include <vector>
#include "cli/command.hpp"
#include "engine/settings/record.hpp"
#include "service/play/overlays.hpp"

namespace quadrille::cli {

// KEY=VALUE pairs of --param as the options of a session: a VALUE that is JSON is read as such, any other is
// a string.
[[nodiscard]] Expected<Record> session_parameters_of(const Arguments& arguments);

[[nodiscard]] std::vector<Option> overlay_options();  // --overlays --overlay-form
[[nodiscard]] std::optional<service::OverlayOptions> overlays_of(const Arguments& arguments);

}  // namespace quadrille::cli
