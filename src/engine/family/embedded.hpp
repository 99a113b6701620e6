#pragma once

#include <string_view>

namespace quadrille {

// A file built into the program.
struct EmbeddedFile {
  std::string_view name;  // its path below the folder it was taken from
  std::string_view bytes;
};

}  // namespace quadrille
