#pragma once

#include <quadrille/values.hpp>  // Ruling

namespace quadrille {

// How much of an answer a check may demand.
enum class Extent { whole, so_far };

}  // namespace quadrille
