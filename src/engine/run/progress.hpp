#pragma once

#include <quadrille/values.hpp>

#include <functional>

namespace quadrille {

// Called from the thread that solves, never after the run has returned.
using ProgressSink = std::function<void(const Progress&)>;

}  // namespace quadrille
