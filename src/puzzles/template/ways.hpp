#pragma once

#include "engine/family/facets.hpp"

namespace quadrille::template_family {

// `ways SQUARES TICKS`: in how many ways the ticks can be placed. A tool is a small service beside solving
// that becomes a command of its own; most families have none.
[[nodiscard]] Tool ways();

}  // namespace quadrille::template_family
