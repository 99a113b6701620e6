#pragma once

#include <quadrille/values.hpp>  // Ruling

namespace quadrille {

// Whether a check requires the answer to be whole.
enum class Extent { whole, so_far };

}  // namespace quadrille
