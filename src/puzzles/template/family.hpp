#pragma once

#include <memory>

#include "engine/family/family.hpp"

namespace quadrille::template_family {

// Built by the tests only. A real family needs no such header: the catalogue that add_puzzle() makes declares
// the function itself.
[[nodiscard]] std::unique_ptr<const Family> family();

}  // namespace quadrille::template_family
