#pragma once

#include "service/catalogue.hpp"

namespace quadrille::service {

// The families of the program, made once.
inline const Catalogue& catalogue() {
  static const Catalogue kCatalogue;
  return kCatalogue;
}

}  // namespace quadrille::service
