#pragma once

#include <string>
#include <string_view>

#include "draw/scene.hpp"
#include "grid/picture.hpp"

namespace quadrille::draw {

enum class Depth { the_256, all_24_bits };

// Composes one line of text in the colours of swatches, with an escape code only where the colours change.
class Painted {
 public:
  explicit Painted(Depth depth) : depth_(depth) {}

  // Adds a text in ink on paper; nullptr: in the terminal's own colours.
  void add(std::string_view text, const Swatch* swatch);

  // The line so far, with the terminal's own colours at its end.
  [[nodiscard]] std::string finished();

 private:
  void reset();

  Depth depth_;
  const Swatch* worn_ = nullptr;
  std::string line_;
};

// The nearest of the terminal's 256 colours: of the cube 6x6x6 or of the 24 greys.
[[nodiscard]] int nearest_of_256(Rgb rgb);

}  // namespace quadrille::draw
