#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/family/family.hpp"

namespace quadrille {

// The answer that comes with a sample of that name; "" where there is none.
inline std::string_view sample_answer(const Family& family, std::string_view name) {
  const auto wanted = std::string(name) + ".answer";
  const auto file = std::ranges::find(family.samples(), wanted, &EmbeddedFile::name);
  return file == family.samples().end() ? std::string_view() : file->bytes;
}

}  // namespace quadrille
