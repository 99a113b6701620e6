#pragma once

#include <span>

#include "service/catalogue.hpp"

namespace quadrille::cli {

// What commands are declared for. The contract's flags are there for every family; a family's own flags, and
// their ranges, defaults and help, only if that family was named.
struct Scope {
  const service::Catalogue& catalogue;
  const Family* family = nullptr;  // the named one; null: none was named

  template <class E>
  [[nodiscard]] const E* extension() const {
    return family != nullptr ? family->extension<E>() : nullptr;
  }
};

// The family that the words of a command line name: the first word that is a family and does not follow a
// flag, whose value it could be; else the first that is one. Null: none is.
[[nodiscard]] const Family* named_family(const service::Catalogue& catalogue,
                                         std::span<const char* const> words);

}  // namespace quadrille::cli
