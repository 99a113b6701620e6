#pragma once

#include <string>
#include <string_view>

#include "engine/family.hpp"

namespace quadrille::service {

struct RenderOptions {
  bool colour = false;  // text only
};

// The picture of a puzzle, with an answer on it where there is one, as text, svg, png or pdf. png and pdf are
// bytes.
[[nodiscard]] Expected<std::string> render(const Picture& picture, std::string_view form,
                                           const RenderOptions& options = {});

[[nodiscard]] bool is_binary(std::string_view form);

}  // namespace quadrille::service
