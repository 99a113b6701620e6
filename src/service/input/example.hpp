#pragma once

#include <string>
#include <string_view>

#include "engine/family/family.hpp"

namespace quadrille::service {

// What a text that a family reads looks like: the smallest of its samples in this format or, where that one cannot be
// written or is not a text, in the first that can. Empty if there is none.
[[nodiscard]] std::string example(const Family& family, std::string_view format);

}  // namespace quadrille::service
