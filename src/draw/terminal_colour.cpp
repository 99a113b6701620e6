#include "draw/terminal_colour.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

#include "draw/theme.hpp"

namespace quadrille::draw {
namespace {

constexpr std::string_view kReset = "\x1b[0m";

// xterm's numbering: 16 colours that the user chooses, then a cube, then greys.
constexpr int kFirstOfCube = 16;
constexpr int kFirstGrey = 232;
constexpr int kGreys = 24;
constexpr std::array<int, 6> kCubeLevels = {0, 95, 135, 175, 215, 255};

int distance(const Channels& a, const Channels& b) {
  int sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

int nearest_level(int channel) {
  int best = 0;
  for (int level = 1; level < static_cast<int>(kCubeLevels.size()); ++level) {
    if (std::abs(kCubeLevels[level] - channel) < std::abs(kCubeLevels[best] - channel)) best = level;
  }
  return best;
}

constexpr int grey_level(int grey) { return 8 + 10 * grey; }

std::string colours_of(const Swatch& swatch, Depth depth) {
  if (depth == Depth::the_256) {
    return fmt::format("\x1b[48;5;{};38;5;{}m", nearest_of_256(swatch.paper), nearest_of_256(swatch.ink));
  }
  return fmt::format("\x1b[48;2;{};38;2;{}m", fmt::join(channels(swatch.paper), ";"),
                     fmt::join(channels(swatch.ink), ";"));
}

}  // namespace

int nearest_of_256(Rgb rgb) {
  const auto wanted = channels(rgb);
  int number = 0;
  Channels in_cube{};
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const int level = nearest_level(wanted[i]);
    number = number * static_cast<int>(kCubeLevels.size()) + level;
    in_cube[i] = kCubeLevels[level];
  }
  int best = kFirstOfCube + number;
  int least = distance(wanted, in_cube);
  for (int grey = 0; grey < kGreys; ++grey) {
    const int level = grey_level(grey);
    if (const int away = distance(wanted, {level, level, level}); away < least) {
      least = away;
      best = kFirstGrey + grey;
    }
  }
  return best;
}

void Painted::add(std::string_view text, const Swatch* swatch) {
  if (swatch == nullptr) {
    reset();
  } else if (worn_ == nullptr || worn_->paper != swatch->paper || worn_->ink != swatch->ink) {
    line_ += colours_of(*swatch, depth_);
  }
  worn_ = swatch;
  line_ += text;
}

void Painted::reset() {
  if (worn_ != nullptr) line_ += kReset;
  worn_ = nullptr;
}

std::string Painted::finished() {
  reset();
  return std::move(line_);
}

}  // namespace quadrille::draw
