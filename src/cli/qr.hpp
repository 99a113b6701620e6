#pragma once

#include <string>
#include <string_view>

#include "grid/error.hpp"

namespace quadrille::cli {

// A text as a QR code made of half blocks, two rows of squares to a line, to be read off a terminal by a
// phone. With colour it is black on white whatever the terminal's own colours; without, the terminal is taken
// to be dark. An error where the text is too long for a code, or the system has no libqrencode.
[[nodiscard]] Expected<std::string> qr_code(std::string_view text, bool colour);

}  // namespace quadrille::cli
