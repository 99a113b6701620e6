#include "cli/session_options.hpp"

namespace quadrille::cli {

std::vector<Option> overlay_options() {
  return {{.name = "overlays",
           .value = "DIR",
           .help = "pictures of what a session knows and does at every tick, in DIR/{id}",
           .is_file = true},
          {.name = "overlay-form",
           .value = "FORM",
           .help = "the form of those pictures",
           .initial = "svg",
           .choices = {"svg", "png"}}};
}

std::optional<service::OverlayOptions> overlays_of(const Arguments& arguments) {
  if (!arguments.has("overlays")) return std::nullopt;
  return service::OverlayOptions{arguments.get("overlays"), arguments.get("overlay-form", "svg")};
}

}  // namespace quadrille::cli
