#pragma once

#include <string>
#include <string_view>

namespace quadrille::cli {

// A text as a QR code made of half blocks, two rows of modules per line, for a phone to read off a terminal.
// With colour it is black on white whatever the terminal's own colours; without, the terminal is assumed to
// be dark. Empty if the text is too long for a code.
[[nodiscard]] std::string qr_code(std::string_view text, bool colour);

}  // namespace quadrille::cli
